/// What a slot has in the place of its instance.
enum Sharing {
  /// The instance, once it is made, for as long as the container.
  case forGood
  /// A ``KeptInstance``, which has the instance until it is dropped.
  case untilDropped
  /// An ``ArgumentTable``, which has a slot for each value of the arguments.
  case byArguments
}
