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
    var taken: Set<KeySequence> = []
    forEachListener { node in
      guard let node = node as? KeyNode, node.isActive, let declared = node.declared else { return }
      add(declared.binding, node.sequences, isHint: declared.isHint, to: &keys, &taken)
    }
    for reference in shortcuts.reversed() {
      let node = reference.takeUnretainedValue()
      guard node.state.isEnabled, let shortcut = node.shortcut, isReachable(node) else { continue }
      let title = text(beneath: node)
      let sequence = KeySequence(shortcut)
      if let other = keys.bindings.first(where: { $0.sequences.contains(sequence) }),
        other.title != title
      {
        warn("\"\(other.title)\" and \"\(title)\" both want the key \(sequence); the first has it.")
        continue
      }
      add(KeyBinding(title, [sequence]), [sequence], isHint: false, to: &keys, &taken)
    }
    if let chord {
      keys.pending = KeySequence(
        unchecked: chord.presses.map {
          KeyboardShortcut($0.key, modifiers: $0.modifiers.intersection(.strokeModifiers)).normalized
        })
      keys.continuations = continuations()
    }
    return keys
  }

  @MainActor private func add(
    _ binding: KeyBinding, _ sequences: [KeySequence], isHint: Bool, to keys: inout ActiveKeys,
    _ taken: inout Set<KeySequence>
  ) {
    var binding = binding
    binding.sequences = sequences
    // What tells of the focused view's own keys tells of keys that it takes; none of them is text.
    if isHint {
      if takesText { binding.sequences.removeAll { $0.strokes[0].typesText } }
    } else {
      binding.sequences.removeAll { takes($0.strokes[0]) || taken.contains($0) }
    }
    if binding.sequences.isEmpty || keys.bindings.contains(where: { $0.id == binding.id }) { return }
    taken.formUnion(binding.sequences)
    if isHint { keys.hints.insert(binding.id) }
    keys.bindings.append(binding)
  }

  /// Whether the focused view takes a stroke itself, before any command around it is asked.
  private func takes(_ stroke: KeyboardShortcut) -> Bool {
    switch focused {
    case is TextControlNode:
      if stroke.typesText { return true }
      return stroke.modifiers == .control && "abefhdwkuy_/".contains(stroke.key.character)
    case is ListNode:
      return stroke.typesText && (keyMaps == 0 || focused?.scope.values.keyMap.hasMoves == false)
    case let control as InteractiveNode:
      return control.action != nil && stroke.modifiers.isEmpty
        && (stroke.key == .return || stroke.key == .space)
    default: return false
    }
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

extension EventModifiers {
  /// What counts in a stroke; locks do not.
  static let strokeModifiers: EventModifiers = [.shift, .option, .control, .command]
}

/// Reads the commands that are alive.
struct KeyRegistry {
  private weak var graph: Graph?

  init(_ graph: Graph?) { self.graph = graph }

  @MainActor var all: [KeyBinding] { graph?.allKeys() ?? [] }
}

private struct KeyRegistryKey: EnvironmentKey {
  static var defaultValue: KeyRegistry { KeyRegistry(nil) }
}

private struct KeyboardKey: EnvironmentKey {
  static var defaultValue: TerminalSupport { .unknown }
}

extension EnvironmentValues {
  var keyRegistry: KeyRegistry {
    get { self[KeyRegistryKey.self] }
    set { self[KeyRegistryKey.self] = newValue }
  }

  /// Whether the terminal speaks the kitty keyboard protocol, and so tells all keys apart.
  var keyboardProtocol: TerminalSupport {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}
