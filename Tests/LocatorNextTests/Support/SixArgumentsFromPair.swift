import LocatorNext

/// A property for every way in which six arguments of a generic key repeat that begin with one twice.
///
/// Each has the numbers of the arguments as its name, which a test computes again.
struct SixArgumentsFromPair {
  let p111111: Inject<P6<T1, T1, T1, T1, T1, T1>>
  let p111112: Inject<P6<T1, T1, T1, T1, T1, T2>>
  let p111121: Inject<P6<T1, T1, T1, T1, T2, T1>>
  let p111122: Inject<P6<T1, T1, T1, T1, T2, T2>>
  let p111123: Inject<P6<T1, T1, T1, T1, T2, T3>>
  let p111211: Inject<P6<T1, T1, T1, T2, T1, T1>>
  let p111212: Inject<P6<T1, T1, T1, T2, T1, T2>>
  let p111213: Inject<P6<T1, T1, T1, T2, T1, T3>>
  let p111221: Inject<P6<T1, T1, T1, T2, T2, T1>>
  let p111222: Inject<P6<T1, T1, T1, T2, T2, T2>>
  let p111223: Inject<P6<T1, T1, T1, T2, T2, T3>>
  let p111231: Inject<P6<T1, T1, T1, T2, T3, T1>>
  let p111232: Inject<P6<T1, T1, T1, T2, T3, T2>>
  let p111233: Inject<P6<T1, T1, T1, T2, T3, T3>>
  let p111234: Inject<P6<T1, T1, T1, T2, T3, T4>>
  let p112111: Inject<P6<T1, T1, T2, T1, T1, T1>>
  let p112112: Inject<P6<T1, T1, T2, T1, T1, T2>>
  let p112113: Inject<P6<T1, T1, T2, T1, T1, T3>>
  let p112121: Inject<P6<T1, T1, T2, T1, T2, T1>>
  let p112122: Inject<P6<T1, T1, T2, T1, T2, T2>>
  let p112123: Inject<P6<T1, T1, T2, T1, T2, T3>>
  let p112131: Inject<P6<T1, T1, T2, T1, T3, T1>>
  let p112132: Inject<P6<T1, T1, T2, T1, T3, T2>>
  let p112133: Inject<P6<T1, T1, T2, T1, T3, T3>>
  let p112134: Inject<P6<T1, T1, T2, T1, T3, T4>>
  let p112211: Inject<P6<T1, T1, T2, T2, T1, T1>>
  let p112212: Inject<P6<T1, T1, T2, T2, T1, T2>>
  let p112213: Inject<P6<T1, T1, T2, T2, T1, T3>>
  let p112221: Inject<P6<T1, T1, T2, T2, T2, T1>>
  let p112222: Inject<P6<T1, T1, T2, T2, T2, T2>>
  let p112223: Inject<P6<T1, T1, T2, T2, T2, T3>>
  let p112231: Inject<P6<T1, T1, T2, T2, T3, T1>>
  let p112232: Inject<P6<T1, T1, T2, T2, T3, T2>>
  let p112233: Inject<P6<T1, T1, T2, T2, T3, T3>>
  let p112234: Inject<P6<T1, T1, T2, T2, T3, T4>>
  let p112311: Inject<P6<T1, T1, T2, T3, T1, T1>>
  let p112312: Inject<P6<T1, T1, T2, T3, T1, T2>>
  let p112313: Inject<P6<T1, T1, T2, T3, T1, T3>>
  let p112314: Inject<P6<T1, T1, T2, T3, T1, T4>>
  let p112321: Inject<P6<T1, T1, T2, T3, T2, T1>>
  let p112322: Inject<P6<T1, T1, T2, T3, T2, T2>>
  let p112323: Inject<P6<T1, T1, T2, T3, T2, T3>>
  let p112324: Inject<P6<T1, T1, T2, T3, T2, T4>>
  let p112331: Inject<P6<T1, T1, T2, T3, T3, T1>>
  let p112332: Inject<P6<T1, T1, T2, T3, T3, T2>>
  let p112333: Inject<P6<T1, T1, T2, T3, T3, T3>>
  let p112334: Inject<P6<T1, T1, T2, T3, T3, T4>>
  let p112341: Inject<P6<T1, T1, T2, T3, T4, T1>>
  let p112342: Inject<P6<T1, T1, T2, T3, T4, T2>>
  let p112343: Inject<P6<T1, T1, T2, T3, T4, T3>>
  let p112344: Inject<P6<T1, T1, T2, T3, T4, T4>>
  let p112345: Inject<P6<T1, T1, T2, T3, T4, T5>>
}
