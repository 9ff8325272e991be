// SPDX-License-Identifier: MIT
// Views: the style of a control in the environment.

package import CuriumEngine
import CuriumViews

/// The style of one kind of control. The type of the style is known only at run time.
struct StyleSlot<Configuration: ControlConfiguration> {
  /// `nil` for the default style, so that reading it creates no closure.
  private let look: (@MainActor (Configuration) -> AnyView)?

  init() { look = nil }

  /// `true` if the environment has no style for the control.
  var isDefault: Bool { look == nil }

  @MainActor init<Style: _ControlStyle>(_ style: Style)
  where Style._Configuration == Configuration {
    look = { AnyView(StyledControl(style: style, configuration: $0)) }
  }

  /// Returns the control, drawn by the style.
  @MainActor func draw(_ configuration: Configuration) -> AnyView {
    if let look { return look(configuration) }
    return AnyView(
      StyledControl(style: Configuration.defaultStyle, configuration: configuration))
  }
}

/// A control and its style. The dynamic properties of the style live in the node of this view.
private struct StyledControl<Style: _ControlStyle>: View {
  let style: Style
  let configuration: Style._Configuration

  var body: some View { style.makeBody(configuration: configuration) }
}

struct StyleSlotKey<Configuration: ControlConfiguration>: EnvironmentKey {
  static var defaultValue: StyleSlot<Configuration> { StyleSlot() }
}

extension EnvironmentValues {
  /// Returns the style of the controls with this configuration.
  func styleSlot<Configuration>() -> StyleSlot<Configuration> {
    self[StyleSlotKey<Configuration>.self]
  }
}

extension View {
  /// Sets the style of one kind of control in this view.
  func controlStyle<Style: _ControlStyle>(_ style: Style) -> some View
  where Style._Configuration: ControlConfiguration {
    // The slot contains a closure. Unlike the style, it differs in each update, and a different
    // value makes the views that read the environment run again.
    EnvironmentWriter(content: self, value: style) { values, style in
      values[StyleSlotKey<Style._Configuration>.self] = StyleSlot(style)
    }
  }

  /// Sets the style of one kind of control in this view, unless the environment has one.
  package func controlStyle<Style: _ControlStyle>(fallback style: Style) -> some View
  where Style._Configuration: ControlConfiguration {
    EnvironmentWriter(content: self, value: style) { values, style in
      let key = StyleSlotKey<Style._Configuration>.self
      if values[key].isDefault { values[key] = StyleSlot(style) }
    }
  }
}
