// SPDX-License-Identifier: MIT
// Token: paths of names joined by dots.

extension String {
  /// Returns the path one step further.
  func step(_ name: String) -> String { isEmpty ? name : "\(self).\(name)" }
}
