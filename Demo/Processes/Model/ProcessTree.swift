// SPDX-License-Identifier: MIT
// Tool: processes below their parents.

/// Processes in the order of a tree.
struct ProcessTree: Sendable {
  /// The processes, each followed by its children.
  private(set) var entries: [ProcessEntry] = []
  /// The lines that lead to a process: `│ └ `. Processes without a parent have none.
  private(set) var branches: [ProcessIdentity: String] = [:]

  /// Arranges processes below their parents. Siblings keep their order.
  init(_ sorted: [ProcessEntry]) {
    let pids = Set(sorted.map(\.id.pid))
    var children: [Int32: [ProcessEntry]] = [:]
    var roots: [ProcessEntry] = []
    for entry in sorted {
      let parent = entry.reading.parent
      if pids.contains(parent), parent != entry.id.pid {
        children[parent, default: []].append(entry)
      } else {
        roots.append(entry)
      }
    }
    // A stack: the next process is at the end.
    var waiting = roots.reversed().map { (entry: $0, lead: "", branch: "") }
    while let (entry, lead, branch) = waiting.popLast() {
      entries.append(entry)
      if !branch.isEmpty { branches[entry.id] = branch }
      let below = children.removeValue(forKey: entry.id.pid) ?? []
      for (index, child) in below.enumerated().reversed() {
        let isLast = index == below.count - 1
        waiting.append((child, lead + (isLast ? "  " : "│ "), lead + (isLast ? "└ " : "├ ")))
      }
    }
    // Parents that changed between two readings can form a cycle.
    for entry in sorted where children[entry.reading.parent]?.contains(entry) == true {
      entries.append(entry)
    }
  }
}
