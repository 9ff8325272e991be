// SPDX-License-Identifier: MIT
// Views: which keys act now, and who wants to know.

import CuriumTerminal

/// The commands that keys reach now, and the keys that wait for more.
public struct ActiveKeys: Hashable, Sendable {
  /// The commands in the order in which they are asked: from the focus outwards, then the shortcuts.
  /// Commands whose keys something further in takes are left out.
  public internal(set) var bindings: [KeyBinding] = []
  /// The keys pressed so far of a sequence that is not complete; nil where nothing waits.
  public internal(set) var pending: KeySequence?
  /// While keys wait: what the next ones could call, with the rest of their keys.
  public internal(set) var continuations: [KeyBinding] = []
  /// Commands whose keys are shown side by side, since all of them act.
  var hints: Set<String> = []
}

/// Whoever shows what keys do now.
protocol KeyReader: Node {
  @MainActor func receive(_ keys: ActiveKeys)
}

extension Graph {
  /// Something that decides what keys do has changed: who shows it hears of it once this is done.
  func keysDidChange() {
    if keyReaders.isEmpty || isKeyChangeQueued { return }
    isKeyChangeQueued = true
    // The graph is used on the main actor alone, though its queue may be filled from what is not isolated.
    nonisolated(unsafe) let graph = self
    afterCommit { graph.tellKeyReaders() }
  }

  @MainActor private func tellKeyReaders() {
    isKeyChangeQueued = false
    if keyReaders.isEmpty { return }
    let keys = activeKeys()
    for reader in keyReaders { (reader.takeUnretainedValue() as? any KeyReader)?.receive(keys) }
  }

  /// What keys do now. Costs as much as the way from the focus to the root is long.
  @MainActor func activeKeys() -> ActiveKeys {
    var keys = ActiveKeys()
    var taken: [KeySequence: KeyOwner] = [:]
    forEachListener { node in
      guard let node = node as? KeyNode, node.isActive, let declared = node.declared else { return }
      var owner = KeyOwner(binding: declared.binding, isHint: declared.isHint)
      owner.binding.sequences = node.sequences
      owner.isMapped = node.sequences != declared.binding.sequences
      add(owner, to: &keys, &taken)
    }
    for reference in shortcuts.reversed() {
      let node = reference.takeUnretainedValue()
      guard node.state.isEnabled, let shortcut = node.shortcut, isReachable(node) else { continue }
      let title = text(beneath: node)
      let sequence = KeySequence(shortcut)
      let owner = KeyOwner(
        binding: KeyBinding(title, [sequence]), isMapped: true, isShortcut: true)
      add(owner, to: &keys, &taken)
    }
    if let chord {
      keys.pending = KeySequence(
        unchecked: chord.presses.map {
          KeyboardShortcut($0.key, modifiers: $0.modifiers.intersection(.strokeModifiers))
            .normalized
        })
      keys.continuations = continuations()
    }
    return keys
  }

  /// Adds a command with what is left of its keys. A view further in may well take keys from one further
  /// out; where the key map, or a shortcut, brought them together, nobody meant it.
  @MainActor private func add(
    _ owner: KeyOwner, to keys: inout ActiveKeys, _ taken: inout [KeySequence: KeyOwner]
  ) {
    var binding = owner.binding
    let isHint = owner.isHint
    for sequence in binding.sequences {
      guard !isHint, let other = taken[sequence], !other.isHint, other.binding.id != binding.id,
        owner.isMapped || other.isMapped
      else { continue }
      warn(
        "\"\(other.binding.title)\" and \"\(binding.title)\" both want the key \(sequence); the first "
          + "has it.")
    }
    // What tells of the focused view's own keys tells of keys that it takes; none of them is text.
    if isHint {
      if takesText { binding.sequences.removeAll { $0.strokes[0].typesText } }
    } else {
      binding.sequences.removeAll { takes($0.strokes[0], from: owner) || taken[$0] != nil }
    }
    if binding.sequences.isEmpty || keys.bindings.contains(where: { $0.id == binding.id }) {
      return
    }
    for sequence in binding.sequences { taken[sequence] = owner }
    if isHint { keys.hints.insert(binding.id) }
    keys.bindings.append(binding)
  }

  /// Whether a command around a view has a key that begins so.
  @MainActor func isCommand(_ press: KeyPress, around view: Node) -> Bool {
    var node = view.parentInLayer
    while let current = node {
      if let keys = current as? KeyNode, keys.wants(press) { return true }
      node = current.parentInLayer
    }
    return false
  }

