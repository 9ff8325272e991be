// SPDX-License-Identifier: MIT
// Organism: a command palette with fuzzy search.

import CuriumMolecules
import CuriumTerminal
public import CuriumTokens
public import CuriumControls

/// A palette for finding commands by typing a few letters. The best matches come first, with the
/// matching letters highlighted.
///
/// `.commandPalette()` presents one above the screen with every available command: those declared
/// with `.keyBinding`, with or without keys, those of buttons and menu items with a shortcut, and
/// any `PaletteCommand`. A menu item and the command for its key are one row, with the title of the
/// item and its menu as the section.
///
/// If a command has a help text, a line below the commands shows that of the selected one. Commands
/// whose help text contains the words of the query come after those found by their title.
///
/// *Sizing:* fills the width, up to `width`; one row for the field, a gap, one row for each match,
/// and a gap and a row for help texts, up to `height` and the available space.
/// *Keys:* typing filters the commands, ↑, ↓ and the Page keys move the selection, Return runs the
/// selected command, Escape dismisses the palette of `.commandPalette()`. ↑ on the first command
/// selects the last one, and ↓ on the last one the first, unless the key is held. A click runs a
/// command.
/// *Tokens:* `commandPalette.*`, `choice.*`, `search.*`, `keyHint.*`. The labels come from
/// `\.strings`.
///
///     CommandPalette(commands: [KeyBinding("Save", ["ctrl+s"], section: "File")]) { command in
///       if command.id == "save" { save() }
///     }
public struct CommandPalette: View {
  private let commands: [KeyBinding]
  private let width: Length
  private let height: Length
  private let recent: [KeyBinding.ID]
  private let onMove: @MainActor (KeyBinding?) -> Void
  private let onChoose: @MainActor (KeyBinding) -> Void
  /// Finds more commands; `nil` if the palette knows all of them.
  private var finder: CommandFinder?
  @State private var query: String
  /// The query of the commands on screen: that of the last frame.
  @State private var shownQuery: String
  @State private var chosen = ChosenEntry<FoundCommand>(0, in: [])
  @State private var page = ChoicePage()
  @State private var memo = Memo<CommandQuery, [FoundCommand]>()
  /// The commands of the last answer of the finder.
  @State private var found: [KeyBinding] = []
  /// The search with that answer.
  @State private var answered: SuggestionSearch?
  /// `true` if the finder takes a long time to answer.
  @State private var isSlow = false
  @Environment(\.clock) private var clock
  @Environment(\.log) private var log
  @Environment(\.strings) private var strings
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density
  @Environment(\.iconSet) private var icons
  @Environment(\.keyboardProtocol) private var keyboard
  @Environment(\.ambiguousIsWide) private var ambiguousIsWide
  @State private var widths = Memo<CommandWidths, CommandColumns>()
  @State private var titles = Memo<CommandQuery, Int>()

  /// Creates a palette of `commands` with `query` in its field.
  ///
  /// - Parameters:
  ///   - commands: The commands to choose from.
  ///   - query: The initial text in the field.
  ///   - recent: The ids of recent commands, the latest first. They come first among equals.
  ///   - width: The maximum width, in cells.
  ///   - height: The maximum height, in cells.
  ///   - onMove: Called with the newly selected command after typing or an arrow key; with `nil` if
  ///    there is no match.
  ///   - onChoose: Called with the command to run.
  public init(
    commands: [KeyBinding], query: String = "", recent: [KeyBinding.ID] = [], width: Length = 56,
    height: Length = 15, onMove: @escaping @MainActor (KeyBinding?) -> Void = { _ in },
    onChoose: @escaping @MainActor (KeyBinding) -> Void
  ) {
    self.commands = commands
    self.recent = recent
    self.onMove = onMove
    _query = State(wrappedValue: query)
    _shownQuery = State(wrappedValue: query)
    self.width = width
    self.height = height
    self.onChoose = onChoose
  }

