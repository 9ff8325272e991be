// SPDX-License-Identifier: MIT
// Views: the styles of buttons.

public import CuriumEngine
import CuriumViews
public import CuriumTokens

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
  /// Returns the view that draws a button with the label and the state of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The label and the state of a button.
  typealias Configuration = ButtonStyleConfiguration
}

/// The label and the state of a button, for its style.
public struct ButtonStyleConfiguration {
  /// The purpose of the button.
  public let role: ButtonRole?
  var face = ButtonFace()
  /// The button's label.
  public let label: Label
  /// The state of the button.
  public let state: ControlState
  /// The variant of the button; `nil` if it has none.
  public var variant: ButtonVariant? { face.variant }
  /// The size of the button; `nil` if none was set.
  public var size: ComponentSize? { face.size }
  /// The alignment of the label in a button that fills the available width; `nil` if the button
  /// hugs its label.
  public var alignment: ButtonAlignment? { face.alignment }
  /// `true` while the action of the button is running. The button is then disabled, but not dim.
  public var isBusy: Bool { face.isBusy }
  /// `true` while the user holds the button down.
  public var isPressed: Bool { state.isPressed }
  /// `true` while the button has the keyboard focus.
  public var isFocused: Bool { state.isFocused }
  /// `true` while the pointer is over the button.
  public var isHovered: Bool { state.isHovered }
  /// `true` if the button reacts to presses.
  public var isEnabled: Bool { state.isEnabled }

  /// The title of the button, if its label is only that.
  package var title: String? { face.title }

  /// Returns the configuration with the first `letter` of the title underlined.
  @MainActor package func underlining(_ letter: Character?) -> ButtonStyleConfiguration {
    guard let title else { return self }
    let label = Label(content: AnyView(Text(title, underlining: letter)))
    return ButtonStyleConfiguration(role: role, face: face, label: label, state: state)
  }

  /// The label of a button.
  ///
  ///     struct BoldButton: ButtonStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         configuration.label.bold(configuration.isFocused)
  ///       }
  ///     }
  public struct Label: View {
    let content: AnyView
    /// The views of the label.
    public var body: some View { content }
  }
}

/// The default button style. It draws a button with a variant in the style of the design system,
/// and any other button as only its label.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the default button style.
  public init() {}

  /// Returns the label of `configuration`, on the background of the button's variant if it has one.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.variant == nil {
      PlainButtonStyle().makeBody(configuration: configuration)
    } else {
      DesignedButton(configuration: configuration)
    }
  }
}

/// A button style that shows only the label, on the selection background while it has the focus.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates a plain button style.
  public init() {}

  /// Returns the label of `configuration`: bold on a background while it has the focus, dimmed
  /// while the button is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(
        configuration.isFocused || configuration.isPressed
          ? SemanticTokens.Colors.selectionBackground : .clear
      )
      .fontWeight(configuration.isFocused ? .bold : nil)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// The default style, which draws a button by its variant, or as only its label.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: DefaultButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: StyleSlot<ButtonStyleConfiguration> { styleSlot() }
}

extension View {
  /// Sets the `style` of the buttons in this view.
  ///
  ///     HStack {
  ///       Button("Save", action: save)
  ///       Button("Cancel") { dismiss() }
  ///     }
  ///     .buttonStyle(.plain)
  public func buttonStyle(_ style: some ButtonStyle) -> some View { controlStyle(style) }
}
