// SPDX-License-Identifier: MIT
// Atom: the name of a key.

public import CuriumControls
import CuriumTokens

/// The name of a key, as it stands on the keyboard.
///
/// *Sizing:* its name and `keyHint.padding`; one row. *Tokens:* `keyHint.*`.
///
///     KeyCap(text: "Ctrl")
public struct KeyCap: View {
  private let text: String

  /// The key called `text`.
  public init(text: String) { self.text = text }

  /// The name on a raised ground.
  public var body: some View {
    Text(text)
      .font(ComponentTokens.KeyHint.keyFont)
      .foregroundStyle(ComponentTokens.KeyHint.keyColor)
      .lineLimit(1)
      .padding(.horizontal, ComponentTokens.KeyHint.padding)
      .background(ComponentTokens.KeyHint.keyBackgroundColor)
  }
}

package enum KeyCapPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Keys") {
      HStack(spacing: 1) {
        KeyCap(text: "Ctrl")
        KeyCap(text: "K")
        KeyCap(text: "⏎")
      }
    }
    Preview("Playground") { knobs in
      KeyCap(text: knobs.text("text", "Ctrl"))
    }
  }
}