  /// The field above the commands.
  public var body: some View {
    let matches = matches
    VStack(spacing: 0) {
      SearchBar(query: $query, placeholder: strings.searchCommands) { call() }
        .clearsOnEscape(false)
        .onKeyPress(keys: [.upArrow]) { step(-1, wraps: $0.phase == .down) }
        .onKeyPress(keys: [.downArrow]) { step(1, wraps: $0.phase == .down) }
        .onKeyPress(.pageUp) { step(-page.length) }
        .onKeyPress(.pageDown) { step(page.length) }
        .keyHint(strings.moveHint, "up", "down", isEnabled: !matches.isEmpty)
        .keyHint(strings.runHint, "enter", isEnabled: !matches.isEmpty)
        .onDeferredChange(of: $query) { _ in search() }
        .fieldLine(height: ComponentTokens.CommandPalette.gap)
        .onChange(of: matches.isEmpty ? nil : matches[place(matches)].id) { _, _ in
          onMove(matches.isEmpty ? nil : matches[place(matches)].binding)
        }
      if commands.isEmpty, shownQuery.isEmpty {
        ContentUnavailableView(strings.empty, systemImage: "command")
      } else if !matches.isEmpty {
        rows(matches)
        if hasHelp { CommandHelp(text: matches[place(matches)].binding.help) }
      } else if !isWaiting {
        ContentUnavailableView.search(text: shownQuery)
      }
      if isWaiting, isSlow {
        ProgressView(strings.searching).padding(.leading, ComponentTokens.Choice.padding)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(
      idealWidth: width, maxWidth: width, idealHeight: rowCount(matches), maxHeight: height,
      alignment: .top
    )
    .searchTask({ asked }, find: find, receive: receive)
    .task(id: isWaiting) {
      if isSlow { isSlow = false }
      if isWaiting, await clock.sleep(for: ProgressView.delay) { isSlow = isWaiting }
    }
  }

  /// `true` if a command has a help text.
  private var hasHelp: Bool { (commands + found).contains { !$0.help.isEmpty } }

  /// Returns one row for the field, the gap, one row for each command and for a spinner, and the
  /// rows of the help text; `nil` if a message replaces the commands.
  private func rowCount(_ matches: [FoundCommand]) -> Length? {
    if matches.isEmpty, !isWaiting { return nil }
    let most = height.resolve(in: theme, axis: .vertical, density: density)
    let gap = ComponentTokens.CommandPalette.gap
      .resolve(in: theme, axis: .vertical, density: density)
    let others = (isWaiting && isSlow ? 1 : 0) + (hasHelp ? 1 + gap : 0)
    return Length(max(0, min(most, matches.count + 1 + gap + others)))
  }

  private func rows(_ matches: [FoundCommand]) -> some View {
    let columns = columns(for: matches)
    let selection = matches[place(matches)].id
    return ChoiceList(matches, selection: selection, page: page) {
      ForEach(matches) { command in
        ChoiceRow(command.binding.title, isSelected: command.id == selection) {
          onChoose(command.binding)
        } content: {
          CommandRow(command: command, columns: columns)
        }
        .accessibilityHint(command.binding.help)
      }
    }
    .frame(maxHeight: Length(matches.count))
    // Without a track, a short thumb looks like a part of the row beside it.
    .token(ComponentTokens.Scrollbar.trackColor, SemanticTokens.Colors.borderSubtle)
    .fadesChange(of: place(matches), by: .fast)
  }

  /// Returns the index of the selected command, or of the one in its place if it is gone.
  private func place(_ matches: [FoundCommand]) -> Int {
    max(0, chosen.index(in: matches) ?? min(chosen.index, matches.count - 1))
  }

  /// Shows the commands for the query and selects the first.
  private func search() {
    if shownQuery == query { return }
    shownQuery = query
    chosen = ChosenEntry(0, in: matches)
  }

  /// Moves the selection. Beyond an end of the list, it goes to the other end if it `wraps`.
  private func step(_ steps: Int, wraps: Bool = false) -> KeyPress.Result {
    search()
    let matches = matches
    let (next, last) = (place(matches) + steps, max(0, matches.count - 1))
    let (below, above) = wraps ? (last, 0) : (0, last)
    chosen = ChosenEntry(next < 0 ? below : next > last ? above : next, in: matches)
    return .handled
  }

  private func call() {
    search()
    let matches = matches
    if !matches.isEmpty { onChoose(matches[place(matches)].binding) }
  }

  // MARK: Commands found elsewhere

  /// Returns a palette with the commands that `finder` finds after its own.
  func finding(with finder: CommandFinder?) -> CommandPalette {
    edited(self) { $0.finder = finder }
  }

  /// The search for the query; `nil` if it is blank or there is no finder.
  private var asked: SuggestionSearch? {
    guard finder != nil, !shownQuery.allSatisfy(\.isWhitespace) else { return nil }
    return SuggestionSearch(query: shownQuery)
  }

  private var isWaiting: Bool { asked != nil && asked != answered }

  private func find(_ search: SuggestionSearch) async -> [PaletteCommand] {
    do {
      return try await finder?.find(search.query) ?? []
    } catch {
      if !Task.isCancelled { log.error("\(error)") }
      return []
    }
  }

  private func receive(_ commands: [PaletteCommand], for search: SuggestionSearch) {
    found = finder?.receive(commands) ?? []
    answered = search
  }

  // MARK: Matches

  /// Returns the columns of all commands, found or not, so that they stay in place while the user
  /// types. The titles found decide whether there is room for the sections.
  private func columns(for matches: [FoundCommand]) -> CommandColumns {
    let spacing = ComponentTokens.CommandPalette.spacing
    let widths = CommandWidths(
      commands: found.isEmpty ? commands : commands + found, icons: icons, keyboard: keyboard,
      spacing: spacing.resolve(in: theme, axis: .horizontal, density: density),
      ambiguousIsWide: ambiguousIsWide)
    var columns = self.widths(widths) { $0.columns }
    columns.title = titles(currentSearch) { _ in
      matches.map { widths.columns(of: $0.binding.listedTitle) }.max() ?? 0
    }
    return columns
  }

  private var currentSearch: CommandQuery {
    CommandQuery(
      text: shownQuery, commands: commands, recent: recent, found: asked == nil ? [] : found,
      isAnswered: asked == answered)
  }

  private var matches: [FoundCommand] { memo(currentSearch) { $0.matches } }
}
