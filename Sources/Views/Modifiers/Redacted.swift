// SPDX-License-Identifier: MIT
// Views: words and icons that are drawn as shade, and words in capitals.

import CuriumTokens

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

  /// Which capitals texts draw; nil leaves it to their fonts.
  public var textCase: Text.Case? {
    get {
      note(.textLayout)
      return inherited.textCase
    }
    set { inherited.textCase = newValue }
  }
}

extension View {
  /// Draws texts and icons in the view as shade of the same size; nobody reads them aloud.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentWriter(content: self, value: reason) { $0.inherited.redaction.formUnion($1) }
  }

  /// Draws texts and icons in the view as they are, whatever lies around.
  public func unredacted() -> some View {
    EnvironmentWriter(content: self, value: RedactionReasons()) { $0.inherited.redaction = $1 }
  }

  /// Draws texts in the view in capitals or without; nil leaves it to their fonts.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentWriter(content: self, value: textCase) { $0.inherited.textCase = $1 }
  }
}

extension Text {
  /// Which capitals a text draws.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase

    var letterCase: LetterCase { self == .uppercase ? .uppercase : .lowercase }
  }
}
