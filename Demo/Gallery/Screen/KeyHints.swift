// SPDX-License-Identifier: MIT
// Page: the last row of a screen, with the keys that act on it.

import Curium

/// Keys and what they do, side by side; those that do not fit are left out from the end.
struct KeyHints: View {
  struct Hint: Identifiable {
    let key: String
    let label: String

    init(_ key: String, _ label: String) {
      self.key = key
      self.label = label
    }

    var id: String { key }
  }

  let hints: [Hint]

  var body: some View {
    HStack(spacing: ComponentTokens.KeyHint.spacing) {
      ForEach(hints) { hint in
        HStack(spacing: 1) {
          Text(hint.key)
            .font(ComponentTokens.KeyHint.keyFont)
            .foregroundStyle(ComponentTokens.KeyHint.keyColor)
            .padding(.horizontal, 1)
            .background(ComponentTokens.KeyHint.keyBackgroundColor)
          Text(hint.label).foregroundStyle(ComponentTokens.KeyHint.labelColor)
        }
        .lineLimit(1)
      }
      Spacer()
    }
    .padding(.horizontal, 1)
    .background(ComponentTokens.Status.backgroundColor)
  }
}
