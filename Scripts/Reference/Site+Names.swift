// SPDX-License-Identifier: MIT
// Tool: the names of the site's pages, and the links to them.

extension Site {
  /// The guides in the order of their groups.
  var guideTitles: [(name: String, title: String)] { guideGroups.flatMap(\.guides) }

  /// The guides in the groups of Documentation/Curium.docc/Guides.txt, with all others at the end.
  var guideGroups: [GuideGroup] {
    let listed = guideNames.flatMap(\.names)
    let rest = guides.keys.filter { !listed.contains($0) }.sorted()
    return (guideNames + [("More", rest)]).compactMap { group in
      let found = group.names.compactMap { name in
        guides[name].map { (name: name, title: $0.metadata.title ?? name) }
      }
      return found.isEmpty ? nil : GuideGroup(title: group.title, guides: found)
    }
  }

  /// Guides below one heading.
  struct GuideGroup {
    let title: String
    let guides: [(name: String, title: String)]
  }

  /// Reads the groups of guides from a file: a title, a colon, and file names.
  func readGuideNames(_ file: String) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    guideNames = text.split(separator: "\n").map { line in
      let halves = line.components(separatedBy: ": ")
      return (halves[0], halves.dropFirst().joined().split(separator: " ").map(String.init))
    }
  }

  /// The name of a file's page: `Chart.Point`, `.padding`.
  func name(of file: String) -> String {
    guard let entry = first(of: file) else { return file }
    return isModifier(entry) ? "." + entry.baseName : entry.path.joined(separator: ".")
  }

  /// The topic and group of a page.
  func place(of file: String) -> Topic.Place? { first(of: file)?.place }

  /// The picture of a component, if there is one.
  func picture(of name: String) -> String? {
    if pictures.contains(name) { return name }
    guard name.hasPrefix(".") else { return nil }
    return pictures.first { $0.lowercased() == name.dropFirst().lowercased() }
  }

  /// The guides that link to a page.
  func mentions(of file: String) -> [(name: String, title: String)] {
    guideTitles.filter { guideMentions[$0.name]?.contains(file) == true }
  }

  /// The target of a link between guides, as in `Keys#commands`.
  func address(ofGuide link: String) -> String? {
    let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let place = parts.count > 1 ? "#" + parts[1] : ""
    if parts[0].isEmpty { return place }
    let lists = ["Components": "topics/atoms.html", "Views": "topics/views-and-layout.html"]
    if let list = lists[parts[0]] {
      let name = names.keys.first { $0.lowercased() == place.dropFirst() }
      return name.flatMap { names[$0] } ?? list
    }
    return guides[parts[0]] == nil ? nil : "guides/\(parts[0]).html\(place)"
  }
}
