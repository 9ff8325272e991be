// SPDX-License-Identifier: MIT
// Controls: a button and its styles.

public import CuriumEngine
import CuriumViews
public import CuriumTokens

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
          state: state))
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
  /// The state of the button.
  public let state: ControlState
  /// `true` while the user holds the button down.
  public var isPressed: Bool { state.isPressed }
  /// `true` while the button has the keyboard focus.
  public var isFocused: Bool { state.isFocused }
  /// `true` while the pointer is over the button.
  public var isHovered: Bool { state.isHovered }
  /// `true` if the button reacts to presses.
  public var isEnabled: Bool { state.isEnabled }

  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    /// The views of the label.
    public var body: some View { content }
  }
}

/// A button style that shows only the label, on the selection background while it has the focus.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates a plain button style.
  public init() {}

  /// Returns the label: bold on a background while it has the focus, dimmed while the button is
  /// disabled.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(
        configuration.isFocused || configuration.isPressed
          ? SemanticTokens.Colors.selectionBackground : .clear
      )
      .fontWeight(configuration.isFocused ? .bold : nil)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The default style: only the label.
  public static var automatic: PlainButtonStyle { PlainButtonStyle() }
  /// Only the label.
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
