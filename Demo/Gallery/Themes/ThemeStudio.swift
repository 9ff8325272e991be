// SPDX-License-Identifier: MIT
// Page: what the theme page works on: the theme in force, drafts of others, the token in hand.

import Curium
import CuriumThemeFiles
import CuriumTokens
import Observation

/// The theme in force and what was changed in it, for all views of the theme page.
///
/// Each theme keeps its own draft, so that looking at another one loses nothing.
@MainActor @Observable final class ThemeStudio {
  /// What a narrow page shows.
  enum Part: Hashable { case themes, tokens, token }

  let library: ThemeLibrary
  /// Whether the theme of the surroundings is one that `CURIUM_THEME` names.
  let isThemeNamed: Bool
  /// The entry to go back to from trying others; nil for the theme that suits the terminal.
  private(set) var kept: ThemeLibrary.Entry.ID?
  /// The path of the token in hand.
  var token = "color.brand.primary"
  var part = Part.themes
  /// Raised when a part is to have the keyboard.
  private(set) var focusRequest = 0
  @ObservationIgnored private var requestedPart: Part?
  private var drafts: [ThemeLibrary.Entry.ID: [Int: ResolvedColor]] = [:]

  init(library: ThemeLibrary, isThemeNamed: Bool = false) {
    self.library = library
    self.isThemeNamed = isThemeNamed
    kept = library.choice
  }

  // MARK: Parts

  /// Shows a part and gives it the keyboard.
  func go(to part: Part) {
    self.part = part
    requestedPart = part
    focusRequest += 1
  }

  /// Whether the part is to have the keyboard; asked once for each request.
  func takesFocus(_ part: Part) -> Bool {
    guard requestedPart == part else { return false }
    requestedPart = nil
    return true
  }

  // MARK: Trying themes

  /// Whether another theme is tried than the one that is kept.
  var isTrying: Bool { library.choice != kept }

  /// Puts a theme in force for a look, with its draft.
  func look(at id: ThemeLibrary.Entry.ID) {
    library.choose(id)
    show()
  }

  /// Stays with the theme that is tried.
  func keep() { kept = library.choice }

  /// Goes back to the theme before.
  func goBack() {
    library.choose(kept)
    show()
  }

  /// The theme behind the one in force among those that can be shown, kept at once.
  func turn(from theme: AppTheme) {
    let entries = library.entries.filter { $0.theme != nil }
    guard !entries.isEmpty else { return }
    let current =
      entries.firstIndex { $0.id == library.choice }
      ?? entries.firstIndex { $0.theme?.name == theme.name } ?? -1
    look(at: entries[(current + 1) % entries.count].id)
    keep()
  }

  // MARK: Editing

  /// Whether an entry was changed and not saved.
  func isEdited(_ id: ThemeLibrary.Entry.ID?) -> Bool {
    id.flatMap { drafts[$0] }?.isEmpty == false
  }

  /// Whether a colour token was changed in the theme in force, and not saved.
  func isEdited(token index: Int) -> Bool {
    library.choice.flatMap { drafts[$0]?[index] } != nil
  }

  /// Gives a colour token another value; `theme` is the one in force.
  func set(_ index: Int, to color: ResolvedColor, in theme: AppTheme) {
    // What suits the terminal is a theme of the kit, and edited as such.
    if library.choice == nil {
      library.choose(theme.name)
      kept = library.choice
    }
    guard let id = library.choice else { return }
    drafts[id, default: [:]][index] = color
    show()
  }

  /// Gives a colour token back the value that it has in the file, or in the kit.
  func reset(_ index: Int) {
    guard let id = library.choice else { return }
    drafts[id]?[index] = nil
    show()
  }

  /// The theme as it is without what was changed.
  func original(_ theme: AppTheme) -> AppTheme {
    library.choice.flatMap { library.entry($0)?.theme } ?? theme
  }

  /// Brings the screen up to date with the draft of the theme in force.
  func show() {
    guard let id = library.choice, let base = library.entry(id)?.theme else { return }
    let theme = (drafts[id] ?? [:]).reduce(base) { theme, change in
      theme.setting(Color(token: change.key), to: Color(change.value))
    }
    if library.theme != theme { library.theme = theme }
  }

  /// Writes the theme in force; the path of the file.
  func save() throws(ThemeFileError) -> String? {
    guard let id = library.choice, let theme = library.theme else { return nil }
    let path = try library.save(theme)
    drafts[id] = nil
    kept = path
    return path
  }
}

private struct StudioKey: EnvironmentKey {
  static var defaultValue: ThemeStudio? { nil }
}

extension EnvironmentValues {
  /// The studio of the gallery; nil where a page is shown by itself.
  var studio: ThemeStudio? {
    get { self[StudioKey.self] }
    set { self[StudioKey.self] = newValue }
  }
}
