// swift-format-ignore-file
// Written by `.ci/forms`. To change it, change that.

extension Members where Object: AnyObject, Domain == Anywhere {
  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init(
    of object: Object.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object) -> Void
  ) {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [],
      isolation: .none,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self))
      })
    )
  }

  /// Injects into the objects of a class.
  ///
  /// The closure runs in each ``Container/inject(into:fileID:line:)``, on the thread of the call.
  ///
  /// ```swift
  /// Members(of: Import.self, needs: StoreKey.self) { object, store in object.store = store }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - n0: The keys whose values the closure gets, any number of them.
  ///   - fileID: The file that the members are written in.
  ///   - line: The line that the members are written on.
  ///   - inject: Sets the properties of the object.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype>(
    of object: Object.Type,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value) -> Void
  ) where N0.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency],
      isolation: .none,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency],
      isolation: .none,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, N2.Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      isolation: .none,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      isolation: .none,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      isolation: .none,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, N5: InjectionKey & SendableMetatype, each Rest: InjectionKey & SendableMetatype>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      isolation: .none,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<A0>(
    of object: Object.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, A0) -> Void
  ) where Object: InjectionTarget, Object.Arguments == A0 {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [],
      isolation: .none,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), subject.arguments)
      })
    )
  }

  /// Injects into the objects of a class, with arguments.
  ///
  /// The closure runs in each ``Container/inject(into:_:fileID:line:)``, on the thread of the call.
  ///
  /// ```swift
  /// Members(of: Download.self, needs: StoreKey.self) { object, store, address in
  ///   object.start(address, into: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - n0: The keys whose values the closure gets, any number of them.
  ///   - fileID: The file that the members are written in.
  ///   - line: The line that the members are written on.
  ///   - inject: Sets the properties of the object. The arguments come after the needs.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, A0) -> Void
  ) where N0.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0 {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency],
      isolation: .none,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0 {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency],
      isolation: .none,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, N2.Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0 {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      isolation: .none,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0 {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      isolation: .none,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0 {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      isolation: .none,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey & SendableMetatype, N1: InjectionKey & SendableMetatype, N2: InjectionKey & SendableMetatype, N3: InjectionKey & SendableMetatype, N4: InjectionKey & SendableMetatype, N5: InjectionKey & SendableMetatype, each Rest: InjectionKey & SendableMetatype, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0 {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      isolation: .none,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction({ (context, subject: Subject<A0>) in
        apply(inject, to: subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context), subject.arguments)
      })
    )
  }
}

// The objects and the arguments are `Sendable`, because `inject(into:)` can be called from code that the compiler
// doesn't know to be on the main actor, and that could send them elsewhere later.
extension Members where Object: AnyObject & Sendable, Domain == MainActor {
  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init(
    of object: Object.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object) -> Void
  ) {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [],
      isolation: .byModule,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self))
      })
    )
  }

  /// Injects into the objects of a class on the main actor.
  ///
  /// The closure runs in each ``Container/inject(into:fileID:line:)``, which stops the program elsewhere.
  ///
  /// ```swift
  /// Members(of: HomeController.self, needs: HomeKey.self) { controller, home in controller.home = home }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - n0: The keys whose values the closure gets, any number of them.
  ///   - fileID: The file that the members are written in.
  ///   - line: The line that the members are written on.
  ///   - inject: Sets the properties of the object.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value) -> Void
  ) where N0.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency],
      isolation: .byModule,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency],
      isolation: .byModule,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      isolation: .byModule,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      isolation: .byModule,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      isolation: .byModule,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey, N5: InjectionKey, each Rest: InjectionKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      isolation: .byModule,
      takesArguments: false,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<Void>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context))
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<A0>(
    of object: Object.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, A0) -> Void
  ) where Object: InjectionTarget, Object.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), subject.arguments)
      })
    )
  }

  /// Injects into the objects of a class on the main actor, with arguments.
  ///
  /// The closure runs in each ``Container/inject(into:_:fileID:line:)``, which stops the program elsewhere.
  ///
  /// ```swift
  /// Members(of: DetailController.self, needs: HomeKey.self) { controller, home, id in
  ///   controller.show(id, in: home)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - object: The class.
  ///   - n0: The keys whose values the closure gets, any number of them.
  ///   - fileID: The file that the members are written in.
  ///   - line: The line that the members are written on.
  ///   - inject: Sets the properties of the object. The arguments come after the needs.
  /// - Complexity: O(1) for each need.
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, A0) -> Void
  ) where N0.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  #if !DEBUG
  @_alwaysEmitIntoClient @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: [N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency],
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<A0>) in
        inject(subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), subject.arguments)
      })
    )
  }

  @_documentation(visibility: internal)
  public init<N0: InjectionKey, N1: InjectionKey, N2: InjectionKey, N3: InjectionKey, N4: InjectionKey, N5: InjectionKey, each Rest: InjectionKey, A0>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    _ n5: N5.Type,
    _ rest: repeat (each Rest).Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value, N5.Value, repeat (each Rest).Value, A0) -> Void
  ) where N0.Arguments == Void, N1.Arguments == Void, N2.Arguments == Void, N3.Arguments == Void, N4.Arguments == Void, N5.Arguments == Void, Object: InjectionTarget, Object.Arguments == A0, A0: Sendable {
    definition = ModuleDefinition(
      membersOf: Object.self,
      needs: dependencies([N0.dependency, N1.dependency, N2.dependency, N3.dependency, N4.dependency, N5.dependency]) { repeat $0.append((each Rest).dependency) },
      isolation: .byModule,
      takesArguments: true,
      location: SourceLocation(fileID, line),
      factory: ErasedFunction(mainActor: { (context, subject: Subject<A0>) in
        applyOnMainActor(inject, to: subject.object(as: Object.self), N0.resolve(in: context), N1.resolve(in: context), N2.resolve(in: context), N3.resolve(in: context), N4.resolve(in: context), N5.resolve(in: context), repeat (each Rest).resolve(in: context), subject.arguments)
      })
    )
  }
}

extension Members where Object: AnyObject, Domain == MainActor {
  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value) -> Void
  ) {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value) -> Void
  ) {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value) -> Void
  ) {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value) -> Void
  ) {
    fatalError("unavailable")
  }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "a call in the factory resolves a key that can fail, takes arguments or is asynchronous: write 'needs: Provider<Key>.self'")
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<N0: BindingKey, N1: BindingKey, N2: BindingKey, N3: BindingKey, N4: BindingKey>(
    of object: Object.Type,
    needs n0: N0.Type,
    _ n1: N1.Type,
    _ n2: N2.Type,
    _ n3: N3.Type,
    _ n4: N4.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    inject: @escaping @MainActor @Sendable (Object, N0.Value, N1.Value, N2.Value, N3.Value, N4.Value) -> Void
  ) {
    fatalError("unavailable")
  }
}