  /// Whether the focused view takes a stroke itself, before whoever has declared it is asked.
  private func takes(_ stroke: KeyboardShortcut, from owner: KeyOwner) -> Bool {
    switch focused {
    case is TextControlNode:
      if stroke.typesText { return true }
      return stroke.modifiers == .control && "abefhdwkuy_/".contains(stroke.key.character)
    case is ListNode:
      return stroke.typesText && owner.isShortcut
    case let control as InteractiveNode:
      return control.action != nil && stroke.modifiers.isEmpty
        && (stroke.key == .return || stroke.key == .space)
    default: return false
    }
  }

  /// The nodes of the commands that can be called by name and are not covered, in order of the tree.
  @MainActor private func commandNodes() -> [KeyNode] {
    var found: [KeyNode] = []
    func collect(_ node: Node) {
      if let node = node as? KeyNode, node.isCallable { found.append(node) }
      node.forEachChild { if !$0.flags.contains(.detached) { collect($0) } }
    }
    if topModalOverlay == nil { collect(root) }
    for overlay in reachableOverlays { collect(overlay) }
    return found
  }

  /// Every command that can be called by name, those with keys or without, each once.
  @MainActor func commands() -> [KeyBinding] {
    var known: Set<String> = []
    var found: [KeyBinding] = []
    for node in commandNodes() {
      guard var binding = node.declared?.binding, known.insert(binding.id).inserted else {
        continue
      }
      binding.sequences = node.sequences
      found.append(binding)
    }
    for reference in shortcuts {
      let node = reference.takeUnretainedValue()
      guard node.state.isEnabled, let shortcut = node.shortcut, isReachable(node) else { continue }
      let binding = KeyBinding(text(beneath: node), [KeySequence(shortcut)])
      if known.insert(binding.id).inserted { found.append(binding) }
    }
    return found
  }

  /// Calls the command of an id.
  @MainActor func callCommand(_ id: KeyBinding.ID) -> Bool {
    if let node = commandNodes().first(where: { $0.declared?.binding.id == id }) {
      return node.complete(KeyPress(.return))
    }
    for reference in shortcuts {
      let node = reference.takeUnretainedValue()
      guard node.shortcut != nil, isReachable(node), KeyBinding(text(beneath: node), []).id == id
      else { continue }
      node.press()
      return true
    }
    return false
  }

  /// Every command that is alive and not covered, those that keys reach now first.
  @MainActor func allKeys() -> [KeyBinding] {
    var found = activeKeys().bindings
    var known = Set(found.map(\.id))
    func collect(_ node: Node) {
      if let node = node as? KeyNode, node.isActive, let declared = node.declared,
        known.insert(declared.binding.id).inserted
      {
        var binding = declared.binding
        binding.sequences = node.sequences
        found.append(binding)
      }
      node.forEachChild { if !$0.flags.contains(.detached) { collect($0) } }
    }
    if topModalOverlay == nil { collect(root) }
    for overlay in reachableOverlays { collect(overlay) }
    return found
  }
}

/// Who has keys.
private struct KeyOwner {
  var binding: KeyBinding
  var isHint = false
  /// Whether the keys are others than those that the command was declared with.
  var isMapped = false
  /// Whether it is a control's, which is asked when nobody around the focus takes the key.
  var isShortcut = false
}

extension EventModifiers {
  /// What counts in a stroke; locks do not.
  static let strokeModifiers: EventModifiers = [.shift, .option, .control, .command]
}

/// The commands that are alive, to list them and to call one by its name.
///
///     struct Commands: View {
///       @Environment(\.keyRegistry) private var registry
///
///       var body: some View {
///         Button("Save") { registry.call("save") }
///       }
///     }
public struct KeyRegistry {
  @GraphReference private var graph: Graph?

  init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// Every command that has keys and is not covered, those that keys reach now first.
  @MainActor public var all: [KeyBinding] { graph?.allKeys() ?? [] }

  /// Every command that can be called and is not covered, with keys or without.
  @MainActor public var commands: [KeyBinding] { graph?.commands() ?? [] }

  /// Calls a command by its id as its keys would.
  ///
  /// - Returns: False where no such command is alive and not covered.
  @MainActor @discardableResult public func call(_ id: KeyBinding.ID) -> Bool {
    graph?.callCommand(id) ?? false
  }
}

private struct KeyRegistryKey: EnvironmentKey {
  static var defaultValue: KeyRegistry { KeyRegistry(nil) }
}

private struct KeyboardKey: EnvironmentKey {
  static var defaultValue: TerminalSupport { .unknown }
}

extension EnvironmentValues {
  /// The commands that are alive.
  public internal(set) var keyRegistry: KeyRegistry {
    get { self[KeyRegistryKey.self] }
    set { self[KeyRegistryKey.self] = newValue }
  }

  /// Whether the terminal speaks the kitty keyboard protocol, and so tells all keys apart.
  var keyboardProtocol: TerminalSupport {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}
