// SPDX-License-Identifier: MIT
// Atom: a check box with a label.

public import CuriumTokens
public import CuriumControls

/// A check box with a label.
///
/// A bar in the column before the box marks the focus. Where there is no room for it, such as in
/// the first column of the screen or of a scroll view, the colours of the box are reversed instead.
/// An icon after the label marks an error, and a disabled check box is dim. In terminals with 16 or
/// no colours, the label is also underlined while the box has the focus.
///
/// *Sizing:* hugs its label; one row. *Keys:* Return and Space toggle it.
/// *Tokens:* `toggle.*` and those of the style.
///
///     struct Terms: View {
///       @State private var areAccepted = false
///       var body: some View {
///         CheckBox(text: "I accept the terms", isSelected: $areAccepted)
///         CheckBox(style: LightStyle(), size: .large, text: "Events", isSelected: .constant(true))
///       }
///     }
public struct CheckBox: View, Viewable {
  private var style: (any CheckBoxStyle)?
  private var state: CheckBoxState
  private var size: ComponentSize
  private let text: String
  private let isSelected: Binding<Bool>
  @Environment(\.checkBoxStyle) private var inherited

  /// Creates a check box with the label `text`.
  ///
  /// - Parameters:
  ///   - style: The style, such as `LightStyle()`. With `nil`, it is the one from the environment.
  ///   - state: Whether the check box is enabled, disabled or invalid.
  ///   - size: The size of the label, which sets its text style.
  ///   - text: The label after the indicator.
  ///   - isSelected: Whether the box is checked.
  public init(
    style: (any CheckBoxStyle)? = nil, state: CheckBoxState = .enabled,
    size: ComponentSize = .medium, text: String, isSelected: Binding<Bool>
  ) {
    self.style = style
    self.state = state
    self.size = size
    self.text = text
    self.isSelected = isSelected
  }

  /// Returns the check box with `style`, instead of the style from the environment.
  public func style(_ style: some CheckBoxStyle) -> CheckBox { edited(self) { $0.style = style } }

  /// Returns the check box with `state`: enabled, disabled or invalid.
  public func state(_ state: CheckBoxState) -> CheckBox { edited(self) { $0.state = state } }

  /// Returns the check box with `size`, which sets the text style of its label.
  public func size(_ size: ComponentSize) -> CheckBox { edited(self) { $0.size = size } }

  /// The box and its label.
  public var body: some View {
    Toggle(text, isOn: isSelected).indicator(.checkBox).size(size).hasError(state == .error)
      .environment(\.checkBoxStyle, style ?? inherited)
      .disabled(state == .disabled)
      .accessibilityInvalid(state == .error)
  }
}
