// SPDX-License-Identifier: MIT
// Views: hidden scrollbars.

package import CuriumTokens

private struct HiddenScrollIndicatorsKey: EnvironmentKey {
  static let defaultValue: Axis.Set = []
}

extension EnvironmentValues {
  package var hiddenScrollIndicators: Axis.Set {
    get { self[HiddenScrollIndicatorsKey.self] }
    set { self[HiddenScrollIndicatorsKey.self] = newValue }
  }
}
