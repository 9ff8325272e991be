// SPDX-License-Identifier: MIT
// Views: keys that wait for the rest of a sequence.

import CuriumTerminal

/// The first keys of a sequence, and until when they wait for the next.
struct KeyChord {
  var presses: [KeyPress]
  var deadline: Duration
}

extension Graph {
  /// Keeps the first key of a sequence until the next comes.
  @MainActor func beginChord(_ press: KeyPress) {
    chord = KeyChord(presses: [press], deadline: now() + keyMapInForce.patience)
    root.startTicking()
    keysDidChange()
  }

  /// Takes the next key of a sequence. One that belongs to none sets the keys free that waited.
  @MainActor func continueChord(_ press: KeyPress) {
    guard let chord else { return }
    if press.key == .escape, press.modifiers.isEmpty {
      endChord()
      return
    }
    let presses = chord.presses + [press]
    let meaning = meaning(of: presses)
    if meaning.isBeginning {
      self.chord?.presses = presses
      self.chord?.deadline = now() + keyMapInForce.patience
      keysDidChange()
      return
    }
    if complete(meaning, presses) { return }
    giveBack(chord.presses)
    deliverKey(press, true)
  }

  /// Ends the wait: what is complete acts, and all else goes where it would have gone.
  @MainActor func settleChord() {
    guard let chord else { return }
    if !complete(meaning(of: chord.presses), chord.presses) { giveBack(chord.presses) }
  }

  /// A frame is asked for, so that the run loop is not woken for nothing.
  @MainActor private func endChord() {
    chord = nil
    keysDidChange()
    requestFrame()
  }

  @MainActor private func complete(_ meaning: KeyMeaning, _ presses: [KeyPress]) -> Bool {
    guard presses.count > 1, let last = presses.last else { return false }
    if meaning.node == nil, meaning.command == nil { return false }
    endChord()
    if let node = meaning.node, node.complete(last) { return true }
    if let command = meaning.command, route(moving: command) { return true }
    giveBack(presses)
    return true
  }

  /// Sends keys where they would have gone without sequences, in order.
  @MainActor private func giveBack(_ presses: [KeyPress]) {
    endChord()
    for press in presses { deliverKey(press, false) }
  }

  /// What keys may mean together: the command they call, and whether they begin a longer sequence.
  @MainActor private func meaning(of presses: [KeyPress]) -> KeyMeaning {
    var meaning = KeyMeaning()
    forEachListener { node in
      guard meaning.node == nil, let node = node as? KeyNode, node.isActive,
        node.declared?.isHint == false
      else { return }
      for sequence in node.sequences where sequence.begins(with: presses) {
        if sequence.strokes.count > presses.count {
          meaning.isBeginning = true
        } else {
          meaning.node = node
        }
      }
    }
    if keyMaps > 0, !takesText {
      let move = keyMapInForce.move(for: presses)
      meaning.command = move.command
      meaning.isBeginning = meaning.isBeginning || move.isBeginning
    }
    return meaning
  }

  /// What keys could still complete: the rest of each sequence that waits for its next stroke.
  @MainActor func continuations() -> [KeyBinding] {
    guard let chord else { return [] }
    var found: [KeyBinding] = []
    forEachListener { node in
      guard let node = node as? KeyNode, node.isActive, let declared = node.declared,
        !declared.isHint
      else { return }
      for sequence in node.sequences
      where sequence.strokes.count > chord.presses.count && sequence.begins(with: chord.presses) {
        var binding = declared.binding
        binding.sequences = [sequence.dropping(chord.presses.count)]
        found.append(binding)
      }
    }
    return found
  }
}

private struct KeyMeaning {
  var node: KeyNode?
  var command: NavigationCommand?
  var isBeginning = false
}

extension KeySequence {
  /// What is left to be pressed.
  ///
  /// - Precondition: There are more strokes than `count`.
  func dropping(_ count: Int) -> KeySequence { KeySequence(unchecked: Array(strokes[count...])) }

  init(unchecked strokes: [KeyboardShortcut]) { self.strokes = strokes }
}
