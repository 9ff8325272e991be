// SPDX-License-Identifier: MIT
// Views: the addresses of links that are safe to open.

import CuriumTerminal

/// The addresses of links that are safe to open.
package enum LinkAddress {
  private static let schemes: Set<String> = ["http", "https", "mailto", "ftp"]

  /// Returns whether a URL has a scheme that only starts a reader for it, and no characters that
  /// a program could misinterpret.
  package static func isSafe(_ address: String) -> Bool {
    let head = address.unicodeScalars.prefix(16)
    guard let colon = head.firstIndex(of: ":"),
      schemes.contains(String(address.unicodeScalars[..<colon]).lowercased())
    else { return false }
    let bytes = address.utf8.prefix(LinkTable.longestAddress + 1)
    return bytes.count <= LinkTable.longestAddress && bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}
