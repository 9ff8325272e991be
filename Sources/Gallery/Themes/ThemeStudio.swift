// SPDX-License-Identifier: MIT
// Page: state of the theme page: the current theme, drafts of themes, the selected token.

package import Curium
package import CuriumThemeFiles
import CuriumTokens
import Observation

/// The current theme and its changes, shared by all views of the theme page.
///
/// Each theme has its own draft, so that previewing another one loses nothing.
@MainActor @Observable package final class ThemeStudio {
  /// The part that a narrow page shows.
  enum Part: Hashable { case themes, tokens, token }

  package let library: ThemeLibrary
  /// `true` if `CURIUM_THEME` names the current theme of the environment.
  let isThemeNamed: Bool
  /// The entry to return to after previewing others; `nil` for the theme that suits the terminal.
  package private(set) var kept: ThemeLibrary.Entry.ID?
  /// The path of the selected token.
  var token = "color.brand.primary"
  var part = Part.themes
  /// Increases when a part should take the focus.
  private(set) var focusRequest = 0
  @ObservationIgnored private var requestedPart: Part?
  /// The last theme shown for each appearance.
  @ObservationIgnored private var left: [ColorScheme: ThemeLibrary.Entry.ID] = [:]
  private var drafts: [ThemeLibrary.Entry.ID: [Int: ResolvedColor]] = [:]

  init(library: ThemeLibrary, isThemeNamed: Bool = false) {
    self.library = library
    self.isThemeNamed = isThemeNamed
    kept = library.choice
  }

  // MARK: Parts

  /// Shows a part and moves the focus to it.
  func go(to part: Part) {
    self.part = part
    requestedPart = part
    focusRequest += 1
  }

  /// Returns whether the part should take the focus, once for each request.
  func takesFocus(_ part: Part) -> Bool {
    guard requestedPart == part else { return false }
    requestedPart = nil
    return true
  }

  // MARK: Trying themes

  /// `true` if the visible theme is a preview, different from the one that is kept.
  var isTrying: Bool { library.choice != kept }

  /// Previews a theme, including its draft.
  package func look(at id: ThemeLibrary.Entry.ID) { crossfade(to: id) }

  /// Keeps the previewed theme.
  package func keep() { kept = library.choice }

  /// Goes back to the theme that was kept.
  package func goBack() { crossfade(to: kept) }

  private func crossfade(to id: ThemeLibrary.Entry.ID?) {
    withAnimation(.easeOut(duration: 0.18)) {
      library.choose(id)
      show()
    }
  }

  /// Switches to the next theme that is light or dark like `theme`, and keeps it.
  package func turn(from theme: AppTheme) {
    let entries = library.entries.filter { $0.theme?.colorScheme == theme.colorScheme }
    guard !entries.isEmpty else { return }
    let current = id(of: theme)
    let place = entries.firstIndex { $0.id == current } ?? -1
    look(at: entries[(place + 1) % entries.count].id)
    keep()
  }

  /// Switches from a dark theme to the light one shown last, or from a light one to a dark one.
  package func switchAppearance(from theme: AppTheme) {
    let entries = library.entries.filter { $0.theme != nil }
    left[theme.colorScheme] = id(of: theme)
    let others = entries.filter { $0.theme?.colorScheme != theme.colorScheme }
    let last = others.first { $0.id == left[theme.colorScheme == .dark ? .light : .dark] }
    guard let next = last ?? others.first else { return }
    look(at: next.id)
    keep()
  }

  /// Returns the id of the entry of `theme`, the current one: the selected entry, or else one for a
  /// theme with the same name.
  func id(of theme: AppTheme) -> ThemeLibrary.Entry.ID {
    let selected = library.choice.flatMap(library.entry)
    let entry = selected ?? library.entries.first { $0.theme?.name == theme.name }
    return entry?.id ?? theme.name
  }

  // MARK: Editing

  /// `true` if any theme of the list has unsaved changes.
  var hasDrafts: Bool { drafts.contains { !$0.value.isEmpty && library.entry($0.key) != nil } }

  /// Returns whether an entry has unsaved changes.
  func isEdited(_ id: ThemeLibrary.Entry.ID?) -> Bool {
    id.flatMap { drafts[$0] }?.isEmpty == false
  }

  /// Returns whether a colour token of the current theme has an unsaved change.
  func isEdited(token index: Int) -> Bool {
    library.choice.flatMap { drafts[$0]?[index] } != nil
  }

  /// Changes the value of a colour token; `theme` is the current one.
  func set(_ index: Int, to color: ResolvedColor, in theme: AppTheme) {
    // The theme of the environment is one of the list, and is edited as such.
    if library.choice == nil {
      library.choose(id(of: theme))
      kept = library.choice
    }
    guard let id = library.choice else { return }
    drafts[id, default: [:]][index] = color
    show()
  }

  /// Resets a colour token to its value in the file or in the kit.
  func reset(_ index: Int) {
    guard let id = library.choice else { return }
    drafts[id]?[index] = nil
    show()
  }

  /// Returns the theme without the unsaved changes.
  func original(_ theme: AppTheme) -> AppTheme {
    library.choice.flatMap { library.entry($0)?.theme } ?? theme
  }

  /// Updates the screen with the draft of the current theme.
  func show() {
    guard let id = library.choice, let base = library.entry(id)?.theme else { return }
    let theme = (drafts[id] ?? [:]).reduce(base) { theme, change in
      theme.setting(Color(token: change.key), to: Color(change.value))
    }
    if library.theme != theme { library.theme = theme }
  }

  /// Saves the current theme; returns the path of the file.
  func save() throws(ThemeFileError) -> String? {
    guard let id = library.choice, let theme = library.theme else { return nil }
    let path = try library.save(theme)
    drafts[id] = nil
    kept = path
    return path
  }
}
