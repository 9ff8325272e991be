// SPDX-License-Identifier: MIT
// Token: suggestions for misspelled token paths.

import CuriumTokens

extension TokenCatalog {
  /// Returns the most similar token path, within three edits of `path`.
  ///
  /// The first letter is assumed to be correct. A file can have many wrong names, so only a few
  /// paths are compared letter by letter.
  static func nearest(to path: String) -> String? {
    let length = path.utf8.count
    let close = indexed.lazy.map(\.path).filter {
      $0.utf8.first == path.utf8.first && abs($0.utf8.count - length) <= 3
    }
    return NearestName.find(path, in: Array(close)).first
  }
}
