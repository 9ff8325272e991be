// SPDX-License-Identifier: MIT
// Terminal: a device that reads and writes lines instead of a screen.

/// A device that reads and writes lines, such as a terminal with a screen reader, a printer or a
/// pipe.
@MainActor public protocol LineDevice: AnyObject {
  /// Called with each line of the input, without its line feed, and with `nil` at the end of the
  /// input.
  var lineHandler: ((String?) -> Void)? { get set }
  /// Writes `text`. Its only control character is the line feed.
  func write(_ text: String)
  /// Hides the following input, such as a password, while `isSecret` is `true`.
  func setSecret(_ isSecret: Bool)
}
