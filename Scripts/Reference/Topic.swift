// SPDX-License-Identifier: MIT
// Tool: the topics of the reference, from Documentation/Curium.docc/Topics.txt.

import Foundation

/// A topic: declarations for one purpose, in groups.
struct Topic {
  /// Declarations below one heading.
  struct Group {
    let title: String
    let rules: [String]
  }

  /// The topic and group of a declaration.
  struct Place: Hashable {
    let topic: Int
    let group: Int
  }

  let title: String
  let summary: String
  let groups: [Group]

  /// The name of the topic's page.
  var slug: String { title.lowercased().replacingOccurrences(of: " ", with: "-") }

  /// Reads the topics of a file.
  static func read(_ file: String) throws -> [Topic] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    return text.components(separatedBy: "\n# ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      let groups = lines.filter { $0.hasPrefix("- ") }.map { line in
        let halves = line.dropFirst(2).components(separatedBy: ": ")
        return Group(title: halves[0], rules: halves[1].split(separator: " ").map(String.init))
      }
      return Topic(title: lines[0], summary: lines[1], groups: groups)
    }
  }

  /// The topic of the declaration `name` in the file `source`, relative to Sources. Names come
  /// before folders, and longer folders before shorter ones.
  static func place(of name: String, in source: String, among topics: [Topic]) -> Place? {
    var best: (length: Int, place: Place)?
    for (topic, content) in topics.enumerated() {
      for (group, rules) in content.groups.enumerated() {
        let place = Place(topic: topic, group: group)
        for rule in rules.rules {
          if rule == name { return place }
          if rule.contains("/"), source.hasPrefix(rule), rule.count > best?.length ?? 0 {
            best = (rule.count, place)
          }
        }
      }
    }
    return best?.place
  }
}
