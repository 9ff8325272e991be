// SPDX-License-Identifier: MIT
// Tool: how pages of the site are called, and what is said about them elsewhere.

extension Site {
  /// The guides in the order of their titles.
  var guideTitles: [(name: String, title: String)] {
    guides.values.map { page in
      let name = page.identifier.url.split(separator: "/").last.map(String.init) ?? ""
      return (name, page.metadata.title ?? name)
    }.sorted { $0.1 < $1.1 }
  }

  /// What the page of a file is called: `Chart.Point`, `.padding`.
  func name(of file: String) -> String {
    guard let entry = first(of: file) else { return file }
    return isModifier(entry) ? "." + entry.baseName : entry.path.joined(separator: ".")
  }

  /// The place of a page among the topics.
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

  /// The address of a link between guides, as in `Keys#commands`.
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
