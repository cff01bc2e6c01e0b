import Foundation

/// A text with the results.
struct Report {
  /// The rows.
  let rows: [Row]

  /// Whether heap use was counted.
  let hasHeap: Bool

  init(_ measured: (rows: [Row], hasHeap: Bool)) {
    rows = measured.rows
    hasHeap = measured.hasHeap
  }

  /// The rows that failed, one line each.
  var problems: [String] {
    rows.compactMap { row in
      guard case .failed(let problems) = row.verdict else { return nil }
      return "\(row.benchmark.id): \(problems.joined(separator: "; "))."
    }
  }

  /// The rows as an aligned table, which is also valid Markdown.
  var table: String {
    let lines = [Self.head] + rows.map(Self.cells)
    let widths = Self.head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 || column == cells.count - 1 ? cell.0 + space : space + cell.0
      }
      return "| \(padded.joined(separator: " | ")) |"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0 || column == widths.count - 1
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    var text = ([Self.head, rule] + lines.dropFirst()).map(line).joined(separator: "\n")
    if !hasHeap {
      text += "\n\nThe heap wasn't counted: that takes the C library of GNU and a C compiler."
    }
    return text
  }

  private static let head = [
    "case", "by hand", "library", "ratio", "median", "noise", "allocations", "bytes", "goal",
  ]

  /// Returns the cells of a row.
  private static func cells(of row: Row) -> [String] {
    func heap(_ value: (HeapUse) -> Double?) -> String {
      let values = Benchmark.Side.allCases.map { row.heap[$0].flatMap(value) }
      guard let floor = values[0], let library = values[1] else { return "" }
      return "\(rounded(floor)) / \(rounded(library))"
    }
    func time(_ side: Benchmark.Side) -> String {
      row.comparison.minimum(side).map { "\(rounded($0)) ns" } ?? "?"
    }
    let noise = (row.comparison.noise * 100).rounded()
    return [
      row.benchmark.title, time(.floor), time(.library),
      row.comparison.ratio.map(rounded) ?? "?",
      row.comparison.ratioOfMedians.map(rounded) ?? "?",
      "±\(Int(noise)) %",
      heap(\.allocations), heap { $0.keptBytes ?? $0.bytes }, outcome(of: row),
    ]
  }

  /// Returns the goal of a row, and whether the row meets it.
  private static func outcome(of row: Row) -> String {
    let times = [row.goal.ratio.map(rounded), row.goal.nanoseconds.map { "\(rounded($0)) ns" }]
    let time = times.compactMap { $0 }.joined(separator: " or ")
    let goal =
      (row.goal.hasTarget ? "goal \(time)\(row.goal.isOfMedians ? " of medians" : "")" : "no goal")
      + (row.goal.keptBytes.map { " and \(rounded($0)) bytes" } ?? "")
    switch row.verdict {
    case .met: return "met: \(goal)"
    case .failed: return "FAILED: \(goal)\(ceiling(of: row))"
    case .unmeasured: return "not measured: \(goal)"
    case .known: return "\(row.goal.hasTarget ? "not yet: " : "")\(goal)\(ceiling(of: row))"
    }
  }

  /// Returns the ratio of a row and its ceiling.
  private static func ceiling(of row: Row) -> String {
    guard let ceiling = row.goal.ceiling, let ratio = row.comparison.ratio(for: row.goal) else {
      return ""
    }
    return ", today \(rounded(ratio)), ceiling \(rounded(ceiling))"
  }
}

/// Formats a number with three significant digits, but with all digits before the decimal point.
func rounded(_ number: Double) -> String {
  if number == number.rounded() || abs(number) >= 100 { return String(Int(number.rounded())) }
  return String(format: abs(number) < 10 ? "%.2f" : "%.1f", number)
}
