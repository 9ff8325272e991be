// SPDX-License-Identifier: MIT
// Organism: a navigation bar with a title and two actions.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A navigation bar with a title between two actions.
///
/// The title is centred in the bar, regardless of the actions. A long title takes all the space
/// that they leave.
///
/// *Sizing:* fills the width; one row.
/// *Keys:* Tab moves to the actions.
/// *Tokens:* `nav.*`, `button.icon.*`.
///
///     CustomNavigationBar(title: "Settings", leftAction: { dismiss() })
public struct CustomNavigationBar: View {
  private let title: String
  private let leftAction: (@MainActor () -> Void)?
  private let rightAction: (@MainActor () -> Void)?
  private let leftIcon: String?
  private let rightIcon: String?

  /// Creates a bar. A button needs both an action and an icon; otherwise it is omitted.
  ///
  /// - Parameters:
  ///   - title: The title of the screen, in the centre.
  ///   - leftAction: Called when the user presses the button at the left; `nil` for no button.
  ///   - rightAction: Called when the user presses the button at the right; `nil` for no button.
  ///   - leftIcon: The name of the icon at the left.
  ///   - rightIcon: The name of the icon at the right.
  public init(
    title: String, leftAction: (@MainActor () -> Void)? = nil,
    rightAction: (@MainActor () -> Void)? = nil, leftIcon: String? = "chevron.left",
    rightIcon: String? = nil
  ) {
    self.title = title
    self.leftAction = leftAction
    self.rightAction = rightAction
    self.leftIcon = leftIcon
    self.rightIcon = rightIcon
  }

  /// The title, with the actions at both ends.
  public var body: some View {
    MiddleLayout() {
      HStack(spacing: 0) {
        if let leftIcon, let leftAction {
          IconButton(systemName: leftIcon, action: leftAction)
            .padding(.trailing, DesignTokens.Spacing.xs)
        }
      }
      Text(title)
        .font(ComponentTokens.Nav.titleFont)
        .foregroundStyle(ComponentTokens.Nav.titleColor)
        .lineLimit(1)
        .accessibilityRole(.heading)
      HStack(spacing: 0) {
        if let rightIcon, let rightAction {
          IconButton(systemName: rightIcon, action: rightAction)
            .padding(.leading, DesignTokens.Spacing.xs)
        }
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, ComponentTokens.Nav.padding)
    .background(ComponentTokens.Nav.backgroundColor)
    .accessibilityRole(.navigationBar)
    .accessibilityLabel(title)
  }
}

/// A layout of three views in a row: two at the ends, and one centred, or as close to the centre as
/// the others allow.
private struct MiddleLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width }
    // A stack proposes infinite width to find out how far the bar can grow. The frame around it
    // answers that.
    let isInfinite = proposal.width == ProposedViewSize.infinity.width
    let width = isInfinite ? ideal : proposal.width ?? ideal
    return CellSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 3 else { return }
    let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
    let left = min(ideal[0], bounds.width)
    let right = min(ideal[2], bounds.width - left)
    let middle = min(ideal[1], bounds.width - left - right)
    let starts = [
      0, min(max(left, (bounds.width - middle) / 2), bounds.width - right - middle),
      bounds.width - right,
    ]
    for (index, width) in [left, middle, right].enumerated() {
      subviews[index].place(
        at: CellPoint(x: bounds.minX + starts[index], y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
