// SPDX-License-Identifier: MIT
// Token: paths of names joined by dots.

extension String {
  /// Returns the path extended by one step.
  func step(_ name: String) -> String { isEmpty ? name : "\(self).\(name)" }
}
