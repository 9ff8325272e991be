// SPDX-License-Identifier: MIT
// Views: uses objects and values in place, without copies and checks.

// Unlike the functions of the standard library, these don't check that a closure of the main actor
// runs there, which takes 200 instructions.

@inline(__always) func withAddress<Value, Result>(
  of value: borrowing Value, _ body: (UnsafeRawPointer) -> Result
) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

extension Unmanaged {
  /// Calls `body` without retaining the object.
  @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
