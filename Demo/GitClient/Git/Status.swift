// SPDX-License-Identifier: MIT
// Page: the state of the working tree.

/// The state of a working tree, as `git status --porcelain=v2 --branch -z` prints it.
struct Status: Equatable, Sendable {
  /// `true` if the current branch has a commit.
  var hasCommits = false
  /// The current branch; `nil` if none is checked out.
  var branch: String?
  /// The branch that it follows.
  var upstream: String?
  /// The numbers of commits that only one of the two has.
  var ahead = 0
  var behind = 0
  var changes: [FileChange] = []

  init() {}

  /// Reads the output of git-status(1).
  init(porcelain text: String) {
    var records = text.split(separator: "\0", omittingEmptySubsequences: false)[...]
    while let record = records.popFirst() {
      let fields = record.unicodeScalars.split(separator: " ").map { String($0) }
      switch fields.first {
      case "#": readHeader(Array(fields.dropFirst()))
      case "1": readChange(record, fieldCount: 8)
      case "2":
        let oldPath = records.popFirst().map(String.init)
        readChange(record, fieldCount: 9, oldPath: oldPath)
      case "u": add(.conflict, .unmerged, record, after: 10)
      case "?": add(.unstaged, .untracked, record, after: 1)
      default: break
      }
    }
    changes.sort { ($0.area.rank, $0.path) < ($1.area.rank, $1.path) }
  }

  private mutating func readHeader(_ fields: [String]) {
    switch fields.first {
    case "branch.oid" where fields.count == 2: hasCommits = fields[1] != "(initial)"
    case "branch.head" where fields.count == 2:
      branch = fields[1] == "(detached)" ? nil : fields[1]
    case "branch.upstream" where fields.count == 2: upstream = fields[1]
    case "branch.ab" where fields.count == 3:
      ahead = Int(fields[1]).map(abs) ?? 0
      behind = Int(fields[2]).map(abs) ?? 0
    default: break
    }
  }

  /// Reads a change: `XY`, the states in the index and in the working tree, is the second field.
  private mutating func readChange(
    _ record: Substring, fieldCount: Int, oldPath: String? = nil
  ) {
    let states = Array(record.dropFirst(2).prefix(2))
    guard states.count == 2 else { return }
    for (area, state) in [(FileChange.Area.staged, states[0]), (.unstaged, states[1])] {
      guard let kind = FileChange.Kind(rawValue: state) else { continue }
      let isMoved = kind == .renamed || kind == .copied
      add(area, kind, record, after: fieldCount, oldPath: isMoved ? oldPath : nil)
    }
  }

  /// Adds the change of the path after `count` fields. A path can contain spaces. Splits scalars,
  /// because a combining mark at the start of a path forms one character with the space.
  private mutating func add(
    _ area: FileChange.Area, _ kind: FileChange.Kind, _ record: Substring, after count: Int,
    oldPath: String? = nil
  ) {
    let fields = record.unicodeScalars.split(
      separator: " ", maxSplits: count, omittingEmptySubsequences: false)
    guard fields.count == count + 1 else { return }
    changes.append(
      FileChange(area: area, kind: kind, path: String(fields[count]), oldPath: oldPath))
  }
}

extension FileChange.Area {
  /// The place of the area in the list.
  var rank: Int {
    switch self {
    case .conflict: 0
    case .unstaged: 1
    case .staged: 2
    }
  }
}
