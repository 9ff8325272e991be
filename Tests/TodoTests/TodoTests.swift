// SPDX-License-Identifier: MIT
// Testing: the to-do list as someone uses it, and the file it keeps.

import Curium
import CuriumTesting
import Foundation
import Testing

@testable import todo

@MainActor @Suite struct TodoTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

  private func open() -> Harness {
    let store = TodoStore(file: file)
    return Harness(width: 60, height: 16) { TodoScreen(store: store) }
  }

  private var kept: [Todo] {
    (try? JSONDecoder().decode([Todo].self, from: Data(contentsOf: file))) ?? []
  }

  @Test func `what is added is shown and kept`() {
    defer { try? FileManager.default.removeItem(at: file) }
    let harness = open()
    #expect(harness.position(of: "Nothing to do") != nil)
    print(harness.screen.joined(separator: "\n"))
    harness.press("n")
    harness.type("Buy rope")
    harness.press("⏎")
    print(harness.screen.joined(separator: "\n"))
    #expect(kept.map(\.title) == ["Buy rope"])
  }
}
