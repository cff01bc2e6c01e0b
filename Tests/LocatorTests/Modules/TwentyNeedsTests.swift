import Locator
import Testing

/// A type with twenty properties, whose initializer takes them in their order.
private struct Twenty: Sendable {
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  let e: Int
  let f: Int
  let g: Int
  let h: Int
  let i: Int
  let j: Int
  let k: Int
  let l: Int
  let m: Int
  let n: Int
  let o: Int
  let p: Int
  let q: Int
  let r: Int
  let s: Int
  let t: Int

  var all: [Int] { Mirror(reflecting: self).children.compactMap { $0.value as? Int } }
}
private enum TwentyKey: InjectionKey { typealias Value = Twenty }
private enum MoreKey: InjectionKey {
  typealias Value = [Int]
  typealias Arguments = Int
}

/// A factory takes up to twenty needs, with or without arguments.
@Suite struct TwentyNeedsTests {
  @Test func `an initializer may need twenty values`() {
    let (counter, n) = (Counter(), NumberKey.self)
    let container = Container {
      Module(NumberKey.self) { counter.next() }
      Module(
        TwentyKey.self,
        needs: n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        n,
        make: Twenty.init
      )
    }
    #expect(container[TwentyKey.self].all == Array(1...20))
  }

  @Test func `arguments come after twenty needs`() {
    let (counter, n) = (Counter(), NumberKey.self)
    let container = Container {
      Module(NumberKey.self) { counter.next() }
      Module(MoreKey.self, needs: n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n) {
        [$0, $1, $2, $3, $4, $5, $6, $7, $8, $9]
          + [$10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20]
      }
    }
    #expect(container.resolve(MoreKey.self, 21) == Array(1...21))
  }
}
