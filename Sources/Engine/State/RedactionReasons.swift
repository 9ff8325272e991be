// SPDX-License-Identifier: MIT
// Views: the reasons for redacting text.

/// The reasons for redacting text.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a set from `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text is a placeholder until the actual content is available.
  public static let placeholder = RedactionReasons(rawValue: 1)
}
