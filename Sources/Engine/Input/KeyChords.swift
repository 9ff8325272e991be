// SPDX-License-Identifier: MIT
// Views: the keys of an incomplete sequence.

package import CuriumTerminal

/// Holds the first keys of a sequence until the next key arrives or their time is up.
package final class KeyChords: GraphSubsystem {
  /// The first keys of a sequence, and the time until which they wait for the next one.
  private var waiting: (presses: [KeyPress], deadline: Duration)?

  /// The meanings of several keys in a row.
  private struct Meaning {
    var node: (any KeyCommand)?
    var command: NavigationCommand?
    /// `true` if the keys begin a longer sequence.
    var isBeginning = false
  }

  var isWaiting: Bool { waiting != nil }
  var deadline: Duration? { waiting?.deadline }
  var presses: [KeyPress] { waiting?.presses ?? [] }

  /// Holds the first key of a sequence until the next key arrives.
  @MainActor package func begin(_ press: KeyPress) {
    wait([press])
    graph.root.startTicking()
  }

  @MainActor private func wait(_ presses: [KeyPress]) {
    let sequenceTimeout = graph.keys.currentKeyMap.sequenceTimeout
    waiting = (presses, graph.now() + sequenceTimeout)
    graph.keys.directory.setNeedsUpdate()
  }

  /// Handles the next key of a sequence. If it doesn't continue the sequence, first ends it.
  @MainActor func resume(with press: KeyPress) {
    guard let waiting else { return }
    if press.key == .escape, press.modifiers.isEmpty { return end() }
    let presses = waiting.presses + [press]
    let meaning = meaning(of: presses)
    if meaning.isBeginning { return wait(presses) }
    if complete(meaning, presses) { return }
    endSequence()
    graph.keys.replay(press, true)
  }

  /// Ends the wait. If the keys form a sequence, runs its command; otherwise replays them.
  @MainActor package func endSequence() {
    guard let waiting else { return }
    if !complete(meaning(of: waiting.presses), waiting.presses) { replay(waiting.presses) }
  }

  /// Ends the wait and drops the keys. Requests a frame, so that the run loop isn't woken
  /// unnecessarily.
  @MainActor package func end() {
    waiting = nil
    graph.keys.directory.setNeedsUpdate()
    graph.requestFrame()
  }

  /// Runs the command of several keys. If it ignores them, replays them. Returns `false` if they
  /// have no command.
  @MainActor private func complete(_ meaning: Meaning, _ presses: [KeyPress]) -> Bool {
    guard presses.count > 1, let last = presses.last else { return false }
    if meaning.node == nil, meaning.command == nil { return false }
    end()
    if let node = meaning.node, node.complete(last) { return true }
    if let command = meaning.command, graph.keys.route(moving: command) { return true }
    replay(presses)
    return true
  }

  /// Routes keys as they would have been routed without sequences, in order.
  @MainActor private func replay(_ presses: [KeyPress]) {
    end()
    for press in presses { graph.keys.replay(press, false) }
  }

  @MainActor private func meaning(of presses: [KeyPress]) -> Meaning {
    var meaning = Meaning()
    graph.keys.visitInOrder { node in
      guard let command = node.keyCommand, command.isActive, command.declared?.isHint == false
      else { return false }
      for sequence in command.sequences where sequence.begins(with: presses) {
        if sequence.strokes.count > presses.count {
          meaning.isBeginning = true
        } else {
          meaning.node = command
        }
      }
      return meaning.node != nil
    }
    if graph.keys.hasKeyMaps, !graph.keys.takesText {
      let move = graph.keys.currentKeyMap.move(for: presses)
      meaning.command = move.command
      meaning.isBeginning = meaning.isBeginning || move.isBeginning
    }
    return meaning
  }

  /// Returns the commands that the next keys can call, with the rest of their keys.
  @MainActor func continuations() -> [KeyBinding] {
    guard let waiting else { return [] }
    let count = waiting.presses.count
    var found: [KeyBinding] = []
    var taken: [KeySequence] = []
    graph.keys.visitInOrder { node in
      guard let command = node.keyCommand, command.isActive, let declared = command.declared,
        !declared.isHint
      else { return false }
      var binding = declared.binding
      binding.sequences = command.sequences.compactMap { sequence in
        guard sequence.strokes.count > count, sequence.begins(with: waiting.presses) else {
          return nil
        }
        let rest = sequence.dropping(count)
        return taken.contains { $0.hides(rest) } ? nil : rest
      }
      taken += binding.sequences
      let isKnown = found.contains { $0.id == binding.id }
      if !binding.sequences.isEmpty, !isKnown { found.append(binding) }
      return false
    }
    return found
  }
}
