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
/// with `.keyBinding`, with or without keys, those of buttons with a shortcut, and any
/// `PaletteCommand`.
///
/// *Sizing:* fills the width, up to `width`; one row for the field, a gap, and one row for each
/// match, up to `height` and the available space.
/// *Keys:* typing filters the commands, ↑ and ↓ move the selection, Return runs the selected
/// command, Escape dismisses the palette of `.commandPalette()`. A click runs a command.
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
  @State private var query: String
  /// The query of the commands on screen: that of the last frame.
  @State private var shownQuery: String
  @State private var chosen = 0
  @State private var memo = Memo<Search, [FoundCommand]>()
  @Environment(\.strings) private var strings
  @Environment(\.appTheme) private var theme
  @Environment(\.density) private var density
  @Environment(\.iconSet) private var icons
  @Environment(\.keyboardProtocol) private var keyboard
  @State private var widths = Memo<CommandWidths, CommandColumns>()
  @State private var titles = Memo<Search, Int>()

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
        .onKeyPress(.upArrow) { step(-1) }
        .onKeyPress(.downArrow) { step(1) }
        .keyHint(strings.moveHint, "up", "down", isEnabled: !matches.isEmpty)
        .keyHint(strings.runHint, "enter", isEnabled: !matches.isEmpty)
        .onDeferredChange(of: $query) { _ in search() }
        .fieldLine(height: ComponentTokens.CommandPalette.gap)
        .onChange(of: matches.isEmpty ? nil : matches[place(matches)].id) { _, _ in
          onMove(matches.isEmpty ? nil : matches[place(matches)].binding)
        }
      if commands.isEmpty, shownQuery.isEmpty {
        ContentUnavailableView(strings.empty, systemImage: "command")
      } else if matches.isEmpty {
        ContentUnavailableView.search(text: shownQuery)
      } else {
        rows(matches)
      }
    }
    .frame(
      idealWidth: width, maxWidth: width, idealHeight: rowCount(matches), maxHeight: height,
      alignment: .top)
  }

  /// Returns one row for the field, the gap, and one row for each command; `nil` if a message
  /// replaces the commands.
  private func rowCount(_ matches: [FoundCommand]) -> Length? {
    if matches.isEmpty { return nil }
    let most = height.resolve(in: theme, axis: .vertical, density: density)
    let gap = ComponentTokens.CommandPalette.gap
      .resolve(in: theme, axis: .vertical, density: density)
    return Length(max(0, min(most, matches.count + 1 + gap)))
  }

  private func rows(_ matches: [FoundCommand]) -> some View {
    let columns = columns(for: matches)
    let selection = matches[place(matches)].id
    return ChoiceList(matches, selection: selection) {
      ForEach(matches) { command in
        ChoiceRow(command.binding.title, isSelected: command.id == selection) {
          onChoose(command.binding)
        } content: {
          CommandRow(command: command, columns: columns)
        }
      }
    }
    .frame(maxHeight: Length(matches.count))
    // Without a track, a short thumb looks like a part of the row beside it.
    .token(ComponentTokens.Scrollbar.trackColor, SemanticTokens.Colors.borderSubtle)
    .fadesChange(of: chosen, by: .fast)
  }

  /// Returns the selected index, limited to the number of commands.
  private func place(_ matches: [FoundCommand]) -> Int { max(0, min(chosen, matches.count - 1)) }

  /// Shows the commands for the query and selects the first.
  private func search() {
    if shownQuery == query { return }
    shownQuery = query
    chosen = 0
  }

  private func step(_ steps: Int) -> KeyPress.Result {
    search()
    let matches = matches
    chosen = max(0, min(place(matches) + steps, matches.count - 1))
    return .handled
  }

  private func call() {
    search()
    let matches = matches
    if !matches.isEmpty { onChoose(matches[place(matches)].binding) }
  }

  /// Returns the columns of all commands, found or not, so that they stay in place while the user
  /// types. The titles found decide whether there is room for the sections.
  private func columns(for matches: [FoundCommand]) -> CommandColumns {
    let spacing = ComponentTokens.CommandPalette.spacing
    let widths = CommandWidths(
      commands: commands, icons: icons, keyboard: keyboard,
      spacing: spacing.resolve(in: theme, axis: .horizontal, density: density))
    var columns = self.widths(widths) { $0.columns }
    columns.title = titles(currentSearch) { _ in
      matches.map { GraphemeWidth.columns(of: $0.binding.listedTitle) }.max() ?? 0
    }
    return columns
  }

  private var currentSearch: Search {
    Search(query: shownQuery, commands: commands, recent: recent)
  }

  private var matches: [FoundCommand] { memo(currentSearch) { $0.matches } }
}

/// The inputs of a search.
private struct Search: Equatable {
  let query: String
  let commands: [KeyBinding]
  let recent: [KeyBinding.ID]

  /// The matching commands: titles that begin with the query, then titles with a word that begins
  /// with it, then values whose kind does, then the others, in each group the best first. Equal
  /// matches are sorted by the most recent use, then by their original order.
  var matches: [FoundCommand] {
    let query = FuzzyQuery(query)
    let ranks = Dictionary(zip(recent, 0...)) { first, _ in first }
    var counts: [KeyBinding.ID: Int] = [:]
    return commands.enumerated().compactMap { index, binding in
      let count = counts[binding.id, default: 0]
      counts[binding.id] = count + 1
      let title = binding.listedTitle
      return query.match(title).map {
        Candidate(
          rank: Self.rank(of: $0, in: title), recency: ranks[binding.id] ?? .max, index: index,
          command: FoundCommand(
            id: FoundCommand.ID(binding: binding.id, count: count), binding: binding, match: $0))
      }
    }
    .sorted { $0.order < $1.order }
    .map(\.command)
  }

  /// Returns the rank of a match in a title. "Theme" in "Theme: Nord" is the kind of a value, and
  /// values are many: "Next theme" comes before all of them.
  private static func rank(of match: FuzzyPlaces, in title: String) -> Int {
    let rank = 2 * match.rank(in: title)
    guard rank < 4, let last = match.places.last, title.dropFirst(last + 1).contains(": ") else {
      return rank
    }
    return 3
  }
}

/// A matching command with its sort criteria.
private struct Candidate {
  let rank: Int
  let recency: Int
  let index: Int
  let command: FoundCommand

  var order: (Int, Int, Int, Int) { (rank, -command.match.score, recency, index) }
}

/// A command and the matching letters in its title.
struct FoundCommand: Identifiable, Equatable {
  /// The identity of a command among others, which may have the same id.
  struct ID: Hashable {
    let binding: KeyBinding.ID
    /// The number of earlier commands with the same id.
    let count: Int
  }

  let id: ID
  let binding: KeyBinding
  let match: FuzzyPlaces
}
