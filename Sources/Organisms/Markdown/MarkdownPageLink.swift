// SPDX-License-Identifier: MIT
// Organism: the links between the pages of a Markdown browser.

import CuriumTerminal

/// A link to another page, or to a part of one.
struct MarkdownPageLink {
  /// The path of the page.
  let path: String
  /// The part of the address after `#`, which names a heading; empty if there is none.
  let fragment: String

  /// Reads the address of a link on the page with the path `page`. A relative address begins in the
  /// folder of that page. Returns `nil` if the address isn't a path, but that of a website, for
  /// example.
  init?(_ address: String, from page: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let target = parts.first, !target.isEmpty, !target.hasPrefix("//"),
      !target.prefix(while: { $0 != "/" }).contains(":")
    else { return nil }
    let name = String(percentEncoded: target) ?? String(target)
    var names = name.isAbsolutePath ? [] : Array(page.pathNames.dropLast())
    for part in name.pathNames where part != "." {
      if part == ".." { _ = names.popLast() } else { names.append(part) }
    }
    let isAbsolute = name.isAbsolutePath || page.isAbsolutePath
    path = (isAbsolute ? "/" : "") + names.joined(separator: "/")
    fragment = parts.count > 1 ? String(parts[1]) : ""
  }
}
