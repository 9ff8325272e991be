// SPDX-License-Identifier: MIT
// Testing: a history of changes, without views.

import CuriumControls
import CuriumHarness
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import TestModels
import Testing

@MainActor struct UndoHistoryTests {
  /// Numbers whose changes are recorded.
  @MainActor private final class Numbers {
    let history: UndoHistory
    private(set) var values: [Int] = []

    init(limit: Int = 100) { history = UndoHistory(limit: limit) }

    func insert(_ value: Int, at index: Int) {
      values.insert(value, at: index)
      history.record("insert \(value)") { self.remove(at: index) }
    }

    func remove(at index: Int) {
      let value = values.remove(at: index)
      history.record("remove \(value)") { self.insert(value, at: index) }
    }

    /// Makes a random change. Returns its name.
    func change(_ random: inout SeededRandom) -> String {
      if values.isEmpty || random.chance(2, in: 3) {
        let value = Int.random(in: 0..<100, using: &random)
        insert(value, at: Int.random(in: 0...values.count, using: &random))
        return "insert \(value)"
      }
      let index = Int.random(in: values.indices, using: &random)
      let title = "remove \(values[index])"
      remove(at: index)
      return title
    }
  }

  /// The values before a step, or after it if the step was undone, and its name.
  private struct Snapshot {
    let values: [Int]
    let title: String
  }

  @Test(arguments: SeededRandom.seeds(40))
  func `undo and redo restore the same values as a list of snapshots`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let limit = Int.random(in: 1...8, using: &random)
    let numbers = Numbers(limit: limit)
    let history = numbers.history
    var past: [Snapshot] = []
    var future: [Snapshot] = []
    for step in 0..<300 {
      let before = numbers.values
      var title: String?
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7: title = numbers.change(&random)
      case 7..<10:
        let count = Int.random(in: 0...3, using: &random)
        history.group("group \(step)") {
          for _ in 0..<count { _ = numbers.change(&random) }
        }
        if count > 0 { title = "group \(step)" }
      case 10..<15:
        history.undo()
        if let last = past.popLast() {
          #expect(numbers.values == last.values)
          future.append(Snapshot(values: before, title: last.title))
        }
      case 15..<19:
        history.redo()
        if let next = future.popLast() {
          #expect(numbers.values == next.values)
          past.append(Snapshot(values: before, title: next.title))
        }
      default:
        if random.chance(1, in: 5) {
          history.clear()
          past = []
          future = []
        }
      }
      if let title {
        past.append(Snapshot(values: before, title: title))
        past.removeFirst(max(0, past.count - limit))
        future = []
      }
      #expect(history.canUndo == !past.isEmpty && history.canRedo == !future.isEmpty)
      #expect(history.undoTitle == past.last?.title && history.redoTitle == future.last?.title)
    }
  }

  @Test func `a change whose closure records nothing can't be redone`() {
    let history = UndoHistory()
    var log: [String] = []
    history.record("send mail") { log.append("undone") }
    history.undo()
    #expect(log == ["undone"] && !history.canUndo && !history.canRedo)
    history.undo()
    history.redo()
    #expect(log == ["undone"])
  }

  @Test func `undo and redo have no effect in a group and in a closure of the history`() {
    let numbers = Numbers()
    let history = numbers.history
    numbers.insert(1, at: 0)
    history.group("two") {
      numbers.insert(2, at: 1)
      history.undo()
      numbers.insert(3, at: 2)
    }
    #expect(numbers.values == [1, 2, 3] && history.undoTitle == "two")
    history.record("nested") {
      history.undo()
      history.redo()
    }
    history.undo()
    #expect(numbers.values == [1, 2, 3] && history.undoTitle == "two")
    history.undo()
    #expect(numbers.values == [1] && history.redoTitle == "two")
  }

  @Test func `a group that throws is a step with the changes before the error`() {
    struct Failure: Error {}
    let numbers = Numbers()
    #expect(throws: Failure.self) {
      try numbers.history.group("import") {
        numbers.insert(1, at: 0)
        throw Failure()
      }
    }
    #expect(numbers.history.undoTitle == "import")
    numbers.history.undo()
    #expect(numbers.values == [] && numbers.history.redoTitle == "import")
  }

  @Test func `clearing the history in one of its closures leaves it empty`() {
    let history = UndoHistory()
    history.record("first") {}
    history.record("open") {
      history.record("close") {}
      history.clear()
    }
    history.undo()
    #expect(!history.canUndo && !history.canRedo)
  }
}
