/// Consumes a value, opaque to the optimizer, so that the value must be created.
@inline(never)
@_optimize(none)
func consume<Value>(_ value: Value) {}
