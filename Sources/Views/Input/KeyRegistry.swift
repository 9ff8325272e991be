// SPDX-License-Identifier: MIT
// Views: lists and calls the commands of an app.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// The current commands of the app. Lists them, and runs a command by its id.
///
///     struct Commands: View {
///       @Environment(\.keyRegistry) private var registry
///
///       var body: some View {
///         Button("Save") { registry.call("save") }
///       }
///     }
public struct KeyRegistry {
  @GraphReference var graph: Graph?

  package init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// The commands with keys, and the hints, of the focused view and of the views around it. While
  /// nothing has the focus, those of all views that aren't covered. Commands that keys can
  /// currently reach come first, then those whose keys the focused view handles itself. Excludes
  /// those whose keys call other commands with `overridesControls`.
  @MainActor public var all: [KeyBinding] {
    guard let graph else { return [] }
    let keys = graph.keys.directory.activeKeys()
    let active = keys.bindings
    // Without a focus, the order in which views get keys is meaningless to users.
    var found = graph.focus.current == nil ? [] : active
    var known = keys.overridden.subtracting(active.map(\.id)).union(found.map(\.id))
    let focused = graph.focus.current?.selfAndAncestorsInLayer
    for command in nodes
    where command.isActive && focused?.contains(where: { $0 === command }) != false {
      guard let binding = Self.binding(of: command), known.insert(binding.id).inserted else {
        continue
      }
      found.append(active.first { $0.id == binding.id } ?? binding)
    }
    return found + active.filter { known.insert($0.id).inserted }
  }

  /// The commands of `all` and the disabled ones of the same views, which stay beside the others. A
  /// menu item and the command for its key are listed once, with the title of the item and its menu
  /// as the section.
  @MainActor package var listed: [(binding: KeyBinding, isEnabled: Bool)] {
    let all = all
    var listed = all.map { (binding: $0, isEnabled: true) }
    let disabled = Dictionary(uniqueKeysWithValues: disabled(besides: all).map { ($0.id, $0) })
    let ids = nodes.compactMap { $0.declared?.binding.id }
    // Controls with a shortcut are after the commands.
    var next = (listed.lastIndex { ids.contains($0.binding.id) } ?? -1) + 1
    for id in ids.reversed() {
      if let index = listed.firstIndex(where: { $0.binding.id == id }) {
        next = index
      } else if let binding = disabled[id] {
        listed.insert((binding: binding, isEnabled: false), at: next)
      }
    }
    next = listed.endIndex
    for (binding, control) in shortcuts.reversed() {
      if let index = listed.firstIndex(where: { $0.binding.isSame(as: binding) }) {
        listed[index].binding.join(binding)
        next = index
      } else if !control.isEnabled {
        listed.insert((binding: binding, isEnabled: false), at: next)
      }
    }
    return listed
  }

  /// Returns the disabled commands with keys, of the same views as those in `all`.
  @MainActor private func disabled(besides all: [KeyBinding]) -> [KeyBinding] {
    let focused = graph?.focus.current?.selfAndAncestorsInLayer
    var known = Set(all.map(\.id))
    return nodes.compactMap { command in
      guard let declared = command.declared, !declared.isEnabled, !declared.isHint,
        !command.sequences.isEmpty, command.scope.values.inherited.isEnabled,
        focused?.contains(where: { $0 === command }) != false,
        let binding = Self.binding(of: command), known.insert(binding.id).inserted
      else { return nil }
      return binding
    }
  }

  /// All commands that can be run and aren't covered, with or without keys. A menu item and the
  /// command for its key are one, with the title of the item and its menu as the section.
  @MainActor public var commands: [KeyBinding] {
    var known: Set<String> = []
    let nodes = nodes
    let called = (routed + nodes).filter(\.isCallable).compactMap(Self.binding)
    let first = Dictionary(called.map { ($0.id, $0) }) { first, _ in first }
    var found = nodes.compactMap { $0.declared.flatMap { first[$0.binding.id] } }
    let count = found.count
    for (binding, control) in shortcuts {
      if let index = found[..<count].firstIndex(where: { $0.isSame(as: binding) }) {
        found[index].join(binding)
      } else if control.isEnabled {
        found.append(binding)
      }
    }
    return found.filter { known.insert($0.id).inserted }
  }

  /// Calls the command with `id`, as its keys would. If several views declare it, calls the one
  /// that gets the keys: that of the focused view or of the nearest view around it.
  ///
  /// - Returns: `false` if there is no such command or it is covered.
  @MainActor @discardableResult public func call(_ id: KeyBinding.ID) -> Bool {
    let command = (routed + nodes).first { $0.isCallable && $0.declared?.binding.id == id }
    if let command { return command.complete(KeyPress(.return)) }
    let control = shortcuts.last { $0.binding.id == id && $0.control.isEnabled }?.control
    guard let control else { return false }
    control.press()
    graph?.keys.commandDidRun()
    return true
  }

  /// Calls the command that a hint shows. Drops the keys of a sequence in progress, which the
  /// command completes.
  @MainActor func callHint(_ id: KeyBinding.ID) {
    graph?.keys.chords.end()
    call(id)
  }

  /// The commands of visible, uncovered views: those of a view before those around it.
  @MainActor private var nodes: [any KeyCommand] {
    var found: [any KeyCommand] = []
    func collect(_ node: Node) {
      node.forEachChild { if !$0.isOutOfReach { collect($0) } }
      if let command = node.keyCommand { found.append(command) }
    }
    graph?.layers.forEachReachableRoot(collect)
    return found
  }

  /// The commands that keys can currently reach, in the order in which they get them.
  @MainActor private var routed: [any KeyCommand] {
    var found: [any KeyCommand] = []
    graph?.keys.visitInOrder { node in
      if let command = node.keyCommand { found.append(command) }
      return false
    }
    return found
  }

  /// The controls with a shortcut that input reaches. The last enabled one of several gets a key.
  @MainActor private var shortcuts: [(binding: KeyBinding, control: any Pressable)] {
    graph?.keys.directory.shortcutsInReach() ?? []
  }

  /// Returns the declared command of a node, with its current keys.
  @MainActor private static func binding(of command: any KeyCommand) -> KeyBinding? {
    guard var binding = command.declared?.binding else { return nil }
    binding.sequences = command.sequences
    return binding
  }
}

extension EnvironmentValues {
  /// The current commands of the app. A view can list them, or run one by its id.
  ///
  ///     struct CommandList: View {
  ///       @Environment(\.keyRegistry) private var registry
  ///
  ///       var body: some View {
  ///         ForEach(registry.commands) { command in
  ///           Button(command.title) { registry.call(command.id) }
  ///         }
  ///       }
  ///     }
  public var keyRegistry: KeyRegistry { KeyRegistry(runningApp.graph) }
}
