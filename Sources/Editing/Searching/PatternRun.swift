// SPDX-License-Identifier: MIT
// Views: runs a pattern over the characters of text, one at a time.

import CuriumText

/// A character of a text, and its end.
struct PatternSymbol {
  var end: Int
  /// The character if it is ASCII.
  var ascii: UInt8?
  /// The character if it isn't.
  var character: Character?

  var isWord: Bool { ascii?.isWord ?? character?.isWord ?? false }
}

/// The threads of a pattern at one position of a text. Each instruction has at most one thread, the
/// one with the highest priority, so the cost of a step is limited by the size of the pattern.
struct PatternRun {
  private let pattern: TextPattern
  /// The number of positions that a thread stores: only its start, or the bounds of all groups.
  private let slotCount: Int
  private var threads: [Int] = []
  private var slots: [Int] = []
  private var arrived: [Int] = []
  private var arrivedSlots: [Int] = []
  /// The last position at which each instruction had a thread.
  private var seen: [Int]
  private var current: [Int]
  /// The stored positions and the end of the best match so far.
  private(set) var found: (slots: [Int], end: Int)?

  init(_ pattern: TextPattern, storesGroups: Bool = false) {
    self.pattern = pattern
    slotCount = storesGroups ? 2 * (pattern.groupCount + 1) : 1
    seen = [Int](repeating: -1, count: pattern.program.count)
    current = [Int](repeating: -1, count: slotCount)
  }

  /// `true` if no match is in progress.
  var isIdle: Bool { arrived.isEmpty && found == nil }
  /// The number of threads.
  var count: Int { threads.count }

  mutating func reset() {
    threads.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    arrived.removeAll(keepingCapacity: true)
    arrivedSlots.removeAll(keepingCapacity: true)
    for index in seen.indices { seen[index] = -1 }
    found = nil
  }

  /// Advances the threads that arrived at a position to their next character instructions, and
  /// starts another thread if `begins` is `true`. Returns whether any threads are left.
  mutating func expand(
    at position: Int, begins: Bool, _ before: PatternSymbol?, _ after: PatternSymbol?
  ) -> Bool {
    threads.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    let place = Place(position: position, before: before, after: after)
    var isOver = false
    for index in arrived.indices {
      for slot in 0..<slotCount { current[slot] = arrivedSlots[index * slotCount + slot] }
      if add(arrived[index], place) {
        // Threads with a lower priority can't produce a better match.
        isOver = true
        break
      }
    }
    if !isOver, begins, found == nil {
      for slot in current.indices { current[slot] = -1 }
      current[0] = position
      _ = add(0, place)
    }
    arrived.removeAll(keepingCapacity: true)
    arrivedSlots.removeAll(keepingCapacity: true)
    return !threads.isEmpty
  }

  private struct Place {
    let position: Int
    let before: PatternSymbol?
    let after: PatternSymbol?
  }

  /// Adds a thread and its splits. Returns whether it has matched.
  private mutating func add(_ counter: Int, _ place: Place) -> Bool {
    var counter = counter
    while true {
      if seen[counter] == place.position { return false }
      seen[counter] = place.position
      switch pattern.program[counter] {
      case .jump(let next): counter = next
      case .split(let first, let second):
        if add(first, place) { return true }
        counter = second
      case .save(let slot):
        guard slot < slotCount else {
          counter += 1
          continue
        }
        let old = current[slot]
        current[slot] = place.position
        defer { current[slot] = old }
        return add(counter + 1, place)
      case .assert(let assertion):
        if !holds(assertion, place) { return false }
        counter += 1
      case .match:
        found = (current, place.position)
        return true
      case .ascii, .character, .any, .set:
        threads.append(counter)
        slots.append(contentsOf: current)
        return false
      }
    }
  }

  private func holds(_ assertion: TextPattern.Assertion, _ place: Place) -> Bool {
    switch assertion {
    case .lineStart: place.before == nil
    case .lineEnd: place.after == nil
    case .wordBoundary: place.before?.isWord ?? false != place.after?.isWord ?? false
    case .noWordBoundary: place.before?.isWord ?? false == place.after?.isWord ?? false
    }
  }

  /// Moves the threads that accept a character past it.
  mutating func consume(_ symbol: PatternSymbol) {
    let folded =
      pattern.ignoresCase && symbol.ascii == nil ? symbol.character.map { $0.foldedCase } : nil
    for index in threads.indices where accepts(threads[index], symbol, folded) {
      arrived.append(threads[index] + 1)
      for slot in 0..<slotCount { arrivedSlots.append(slots[index * slotCount + slot]) }
    }
  }

  private func accepts(_ counter: Int, _ symbol: PatternSymbol, _ folded: String?) -> Bool {
    switch pattern.program[counter] {
    case .any: true
    case .ascii(let byte):
      if let own = symbol.ascii {
        own == byte || pattern.ignoresCase && own.lowered == byte
      } else {
        folded.map { $0.utf8.elementsEqual(CollectionOfOne(byte)) } ?? false
      }
    case .character(let text):
      symbol.character.map { (folded ?? String($0)) == text } ?? false
    case .set(let number):
      if let own = symbol.ascii {
        pattern.sets[number].contains(ascii: own)
      } else {
        symbol.character.map(pattern.sets[number].contains) ?? false
      }
    default: false
    }
  }
}
