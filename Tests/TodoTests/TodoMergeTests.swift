// SPDX-License-Identifier: MIT
// Testing: merging two versions of a to-do list.

import Testing

@testable import todo

struct TodoMergeTests {
  /// A list from text: `milk! bread✓` is an urgent item and a completed one.
  private static func list(_ text: String) -> [Todo] {
    text.split(separator: " ").map { word in
      // The first letter stays the same when an item is renamed, so it is the id.
      var todo = Todo(title: String(word.filter { $0.isLetter }))
      todo.id = String(word.prefix(1))
      todo.priority = word.contains("!") ? .high : .normal
      todo.isDone = word.contains("✓")
      return todo
    }
  }

  private static func text(_ todos: [Todo]) -> String {
    todos.map { $0.title + ($0.priority == .high ? "!" : "") + ($0.isDone ? "✓" : "") }
      .joined(separator: " ")
  }

  @Test(arguments: [
    // base, mine, theirs, merged
    ("", "", "", ""),
    ("a b", "a b", "a b", "a b"),
    ("a", "a b", "a c", "a c b"),
    ("", "a", "b", "b a"),
    ("a b c", "b c", "a b", "b"),
    ("a b", "a✓ b", "a b!", "a✓ b!"),
    ("a", "a✓", "a!", "a!✓"),
    ("a", "ax", "ay", "ax"),
    ("a b", "b", "a✓ b", "a✓ b"),
    ("a b", "a✓ b", "b", "a✓ b"),
    ("a b c", "a b c", "c b a", "c b a"),
    ("a b c", "c a b", "a b c", "c a b"),
    ("a b c", "c a b", "b a c", "c a b"),
    ("a b c", "c a✓ b", "a b! c d", "c a✓ b! d"),
    ("a b c", "b x a c", "a b", "b x a"),
    ("a b", "", "", ""),
    ("", "a", "a", "a"),
    ("a x b c", "a x x b c", "a x b c", "a x b c"),
  ])
  func `additions, edits and removals of both sides survive`(
    base: String, mine: String, theirs: String, merged: String
  ) {
    let result = Self.list(mine).merging(Self.list(theirs), since: Self.list(base))
    #expect(Self.text(result) == merged)
  }

  @Test func `items copied by hand get their own ids, the same ones each time`() {
    let copied = Self.list("a a b a").withUniqueIDs
    #expect(copied.map(\.id) == ["a", "a-copy", "b", "a-copy-copy"])
    #expect(copied.withUniqueIDs == copied)
  }
}
