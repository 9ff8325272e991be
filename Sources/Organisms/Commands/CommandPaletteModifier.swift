// SPDX-License-Identifier: MIT
// Organism: presents the command palette above a screen.

import CuriumTokens
public import CuriumControls

extension View {
  /// Presents a `CommandPalette` above the screen when the user presses one of `keys`; by default,
  /// Control-P. It contains every available command, followed by the result of `commands`, which is
  /// called when the palette opens, and by the standard commands. Recently used commands come
  /// first.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("save", "ctrl+s", section: "File", help: "Writes all changes.") { save() }
  ///       .keyBinding("empty trash", section: "File") { delete() }
  ///       .commandPalette()
  ///
  /// There are two standard commands: one lists all keys, unless the app does so with `.keyHelp()`.
  /// The other chooses one of the built-in themes for the whole app until it ends, and previews
  /// them. It is omitted in terminals without colours, in an app with `.themed(_:)`, and if another
  /// command has an id with the word "theme".
  ///
  /// `searching` finds more commands while the user types, such as one for each file with a similar
  /// name:
  ///
  ///     Text("Inbox")
  ///       .commandPalette(searching: { query in
  ///         await repository.names(containing: query).map { name in
  ///           PaletteCommand(name, section: "Packages") { search(name) }
  ///         }
  ///       })
  ///
  /// - Parameters:
  ///   - keys: The keys that open the palette; by default, Control-P.
  ///   - includesStandardCommands: `false` omits the standard commands.
  ///   - commands: Returns commands in addition to those that views declare.
  ///   - searching: Returns the commands for a query that isn't blank. They are listed after the
  ///    other matches, in the order returned. It is called for each query, and cancelled when the
  ///    query changes; to search only after a pause in typing, sleep first. Until it returns, the
  ///    palette shows the matching commands of the previous answer and, after 200 ms, a spinner.
  ///    Errors are written to the log.
  public func commandPalette(
    _ keys: KeySequence..., includesStandardCommands: Bool = true,
    commands: @escaping @MainActor () -> [PaletteCommand] = { [] },
    searching: (@MainActor (String) async throws -> [PaletteCommand])? = nil
  ) -> some View {
    CommandPaletteContent(
      content: self, keys: keys.isEmpty ? ["ctrl+p"] : keys,
      includesStandardCommands: includesStandardCommands, commands: commands,
      searching: searching)
  }
}

