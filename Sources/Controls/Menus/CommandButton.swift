// SPDX-License-Identifier: MIT
// Views: buttons that run commands of the views around them.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
public import CuriumTerminal

/// A button that runs a command of a view around it. It is meant for menus and toolbars.
///
/// The command is declared with `.keyBinding` on a view around the menu. The button has the title
/// of the command, with a capital first letter, and is disabled while the command is. In a menu, it
/// shows the keys of the command, also those of a key map. In help and in the command palette, the
/// command is in a section with the title of the menu.
///
/// *Sizing:* that of a `Button`. *Keys:* those of a `Button`.
///
///     VStack {
///       MenuBar { Menu("Mail") { CommandButton("archive") } }
///       Text("Inbox")
///     }
///     .keyBinding("archive", "a") { remove() }
public struct CommandButton: _PrimitiveView {
  let id: KeyBinding.ID

  /// Creates a button for the command with `id`, of the nearest view around the button that has
  /// such a command. If there is none, no button is shown, and a warning is logged. By default, an
  /// id is the lowercase title of the command, with words joined by `-`.
  public init(_ id: KeyBinding.ID) { self.id = id }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.appendAndEvaluate(CommandButtonNode(view.id, context))
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: CommandButtonNode.self).receive(view.id)
  }
}

/// Finds the command, and follows its title, its keys and its state.
private final class CommandButtonNode: Node, KeyReader {
  /// A command as its button shows it.
  private struct Face: Equatable {
    var binding: KeyBinding
    let isEnabled: Bool
  }

  private var id: KeyBinding.ID
  private var face: Face?

  @MainActor init(_ id: KeyBinding.ID, _ context: borrowing _MountContext) {
    self.id = id
    super.init(context)
    graph.keys.directory.add(self)
  }

  /// The command of the nearest view around the button.
  private var command: (any KeyCommand)? {
    for node in selfAndAncestors {
      guard let command = node.keyCommand, let declared = command.declared else { continue }
      if !declared.isHint, declared.binding.id == id { return command }
    }
    return nil
  }

  private var currentFace: Face? {
    guard let command, var binding = command.declared?.binding else { return nil }
    binding.sequences = command.sequences
    return Face(binding: binding, isEnabled: command.isCallable)
  }

  @MainActor func receive(_ id: KeyBinding.ID) {
    self.id = id
    evaluate()
  }

  @MainActor func receive(_ keys: ActiveKeys) {
    if currentFace != face { graph.invalidate(self) }
  }

  override var viewName: String { "CommandButton" }
  override var hasContent: Bool { true }

  @MainActor override func evaluate() {
    flags.remove(.invalid)
    face = currentFace
    if face == nil {
      graph.warn("No view around it has a command with the id \"\(id)\".", at: self)
    }
    graph.evaluate(self) { button }
  }

  @MainActor @ViewBuilder private var button: some View {
    if let face {
      let name = face.binding.title
      let title: String = name.prefix(1).uppercased() + name.dropFirst()
      let stroke = face.binding.sequences.lazy.map(\.strokes)
        .first { $0.count == 1 && !$0[0].modifiers.contains(.command) }
      Button(title) { [weak self] in self?.run() }
        .keyboardShortcut(stroke?[0])
        .environment(\.commandKeys, face.binding.sequences)
        .disabled(!face.isEnabled)
    }
  }

  @MainActor private func run() {
    guard let command, command.isCallable else { return }
    _ = command.complete(KeyPress(.return))
  }

  @MainActor override func willUnmount() { graph.keys.directory.remove(self) }
}

private struct CommandKeysKey: EnvironmentKey {
  static var defaultValue: [KeySequence] { [] }
}

extension EnvironmentValues {
  /// The keys of the command that a menu item runs; empty for an item with a shortcut.
  var commandKeys: [KeySequence] {
    get { self[CommandKeysKey.self] }
    set { self[CommandKeysKey.self] = newValue }
  }
}
