// SPDX-License-Identifier: MIT
// Tool: a gallery as a program.

import Curium
import CuriumLibc

/// A program that shows the components of an app: with a playground, code and tokens for each, and
/// in every theme.
///
///     @main enum AcmeGallery: GalleryApp {
///       static var catalog: GalleryCatalog {
///         GalleryCatalog("Acme", themes: [.nord]) {
///           Exhibit(PriceTagPreviews.self, "A price, reduced or not.")
///         }
///       }
///     }
///
/// Without arguments, it opens in the terminal. `list` prints the names of the exhibits, `show`
/// prints exhibits, `export` writes a page or pictures of them, and `theme` checks, imports and
/// shows themes. `--help` describes all commands.
@MainActor public protocol GalleryApp {
  /// The contents of the gallery.
  static var catalog: GalleryCatalog { get }
}

extension GalleryApp {
  /// Runs the command for the arguments of the process, and exits.
  ///
  /// It runs on the main actor from the start, so no worker thread ever exists that could wake the
  /// program unnecessarily.
  public static func main() async {
    let root = GalleryCommand.syntax(catalog) { GalleryProgram<Self>.main() }
    let ending = await CommandLineProgram(root: root).run(GalleryCommand.arguments)
    exit(ending.print().rawValue)
  }
}

/// The screen of a gallery as an app.
private struct GalleryProgram<Gallery: GalleryApp>: App {
  private let content: GalleryContent

  /// The gallery in the theme named on the command line.
  init() {
    let catalog = Gallery.catalog
    content = GalleryContent(
      catalog, themes: OpenCommand.library(of: catalog), isThemeNamed: catalog.isThemeNamed)
  }

  static func theme(named name: String) -> AppTheme? { Gallery.catalog.theme(named: name) }

  var body: some View { content }
}
