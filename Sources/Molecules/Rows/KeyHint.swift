// SPDX-License-Identifier: MIT
// Molecule: a key and a description of its action.

public import CuriumControls
import CuriumAtoms
import CuriumTokens

/// A key and a short description of its action.
///
/// *Sizing:* hugs its content; one row. In a narrow space, the description is truncated.
/// *Tokens:* `keyHint.*`.
///
///     KeyHint(key: "enter", label: "open")
public struct KeyHint: View {
  private let key: String
  private let label: String

  /// Creates a hint for the key named `key` with the description `label`.
  public init(key: String, label: String) {
    self.key = key
    self.label = label
  }

  /// The key and the description.
  public var body: some View {
    HStack(spacing: ComponentTokens.KeyHint.spacing) {
      KeyCap(text: key).layoutPriority(1)
      Text(label).foregroundStyle(ComponentTokens.KeyHint.labelColor).lineLimit(1)
        // There is always room for the ellipsis.
        .frame(minWidth: label.isEmpty ? 0 : 1, alignment: .leading)
    }
  }
}
