public import Locator

extension Container {
  /// An HTML page that shows the graph of this container, its problems, and what happened at its launch.
  ///
  /// The page is one file that opens in any current browser and loads nothing. It searches and filters keys,
  /// assemblies and injected properties, draws what is around a key, counts the needs between assemblies, lists the
  /// problems and notes of ``Locator/Container/verify(children:only:excluding:fileID:line:)``, and shows the reads of a
  /// trace as a flame chart. The data is inside as JSON, the graph as its ``ContainerGraph/json``.
  ///
  /// ```swift
  /// let trace = ResolutionTrace()
  /// let container = Container(observer: trace) { Services() }.build()
  /// print(container.inspectionPage(trace: trace))
  /// ```
  ///
  /// No instance is created, and a container with problems has a page, too.
  ///
  /// > Important: Stops the program if one of the children isn't a child of this container.
  ///
  /// - Parameters:
  ///   - trace: The reads to show, which also show needs that no module declares.
  ///   - children: Containers that have this one as a parent, at any depth.
  ///   - subjects: The only Swift modules and keys to verify, or none for all.
  ///   - exclusions: The Swift modules and keys that aren't verified.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The text of the file.
  /// - Complexity: That of the verification, plus O(*n* log *n*), where *n* is the number of reads.
  public func inspectionPage(
    trace: ResolutionTrace? = nil, children: Container..., only subjects: VerificationSubject...,
    excluding exclusions: VerificationSubject..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> String {
    let verification = Verification(
      self, children: children, only: subjects, excluding: exclusions,
      callSite: SourceLocation(fileID, line)
    )
    let reads = trace.map { ReadRecorder.reads(in: $0.resolutions) } ?? []
    let graph = GraphBuilder.graph(of: self, children: children, reads: reads)
    return InspectionPage(graph: graph, report: verification.report, trace: trace).html
  }
}
