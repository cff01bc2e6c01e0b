import LocatorNext

/// A property for every way in which up to five arguments of a generic key repeat.
///
/// Each has the numbers of the arguments as its name, which a test computes again.
struct RepeatedArguments {
  let p1: Inject<P1<T1>>
  let p11: Inject<P2<T1, T1>>
  let p12: Inject<P2<T1, T2>>
  let p111: Inject<P3<T1, T1, T1>>
  let p112: Inject<P3<T1, T1, T2>>
  let p121: Inject<P3<T1, T2, T1>>
  let p122: Inject<P3<T1, T2, T2>>
  let p123: Inject<P3<T1, T2, T3>>
  let p1111: Inject<P4<T1, T1, T1, T1>>
  let p1112: Inject<P4<T1, T1, T1, T2>>
  let p1121: Inject<P4<T1, T1, T2, T1>>
  let p1122: Inject<P4<T1, T1, T2, T2>>
  let p1123: Inject<P4<T1, T1, T2, T3>>
  let p1211: Inject<P4<T1, T2, T1, T1>>
  let p1212: Inject<P4<T1, T2, T1, T2>>
  let p1213: Inject<P4<T1, T2, T1, T3>>
  let p1221: Inject<P4<T1, T2, T2, T1>>
  let p1222: Inject<P4<T1, T2, T2, T2>>
  let p1223: Inject<P4<T1, T2, T2, T3>>
  let p1231: Inject<P4<T1, T2, T3, T1>>
  let p1232: Inject<P4<T1, T2, T3, T2>>
  let p1233: Inject<P4<T1, T2, T3, T3>>
  let p1234: Inject<P4<T1, T2, T3, T4>>
  let p11111: Inject<P5<T1, T1, T1, T1, T1>>
  let p11112: Inject<P5<T1, T1, T1, T1, T2>>
  let p11121: Inject<P5<T1, T1, T1, T2, T1>>
  let p11122: Inject<P5<T1, T1, T1, T2, T2>>
  let p11123: Inject<P5<T1, T1, T1, T2, T3>>
  let p11211: Inject<P5<T1, T1, T2, T1, T1>>
  let p11212: Inject<P5<T1, T1, T2, T1, T2>>
  let p11213: Inject<P5<T1, T1, T2, T1, T3>>
  let p11221: Inject<P5<T1, T1, T2, T2, T1>>
  let p11222: Inject<P5<T1, T1, T2, T2, T2>>
  let p11223: Inject<P5<T1, T1, T2, T2, T3>>
  let p11231: Inject<P5<T1, T1, T2, T3, T1>>
  let p11232: Inject<P5<T1, T1, T2, T3, T2>>
  let p11233: Inject<P5<T1, T1, T2, T3, T3>>
  let p11234: Inject<P5<T1, T1, T2, T3, T4>>
  let p12111: Inject<P5<T1, T2, T1, T1, T1>>
  let p12112: Inject<P5<T1, T2, T1, T1, T2>>
  let p12113: Inject<P5<T1, T2, T1, T1, T3>>
  let p12121: Inject<P5<T1, T2, T1, T2, T1>>
  let p12122: Inject<P5<T1, T2, T1, T2, T2>>
  let p12123: Inject<P5<T1, T2, T1, T2, T3>>
  let p12131: Inject<P5<T1, T2, T1, T3, T1>>
  let p12132: Inject<P5<T1, T2, T1, T3, T2>>
  let p12133: Inject<P5<T1, T2, T1, T3, T3>>
  let p12134: Inject<P5<T1, T2, T1, T3, T4>>
  let p12211: Inject<P5<T1, T2, T2, T1, T1>>
  let p12212: Inject<P5<T1, T2, T2, T1, T2>>
  let p12213: Inject<P5<T1, T2, T2, T1, T3>>
  let p12221: Inject<P5<T1, T2, T2, T2, T1>>
  let p12222: Inject<P5<T1, T2, T2, T2, T2>>
  let p12223: Inject<P5<T1, T2, T2, T2, T3>>
  let p12231: Inject<P5<T1, T2, T2, T3, T1>>
  let p12232: Inject<P5<T1, T2, T2, T3, T2>>
  let p12233: Inject<P5<T1, T2, T2, T3, T3>>
  let p12234: Inject<P5<T1, T2, T2, T3, T4>>
  let p12311: Inject<P5<T1, T2, T3, T1, T1>>
  let p12312: Inject<P5<T1, T2, T3, T1, T2>>
  let p12313: Inject<P5<T1, T2, T3, T1, T3>>
  let p12314: Inject<P5<T1, T2, T3, T1, T4>>
  let p12321: Inject<P5<T1, T2, T3, T2, T1>>
  let p12322: Inject<P5<T1, T2, T3, T2, T2>>
  let p12323: Inject<P5<T1, T2, T3, T2, T3>>
  let p12324: Inject<P5<T1, T2, T3, T2, T4>>
  let p12331: Inject<P5<T1, T2, T3, T3, T1>>
  let p12332: Inject<P5<T1, T2, T3, T3, T2>>
  let p12333: Inject<P5<T1, T2, T3, T3, T3>>
  let p12334: Inject<P5<T1, T2, T3, T3, T4>>
  let p12341: Inject<P5<T1, T2, T3, T4, T1>>
  let p12342: Inject<P5<T1, T2, T3, T4, T2>>
  let p12343: Inject<P5<T1, T2, T3, T4, T3>>
  let p12344: Inject<P5<T1, T2, T3, T4, T4>>
  let p12345: Inject<P5<T1, T2, T3, T4, T5>>
}
