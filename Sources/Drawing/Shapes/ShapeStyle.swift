// SPDX-License-Identifier: MIT
// Views: colours and gradients as styles of shapes, backgrounds and text.

public import CuriumEngine
public import CuriumTokens

/// A colour or a gradient, for `.fill`, `.background` and `.foregroundStyle`.
///
/// Base your own style on an existing one:
///
///     struct Ember: ShapeStyle {
///       var shading: GraphicsContext.Shading { .style(LinearGradient(gradient: .heat)) }
///     }
public protocol ShapeStyle: Sendable {
  /// The shading that the style paints with.
  var shading: GraphicsContext.Shading { get }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var shading: GraphicsContext.Shading { .color(self) }
}

extension Gradient: ShapeStyle {
  /// The gradient from top to bottom.
  public var shading: GraphicsContext.Shading {
    .style(LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom))
  }
}

/// The colour or gradient of the environment, set with `.foregroundStyle`.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the foreground style.
  public init() {}

  /// The foreground shading of the environment.
  public var shading: GraphicsContext.Shading { .foreground }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour or gradient of the environment, set with `.foregroundStyle`.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// Sets the colour or gradient of text in the view. If `style` is a gradient, it extends over the
  /// frame of each `Text` and colours each grapheme by its position. Icons and lines take its first
  /// colour.
  ///
  ///     Text("swift-nio").bold().foregroundStyle(
  ///       LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EnvironmentWriter(content: self, value: style.shading) { values, shading in
      switch shading.kind {
      case .color(let color): values.inherited.foreground = color
      case .foreground: break
      case .ramp(let ramp):
        values.inherited.foreground = ramp.gradient.nearestColor(
          to: ramp.firstPlace, in: values.inherited.theme)
        values.inherited.foregroundRamp = RampReference(ramp)
      }
    }
  }

  /// Adds `style`, a colour or gradient, behind the view. A translucent one tints the views behind
  /// it.
  ///
  ///     Text("Release 2.0").padding().background(
  ///       LinearGradient(
  ///         colors: [.brandPrimary, .surface], startPoint: .leading, endPoint: .trailing))
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    background { ShapeView(shape: Rectangle(), fill: style.shading) }
  }

  /// Adds `shape` in `color` behind the view, as large as its frame.
  ///
  ///     Text("Online").padding().background(.success, in: RoundedRectangle(cornerRadius: 1))
  public func background<Outline: Shape>(_ color: Color, in shape: Outline) -> some View {
    background { ShapeView(shape: shape, fill: .color(color)) }
  }

  /// Adds `shape` in `style`, a colour or gradient, behind the view, as large as its frame.
  ///
  ///     Text("Release 2.0").padding().background(
  ///       LinearGradient(gradient: .brand), in: RoundedRectangle(cornerRadius: 1))
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline)
    -> some View
  {
    background { ShapeView(shape: shape, fill: style.shading) }
  }
}
