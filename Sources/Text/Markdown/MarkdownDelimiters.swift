// SPDX-License-Identifier: MIT
// Views: matches the asterisks, underscores and tildes of Markdown.

/// The unmatched delimiter runs: CommonMark 0.31, "An algorithm for parsing nested emphasis and
/// links". The algorithm reads each run only a few times.
struct MarkdownDelimiters {
  private struct Run {
    let piece: Int
    let sign: UInt8
    var count: Int
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    var previous: Int
    var next = -1
  }

  private var runs: [Run] = []
  private var first = -1
  /// The last waiting run; −1 for none.
  private(set) var last = -1
  /// The number of runs read.
  private(set) var steps = 0

  mutating func append(piece: Int, sign: UInt8, count: Int, canOpen: Bool, canClose: Bool) {
    runs.append(
      Run(
        piece: piece, sign: sign, count: count, length: count, canOpen: canOpen,
        canClose: canClose, previous: last))
    let index = runs.count - 1
    if last >= 0 { runs[last].next = index } else { first = index }
    last = index
  }

  /// Matches the runs after `bottom` and forgets them.
  mutating func match(above bottom: Int, _ pieces: inout [InlineMarkdown.Piece]) {
    // Below these, there is no opener for a closer of the same kind.
    var floors = ContiguousArray(repeating: bottom, count: 18)
    var closer = bottom >= 0 ? runs[bottom].next : first
    while closer >= 0 {
      guard runs[closer].canClose else {
        closer = runs[closer].next
        continue
      }
      let kind = floorIndex(of: runs[closer])
      var opener = runs[closer].previous
      steps += 1
      while opener > floors[kind], !matches(runs[opener], runs[closer]) {
        steps += 1
        opener = runs[opener].previous
      }
      if opener > floors[kind] {
        join(opener, closer, &pieces)
        if runs[closer].count == 0 {
          let next = runs[closer].next
          remove(closer)
          closer = next
        }
      } else {
        floors[kind] = runs[closer].previous
        let next = runs[closer].next
        if !runs[closer].canOpen { remove(closer) }
        closer = next
      }
    }
    last = bottom
    if bottom >= 0 { runs[bottom].next = -1 } else { first = -1 }
  }

  private func floorIndex(of run: Run) -> Int {
    let sign = run.sign == UInt8(ascii: "*") ? 0 : run.sign == UInt8(ascii: "_") ? 1 : 2
    return (sign * 2 + (run.canOpen ? 1 : 0)) * 3 + run.length % 3
  }

  private func matches(_ opener: Run, _ closer: Run) -> Bool {
    guard opener.sign == closer.sign, opener.canOpen else { return false }
    // If one of the runs can both open and close, they match only if their lengths don't add up to
    // a multiple of three, or both are multiples of three.
    return !(opener.canClose || closer.canOpen) || (opener.length + closer.length) % 3 != 0
      || opener.length % 3 == 0 || closer.sign == UInt8(ascii: "~")
  }

  private mutating func join(
    _ opener: Int, _ closer: Int, _ pieces: inout [InlineMarkdown.Piece]
  ) {
    let count = runs[opener].count >= 2 && runs[closer].count >= 2 ? 2 : 1
    var emphasis = InlineMarkdown.Emphasis()
    if runs[closer].sign == UInt8(ascii: "~") {
      emphasis.struck = 1
    } else if count == 2 {
      emphasis.strong = 1
    } else {
      emphasis.slanted = 1
    }
    pieces[runs[opener].piece].opens.add(emphasis)
    pieces[runs[closer].piece].closes.add(emphasis)
    // The characters next to the text are consumed first.
    shorten(&pieces[runs[opener].piece].range, by: count)
    shorten(&pieces[runs[closer].piece].range, by: count)
    runs[opener].count -= count
    runs[closer].count -= count
    runs[opener].next = closer
    runs[closer].previous = opener
    if runs[opener].count == 0 { remove(opener) }
  }

  private func shorten(_ range: inout Range<Int>, by count: Int) {
    range = range.lowerBound..<(range.upperBound - count)
  }

  private mutating func remove(_ index: Int) {
    let run = runs[index]
    if run.previous >= 0 { runs[run.previous].next = run.next } else { first = run.next }
    if run.next >= 0 { runs[run.next].previous = run.previous } else { last = run.previous }
  }
}
