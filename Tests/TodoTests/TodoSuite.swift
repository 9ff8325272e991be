// SPDX-License-Identifier: MIT
// Testing: to-do lists in a file, for several suites of tests.

import Curium
import CuriumTesting
import Foundation

@testable import todo

/// Tests that open the to-do list of a file.
@MainActor protocol TodoSuite {
  var file: URL { get }
}

extension TodoSuite {
  func open() -> Harness {
    let store = TodoStore(file: TodoFile(file))
    return Harness(width: 60, height: 16) { TodoScreen(store: store) }
  }

  var kept: [Todo] {
    (try? JSONDecoder().decode([Todo].self, from: Data(contentsOf: file))) ?? []
  }

  func clean() { try? FileManager.default.removeItem(at: file) }

  /// Opens a list and adds items with some titles. The field of an empty list has the focus.
  func open(with titles: String...) -> Harness {
    let harness = open()
    for title in titles {
      harness.type(title)
      harness.press("⏎")
    }
    harness.press("⇥")
    return harness
  }
}
