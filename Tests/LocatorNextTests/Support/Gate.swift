/// A gate that tasks wait at until it is opened.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var arrived = 0

  /// Waits until the gate is open, however the task is cancelled.
  func pass() async {
    arrived += 1
    for arrival in arrivals { arrival.resume() }
    arrivals = []
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Waits until a task waits at the gate.
  func arrival() async {
    if arrived == 0 { await withCheckedContinuation { arrivals.append($0) } }
  }

  /// Lets all tasks pass from now on.
  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
