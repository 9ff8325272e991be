// SPDX-License-Identifier: MIT
// Testing: a directory of addresses.

/// A directory whose replies can be delayed.
@MainActor final class Directory {
  private(set) var asked: [String] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  var isOpen = true

  func knows(_ address: String) async -> Bool {
    asked.append(address)
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    return address == "ada@example.org"
  }

  func answer() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
