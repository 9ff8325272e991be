// SPDX-License-Identifier: MIT
// Tool: the gallery of the kit.

import Curium
import CuriumGallery

/// The gallery of the kit: its components, the pages about views, and whole pages.
@main enum Gallery: GalleryApp {
  static let catalog = {
    var catalog = GalleryCatalog("Curium", start: .home) {
      Exhibit.processes
      Exhibit.all
      Exhibit.views
    }
    catalog.program = "gallery"
    catalog.pagesTitle = "Apps"
    catalog.tour = GalleryTourGuide(count: TourStep.allCases.count) { step, navigator, studio in
      GalleryTour(navigator: navigator, studio: studio, step: TourStep.allCases[step])
    }
    catalog.film = film
    return catalog
  }()

  /// The palette, two themes, a dialog, a chart and a table.
  private static let film: [GalleryFilm.Step] = [
    .wait(.seconds(1.5)),
    .press("p", .control), .wait(.seconds(0.5)), .type("theme nord"), .wait(.seconds(0.8)),
    .press(.return), .wait(.seconds(1.5)),
    .press("p", .control), .type("overlays"), .press(.return), .wait(.seconds(0.8)),
    .press(.tab), .press(.return), .wait(.seconds(1.5)), .press(.escape), .wait(.seconds(0.4)),
    .press("p", .control), .type("theme tokyo"), .press(.return), .wait(.seconds(0.8)),
    .press("p", .control), .type("chart"), .press(.return), .wait(.seconds(2)),
    .press("p", .control), .type("datatable"), .press(.return), .wait(.seconds(2)),
  ]
}

extension Exhibit {
  /// Returns the exhibit of the kit with a name, ignoring case.
  @MainActor static func named(_ name: String) -> Exhibit? { Gallery.catalog.exhibit(named: name) }
}
