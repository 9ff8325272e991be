// SPDX-License-Identifier: MIT
// Token: applies the letter case and spacing of a font to text.

extension ResolvedFont {
  /// `true` if the font changes the text itself.
  package var changesText: Bool { letterCase != .asWritten || letterSpacing > 0 || scale > 1 }

  /// Returns the text in the font's letter case and spacing.
  package func applied(to string: String) -> String {
    var result = string
    switch letterCase {
    case .asWritten: break
    case .uppercase: result = string.uppercased()
    case .lowercase: result = string.lowercased()
    }
    guard letterSpacing > 0 else { return result }
    let gap = String(repeating: " ", count: letterSpacing)
    var spaced = ""
    for cluster in result {
      if !spaced.isEmpty, cluster != "\n" { spaced += gap }
      spaced.append(cluster)
    }
    return spaced
  }
}
