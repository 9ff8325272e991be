// SPDX-License-Identifier: MIT
// Token: suggestions for misspelled names.

/// Finds the most similar names.
package enum NearestName {
  /// Returns up to `count` names, nearest first: those within three edits and, if `count` is above
  /// 1, those that begin with `wanted`, allowing one edit for every four letters.
  package static func find(_ wanted: String, in names: [String], count: Int = 1) -> [String] {
    let wanted = Array(wanted.utf8)
    var found: [(name: String, edits: Int)] = []
    for name in names {
      let bytes = Array(name.utf8)
      let whole = edits(wanted, bytes)
      if whole <= 3 {
        found.append((name, whole))
      } else if count > 1, wanted.count >= 4, wanted.count < bytes.count {
        let begin =
          (max(0, wanted.count - 1)...min(bytes.count, wanted.count + 1))
          .map { edits(wanted, Array(bytes.prefix($0))) }.min() ?? .max
        // Ranked after names that are similar as a whole.
        if begin <= min(2, wanted.count / 4) { found.append((name, 4 + begin)) }
      }
    }
    return found.enumerated().sorted {
      ($0.element.edits, $0.offset) < ($1.element.edits, $1.offset)
    }.prefix(count).map(\.element.name)
  }

  /// Returns the Levenshtein distance; `Int.max` if the lengths differ by more than 3.
  private static func edits(_ first: [UInt8], _ second: [UInt8]) -> Int {
    guard abs(first.count - second.count) <= 3 else { return Int.max }
    var row = Array(0...second.count)
    for (i, left) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in second.enumerated() {
        let change = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, min(row[j], row[j + 1]) + 1)
      }
    }
    return row[second.count]
  }
}
