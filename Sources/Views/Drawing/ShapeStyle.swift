// SPDX-License-Identifier: MIT
// Views: what a shape, a ground or text can be coloured with.

public import CuriumEngine
public import CuriumTokens

/// A colour or a gradient, for `.fill`, `.background` and `.foregroundStyle`.
///
/// Make a style of your own from one that there is:
///
///     struct Ember: ShapeStyle {
///       var shading: GraphicsContext.Shading { .style(LinearGradient(gradient: .heat)) }
///     }
public protocol ShapeStyle: Sendable {
  /// What it comes to where it is painted.
  var shading: GraphicsContext.Shading { get }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var shading: GraphicsContext.Shading { .color(self) }
}

extension Gradient: ShapeStyle {
  /// The colours from the upper edge down.
  public var shading: GraphicsContext.Shading {
    .style(LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom))
  }
}

/// The colour or gradient of the surroundings, as `.foregroundStyle` set it.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The style of the surroundings.
  public init() {}

  /// Whatever colours text there.
  public var shading: GraphicsContext.Shading { .foreground }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour or gradient of text in the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// The colour or gradient of text in the view; a gradient runs over each text's frame, and colours
  /// every grapheme by its place. Icons and lines take its first colour.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EnvironmentWriter(content: self, value: style.shading) { values, shading in
      switch shading.kind {
      case .color(let color): values.inherited.foreground = color
      case .foreground: break
      case .ramp(let ramp):
        values.inherited.foreground = ramp.gradient.stops.first?.color ?? .clear
        values.inherited.foregroundRamp = RampReference(ramp)
      }
    }
  }

  /// Lays a colour or gradient behind the view. A translucent one tints what is beneath.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    background { ShapeView(shape: Rectangle(), fill: style.shading) }
  }

  /// Lays a shape of a colour behind the view, in its frame.
  public func background<Outline: Shape>(_ color: Color, in shape: Outline) -> some View {
    background { ShapeView(shape: shape, fill: .color(color)) }
  }

  /// Lays a shape of a colour or gradient behind the view, in its frame.
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline)
    -> some View
  {
    background { ShapeView(shape: shape, fill: style.shading) }
  }
}
