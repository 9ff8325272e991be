// SPDX-License-Identifier: MIT
// Atom: the title of a screen.

public import CuriumControls

/// The title of a screen.
///
/// Long text wraps. To truncate it instead, use `.lineLimit`.
///
/// *Sizing:* hugs its text. *Tokens:* `titleText.*`.
///
///     TitleText(text: "Packages")
public struct TitleText: View {
  private let text: String

  /// Creates a title with `text`.
  public init(text: String) { self.text = text }

  /// The title in its style.
  public var body: some View {
    TitleLabel(text: text)
  }
}
