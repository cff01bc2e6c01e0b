import Locator

extension ResolutionTrace {
  /// The reads and their tracks for ``InspectionPage``, with times in nanoseconds since the first one.
  var json: String {
    let resolutions = resolutions
    let begin = resolutions.first?.start ?? .now
    var tracks = Tracks()
    let reads = resolutions.map { resolution -> String in
      let start = begin.duration(to: resolution.start).nanoseconds
      let duration = resolution.duration.nanoseconds
      var object = JSONObject()
      object.add("id", resolution.id)
      if let parent = resolution.parent { object.add("parent", parent) }
      object.add("key", "\(resolution.key)")
      object.add("name", resolution.name)
      object.add("scope", resolution.scope)
      object.add("module", resolution.module)
      object.add("asker", resolution.asker)
      object.add("isNew", resolution.isNew)
      object.add("start", start)
      object.add("duration", duration)
      object.add("track", tracks.track(of: resolution, from: start, to: start + duration))
      return object.closed
    }
    var object = JSONObject()
    object.add("tracks", tracks.names)
    object.add("reads", raw: "[\n\(reads.joined(separator: ",\n"))\n]")
    return object.closed
  }
}
