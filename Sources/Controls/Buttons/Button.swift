// SPDX-License-Identifier: MIT
// Controls: a button and its styles.

public import CuriumEngine
import CuriumViews
import CuriumTokens

/// A control that runs an action when the user presses it.
///
/// *Keys:* Return and Space. *Sizing:* hugs its label.
///
///     Button("Install", action: install)
///     Button(role: .destructive, action: remove) { Text("Remove") }
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Creates a button that shows the views of `label`.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label, drawn by the button style of the environment.
  public var body: some View {
    let style = style
    var control = Interactive(role: .button, action: action) { state in
      style.draw(
        ButtonStyleConfiguration(
          role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)),
          isPressed: state.isPressed, isFocused: state.isFocused, isHovered: state.isHovered,
          isEnabled: state.isEnabled))
    }
    control.purpose = role
    return control
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a title.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A type that draws buttons.
///
///     struct Underlined: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.bold()
///           .foregroundStyle(configuration.isFocused ? .accentColor : .textPrimary)
///       }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle: _ControlStyle where _Configuration == ButtonStyleConfiguration {
  /// Returns the view that draws a button in one state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The label and the state of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The label and the state of a button, for its style.
public struct ButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// `true` while the user holds the button down.
  public let isPressed: Bool
  /// `true` while the button has the keyboard focus.
  public let isFocused: Bool
  /// `true` while the pointer is over the button.
  public let isHovered: Bool
  /// `true` if the button reacts to presses.
  public let isEnabled: Bool

  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    /// The views of the label.
    public var body: some View { content }
  }
}

/// A button style that shows the label alone, on the ground of a selection while it has the focus.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates a plain button style.
  public init() {}

  /// Returns the label: bold on a ground while it has the focus, faint while the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isEnabled ? Opacity(1) : .disabled)
      .background(
        configuration.isFocused || configuration.isPressed
          ? SemanticTokens.Colors.selectionBackground : .clear
      )
      .fontWeight(
        !configuration.isEnabled ? .light : configuration.isFocused ? .bold : .regular)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The default style: the label alone.
  public static var automatic: PlainButtonStyle { PlainButtonStyle() }
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyleConfiguration: ControlConfiguration {
  static var defaultStyle: PlainButtonStyle { PlainButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: StyleSlot<ButtonStyleConfiguration> { styleSlot() }
}

extension View {
  /// Sets the style of the buttons in this view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { controlStyle(style) }
}
