// SPDX-License-Identifier: MIT
// Organism: the title of a screen between two actions.

import CuriumAtoms
import CuriumTokens
public import CuriumViews

/// The title of a screen between two actions.
///
/// The title stands in the middle of the bar, whichever actions there are.
///
/// *Sizing:* as wide as offered; one row.
/// *Keys:* Tab reaches the actions.
/// *Tokens:* `nav.*`, `button.icon.*`.
///
///     CustomNavigationBar(title: "Settings", leftAction: { dismiss() })
public struct CustomNavigationBar: View {
  private let title: String
  private let leftAction: (@MainActor () -> Void)?
  private let rightAction: (@MainActor () -> Void)?
  private let leftIcon: String?
  private let rightIcon: String?

  /// A bar; an action without its icon, or an icon without its action, is left out.
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

  /// The title, and the actions at both ends.
  public var body: some View {
    ZStack {
      Text(title)
        .font(ComponentTokens.Nav.titleFont)
        .foregroundStyle(ComponentTokens.Nav.titleColor)
        .lineLimit(1)
        .padding(.horizontal, DesignTokens.Spacing.xl)
        .accessibilityRole(.heading)
      HStack(spacing: 0) {
        if let leftIcon, let leftAction {
          IconButton(systemName: leftIcon, action: leftAction)
        }
        Spacer()
        if let rightIcon, let rightAction {
          IconButton(systemName: rightIcon, action: rightAction)
        }
      }
    }
    .padding(.horizontal, ComponentTokens.Nav.padding)
    .background(ComponentTokens.Nav.backgroundColor)
    .accessibilityRole(.navigationBar)
    .accessibilityLabel(title)
  }
}

package enum CustomNavigationBarPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Title") { CustomNavigationBar(title: "Packages") }
    Preview("Back") { CustomNavigationBar(title: "swift-nio", leftAction: {}) }
    Preview("Both actions") {
      CustomNavigationBar(title: "Packages", leftAction: {}, rightAction: {}, rightIcon: "gear")
    }
    Preview("Long title") {
      CustomNavigationBar(title: "A title that is longer than its bar", leftAction: {})
        .frame(width: 24)
    }
    Preview("Playground") { knobs in
      CustomNavigationBar(
        title: knobs.text("title", "Packages"), leftAction: knobs.action("leftAction"),
        rightAction: knobs.action("rightAction"),
        leftIcon: knobs.optionalIcon("leftIcon", "chevron.left"),
        rightIcon: knobs.optionalIcon("rightIcon", "gear")
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
