// SPDX-License-Identifier: MIT
// Page: the last row of the screen, with the keys that act on it.

import Curium

/// A key and what it does.
struct KeyHint: Identifiable, Equatable {
  let key: String
  let label: String

  init(_ key: String, _ label: String) {
    self.key = key
    self.label = label
  }

  var id: String { key }
  /// The key between two spaces, a space, the label, and the room to the next hint.
  var columns: Int { key.count + label.count + 3 + Int.spacing.md }
}

/// Keys and what they do, side by side; those that do not fit are left out before the last one.
struct KeyHints: View {
  let hints: [KeyHint]
  let width: Int

  var body: some View {
    HStack(spacing: ComponentTokens.KeyHint.spacing) {
      ForEach(fitting) { hint in
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

  private var fitting: [KeyHint] {
    var hints = hints
    while hints.count > 1, hints.reduce(0, { $0 + $1.columns }) > width {
      hints.remove(at: hints.count - 2)
    }
    return hints
  }
}
