// SPDX-License-Identifier: MIT
// Organism: a selectable row of a list.

package import CuriumControls

/// A row that a click or a screen reader selects. It fills the width of its list.
package struct ChoiceRow: View {
  private let label: String
  private let value: String
  private let isSelected: Bool
  private let isActive: Bool
  private let look: ChoiceLook
  private let action: @MainActor () -> Void
  // Not generic, because the body of a generic view looks up the types of all its modifiers.
  private let content: AnyView
  @State private var isHovered = false

  /// Creates a row that `label` and `value` describe to screen readers. `isActive` is `false` if
  /// keys don't act on its list.
  package init(
    _ label: String, value: String = "", isSelected: Bool, isActive: Bool = true,
    look: ChoiceLook = .choice, action: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> some View
  ) {
    self.label = label
    self.value = value
    self.isSelected = isSelected
    self.isActive = isActive
    self.look = look
    self.action = action
    self.content = AnyView(content())
  }

  package var body: some View {
    ChoiceGround(
      look: look, isSelected: isSelected, isHovered: isHovered, isActive: isActive
    ) {
      content
    }
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
    .onTapGesture(perform: action)
    .accessibilityElement()
    .accessibilityRole(.row)
    .accessibilityLabel(label)
    .accessibilityValue(value)
    .accessibilitySelected(isSelected)
    .accessibilityAction(.default, action)
  }
}
