// SPDX-License-Identifier: MIT
// Tool: the gallery of an app with two components and a theme.

import Curium
import CuriumGallery

@main enum AcmeGallery: GalleryApp {
  static var catalog: GalleryCatalog {
    GalleryCatalog("Acme", themes: [.acme]) {
      Exhibit(PriceTagPreviews.self, "A price, reduced or not.")
      Exhibit(OrderRowPreviews.self, "An order with its price.")
    }
  }
}

extension AppTheme {
  static let acme = AppTheme(
    primaryColor: Color(hex: 0xFF7A59), secondaryColor: Color(hex: 0x5BC8AF),
    backgroundColor: Color(hex: 0x14161F), textColor: Color(hex: 0xEDEBE6)
  ).named("acme", displayName: "Acme")
}
