import Locator

// Keys of every arity from one to six, and types to be their arguments.

enum T1 {}
enum T2 {}
enum T3 {}
enum T4 {}
enum T5 {}
enum T6 {}

enum P1<A>: InjectionKey { typealias Value = Int }
enum P2<A, B>: InjectionKey { typealias Value = Int }
enum P3<A, B, C>: InjectionKey { typealias Value = Int }
enum P4<A, B, C, D>: InjectionKey { typealias Value = Int }
enum P5<A, B, C, D, E>: InjectionKey { typealias Value = Int }
enum P6<A, B, C, D, E, F>: InjectionKey { typealias Value = Int }
