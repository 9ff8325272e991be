// SPDX-License-Identifier: MIT
// Token: which token was meant by a name that is none.

import CuriumTokens

extension TokenCatalog {
  private static let paths: [(path: String, bytes: [UInt8])] = indexed.map {
    ($0.path, Array($0.path.utf8))
  }

  /// The token whose path takes the fewest edits to come to from `path`, if at most three.
  ///
  /// The first letter counts as right: whoever slips has begun to write what was meant.
  static func nearest(to path: String) -> String? {
    let wanted = Array(path.utf8)
    var best: (path: String, edits: Int)?
    for (path, bytes) in paths
    where bytes.first == wanted.first && abs(bytes.count - wanted.count) <= 3 {
      let edits = edits(wanted, bytes)
      if edits <= 3, edits < best?.edits ?? 4 { best = (path, edits) }
    }
    return best?.path
  }

  /// The Levenshtein distance, or 4 where it is more than 3.
  private static func edits(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (i, left) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, right) in second.enumerated() {
        let change = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, min(row[j], row[j + 1]) + 1)
        least = min(least, row[j + 1])
      }
      if least > 3 { return 4 }
    }
    return row[second.count]
  }
}
