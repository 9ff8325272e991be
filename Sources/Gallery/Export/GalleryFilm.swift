// SPDX-License-Identifier: MIT
// Tool: films the gallery in use.

package import Curium
import CuriumControls
import CuriumHarness
import CuriumRendering
import CuriumTerminal
import CuriumThemeFiles

/// Simulates a user of the gallery, and records every screen. Time is simulated, so every run gives
/// the same film.
@MainActor package struct GalleryFilm {
  /// One thing that the person does.
  package enum Step {
    /// Types text, letter by letter.
    case type(String)
    /// Presses a key.
    case press(KeyEquivalent, EventModifiers = [])
    /// Looks at the screen.
    case wait(Duration)
  }

  /// The first exhibits, one after another, and two other themes.
  static func steps(through exhibits: [Exhibit]) -> [Step] {
    var steps: [Step] = [.wait(.seconds(1.5))]
    func open(_ name: String) {
      steps += [.press("p", .control), .type(name), .press(.return), .wait(.seconds(2))]
    }
    for (place, exhibit) in exhibits.prefix(4).enumerated() {
      open(exhibit.name.lowercased())
      if place == 0 { open("theme nord") }
      if place == 2 { open("theme tokyo") }
    }
    return steps
  }

  private static let size = CellSize(width: 110, height: 32)
  private static let frame = Duration.milliseconds(40)
  private static let letter = Duration.milliseconds(80)

  private let harness: Harness
  private var picture = AnimatedPicture(columns: size.width, rows: size.height)

  /// Films the steps of a gallery's film. Returns an animated SVG.
  static func record(_ catalog: GalleryCatalog) async -> String {
    var film = GalleryFilm(catalog)
    for step in catalog.film { await film.take(step) }
    return film.picture.document(title: "The \(catalog.name) gallery in use")
  }

  private init(_ catalog: GalleryCatalog) {
    // Without the themes in the user's folder.
    let studio = ThemeStudio(
      library: ThemeLibrary(folder: "/dev/null", themes: catalog.builtInThemes))
    harness = Harness(width: Self.size.width, height: Self.size.height) {
      GalleryScreen(catalog, studio: studio).themed(following: studio.library)
    }
  }

  private mutating func take(_ step: Step) async {
    switch step {
    case .type(let text):
      for letter in text {
        harness.send(.key(KeyPress(typing: letter)))
        await run(Self.letter)
      }
    case .press(let key, let modifiers):
      harness.send(.key(KeyPress(key, modifiers: modifiers)))
      await run(Self.letter)
    case .wait(let duration):
      await run(duration)
    }
  }

  /// Lets time pass, frame by frame.
  private mutating func run(_ duration: Duration) async {
    var rest = duration
    while rest > .zero {
      await harness.settle()
      let screen = harness.rendered(in: .dark)
      picture.add(screen.pictureRows, ground: screen.ground, time: min(rest, Self.frame))
      await harness.advance(by: min(rest, Self.frame))
      rest -= Self.frame
    }
  }
}
