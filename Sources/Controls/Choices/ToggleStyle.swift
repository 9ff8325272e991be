// SPDX-License-Identifier: MIT
// Views: the styles of toggles.

public import CuriumEngine
import CuriumViews
public import CuriumTokens

/// A type that draws toggles. It includes the control that changes `configuration.isOn`, and that
/// control handles focus, presses and hover.
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
public protocol ToggleStyle: _ControlStyle where _Configuration == ToggleStyleConfiguration {
  /// Returns the view that draws a toggle with the label and the value of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The label and the value of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The label and the value of a toggle, for its style.
public struct ToggleStyleConfiguration {
  let face: ToggleFace
  /// The indicator that was set on the toggle; `nil` if none was set.
  public var indicator: ToggleIndicator? { face.indicator }
  /// The size of the toggle; `nil` if none was set.
  public var size: ComponentSize? { face.size }
  /// `true` if the value of the toggle is invalid.
  public var hasError: Bool { face.hasError }
  /// The toggle's label.
  public let label: Label
  /// `true` while the toggle is on. A style sets it to turn the toggle on or off.
  @Binding public var isOn: Bool
  /// `true` while only some of the values of a toggle for several values are on. `isOn` is then
  /// `false`.
  public let isMixed: Bool

  /// The label of a toggle.
  ///
  ///     struct BoldWhenOn: ToggleStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         Button(action: { configuration.isOn.toggle() }) {
  ///           configuration.label.bold(configuration.isOn)
  ///         }
  ///       }
  ///     }
  public struct Label: View {
    let content: AnyView
    /// The views of the label.
    public var body: some View { content }
  }

  init(face: ToggleFace, label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.face = face
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The default toggle style: the toggle's own indicator, or a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the default toggle style.
  public init() {}
  /// Returns the indicator, then the label of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    IndicatorToggle(configuration: configuration, indicator: configuration.indicator ?? .switch)
  }
}

/// A toggle style that shows a switch, then the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates a switch toggle style.
  public init() {}

  /// Returns a switch, with its knob on the right while the toggle is on and in the middle while it
  /// is mixed, then the label of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    IndicatorToggle(configuration: configuration, indicator: .switch)
  }
}

/// The track and the knob of a switch.
package struct SwitchSign: View {
  private let isOn: Bool
  private let isMixed: Bool

  /// Creates a switch. Its knob is in the middle if `isMixed`; otherwise on the right if `isOn`,
  /// and on the left if not.
  package init(isOn: Bool, isMixed: Bool = false) {
    self.isOn = isOn
    self.isMixed = isMixed
  }

  /// The track and the knob, three cells wide.
  package var body: some View {
    HStack(spacing: 0) {
      part(hasKnob: !isOn && !isMixed)
      part(hasKnob: isMixed)
      part(hasKnob: isOn && !isMixed)
    }
  }

  private func part(hasKnob: Bool) -> Image {
    Image(systemName: hasKnob ? "curium.switch.knob" : "curium.switch.track")
  }
}

/// A toggle style that shows a check box, then the label.
public struct CheckboxToggleStyle: ToggleStyle {
  private let size: ComponentSize

  /// Creates a check box toggle style. `size` applies to toggles without a size of their own.
  public init(size: ComponentSize = .medium) { self.size = size }

  /// Returns a box, checked while the toggle is on and with a bar while it is mixed, then the label
  /// of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    IndicatorToggle(configuration: configuration, indicator: .checkBox, size: size)
  }
}

/// A toggle style that shows a button, which stays pressed while the toggle is on. A mixed toggle
/// looks like one that is off.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a button toggle style.
  public init() {}

  /// Returns the label of `configuration` on a background, between caps while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Interactive(role: .toggle, action: { configuration.isOn.toggle() }) { state in
      CappedLabel(content: configuration.label, isChosen: isOn, state: state)
    }
  }
}

/// A switch or a check box, then the label.
private struct IndicatorToggle: View {
  let configuration: ToggleStyleConfiguration
  let indicator: ToggleIndicator
  var size = ComponentSize.medium

  var body: some View {
    let (isOn, isMixed) = (configuration.isOn, configuration.isMixed)
    Interactive(role: .toggle, action: { configuration.isOn.toggle() }) { state in
      ChoiceLabel(
        content: configuration.label, size: configuration.size ?? size, isOn: isOn || isMixed,
        hasError: configuration.hasError, state: state
      ) {
        switch indicator {
        case .switch: SwitchSign(isOn: isOn, isMixed: isMixed)
        case .checkBox:
          Image(
            systemName: isMixed
              ? "curium.check.mixed" : isOn ? "curium.check.on" : "curium.check.off")
        }
      }
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, which shows the toggle's own indicator, or a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows a check box.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a button, which stays pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyleConfiguration: ControlConfiguration {
  package static var defaultStyle: DefaultToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
  var toggleStyle: StyleSlot<ToggleStyleConfiguration> { styleSlot() }
}

extension View {
  /// Sets the `style` of the toggles in this view.
  ///
  ///     Toggle("Show details", isOn: $isExpanded).toggleStyle(.checkbox)
  public func toggleStyle(_ style: some ToggleStyle) -> some View { controlStyle(style) }
}
