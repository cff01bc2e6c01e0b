// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Unavailable forms, so that the compiler says what to write instead.

extension InjectionKey {
  @available(*, unavailable, message: "it notes the line that asks: write 'Key.currentValue()'")
  @_alwaysEmitIntoClient
  public static var currentValue: Value { fatalError() }
  @available(
    *, unavailable,
    message: "the key takes arguments: write 'Container.current()[Key.self, arguments]'"
  )
  @_alwaysEmitIntoClient
  public static func currentValue(line: UInt = #line) -> Value { fatalError() }
}

extension ThrowingInjectionKey {
  @available(
    *, unavailable,
    message: "the key can fail: write 'try Container.current()[Key.self]'"
  )
  @_alwaysEmitIntoClient
  public static func currentValue() -> Value { fatalError() }
}

extension AsyncBindingKey {
  @available(
    *, unavailable,
    message: "the key is asynchronous: write 'await Container.current().resolve(Key.self)'"
  )
  @_alwaysEmitIntoClient
  public static func currentValue() -> Value { fatalError() }
}

@available(
  *, unavailable,
  message: "an asynchronous key can fail, too: write 'AsyncInjectionKey', and declare its 'Failure'"
)
public typealias AsyncThrowingInjectionKey = AsyncInjectionKey
