// SPDX-License-Identifier: MIT
// Testing: tokens of code are in order, and the same after an edit as in a new text.

import CuriumCode
import CuriumControls
import CuriumEditing

extension FuzzTarget {
  static let code = FuzzTarget(
    "code", "Tokens are in order, and edited code has the same tokens as new code."
  ) { bytes in
    guard bytes.count >= 3 else { return }
    let languages = CodeLanguage.all
    let language = languages[Int(bytes[0]) % languages.count]
    let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    var end = 0
    for span in language.spans(of: text) {
      precondition(span.range.lowerBound >= end && !span.range.isEmpty, "tokens overlap")
      end = span.range.upperBound
    }
    precondition(end <= text.utf8.count)

    var editing = TextEditing(text, isMultiline: true)
    var states = CodeStates()
    states.setLanguage(language)
    _ = states.follow(editing)
    func check() {
      var state = 0
      for block in 0..<editing.buffer.blockCount {
        let line = editing.buffer.slice(editing.buffer.content(ofBlock: block))
        let expected = language.spans(
          ofLine: line, state: &state, hasStart: editing.buffer.beginsLine(block),
          hasEnd: editing.buffer.endsLine(block))
        precondition(states.proceed(to: block, in: editing.buffer))
        precondition(states.spans(ofBlock: block, in: editing.buffer) == expected)
      }
    }
    check()
    // Moves a part of the text.
    let count = editing.buffer.count
    let start = editing.buffer.boundary(atOrAfter: count * Int(bytes[1]) / 255)
    let stop = editing.buffer.boundary(atOrAfter: min(count, start + Int(bytes[2])))
    let part = String(editing.buffer.slice(start..<stop))
    editing.select(start..<stop)
    editing.insert("")
    _ = states.follow(editing)
    check()
    editing.move(to: 0)
    editing.insert(part)
    _ = states.follow(editing)
    check()
  }
}
