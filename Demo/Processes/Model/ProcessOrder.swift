// SPDX-License-Identifier: MIT
// Tool: which processes are listed, and in which order.

/// What the list is sorted by.
enum ProcessOrder: String, CaseIterable, Sendable {
  case pid, name, processor, memory

  /// The processes that meet the query, sorted. Those that are equal stand by their numbers, so that
  /// rows keep still where nothing has changed.
  func arranged(_ entries: [ProcessEntry], query: String) -> [ProcessEntry] {
    // A longer query was pasted by mistake; its end is ignored.
    let words = query.prefix(256).lowercased().split(separator: " ").map(String.init)
    return entries.filter { Self.matches($0.reading, words) }.sorted { comesFirst($0, $1) }
  }

  private static func matches(_ reading: ProcessReading, _ words: [String]) -> Bool {
    if words.isEmpty { return true }
    let pid = "\(reading.identity.pid)"
    let user = reading.user.lowercased()
    let text = "\(reading.name) \(reading.command)".lowercased()
    return words.allSatisfy { pid.hasPrefix($0) || user == $0 || text.contains($0) }
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
