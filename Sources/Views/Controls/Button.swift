// SPDX-License-Identifier: MIT
// Views: a control that does one thing.

import CuriumTokens

/// What a button is for.
public enum ButtonRole: Hashable, Sendable {
  /// Destroys something.
  case destructive
  /// Leaves without a change.
  case cancel
}

/// A control that calls an action when it is pressed.
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

  /// A button with a label of views.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the style in force.
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
  /// A button with a text.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// How buttons look.
///
///     struct Underlined: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.bold()
///           .foregroundStyle(configuration.isFocused ? .accentColor : .textPrimary)
///       }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle: _DynamicPropertyHost {
  /// The type of the button's look.
  associatedtype Body: View
  /// The look of a button in one state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The button's label and state.
  typealias Configuration = ButtonStyleConfiguration
}

/// A button's label and state, for its style.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is held down.
  public let isPressed: Bool
  /// Whether it has the keyboard.
  public let isFocused: Bool
  /// Whether the pointer is over it.
  public let isHovered: Bool
  /// Whether it takes presses.
  public let isEnabled: Bool

  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    /// The label as it was given.
    public var body: some View { content }
  }
}

extension ButtonStyle {
  func host(_ configuration: Configuration) -> AnyView {
    AnyView(StyledButton(style: self, configuration: configuration))
  }
}

private struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A button style whose type is known when the app runs.
struct AnyButtonStyle {
  let draw: @MainActor (ButtonStyleConfiguration) -> AnyView

  @MainActor init(_ style: some ButtonStyle) { draw = { style.host($0) } }
}

/// The label alone, underlined and in the accent while it has the focus.
public struct PlainButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label; focus adds a bar at its left edge.
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
  /// The label alone.
  public static var automatic: PlainButtonStyle { PlainButtonStyle() }
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle {
    MainActor.assumeIsolated { AnyButtonStyle(PlainButtonStyle()) }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the buttons in the view.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
