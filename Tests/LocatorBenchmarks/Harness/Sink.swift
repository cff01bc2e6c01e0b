/// Takes a value in a way that the optimizer can't see through, so that it has to be made.
@inline(never)
@_optimize(none)
func consume<Value>(_ value: Value) {}
