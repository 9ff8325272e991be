// SPDX-License-Identifier: MIT
// Atom: a dot that shows a status by its colour.

public import CuriumTokens
public import CuriumControls

/// A dot that shows a status by its colour. Put the same information in text next to it. Screen
/// readers read the label.
///
/// *Sizing:* one cell. *Tokens:* `color`.
///
///     HStack(spacing: 1) {
///       StatusDot(color: .success, label: "Online")
///       Text("build-7")
///     }
public struct StatusDot: View {
  private let color: Color
  private let label: String

  /// Creates a dot in `color` with the meaning `label`.
  public init(color: Color, label: String) {
    self.color = color
    self.label = label
  }

  /// The dot.
  public var body: some View {
    Image(systemName: "curium.status.dot")
      .foregroundStyle(color.graphic.legible(3))
      .accessibilityRole(.status)
      .accessibilityLabel(label)
  }
}
