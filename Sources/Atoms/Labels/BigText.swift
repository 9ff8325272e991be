// SPDX-License-Identifier: MIT
// Atom: text in block letters.

public import CuriumControls
import CuriumTokens

/// Short text in block letters, three or five rows tall.
///
/// Latin letters appear as capitals. Digits, currency and math signs, arrows and common symbols are
/// supported too; any other character appears as a box.
///
/// *Sizing:* hugs its text. If there isn't enough room, whole letters are omitted.
/// *Tokens:* `bigText.text`.
///
///     BigText(text: "12:45")
///     BigText(text: "OK", size: .large)
public struct BigText: View {
  /// The height of the letters.
  public enum Size: UInt8, Hashable, Sendable, CaseIterable {
    /// Three rows.
    case medium
    /// Five rows.
    case large
  }

  private let text: String
  private let size: Size

  /// Creates a view of `text` in block letters. `size` is their height.
  public init(text: String, size: Size = .medium) {
    self.text = text
    self.size = size
  }

  /// The text in a display font.
  public var body: some View {
    Text(text)
      .font(size == .large ? .displayLarge : .displayMedium)
      .foregroundStyle(ComponentTokens.BigText.textColor)
  }
}
