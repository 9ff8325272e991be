// SPDX-License-Identifier: MIT
// Molecule: the letters of the metrics of a dashboard.

package import CuriumControls

/// The letters of the value in a card without recent values.
package enum StatLook {
  /// Large letters, if there is room.
  case automatic
  /// Small letters, in the height of large ones.
  case tall
  /// Small letters.
  case small
}

extension EnvironmentValues {
  /// The letters of the values of cards, which are the same for all cards of a dashboard.
  package var statLook: StatLook {
    get { self[TypeKey<StatLook>.self] ?? .automatic }
    set { self[TypeKey<StatLook>.self] = newValue }
  }
}
