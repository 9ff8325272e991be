// SPDX-License-Identifier: MIT
// Terminal: a terminal that has lines and no screen.

/// Lines in and out: a terminal as a screen reader follows it, a printer, a pipe.
@MainActor public protocol LineDevice: AnyObject {
  /// Takes each line that is entered, without its end; nil at the end of the input.
  var lineHandler: ((String?) -> Void)? { get set }
  /// Writes text; its only control is the line feed.
  func write(_ text: String)
  /// Says whether what is entered from now on must not be seen.
  func setSecret(_ isSecret: Bool)
}
