// SPDX-License-Identifier: MIT
// Organism: presents the command palette above a screen.

import CuriumTokens
public import CuriumControls

extension View {
  /// Presents a `CommandPalette` above the screen when the user presses one of `keys`; by default,
  /// Control-P. It contains every available command, followed by the result of `commands`, which is
  /// called when the palette opens. Recently used commands come first.
  ///
  ///     Text("Inbox")
  ///       .keyBinding("save", "ctrl+s", section: "File") { save() }
  ///       .keyBinding("empty trash", section: "File") { delete() }
  ///       .commandPalette()
  public func commandPalette(
    _ keys: KeySequence..., commands: @escaping @MainActor () -> [PaletteCommand] = { [] }
  ) -> some View {
    CommandPaletteContent(
      content: self, keys: keys.isEmpty ? ["ctrl+p"] : keys, commands: commands)
  }
}

private struct CommandPaletteContent<Content: View>: View {
  let content: Content
  let keys: [KeySequence]
  let commands: @MainActor () -> [PaletteCommand]
  @State private var shown: PaletteContent?
  @State private var chosen: ChosenCommand?
  @State private var recent: [KeyBinding.ID] = []
  @Environment(\.keyRegistry) private var registry
  @Environment(\.strings) private var strings

  /// The number of recent commands to remember.
  private static var memory: Int { 8 }

  var body: some View {
    content
      .keyBinding(KeyBinding(strings.commandsHint, keys, id: Self.id)) {
        chosen = nil
        shown = PaletteContent(alive: alive, further: commands())
      }
      .onDisappear { shown?.end(with: nil) }
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

  private func palette(_ shown: PaletteContent) -> some View {
    OverlayPanel(
      content: CommandPalette(
        commands: shown.bindings, recent: recent, onMove: { shown.move(to: $0?.id) }
      ) { command in
        chosen = ChosenCommand(id: command.id, further: shown.further[command.id])
        close()
      }
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
  let further: [KeyBinding.ID: PaletteCommand]
  private var tried: (id: KeyBinding.ID, command: PaletteCommand)?

  /// Creates the content. A palette command with the id of an earlier command gets an id of its
  /// own.
  init(alive: [KeyBinding], further: [PaletteCommand]) {
    var bindings = alive
    var known = Set(alive.map(\.id))
    var added: [KeyBinding.ID: PaletteCommand] = [:]
    for command in further {
      var binding = command.binding
      var count = 1
      while !known.insert(binding.id).inserted {
        count += 1
        binding.id = "\(command.id)#\(count)"
      }
      bindings.append(binding)
      added[binding.id] = command
    }
    self.bindings = bindings
    self.further = added
  }

  /// Reverts the active preview and starts that of the next command.
  func move(to id: KeyBinding.ID?) {
    if id == tried?.id { return }
    tried?.command.revert()
    tried = id.flatMap { id in further[id].map { (id, $0) } }
    tried?.command.preview()
  }

  /// Reverts the active preview unless its command was selected.
  func end(with id: KeyBinding.ID?) {
    if tried?.id != id { tried?.command.revert() }
    tried = nil
  }
}
