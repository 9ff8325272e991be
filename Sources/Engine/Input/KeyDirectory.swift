// SPDX-License-Identifier: MIT
// Views: the active keys.

package import CuriumTerminal

/// Collects the active keys, and updates the views that show them.
package final class KeyDirectory: GraphSubsystem {
  /// The views that show the active keys.
  private var readers: [any KeyReader] = []
  private var isUpdateQueued = false

  /// A command that has keys.
  private struct Owner {
    var binding: KeyBinding
    var isHint = false
    /// `true` if its keys differ from the declared ones.
    var isMapped = false
    /// `true` if it belongs to a control, which gets the key only if no view around the focus does.
    var isShortcut = false
    /// `true` if it gets keys before the focused control, or is a hint for that control.
    var comesFirst = false
  }

  // MARK: Readers

  package func add(_ reader: any KeyReader) {
    readers.append(reader)
    // The views after the reader don't exist yet.
    setNeedsUpdate()
  }

  package func remove(_ reader: any KeyReader) { readers.removeAll { $0 === reader } }

  /// Updates the readers after the current update, because the meaning of keys may have changed.
  package func setNeedsUpdate() {
    if readers.isEmpty || isUpdateQueued { return }
    isUpdateQueued = true
    graph.afterCommit(for: self) { $0.notifyReaders() }
  }

  @MainActor private func notifyReaders() {
    isUpdateQueued = false
    if readers.isEmpty { return }
    let keys = activeKeys()
    for reader in readers { reader.receive(keys) }
  }

  // MARK: Active keys

  /// Returns the active keys.
  ///
  /// - Complexity: O(*d* + *s* · *c*), where *d* is the depth of the focused view, *s* the number
  ///   of controls with a shortcut, and *c* the depth of these controls.
  @MainActor package func activeKeys() -> ActiveKeys {
    var keys = ActiveKeys()
    var ids: Set<String> = []
    var taken: [KeySequence: Owner] = [:]
    var owners: [Owner] = []
    var isInRow = false
    graph.keys.visitListeners { node, comesFirst in
      // A hint around a list describes keys of the list, not of a control in one of its rows.
      if node.rowHost?.isControl == true, node !== graph.focus.current { isInRow = true }
      guard let command = node.keyCommand, command.isActive, let declared = command.declared else {
        return false
      }
      var owner = Owner(
        binding: declared.binding, isHint: declared.isHint,
        comesFirst: declared.isHint ? !isInRow : comesFirst)
      owner.binding.sequences = command.sequences
      owner.isMapped = command.sequences != declared.binding.sequences
      owners.append(owner)
      return false
    }
    // Commands that come before the focused control take their keys from all others.
    var overriding: [KeySequence: Owner] = [:]
    for owner in owners where owner.comesFirst && !owner.isHint {
      overriding.merge(owner.binding.sequences.map { ($0, owner) }) { inner, _ in inner }
    }
    for owner in owners { add(owner, to: &keys, &ids, &taken, overriding) }
    // The last one of several controls gets a key, but they are listed in order.
    let count = keys.bindings.count
    for (binding, control) in shortcutsInReach().reversed() where control.isEnabled {
      // The app needn't know which keys the kit uses, so this isn't a conflict.
      if graph.keys.isFallback(control),
        binding.sequences.contains(where: { taken[$0] != nil || overriding[$0] != nil })
      {
        continue
      }
      let owner = Owner(binding: binding, isMapped: true, isShortcut: true)
      add(owner, to: &keys, &ids, &taken, overriding)
    }
    keys.bindings[count...].reverse()
    keys.isPointerReleased = graph.pointer.isReleased
    if graph.keys.chords.isWaiting {
      keys.pending = KeySequence(
        unchecked: graph.keys.chords.presses.map {
          KeyboardShortcut($0.key, modifiers: $0.modifiers.intersection(.strokeModifiers))
            .normalized
        })
      keys.continuations = graph.keys.chords.continuations()
    }
    return keys
  }

  /// Returns the controls that a shortcut can press now, or could if they were enabled, as
  /// commands. If several have the same title but different keys, the ids of all but the first
  /// contain their keys. The items of a closed menu are in a section with its title.
  @MainActor package func shortcutsInReach() -> [(binding: KeyBinding, control: any Pressable)] {
    // A disabled control doesn't change the ids of the others.
    var known: [Bool: [String: KeySequence]] = [:]
    return graph.keys.shortcuts.compactMap { control in
      guard let keys = control.shortcut.map({ KeySequence($0) }),
        case let menu = graph.keys.closedMenu(of: control), graph.layers.reaches(menu ?? control)
      else { return nil }
      // A menu can have many items. It shows their keys itself when it is open.
      let isInMenu = menu != nil || control.overlay?.presentation.role == .menu
      var binding = KeyBinding(
        graph.text(below: control), [keys], section: menu.map { graph.text(below: $0) } ?? "",
        hintPriority: isInMenu ? .hidden : .normal)
      if let other = known[control.isEnabled]?[binding.id], other != keys {
        binding.id += " \(keys)"
      }
      known[control.isEnabled, default: [:]][binding.id] = keys
      return (binding, control)
    }
  }

  /// Adds a command with those of its keys that reach it. An inner view may use a key of an outer
  /// one on purpose. Conflicts caused by the key map or a shortcut are unintended, and logged.
  @MainActor private func add(
    _ owner: Owner, to keys: inout ActiveKeys, _ ids: inout Set<String>,
    _ taken: inout [KeySequence: Owner], _ overriding: [KeySequence: Owner]
  ) {
    var binding = owner.binding
    let isHint = owner.isHint
    for sequence in binding.sequences {
      guard !isHint, let other = overriding[sequence] ?? taken[sequence], !other.isHint,
        owner.isMapped || other.isMapped, other.binding.id != binding.id,
        !owner.isShortcut || !other.binding.isSame(as: binding)
      else { continue }
      graph.warn(
        "\"\(other.binding.title)\" and \"\(binding.title)\" both use the key \(sequence). The "
          + "first one gets it. Change a key of the other one.")
    }
    binding.sequences.removeAll { overriding[$0].map { $0.binding.id != binding.id } ?? false }
    if binding.sequences.isEmpty { keys.overridden.insert(binding.id) }
    binding.sequences.removeAll { isTaken($0.strokes[0], from: owner) || taken[$0] != nil }
    // Keys that type text aren't shown as a hint while the focused view accepts text.
    if isHint, graph.keys.takesText { binding.sequences.removeAll { $0.strokes[0].typesText } }
    if binding.sequences.isEmpty || !ids.insert(binding.id).inserted { return }
    for sequence in binding.sequences { taken[sequence] = owner }
    if isHint { keys.hints.insert(binding.id) }
    if owner.isShortcut { keys.shortcuts.insert(binding.id) }
    keys.bindings.append(binding)
  }

  /// Returns whether the focused view handles a stroke itself, before the command.
  @MainActor private func isTaken(_ stroke: KeyboardShortcut, from owner: Owner) -> Bool {
    !owner.comesFirst
      && graph.focus.current?.claims(stroke, isShortcut: owner.isShortcut) == true
  }
}

/// A node that shows the active keys.
package protocol KeyReader: Node {
  @MainActor func receive(_ keys: ActiveKeys)
}
