// A test that imports this module verifies containers, too.
@_exported public import LocatorInspection
