import Locator

extension ResolutionTrace {
  /// The reads in Chrome's trace event format, JSON that Perfetto and other viewers show as a timeline.
  ///
  /// Write the text to a file, and open the file in https://ui.perfetto.dev. Each thread has a track. Overlapping
  /// reads of one thread, which asynchronous keys can cause, go to additional tracks.
  ///
  /// ```swift
  /// let trace = ResolutionTrace()
  /// print(trace.chromeTrace)
  /// ```
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of reads.
  public var chromeTrace: String {
    let resolutions = resolutions
    var tracks = Tracks()
    let begin = resolutions.first?.start ?? .now
    let events = resolutions.map { resolution in
      let start = begin.duration(to: resolution.start).nanoseconds
      let track = tracks.track(
        of: resolution, from: start, to: start + resolution.duration.nanoseconds
      )
      return """
        {"ph":"X","pid":1,"tid":\(Self.thread(of: track)),"ts":\(Self.microseconds(start)),\
        "dur":\(Self.microseconds(resolution.duration.nanoseconds)),\
        "name":\(Self.json("\(resolution.key)")),"cat":\(Self.json(resolution.scope)),\
        "args":{"made":\(resolution.isNew),"module":\(Self.json(resolution.module)),\
        "asked":\(Self.json(resolution.asker ?? "")),"named":\(Self.json(resolution.name ?? ""))}}
        """
    }
    let names = tracks.names.enumerated().map { number, name in
      """
      {"ph":"M","pid":1,"tid":\(Self.thread(of: number)),"name":"thread_name","args":{"name":\(Self.json(name))}}
      """
    }
    return "{\"traceEvents\":[\n\((names + events).joined(separator: ",\n"))\n]}\n"
  }

  /// The thread identifier of a track.
  ///
  /// Not that of the process: viewers take a thread with the identifier of its process for the main thread.
  private static func thread(of track: Int) -> Int { track + 2 }

  /// Formats nanoseconds as microseconds.
  private static func microseconds(_ nanoseconds: Int64) -> String {
    let rest = "\(nanoseconds % 1_000 + 1_000)".dropFirst()
    return "\(nanoseconds / 1_000).\(rest)"
  }

  /// A text as a JSON string.
  private static func json(_ text: String) -> String {
    var json = ""
    json.append(json: text)
    return json
  }
}
