// SPDX-License-Identifier: MIT
// Views: the protocols behind the styles of all controls.

public import CuriumEngine
import CuriumViews

/// A type that draws one kind of control.
///
/// Don't conform to it directly: each control has its own protocol, such as `ButtonStyle`.
@MainActor @preconcurrency
public protocol _ControlStyle: _DynamicField {
  /// The parts and the state of the control.
  associatedtype _Configuration
  /// The type of the view that draws the control.
  associatedtype Body: View
  /// Returns the view that draws the control.
  @ViewBuilder func makeBody(configuration: _Configuration) -> Body
}

/// The parts and the state of a control, for its style.
package protocol ControlConfiguration {
  associatedtype DefaultStyle: _ControlStyle where DefaultStyle._Configuration == Self
  /// The style of controls without a style in the environment.
  @MainActor static var defaultStyle: DefaultStyle { get }
}
