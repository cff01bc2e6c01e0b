import LocatorNext

func call(_ makeList: Provider<ListKey>, _ makeReport: Provider<ReportKey>) async throws {
  // error: the key takes arguments: write 'provider(arguments)'
  _ = makeList()
  // error: the key takes arguments: write 'provider(arguments)'
  _ = try await makeReport()
}
