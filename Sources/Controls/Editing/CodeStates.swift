// SPDX-License-Identifier: MIT
// Views: the states of syntax highlighting at the starts of the blocks of edited text.

package import CuriumEditing

/// The tokens of text being edited. It keeps the state at the start of each block, so that an edit
/// scans only the lines that it changes.
package struct CodeStates {
  private var language: CodeLanguage?
  /// `true` while the state that was last asked for isn't known.
  package private(set) var isBehind = false
  /// The known states, from the first block on.
  private var states = [0]
  private var revision = 0
  /// The tokens of the last block that was asked for, which can have several rows.
  private var last: (block: Int, spans: [CodeSpan])?

  /// The number of bytes that are scanned at once.
  private static let portion = 65_536

  package init() {}

  package var hasLanguage: Bool { language != nil }

  /// Sets the language; `nil` for none.
  package mutating func setLanguage(_ language: CodeLanguage?) {
    if language == self.language { return }
    self.language = language
    isBehind = false
    reset()
  }

  private mutating func reset() {
    states = [0]
    last = nil
  }

  /// Follows an edit. Returns whether the tokens of later blocks may have changed too.
  package mutating func follow(_ editing: TextEditing) -> Bool {
    defer { revision = editing.revision }
    last = nil
    guard language != nil else { return false }
    guard editing.revision == revision + 1, let change = editing.buffer.lastChange else {
      reset()
      return true
    }
    let first = change.blocks.lowerBound
    // The state at the start of the first changed block stays.
    if first >= states.count { return false }
    let after = change.blocks.upperBound
    guard after < states.count else {
      // The editor shows no later blocks, or draws them again when their states are known.
      states.removeSubrange((first + 1)...)
      return false
    }
    let buffer = editing.buffer
    let end = buffer.range(ofBlock: first + change.count - 1).upperBound
    guard end - buffer.range(ofBlock: first).lowerBound <= Self.portion else {
      states.removeSubrange((first + 1)...)
      return true
    }
    var state = states[first]
    let scanned = (first..<(first + change.count)).map { block in
      _ = read(block, in: buffer, &state)
      return state
    }
    let changesLater = state != states[after]
    // In place, because a long text has many later states.
    states.replaceSubrange((first + 1)..<(changesLater ? states.count : after + 1), with: scanned)
    return changesLater
  }

  /// Returns the tokens of a block, and sets `state` from that at its start to that at its end.
  private func read(_ block: Int, in buffer: TextBuffer, _ state: inout Int) -> [CodeSpan] {
    language?.spans(
      ofLine: buffer.slice(buffer.content(ofBlock: block)), state: &state,
      hasStart: buffer.beginsLine(block), hasEnd: buffer.endsLine(block)) ?? []
  }

  /// Scans up to the start of `block`, but not more than a portion of the text. Returns whether
  /// the state there is known.
  package mutating func proceed(to block: Int, in buffer: TextBuffer) -> Bool {
    if language == nil { return true }
    var bytes = 0
    while states.count <= block, bytes < Self.portion {
      let next = states.count - 1
      bytes += buffer.range(ofBlock: next).count + 16
      var state = states[next]
      _ = read(next, in: buffer, &state)
      states.append(state)
    }
    isBehind = states.count <= block
    return !isBehind
  }

  /// Returns the tokens of a block, as bytes from its start. While the state at its start isn't
  /// known, it is scanned like the first line.
  package mutating func spans(ofBlock block: Int, in buffer: TextBuffer) -> [CodeSpan] {
    if language == nil { return [] }
    if let last, last.block == block { return last.spans }
    var state = block < states.count ? states[block] : 0
    let spans = read(block, in: buffer, &state)
    if block < states.count { last = (block, spans) }
    return spans
  }
}
