// SPDX-License-Identifier: MIT
// Views: the icons that a rotation turns into one another.

import CuriumTokens

/// Icons of the same symbol, each a quarter turn further than the previous one.
enum TurnedIcons {
  private static let circles = [
    ["chevron.up", "chevron.right", "chevron.down", "chevron.left"],
    ["arrow.up", "arrow.right", "arrow.down", "arrow.left"],
    ["arrow.up.down", "arrow.left.right"],
  ]

  /// Returns the icon after a number of quarter turns.
  static func icon(_ icon: Icon, turned quarters: Int) -> Icon {
    if quarters == 0 { return icon }
    for circle in circles {
      guard let place = circle.firstIndex(of: icon.name) else { continue }
      return Icon(circle[(place + quarters) % circle.count])
    }
    return icon
  }
}
