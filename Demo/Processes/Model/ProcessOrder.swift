// SPDX-License-Identifier: MIT
// Tool: the search and the sort order of the list.

/// The sort order of the list.
enum ProcessOrder: String, CaseIterable, Sendable {
  case pid, name, processor, memory

  /// `true` if the smallest value comes first.
  var isAscending: Bool { self == .pid || self == .name }

  /// Returns the processes that match the query, sorted. Equal ones are sorted by number, so that
  /// rows don't change places.
  func arranged(_ entries: [ProcessEntry], query: String) -> [ProcessEntry] {
    let words = Self.words(of: query)
    return entries.filter { Self.matches($0.reading, words) }.sorted { comesFirst($0, $1) }
  }

  /// Returns the words that a process must all match, in lowercase.
  static func words(of query: String) -> [String] {
    // Ignores the end of a longer query, which was probably pasted by mistake.
    query.prefix(256).lowercased().split(separator: " ").map(String.init)
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
