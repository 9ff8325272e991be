// SPDX-License-Identifier: MIT
// Token: which token was meant by a name that is none.

import CuriumTokens

extension TokenCatalog {
  /// The token whose path takes the fewest edits to come to from `path`, if at most three.
  static func nearest(to path: String) -> String? {
    NearestName.find(path, in: (semantic + component).map(\.path)).first
  }
}
