// SPDX-License-Identifier: MIT
// Views: compiles parsed regular expressions.

import CuriumText

/// Emits the instructions of a pattern.
struct PatternCompiler {
  private(set) var program: [TextPattern.Instruction] = []
  private(set) var sets: [PatternSet] = []
  let ignoresCase: Bool

  /// The maximum number of instructions. Repetitions are expanded, so even a short pattern can need
  /// many.
  private static let sizeLimit = 4_000

  init(ignoresCase: Bool) { self.ignoresCase = ignoresCase }

  mutating func emit(_ instruction: TextPattern.Instruction) { program.append(instruction) }

  mutating func emit(literal character: Character) {
    let folded = ignoresCase ? character.foldedCase : String(character)
    let bytes = folded.utf8
    if let first = bytes.first, bytes.count == 1 {
      emit(.ascii(first))
    } else {
      emit(.character(folded))
    }
  }

  mutating func compile(_ tree: PatternTree) throws(TextPatternError) {
    if program.count > Self.sizeLimit { throw .tooLarge }
    switch tree {
    case .character(let character): emit(literal: character)
    case .any: emit(.any)
    case .assert(let assertion): emit(.assert(assertion))
    case .set(let set):
      emit(.set(sets.count))
      sets.append(set)
    case .sequence(let parts): for part in parts { try compile(part) }
    case .group(let tree, let number):
      emit(.save(2 * number))
      try compile(tree)
      emit(.save(2 * number + 1))
    case .choice(let options): try compile(options[...])
    case .repetition(let tree, let least, let most, let isGreedy):
      for _ in 0..<least {
        let start = program.count
        try compile(tree)
        // Repeating an empty part changes nothing, and would never reach the limit.
        if program.count == start { break }
      }
      if let most {
        for _ in least..<most { try optional(tree, isGreedy) }
      } else {
        let start = program.count
        try optional(tree, isGreedy)
        // Repeat.
        emit(.jump(start))
        redirect(start, to: program.count, isGreedy)
      }
    }
  }

  private mutating func compile(_ options: ArraySlice<PatternTree>) throws(TextPatternError) {
    guard let first = options.first else { return }
    if options.count == 1 { return try compile(first) }
    let split = program.count
    emit(.split(split + 1, 0))
    try compile(first)
    let jump = program.count
    emit(.jump(0))
    program[split] = .split(split + 1, program.count)
    try compile(options.dropFirst())
    program[jump] = .jump(program.count)
  }

  /// Emits an optional part.
  private mutating func optional(_ tree: PatternTree, _ isGreedy: Bool) throws(TextPatternError) {
    let split = program.count
    emit(.split(0, 0))
    try compile(tree)
    redirect(split, to: program.count, isGreedy)
  }

  private mutating func redirect(_ split: Int, to end: Int, _ isGreedy: Bool) {
    program[split] = isGreedy ? .split(split + 1, end) : .split(end, split + 1)
  }
}

extension Character {
  /// The character without its case. Both small sigmas of Greek count as the same letter.
  var foldedCase: String {
    let small = lowercased()
    return small == "\u{3C2}" ? "\u{3C3}" : small
  }
}
