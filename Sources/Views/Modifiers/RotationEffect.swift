// SPDX-License-Identifier: MIT
// Views: icons turned by quarters.

public import CuriumEngine

/// How far something is turned, clockwise.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees: 360 are a whole turn.
  public var degrees: Double

  /// An angle of so many degrees.
  public init(degrees: Double = 0) { self.degrees = degrees }
  /// An angle of so many radians: 2π are a whole turn.
  public init(radians: Double) { degrees = radians * 180 / Double.pi }

  /// The angle in radians.
  public var radians: Double {
    get { degrees * Double.pi / 180 }
    set { degrees = newValue * 180 / Double.pi }
  }

  /// No turn.
  public static let zero = Angle()
  /// An angle of so many degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// An angle of so many radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

extension View {
  /// Turns the icons in the view clockwise, to the nearest quarter: a chevron to the right becomes one down.
  /// Text, and icons that have no turned glyph, stay as they are.
  ///
  ///     Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
  public func rotationEffect(_ angle: Angle) -> some View {
    let degrees = angle.degrees.isFinite ? max(-1e6, min(1e6, angle.degrees)) : 0
    return EnvironmentWriter(content: self, value: degrees) {
      $0.inherited.turn = max(-1e9, min(1e9, $0.inherited.turn + $1))
    }
  }
}

/// Icons that are the same sign, each a quarter of a turn further than the one before.
enum TurnedIcons {
  private static let circles = [
    ["chevron.up", "chevron.right", "chevron.down", "chevron.left"],
    ["arrow.up", "arrow.right", "arrow.down", "arrow.left"],
    ["arrow.up.down", "arrow.left.right"],
  ]

  /// The icon that `name` is after so many quarters of a turn.
  static func name(of name: String, turned quarters: Int) -> String {
    if quarters == 0 { return name }
    for circle in circles {
      guard let place = circle.firstIndex(of: name) else { continue }
      return circle[(place + quarters) % circle.count]
    }
    return name
  }
}
