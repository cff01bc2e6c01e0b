/// The code that reads, as far as the library runs it: the innermost factory of the thread or of the task.
struct ReadingCode: Sendable {
  /// The thread or the task that makes the instance around the read, if there is one.
  let maker: Maker?

  /// Whether the maker can't go on before the read has ended, as it can if only a task reads that it has started.
  let isHard: Bool

  /// The factories around the read, the outermost first.
  let steps: [Step]

  /// The read of a list whose elements the code makes.
  let list: ListRead?

  /// A factory, and the construction that it belongs to if it makes a shared instance.
  typealias Step = (step: Messages.Step, made: ObjectIdentifier?)

  /// Code that no factory is around, though one may run on the thread.
  static let none = Self(maker: nil, isHard: false, steps: [], list: nil)

  /// What a maker does that is no factory.
  init(of maker: Maker) { self.init(maker: maker, isHard: true, steps: [], list: nil) }

  private init(maker: Maker?, isHard: Bool, steps: [Step], list: ListRead?) {
    (self.maker, self.isHard, self.steps, self.list) = (maker, isHard, steps, list)
  }

  /// The code that runs now; the steps take time, and only a reader that waits needs them.
  @inline(never)
  static func current(withSteps: Bool) -> Self {
    let thread = ThreadActivity.current
    let task = TaskActivity.current
    let (running, run) = (task?.running, task?.run)
    let steps = withSteps ? (task?.stepsOfMaker ?? []) + thread.tracedSteps : []
    let isInThread = thread.depth > 0 && running?.isInside(thread) != true
    if isInThread, let awaited = thread.last?.awaited?.object {
      return Self(maker: awaited.maker, isHard: true, steps: steps, list: task?.list)
    }
    return Self(maker: run?.maker, isHard: run?.isHard == true, steps: steps, list: task?.list)
  }

  /// The code of a task that waits by suspension, which holds up no frame of the thread that it happens to run on.
  @inline(never)
  static var currentOfTask: Self {
    let task = TaskActivity.current
    let run = task?.run
    return Self(
      maker: run?.maker, isHard: run?.isHard == true, steps: task?.stepsOfMaker ?? [],
      list: task?.list
    )
  }

  /// The maker of an instance whose factory runs now on this thread.
  static var makerOnThread: Maker {
    let code = current(withSteps: false)
    if code.isHard, let maker = code.maker { return maker }
    return ThreadActivity.current.maker
  }
}
