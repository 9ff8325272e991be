// SPDX-License-Identifier: MIT
// Page: the commands of the gallery, with letters in the list and with chords everywhere.

package import Curium
import CuriumControls

/// The commands of the gallery that other views, such as a tour, also offer.
extension KeyBinding {
  /// Applies the next theme.
  package static let nextTheme = KeyBinding(
    "next theme", ["ctrl+t"], section: "View", hintPriority: .hidden)
  /// Applies the light theme that belongs to a dark one, or the other way round.
  package static let switchAppearance = KeyBinding(
    "switch light/dark", ["F6"], section: "View", hintPriority: .hidden)
  /// Increases the contrast, or returns to the theme's own.
  package static let switchContrast = KeyBinding(
    "turn high contrast on or off", [], section: "View", hintPriority: .hidden)
}

extension View {
  /// Adds the commands of the gallery. Single letters call them only inside a view for which
  /// `usesLetters` is `true`, the list: on a page, the user may intend to type.
  package func galleryKeys(_ navigator: GalleryNavigator, _ studio: ThemeStudio, usesLetters: Bool)
    -> some View
  {
    modifier(ThemeKeys(navigator: navigator, studio: studio, usesLetters: usesLetters))
      .modifier(ViewKeys(options: navigator.options, usesLetters: usesLetters))
      .modifier(PlaceKeys(navigator: navigator, usesLetters: usesLetters))
  }

  /// Adds a command that a letter calls only if `usesLetters` is `true`, and a chord always.
  func command(
    _ title: String, letter: KeySequence, chord: KeySequence? = nil, id: String? = nil,
    section: String, priority: KeyHintPriority = .normal, usesLetters: Bool,
    isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) -> some View {
    command(
      KeyBinding(
        title, chord.map { [$0] } ?? [], id: id, section: section, hintPriority: priority),
      letter: letter, usesLetters: usesLetters, isEnabled: isEnabled, action: action)
  }

  /// Adds a command that a letter calls only if `usesLetters` is `true`, and its own keys always.
  /// Its hint has `priority`, or that of the binding.
  func command(
    _ binding: KeyBinding, letter: KeySequence, priority: KeyHintPriority? = nil,
    usesLetters: Bool, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) -> some View {
    keyBinding(
      KeyBinding(
        binding.title, (usesLetters ? [letter] : []) + binding.sequences, id: binding.id,
        section: binding.section, hintPriority: priority ?? binding.hintPriority),
      isEnabled: isEnabled, action: action)
  }

  /// Adds a command for a view option, which a letter calls if `usesLetters` is `true`.
  func viewOption(
    _ title: String, _ letter: KeySequence, _ usesLetters: Bool,
    action: @escaping @MainActor () -> Void
  ) -> some View {
    command(
      title, letter: letter, section: "View", priority: .hidden, usesLetters: usesLetters,
      action: action)
  }
}

/// Places to go to, and quitting.
private struct PlaceKeys: ViewModifier {
  let navigator: GalleryNavigator
  let usesLetters: Bool
  @Environment(\.quit) private var quit

  func body(content: Content) -> some View {
    content
      .command(
        "quit", letter: "q", chord: "ctrl+q", section: "Gallery", priority: .pinned,
        usesLetters: usesLetters
      ) { quit() }
      .modifier(TourKey(navigator: navigator, usesLetters: usesLetters))
      .modifier(StartKey(navigator: navigator, usesLetters: usesLetters))
  }
}

/// The tour, if the gallery has one.
private struct TourKey: ViewModifier {
  let navigator: GalleryNavigator
  let usesLetters: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if navigator.catalog.tour == nil {
      content
    } else {
      content.command(
        "take the tour", letter: "o", chord: "F2", section: "Gallery",
        priority: navigator.place == .start ? .normal : .hidden,
        usesLetters: usesLetters, isEnabled: navigator.tour == nil
      ) { navigator.startTour() }
    }
  }
}

/// The start page, if the gallery has one.
private struct StartKey: ViewModifier {
  let navigator: GalleryNavigator
  let usesLetters: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if let start = navigator.catalog.start {
      content.command(
        start.name.lowercased(), letter: "h", section: "Gallery", priority: .low,
        usesLetters: usesLetters, isEnabled: navigator.place != .start
      ) { navigator.open(start.id) }
    } else {
      content
    }
  }
}

/// Another theme, or two of them.
private struct ThemeKeys: ViewModifier {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let usesLetters: Bool
  @Environment(\.appTheme) private var theme

  func body(content: Content) -> some View {
    content
      .command(
        .nextTheme, letter: "t", priority: navigator.place == .start ? .normal : .hidden,
        usesLetters: usesLetters
      ) { studio.turn(from: theme) }
      .command(.switchAppearance, letter: "l", usesLetters: usesLetters) {
        studio.switchAppearance(from: theme)
      }
      .command(
        "show view options", letter: "v", chord: "F4", section: "View", priority: .hidden,
        usesLetters: usesLetters
      ) { navigator.areOptionsShown = true }
      .command(
        "compare two themes", letter: "s", section: "View", priority: .hidden,
        usesLetters: usesLetters
      ) { navigator.options.isSplit.toggle() }
      .command(
        "show all themes", letter: "T", section: "View", priority: .hidden, usesLetters: usesLetters
      ) { navigator.showThemes() }
  }
}

/// The commands for the view options.
private struct ViewKeys: ViewModifier {
  let options: ViewOptions
  let usesLetters: Bool
  @Environment(\.iconSet) private var iconSet
  @Environment(\.density) private var density

  func body(content: Content) -> some View {
    let (icons, spacing) = (iconSet, density)
    content
      .viewOption("change page width", "w", usesLetters) { options.turnWidth() }
      .viewOption("change colour depth", "d", usesLetters) { options.turnDepth() }
      .viewOption("change icon set", "i", usesLetters) { options.turnIcons(from: icons) }
      .viewOption("change spacing", "D", usesLetters) { options.turnDensity(from: spacing) }
      .command(.switchContrast, letter: "C", usesLetters: usesLetters) {
        options.increasesContrast.toggle()
      }
      .viewOption("turn reduced motion on or off", "m", usesLetters) {
        options.reducesMotion.toggle()
      }
      .keyBinding("reset the view", section: "View") { options.reset() }
  }
}
