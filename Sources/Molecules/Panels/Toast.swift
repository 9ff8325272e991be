// SPDX-License-Identifier: MIT
// Molecule: a toast.

public import CuriumTokens
public import CuriumControls

/// A short message that confirms an action or reports an event.
///
/// `\.toast` shows a message for a few seconds, in up to six lines; use this view to place one
/// yourself. Its text has only one line: longer text, and text after a line break, is replaced by
/// "…".
///
/// *Sizing:* hugs its text, one row, inside the edge and the shadow of its style. *Tokens:*
/// `toast.*` and `color`.
///
///     Toast(message: "Saved", icon: "checkmark", color: .success)
public struct Toast: View {
  private let message: String
  private let icon: String?
  private let color: Color
  @Environment(\.bannerStyle) private var style

  /// Creates a message after an icon in `color`.
  ///
  /// - Parameters:
  ///   - message: The text, on one row.
  ///   - icon: The name of an icon before the text; `nil` for none.
  ///   - color: The colour of the icon and of the left edge.
  public init(message: String, icon: String? = nil, color: Color = .brandPrimary) {
    self.message = message
    self.icon = icon
    self.color = color
  }

  /// The icon and the text on a raised background, as `.toast` draws them.
  public var body: some View {
    let look = style.component(.toast)
    ToastPanel(color: color, look: look) {
      ToastLabel(message: message, icon: icon, color: color, look: look).lineLimit(1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.status)
    .accessibilityLabel(message)
  }
}
