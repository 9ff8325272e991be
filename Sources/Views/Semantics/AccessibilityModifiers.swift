// SPDX-License-Identifier: MIT
// Views: accessibility values beyond name and value.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Makes the view a single accessibility element, and sets how the views in it are read.
  ///
  /// The name and the value come from the modifiers around it, or with `.combine`, from the views
  /// in it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    SemanticContent(
      content: self, override: SemanticsOverride(children: children, isElement: true))
  }

  /// Excludes the view from enclosing accessibility modifiers, which describe another element.
  package func accessibilityApart() -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isApart: true))
  }

  /// Describes the effect of the view's action, if its name doesn't.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(hint: String(hint)))
  }

  /// Adds accessibility traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(added: traits))
  }

  /// Removes accessibility traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(removed: traits))
  }

  /// Sets the reading order among siblings. The highest priority is read first; the default is 0.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(sortPriority: priority))
  }

  /// Makes the view a heading of the given level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    SemanticContent(
      content: self, override: SemanticsOverride(headingLevel: level, added: .isHeader))
  }

  /// Sets whether the view is on, for a view that can be on or off.
  public func accessibilityChecked(_ isChecked: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isChecked: isChecked))
  }

  /// Sets whether the view is busy and its content isn't final.
  public func accessibilityBusy(_ isBusy: Bool = true) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isBusy: isBusy))
  }

  /// Sets whether the content of the view is invalid.
  public func accessibilityInvalid(_ isInvalid: Bool = true) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isInvalid: isInvalid))
  }
}
