// SPDX-License-Identifier: MIT
// Views: why words are not shown.

/// Why words are not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What is shown is there to hold its place until the real thing comes.
  public static let placeholder = RedactionReasons(rawValue: 1)
}

extension EnvironmentValues {
  /// Why words are not shown; empty where they are.
  public var redactionReasons: RedactionReasons {
    get {
      note(.foreground)
      return inherited.redaction
    }
    set { inherited.redaction = newValue }
  }
}
