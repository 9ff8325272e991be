// SPDX-License-Identifier: MIT
// Engine: why words are not shown.

/// Why words are not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is shown is there to hold its place until the real thing comes.
  public static let placeholder = RedactionReasons(rawValue: 1)
}
