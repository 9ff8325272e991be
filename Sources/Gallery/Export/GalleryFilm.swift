// SPDX-License-Identifier: MIT
// Tool: films the gallery in use.

import Curium
import CuriumControls
import CuriumHarness
import CuriumRendering
import CuriumTerminal
import CuriumThemeFiles

/// Uses the gallery as a person would, and keeps all screens. Time is simulated, so every run gives
/// the same film.
@MainActor struct GalleryFilm {
  /// One thing that the person does.
  enum Step {
    /// Types a text, letter by letter.
    case type(String)
    /// Presses a key.
    case press(KeyEquivalent, EventModifiers = [])
    /// Looks at the screen.
    case wait(Duration)
  }

  /// The palette, two themes, a dialog, a chart and a table.
  static let tour: [Step] = [
    .wait(.seconds(1.5)),
    .press("p", .control), .wait(.seconds(0.5)), .type("theme nord"), .wait(.seconds(0.8)),
    .press(.return), .wait(.seconds(1.5)),
    .press("p", .control), .type("overlays"), .press(.return), .wait(.seconds(0.8)),
    .press(.tab), .press(.return), .wait(.seconds(1.5)), .press(.escape), .wait(.seconds(0.4)),
    .press("p", .control), .type("theme tokyo"), .press(.return), .wait(.seconds(0.8)),
    .press("p", .control), .type("chart"), .press(.return), .wait(.seconds(2)),
    .press("p", .control), .type("datatable"), .press(.return), .wait(.seconds(2)),
  ]

  private static let size = CellSize(width: 110, height: 32)
  private static let frame = Duration.milliseconds(40)
  private static let letter = Duration.milliseconds(80)

  private let harness: Harness
  private var picture = AnimatedPicture(columns: size.width, rows: size.height)

  /// Films the steps. Returns an animated SVG.
  static func record(_ steps: [Step]) async -> String {
    var film = GalleryFilm()
    for step in steps { await film.take(step) }
    return film.picture.document(title: "The Curium gallery in use")
  }

  private init() {
    // Without the themes in the user's folder.
    let studio = ThemeStudio(library: ThemeLibrary(folder: "/dev/null"))
    harness = Harness(width: Self.size.width, height: Self.size.height) {
      GalleryScreen(studio: studio).themed(following: studio.library)
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
