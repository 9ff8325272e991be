// SPDX-License-Identifier: MIT
// Tool: which processes are listed, and in which order.

/// What the list is sorted by.
enum ProcessOrder: String, CaseIterable, Sendable {
  case pid, name, processor, memory

  /// The processes that meet the query, sorted. Those that are equal stand by their numbers, so that
  /// rows keep still where nothing has changed.
  func arranged(_ entries: [ProcessEntry], query: String) -> [ProcessEntry] {
    let words = query.lowercased().split(separator: " ")
    return entries.filter { entry in words.allSatisfy { Self.matches(entry.reading, String($0)) } }
      .sorted { comesFirst($0, $1) }
  }

  private static func matches(_ reading: ProcessReading, _ word: String) -> Bool {
    "\(reading.identity.pid)".hasPrefix(word) || reading.user.lowercased() == word
      || reading.name.lowercased().contains(word) || reading.command.lowercased().contains(word)
  }

  private func comesFirst(_ left: ProcessEntry, _ right: ProcessEntry) -> Bool {
    switch self {
    case .processor:
      let (first, second) = (left.load ?? 0, right.load ?? 0)
      if first != second { return first > second }
    case .memory:
      if left.reading.memory != right.reading.memory {
        return left.reading.memory > right.reading.memory
      }
    case .name:
      let (first, second) = (left.reading.name.lowercased(), right.reading.name.lowercased())
      if first != second { return first < second }
    case .pid: break
    }
    return left.id.pid < right.id.pid
  }
}