private struct CommandPaletteContent<Content: View>: View {
  let content: Content
  let keys: [KeySequence]
  let includesStandardCommands: Bool
  let commands: @MainActor () -> [PaletteCommand]
  let searching: (@MainActor (String) async throws -> [PaletteCommand])?
  @State private var shown: PaletteContent?
  @State private var chosen: ChosenCommand?
  @State private var recent: [KeyBinding.ID] = []
  @State private var listedKeys: [(binding: KeyBinding, isEnabled: Bool)]?
  @Environment(\.keyRegistry) private var registry
  @Environment(\.appThemeAction) private var appTheme
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.strings) private var strings

  /// The number of recent commands to remember.
  private static var memory: Int { 8 }

  var body: some View {
    content
      .keyBinding(KeyBinding(strings.commandsHint, keys, id: Self.id)) {
        let (alive, own) = (alive, commands())
        let ids = alive.map(\.id) + own.map(\.id)
        chosen = nil
        shown = PaletteContent(
          alive: alive, further: own + standardCommands(besides: ids), isSearchable: true)
      }
      .onDisappear { shown?.end(with: nil) }
      .keyList($listedKeys)
    OverlaySlot(
      shown.map { palette($0) }, Self.presentation, dismiss: { close() }, onDismiss: call)
  }

  private static var id: KeyBinding.ID { "command-palette" }

  private static var presentation: OverlayPresentation {
    var presentation = OverlayPresentation(role: .dialog)
    presentation.placement = .upper
    presentation.dimsBeneath = true
    return presentation
  }

  /// The commands that aren't covered. Those that keys can currently reach come first, with the
  /// same keys as in hints and help; the others are shown without keys.
  private var alive: [KeyBinding] {
    let reached = registry.all
    let ranks = Dictionary(zip(reached.map(\.id), 0...)) { first, _ in first }
    return registry.commands.filter { $0.id != Self.id }.enumerated()
      .sorted { (ranks[$0.1.id] ?? .max, $0.0) < (ranks[$1.1.id] ?? .max, $1.0) }
      .map { _, command in
        var command = command
        command.sequences = ranks[command.id].map { reached[$0].sequences } ?? []
        return command
      }
  }

  /// Returns the commands of every palette, except those that the app has with these ids.
  private func standardCommands(besides ids: [KeyBinding.ID]) -> [PaletteCommand] {
    if !includesStandardCommands { return [] }
    var commands: [PaletteCommand] = []
    if !ids.contains(where: { $0.contains("theme") }), colorDepth != .none, appTheme.isVisible {
      commands.append(
        PaletteCommand(strings.chooseTheme, id: "theme") {
          shown = PaletteContent(alive: [], further: appTheme.commands)
        })
    }
    if !ids.contains(KeyBinding.helpID) {
      commands.append(
        PaletteCommand(strings.keysHint, id: KeyBinding.helpID) { listedKeys = registry.listed })
    }
    return commands
  }

  private func palette(_ shown: PaletteContent) -> some View {
    OverlayPanel(
      content: CommandPalette(
        commands: shown.bindings, recent: recent, onMove: { shown.move(to: $0?.id) }
      ) { command in
        chosen = ChosenCommand(id: command.id, further: shown.command(command.id))
        close()
      }
      .finding(
        with: !shown.isSearchable
          ? nil
          : searching.map { search in
            CommandFinder(find: search) { shown.receive($0) }
          }
      )
      .keyHint(strings.closeHint, "esc"))
  }

  private func close() {
    shown?.end(with: chosen?.id)
    shown = nil
  }

  /// Runs the selected command once the palette no longer covers the screen.
  private func call() {
    guard let command = chosen else { return }
    chosen = nil
    recent = Array(([command.id] + recent.filter { $0 != command.id }).prefix(Self.memory))
    if let further = command.further { further.action() } else { registry.call(command.id) }
  }
}

/// The command to run when the palette has closed.
private struct ChosenCommand {
  let id: KeyBinding.ID
  /// The palette's own command; `nil` for a command of a view.
  let further: PaletteCommand?
}

/// The commands in an open palette, and the one whose preview is active.
@MainActor private final class PaletteContent {
  let bindings: [KeyBinding]
  /// `true` if a search can find more commands.
  let isSearchable: Bool
  private let further: PaletteCommands
  /// The commands found for the query.
  private var found = PaletteCommands()
  private var tried: (id: KeyBinding.ID, command: PaletteCommand)?

  init(alive: [KeyBinding], further: [PaletteCommand], isSearchable: Bool = false) {
    self.isSearchable = isSearchable
    self.further = PaletteCommands(further, after: alive)
    bindings = alive + self.further.bindings
  }

  /// Returns the palette's own command with an id; `nil` for a command of a view.
  func command(_ id: KeyBinding.ID) -> PaletteCommand? { further[id] ?? found[id] }

  /// Replaces the commands that were found.
  func receive(_ commands: [PaletteCommand]) -> [KeyBinding] {
    found = PaletteCommands(commands, after: bindings)
    return found.bindings
  }

  /// Reverts the active preview and starts that of the next command.
  func move(to id: KeyBinding.ID?) {
    if id == tried?.id { return }
    tried?.command.revert()
    tried = id.flatMap { id in command(id).map { (id, $0) } }
    tried?.command.preview()
  }

  /// Reverts the active preview unless its command was selected.
  func end(with id: KeyBinding.ID?) {
    if tried?.id != id { tried?.command.revert() }
    tried = nil
  }
}

/// Palette commands by id. A command with the id of an earlier command gets an id of its own.
private struct PaletteCommands {
  private(set) var bindings: [KeyBinding] = []
  private var commands: [KeyBinding.ID: PaletteCommand] = [:]

  init(_ commands: [PaletteCommand] = [], after earlier: [KeyBinding] = []) {
    var known = Set(earlier.map(\.id))
    for command in commands {
      var binding = command.binding
      var count = 1
      while !known.insert(binding.id).inserted {
        count += 1
        binding.id = "\(command.id)#\(count)"
      }
      bindings.append(binding)
      self.commands[binding.id] = command
    }
  }

  subscript(id: KeyBinding.ID) -> PaletteCommand? { commands[id] }
}
