// SPDX-License-Identifier: MIT
// Engine: why words are not shown.

/// Why words are not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is shown is there to hold its place until the real thing comes.
  public static let placeholder = RedactionReasons(rawValue: 1)
}
