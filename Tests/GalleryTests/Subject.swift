// SPDX-License-Identifier: MIT
// Testing: the subjects of the generated tests: previews, the gallery's screen, primitives.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumThemeFiles
import CuriumTokens
import CuriumControls

@testable import CuriumGallery
@testable import gallery

/// A view drawn by the generated tests.
struct Subject: CustomStringConvertible, Sendable {
  let name: String
  let level: Level
  /// The keys that bring the view into the tested state.
  var keys = ""
  /// The seconds until the view is in the tested state.
  var seconds = 0.0
  let make: @MainActor @Sendable () -> AnyView

  var description: String { name }

  /// Every preview of every exhibit, except playgrounds, which have their own tests.
  @MainActor static let previews: [Subject] = Exhibit.all.flatMap { exhibit in
    exhibit.provider.variants.map { preview in
      Subject(name: "\(exhibit.name), \(preview.name)", level: exhibit.level) { preview.content() }
    }
  }

  /// The previews, the gallery itself, and primitives.
  @MainActor static let all: [Subject] =
    previews + overlays + [
      // Without the strips of other themes, which have their own colours.
      Subject(name: "Gallery", level: .page) {
        AnyView(
          GalleryScreen(
            .kit, studio: ThemeStudio(library: ThemeLibrary(themes: [])), place: .components))
      },
      Subject(name: "Gallery, home", level: .page) {
        AnyView(GalleryScreen(.kit, studio: ThemeStudio(library: ThemeLibrary(themes: []))))
      },
      Subject(name: "Primitives", level: .atom) {
        AnyView(
          VStack {
            ProgressView("Downloading", value: 0.54)
            Divider()
            ScrollView { ForEach(1..<30) { Text("Line \($0)") } }.frame(height: 6)
            Form {
              TextField("Name", text: .constant("Ada Okafor"))
              TextField("City", text: .constant("Lagos"))
            }
            .frame(height: 3)
          })
      },
    ]

  /// A harness that shows the view with reduced motion, so that nothing moves between two
  /// comparisons.
  @MainActor func harness(
    width: Int = 60, height: Int = 16, theme: AppTheme = .dark, iconSet: IconSet = .unicode,
    colorDepth: ColorDepth = .trueColor
  ) -> Harness {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = colorDepth
    let harness = Harness(
      width: width, height: height, theme: theme, capabilities: capabilities,
      environment: {
        $0.accessibilityReduceMotion = true
        $0.iconSet = iconSet
      }
    ) { make() }
    if !keys.isEmpty { harness.press(keys) }
    return harness
  }
}

extension ThemeLibrary {
  /// Only the kit's themes, ignoring the theme folder of the user who runs the tests.
  static var kit: ThemeLibrary { ThemeLibrary(folder: "/nowhere") }
}
