// SPDX-License-Identifier: MIT
// Page: the themes of the app, one for dark terminals and one for light ones.

import Curium

extension AppTheme {
  /// The app's theme on dark terminals. The kit derives all other colours from these four.
  static let brandDark = AppTheme(
    primaryColor: Color(hex: 0x7C9CFF), secondaryColor: Color(hex: 0xF2B134),
    backgroundColor: Color(hex: 0x10131C), textColor: Color(hex: 0xE6E9F2)
  ).named("brand-dark", displayName: "Brand, dark")

  /// The app's theme on light terminals.
  static let brandLight = AppTheme(
    primaryColor: Color(hex: 0x2F55D4), secondaryColor: Color(hex: 0xA86B00),
    backgroundColor: Color(hex: 0xFBFBFE), textColor: Color(hex: 0x1A1E2B)
  ).named("brand-light", displayName: "Brand, light")
}
