import Locator

/// Tracks of a timeline: two reads of one track are either nested or disjoint.
struct Tracks {
  /// The titles of the tracks.
  private(set) var names: [String] = []

  /// The tracks of each thread.
  private var tracks: [UInt64: [Int]] = [:]

  /// The end times of the unfinished reads of each track, innermost last.
  private var ends: [[Int64]] = []

  /// Returns the track of the next read, for reads in the order of their start.
  mutating func track(of resolution: Resolution, from start: Int64, to end: Int64) -> Int {
    let candidates = tracks[resolution.thread] ?? []
    for track in candidates {
      while let last = ends[track].last, last <= start { ends[track].removeLast() }
    }
    let fitting = candidates.first { ends[$0].last.map { end <= $0 } ?? true }
    let track = fitting ?? ends.count
    if fitting == nil {
      let suffix = candidates.isEmpty ? "" : " (\(candidates.count + 1))"
      names.append("Thread 0x\(String(resolution.thread, radix: 16))\(suffix)")
      tracks[resolution.thread, default: []].append(track)
      ends.append([])
    }
    ends[track].append(end)
    return track
  }
}
