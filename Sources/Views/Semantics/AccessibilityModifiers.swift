// SPDX-License-Identifier: MIT
// Views: modifiers that describe a view to tests and screen readers.

@_spi(Nodes) public import CuriumEngine

extension View {
  /// Sets the role of the view to `role`. The view becomes a single element that combines
  /// everything in it, unless the role is a group, a list, a scroll view or a navigation bar.
  ///
  ///     HStack { Text("●"); Text("Online") }.accessibilityRole(.status)
  public func accessibilityRole(_ role: AccessibilityRole) -> some View {
    semantics { ($0.role, $0.isElement) = (role, true) }
  }

  /// Sets the accessibility name of the view to `label`. Use it if the text of the view doesn't
  /// describe it.
  ///
  ///     Button("×") { remove() }.accessibilityLabel("Remove package")
  public func accessibilityLabel(_ label: String) -> some View {
    semantics { $0.label = label }
  }

  /// Sets the accessibility name of the view to `name`, unless it is `nil`.
  package func accessibilityName(_ name: String?) -> some View {
    semantics { $0.label = name }
  }

  /// Names the control in a row of a form, unless `name` is empty, and marks it as invalid if
  /// `isInvalid`; otherwise, it can say so itself. Buttons beside a field keep their names and
  /// aren't invalid. Several buttons or choices without a field form a group with this name.
  package func accessibilityFieldName(_ name: String, isInvalid: Bool) -> some View {
    semantics { ($0.fieldName, $0.isInvalid) = (name, isInvalid ? true : nil) }
  }

  /// Makes the text field in the view a combo box with `choices`, which screen readers read. With
  /// `nil`, it stays a text field.
  package func accessibilityChoices(_ choices: [String]?) -> some View {
    semantics { $0.choices = choices }
  }

  /// Sets the accessibility value of the view to `value`, its current state in words.
  ///
  ///     Text("▮▮▮▯").accessibilityLabel("Signal").accessibilityValue("3 of 4 bars")
  public func accessibilityValue(_ value: String) -> some View {
    semantics { $0.value = value }
  }

  /// Sets whether the view is selected: `isSelected` is the current state.
  ///
  ///     Text("Inbox").accessibilitySelected(true)
  public func accessibilitySelected(_ isSelected: Bool) -> some View {
    semantics { $0.isSelected = isSelected }
  }

  /// Sets whether the view is expanded or collapsed: `isExpanded` is the current state.
  ///
  ///     Text(isExpanded ? "▾ Details" : "▸ Details").accessibilityExpanded(isExpanded)
  public func accessibilityExpanded(_ isExpanded: Bool) -> some View {
    semantics { $0.isExpanded = isExpanded }
  }

  /// Hides the view from screen readers if `isHidden` is `true`. Use it for decoration.
  ///
  ///     HStack { Text("✦").accessibilityHidden(); Text("New releases") }
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    semantics { $0.isHidden = isHidden }
  }

  /// Makes the view a single accessibility element. `children` sets how the views in it are read;
  /// by default, they are ignored.
  ///
  /// The name and the value come from the modifiers around it, or with `.combine`, from the views
  /// in it.
  ///
  ///     HStack { Text("€ 1,240.00"); Text("due Friday") }.accessibilityElement(children: .combine)
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    semantics { ($0.children, $0.isElement) = (children, true) }
  }

  /// Excludes the view from enclosing accessibility modifiers, which describe another element.
  package func accessibilityApart() -> some View {
    semantics { $0.isApart = true }
  }

  /// Describes the effect of the view's action. Set a `hint` only if the name of the view doesn't
  /// describe the effect.
  ///
  ///     Button("Publish") { send() }.accessibilityHint("Makes the release visible to everyone")
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    semantics { $0.hint = String(hint) }
  }

  /// Adds `traits` to the accessibility traits of the view.
  ///
  ///     Text("Releases").accessibilityAddTraits(.isHeader)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { $0.added = traits }
  }

  /// Removes `traits` from the accessibility traits of the view.
  ///
  ///     Button("Ada Okafor") { open() }.accessibilityRemoveTraits(.isButton)
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    semantics { $0.removed = traits }
  }

  /// Sets the reading order among siblings. The highest `priority` is read first; the default is 0.
  ///
  ///     HStack { Text("Sunny"); Text("18 °C").accessibilitySortPriority(1) }
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    semantics { $0.sortPriority = priority }
  }

  /// Makes the view a heading of `level`.
  ///
  ///     Text("Releases").accessibilityHeading(.h1)
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    semantics { ($0.headingLevel, $0.added) = (level, .isHeader) }
  }

  /// Describes a row of a tree.
  ///
  /// - Parameters:
  ///   - level: The level of the row, starting with 1.
  ///   - isExpanded: Whether the row is expanded; `nil` if it can't be.
  ///   - action: The name of the action that expands or collapses the row; `nil` if it has none.
  ///   - toggle: Expands or collapses the row.
  package func accessibilityTreeRow(
    level: Int, isExpanded: Bool?, action: String?, toggle: @escaping @MainActor () -> Void
  ) -> some View {
    semantics {
      ($0.level, $0.isExpanded) = (level, isExpanded)
      guard let action else { return }
      $0.actions = [SemanticAction(trigger: .named(action)) { _ in toggle() }]
    }
  }

  /// Sets whether the view is on, for a view that can be on or off: `isChecked` is its current
  /// state.
  ///
  ///     Text(isExpanded ? "[x] Notify me" : "[ ] Notify me").accessibilityChecked(isExpanded)
  public func accessibilityChecked(_ isChecked: Bool) -> some View {
    semantics { $0.isChecked = isChecked }
  }

  /// Sets the state of a toggle: whether it is on, unless it is mixed, and `value`, the state in
  /// words.
  package func accessibilityToggled(_ isOn: Bool, isMixed: Bool, value: String) -> some View {
    semantics { ($0.value, $0.isChecked) = (value, isMixed ? nil : isOn) }
  }

  /// Marks the view as busy while `isBusy` is `true`: its content isn't final.
  ///
  ///     Text(package?.name ?? "Loading").accessibilityBusy(package == nil)
  public func accessibilityBusy(_ isBusy: Bool = true) -> some View {
    semantics { $0.isBusy = isBusy }
  }

  /// Marks the content of the view as invalid while `isInvalid` is `true`.
  ///
  ///     TextField("Port", text: $port).accessibilityInvalid(Int(port) == nil)
  public func accessibilityInvalid(_ isInvalid: Bool = true) -> some View {
    semantics { $0.isInvalid = isInvalid }
  }
}
