import Foundation

extension Report {
  /// The rows as JSON.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      let entries = rows.map(Entry.init)
      return String(decoding: try encoder.encode(entries), as: UTF8.self)
    }
  }

  /// A row in the JSON, with times in nanoseconds per operation.
  private struct Entry: Encodable {
    let id: String
    let title: String
    let minimum: [Benchmark.Side: Double]
    let median: [Benchmark.Side: Double]
    let ratio: Double?
    let ratioOfMedians: Double?
    let noise: Double
    let samples: Int
    let heap: [Benchmark.Side: HeapUse]
    let goalRatio: Double?
    let goalNanoseconds: Double?
    let ceiling: Double?
    let verdict: String
    let problems: [String]

    init(_ row: Row) {
      func each(_ value: (Benchmark.Side) -> Double?) -> [Benchmark.Side: Double] {
        Dictionary(
          uniqueKeysWithValues: Benchmark.Side.allCases.compactMap { side in
            value(side).map { (side, $0) }
          }
        )
      }
      id = row.benchmark.id
      title = row.benchmark.title
      minimum = each(row.comparison.minimum)
      median = each(row.comparison.median)
      ratio = row.comparison.ratio
      ratioOfMedians = row.comparison.ratioOfMedians
      noise = row.comparison.noise
      samples = row.comparison.samples(.library).count
      heap = row.heap
      goalRatio = row.goal.ratio
      goalNanoseconds = row.goal.nanoseconds
      ceiling = row.goal.ceiling
      (verdict, problems) =
        switch row.verdict {
        case .met: ("met", [])
        case .known: ("known", [])
        case .unmeasured: ("unmeasured", [])
        case .failed(let reasons): ("failed", reasons)
        }
    }
  }
}
