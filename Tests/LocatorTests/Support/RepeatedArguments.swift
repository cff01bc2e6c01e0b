import Locator

/// How arguments of a generic key repeat.
///
/// Each way for up to three of them, and twelve of those for up to six, which a seed chose: one rule makes them all, a
/// substitution in the mangled name.
struct RepeatedArguments {
  let p1: Inject<P1<T1>>
  let p11: Inject<P2<T1, T1>>
  let p12: Inject<P2<T1, T2>>
  let p111: Inject<P3<T1, T1, T1>>
  let p112: Inject<P3<T1, T1, T2>>
  let p121: Inject<P3<T1, T2, T1>>
  let p122: Inject<P3<T1, T2, T2>>
  let p123: Inject<P3<T1, T2, T3>>
  let p1233: Inject<P4<T1, T2, T3, T3>>
  let p12133: Inject<P5<T1, T2, T1, T3, T3>>
  let p12312: Inject<P5<T1, T2, T3, T1, T2>>
  let p12313: Inject<P5<T1, T2, T3, T1, T3>>
  let p12343: Inject<P5<T1, T2, T3, T4, T3>>
  let p111223: Inject<P6<T1, T1, T1, T2, T2, T3>>
  let p112122: Inject<P6<T1, T1, T2, T1, T2, T2>>
  let p121222: Inject<P6<T1, T2, T1, T2, T2, T2>>
  let p122132: Inject<P6<T1, T2, T2, T1, T3, T2>>
  let p122212: Inject<P6<T1, T2, T2, T2, T1, T2>>
  let p123144: Inject<P6<T1, T2, T3, T1, T4, T4>>
  let p123211: Inject<P6<T1, T2, T3, T2, T1, T1>>
}
