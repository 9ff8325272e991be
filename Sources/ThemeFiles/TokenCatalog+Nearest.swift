// SPDX-License-Identifier: MIT
// Token: which token was meant by a name that is none.

import CuriumTokens

extension TokenCatalog {
  /// The token whose path takes the fewest edits to come to from `path`, if at most three.
  ///
  /// The first letter counts as right: whoever slips has begun to write what was meant. A file may
  /// have many wrong names, so few are compared letter by letter.
  static func nearest(to path: String) -> String? {
    let length = path.utf8.count
    let close = indexed.lazy.map(\.path).filter {
      $0.utf8.first == path.utf8.first && abs($0.utf8.count - length) <= 3
    }
    return NearestName.find(path, in: Array(close)).first
  }
}
