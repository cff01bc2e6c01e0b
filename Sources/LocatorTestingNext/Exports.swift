// Re-exported, so that tests that import this module can also verify containers.
@_exported public import LocatorInspectionNext
