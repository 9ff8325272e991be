// SPDX-License-Identifier: MIT
// Views: modifiers that say more of a view than its name and its value.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Makes the view one element, and says what becomes of the views in it.
  ///
  /// Its name and value come from the modifiers around it; `.combine` takes them from the views.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    SemanticContent(
      content: self, override: SemanticsOverride(children: children, isElement: true))
  }

  /// Keeps what is said around the view from it: it stands in something that has another name.
  package func accessibilityApart() -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isApart: true))
  }

  /// What the view does when it acts, where its name does not say so.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(hint: String(hint)))
  }

  /// Says what the view is or does beside what it says of itself.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(added: traits))
  }

  /// Takes back what the view says of itself.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(removed: traits))
  }

  /// When the view is read among those beside it: the highest first, 0 unless told otherwise.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(sortPriority: priority))
  }

  /// Makes the view a heading of a rank.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    SemanticContent(
      content: self, override: SemanticsOverride(headingLevel: level, added: .isHeader))
  }

  /// Whether the view is on, where it is something that can be on or off.
  public func accessibilityChecked(_ isChecked: Bool) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isChecked: isChecked))
  }

  /// Whether the view is at work, and what it tells is not final.
  public func accessibilityBusy(_ isBusy: Bool = true) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isBusy: isBusy))
  }

  /// Whether what the view holds cannot be accepted.
  public func accessibilityInvalid(_ isInvalid: Bool = true) -> some View {
    SemanticContent(content: self, override: SemanticsOverride(isInvalid: isInvalid))
  }
}
