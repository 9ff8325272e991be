// SPDX-License-Identifier: MIT
// Tool: finds broken links and missing pictures on the site.

import Foundation

/// Checks the links of the pages in a folder.
enum LinkCheck {
  /// The errors, one per line: links to files or anchors that don't exist, and duplicate anchors.
  static func faults(in folder: String) throws -> [String] {
    let files = Set(
      FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
    var places: [String: Set<Substring>] = [:]
    var links: [(page: String, target: Substring)] = []
    var faults: [String] = []
    for file in files.sorted() where file.hasSuffix(".html") {
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      var ids: Set<Substring> = []
      for id in values(of: "id", in: text) where !ids.insert(id).inserted {
        faults.append("\(file): duplicate anchor \(id)")
      }
      places[file] = ids
      for name in ["href", "src", "srcset"] {
        links += values(of: name, in: text).map { (file, $0) }
      }
    }
    for link in links where !link.target.contains("://") && !link.target.hasPrefix("mailto:") {
      let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? link.page : resolve(parts[0], from: link.page)
      if !files.contains(target) {
        faults.append("\(link.page): \(link.target) doesn't exist")
      } else if parts.count > 1, places[target]?.contains(parts[1]) == false {
        faults.append("\(link.page): \(link.target): no such anchor on the page")
      }
    }
    let lower = Dictionary(grouping: files) { $0.lowercased() }
    for names in lower.values where names.count > 1 {
      faults.append("\(names.sorted().joined(separator: ", ")): these names differ only in case")
    }
    return faults.sorted()
  }

  /// The values of an attribute in a page.
  private static func values(of attribute: String, in text: String) -> [Substring] {
    text.components(separatedBy: " \(attribute)=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
  }

  /// The target of a link, relative to the site.
  private static func resolve(_ target: Substring, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
