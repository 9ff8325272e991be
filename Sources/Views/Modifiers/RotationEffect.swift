// SPDX-License-Identifier: MIT
// Views: rotates icons by quarter turns.

public import CuriumEngine
import CuriumTokens

/// A rotation angle, clockwise.
///
///     Image(systemName: "chevron.right").rotationEffect(.degrees(90))
public struct Angle: Hashable, Sendable {
  /// The angle in degrees. A full turn is 360.
  public var degrees: Double

  /// Creates an angle of `degrees`. A full turn is 360.
  public init(degrees: Double = 0) { self.degrees = degrees }
  /// Creates an angle of `radians`. A full turn is 2π.
  public init(radians: Double) { degrees = radians * 180 / Double.pi }

  /// The angle in radians.
  public var radians: Double {
    get { degrees * Double.pi / 180 }
    set { degrees = newValue * 180 / Double.pi }
  }

  /// No rotation.
  public static let zero = Angle()
  /// An angle of `degrees`. A full turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of `radians`. A full turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension View {
  /// Rotates the icons in the view clockwise by `angle`, to the nearest quarter turn: a chevron
  /// that points right then points down. Text, and icons without a rotated glyph, stay the same.
  ///
  ///     Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
  public func rotationEffect(_ angle: Angle) -> some View {
    let degrees = angle.degrees.isFinite ? max(-1e6, min(1e6, angle.degrees)) : 0
    return EnvironmentWriter(content: self, value: degrees) {
      $0.inherited.turn = max(-1e9, min(1e9, $0.inherited.turn + $1))
    }
  }
}
