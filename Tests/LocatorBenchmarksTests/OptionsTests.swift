import Testing

@testable import LocatorBenchmarks

/// The arguments of the program.
@Suite struct OptionsTests {
  @Test func `without arguments everything is measured`() throws {
    #expect(try Options([]) == .measure(Options.Measurement()))
  }

  @Test func `arguments come in any order`() throws {
    let measurement = Options.Measurement(filter: "read", isCheck: true, isJSON: true)
    #expect(try Options(["--json", "--filter", "read", "--check"]) == .measure(measurement))
  }

  @Test func `a job can be run for another tool`() throws {
    #expect(
      try Options(["--run", "two-threads", "floor", "40"])
        == .work(id: "two-threads", .run(.floor, turns: 40))
    )
  }

  @Test(
    arguments: [
      ["--filter"], ["--fast"], ["--run", "two-threads", "ceiling", "40"],
      ["--run", "two-threads", "floor"], ["--worker", "two-threads", "{}"],
    ]
  )
  func `arguments that make no sense are refused`(arguments: [String]) {
    #expect(throws: UsageError(argument: arguments[0])) { try Options(arguments) }
  }
}
