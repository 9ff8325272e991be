// SPDX-License-Identifier: MIT
// Atom: code.

public import CuriumControls
import CuriumTokens

/// Code: a name, a command or a path.
///
/// It wraps; `.lineLimit` truncates it instead.
///
/// *Sizing:* hugs its text. *Tokens:* `codeText.*`.
///
///     CodeText(text: "swift run gallery")
public struct CodeText: View {
  private let text: String

  /// Creates a view of `text`.
  public init(text: String) { self.text = text }

  /// The text in its style.
  public var body: some View {
    Text(text)
      .font(ComponentTokens.CodeText.font)
      .foregroundStyle(ComponentTokens.CodeText.textColor)
      .padding(.horizontal, ComponentTokens.CodeText.padding)
      .background(ComponentTokens.CodeText.backgroundColor)
  }
}

package enum CodeTextPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Default") { CodeText(text: "swift run gallery") }
    Preview("In a sentence") {
      HStack(spacing: 1) {
        BodyText(text: "Run")
        CodeText(text: "make test")
        BodyText(text: "first.")
      }
    }
    Preview("Playground") { knobs in
      CodeText(text: knobs.text("text", "swift run gallery"))
        .lineLimit(knobs.number("lineLimit", 1, in: 1...6))
        .frame(width: knobs.length("width", 30, in: 0...60))
    }
  }
}
