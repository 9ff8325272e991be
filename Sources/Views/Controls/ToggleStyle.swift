// SPDX-License-Identifier: MIT
// Views: how a choice that is on or off looks.

import CuriumTokens

/// How toggles look, and what turns them: a style draws the control that changes `configuration.isOn`.
/// Focus, press and hover are those of the control that it draws.
///
///     struct WordStyle: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button {
///           configuration.isOn.toggle()
///         } label: {
///           Text(configuration.isOn ? "yes" : "no")
///           configuration.label
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol ToggleStyle: _DynamicPropertyHost {
  /// The type of the toggle's look.
  associatedtype Body: View
  /// The look of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The toggle's label and value.
  typealias Configuration = ToggleStyleConfiguration
}

/// A toggle's label and value, for its style.
public struct ToggleStyleConfiguration {
  /// The label.
  public let label: Label
  /// Whether it is on; setting it turns the toggle.
  @Binding public var isOn: Bool

  /// The label of a toggle.
  public struct Label: View {
    let content: AnyView
    /// The label as it was given.
    public var body: some View { content }
  }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

private struct StyledToggle<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A toggle style whose type is known when the app runs.
struct AnyToggleStyle {
  let draw: @MainActor (ToggleStyleConfiguration) -> AnyView

  @MainActor init(_ style: some ToggleStyle) {
    draw = { AnyView(StyledToggle(style: style, configuration: $0)) }
  }
}

/// A switch, the look of toggles that name none.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// A switch, then the label.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A knob at one of the two ends of a track, then the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The knob at the right where it is on, at the left where it is off.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleRow(configuration: configuration) { SwitchSign(isOn: $0) }
  }
}

/// The track and the knob of a switch.
package struct SwitchSign: View {
  private let isOn: Bool

  /// The knob at one of its ends.
  package init(isOn: Bool) { self.isOn = isOn }

  /// Three cells.
  package var body: some View {
    HStack(spacing: 0) {
      Image(systemName: isOn ? "curium.switch.track" : "curium.switch.knob")
      Image(systemName: "curium.switch.track")
      Image(systemName: isOn ? "curium.switch.knob" : "curium.switch.track")
    }
  }
}

/// A box with a tick, then the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The box, ticked where it is on.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleRow(configuration: configuration) { isOn in
      Image(systemName: isOn ? "curium.check.on" : "curium.check.off")
    }
  }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The label on a ground, with caps while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Interactive(role: .toggle, action: { configuration.isOn.toggle() }) { state in
      CappedLabel(content: configuration.label, isChosen: isOn, state: state)
    }
  }
}

/// A sign for on or off, and the label behind it.
private struct ToggleRow<Sign: View>: View {
  let configuration: ToggleStyleConfiguration
  let sign: (Bool) -> Sign

  init(
    configuration: ToggleStyleConfiguration, @ViewBuilder sign: @escaping (Bool) -> Sign
  ) {
    self.configuration = configuration
    self.sign = sign
  }

  var body: some View {
    let isOn = configuration.isOn
    Interactive(role: .toggle, action: { configuration.isOn.toggle() }) { state in
      HStack(spacing: 0) {
        FocusMark(isFocused: state.isFocused)
        sign(isOn)
          .foregroundStyle(
            (isOn ? ComponentTokens.Toggle.onColor : ComponentTokens.Toggle.offColor).legible(3))
        configuration.label.lineLimit(1)
          .fontWeight(state.isEnabled ? .regular : .light)
          .foregroundStyle(ComponentTokens.Toggle.labelColor)
          .padding(.leading, ComponentTokens.Toggle.spacing)
      }
      .controlGround(state)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob at one of the two ends of a track.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle {
    MainActor.assumeIsolated { AnyToggleStyle(DefaultToggleStyle()) }
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the toggles in the view.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}
