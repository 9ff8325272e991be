// SPDX-License-Identifier: MIT
// Token: which token was meant by a name that is none.

import CuriumTokens

extension TokenCatalog {
  /// The token whose path takes the fewest edits to come to from `path`, if at most three.
  static func nearest(to path: String) -> String? {
    let wanted = Array(path.utf8)
    return (semantic + component)
      .map { (path: $0.path, edits: edits(wanted, Array($0.path.utf8))) }
      .filter { $0.edits <= 3 }
      .min { $0.edits < $1.edits }?.path
  }

  /// The Levenshtein distance.
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
