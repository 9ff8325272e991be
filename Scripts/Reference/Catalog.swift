// SPDX-License-Identifier: MIT
// Tool: the DocC catalog: the handwritten pages, the guides, and a page for each topic.

import Foundation

/// Writes the folder that DocC converts.
enum Catalog {
  /// The host in links between guides. The site replaces it.
  static let host = "https://guides.invalid/"

  /// The guides in Documentation, without the lists that the reference replaces.
  private static func guideFiles(root: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(root)/Documentation")
    return (files?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".md") && !$0.hasPrefix("Curium.docc") }
      .filter { !["Components.md", "Views.md"].contains($0) }.sorted()
  }

  /// Writes the catalog for the graphs at `folder`.
  static func write(_ graphs: ProductGraphs, root: String, to folder: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let pictures = "\(root)/Documentation/Pictures"
    for picture in try files.contentsOfDirectory(atPath: pictures) where picture.hasSuffix(".png") {
      try files.copyItem(atPath: "\(pictures)/\(picture)", toPath: "\(folder)/\(picture)")
    }
    var guides: [String] = []
    for file in try guideFiles(root: root) {
      let text = try String(contentsOfFile: "\(root)/Documentation/\(file)", encoding: .utf8)
      let name = file.split(separator: "/").last?.dropLast(".md".count) ?? ""
      guides.append(String(name))
      try save(linked(text), "\(folder)/\(name).md")
    }
    let source = "\(root)/Documentation/Curium.docc"
    let topics = try Topic.read("\(source)/Topics.txt")
    let members = members(graphs, topics)
    for product in Product.names {
      var text = try String(contentsOfFile: "\(source)/\(product).md", encoding: .utf8)
      text += "\n## Topics\n\n### Topics\n\n"
      for (index, topic) in topics.enumerated() where members[product]?[index] != nil {
        text += "- <doc:\(page(topic, product))>\n"
        try save(
          article(topic, of: product, members[product]?[index] ?? [:]),
          "\(folder)/\(page(topic, product)).md")
      }
      if product == "Curium" {
        text += "\n### Guides\n\n" + guides.map { "- <doc:\($0)>\n" }.joined()
      }
      try save(text, "\(folder)/\(product).md")
    }
  }

  /// The name of a topic's page in the catalog. No declaration has it.
  private static func page(_ topic: Topic, _ product: String) -> String {
    "Topic-\(product)-\(topic.slug)"
  }

  /// The types of each topic and group, by product.
  private static func members(
    _ graphs: ProductGraphs, _ topics: [Topic]
  ) -> [String: [Int: [Int: [String]]]] {
    var members: [String: [Int: [Int: [String]]]] = [:]
    for product in Product.names {
      for symbol in graphs.graphs[product]?.symbols ?? [] {
        guard let path = symbol["pathComponents"] as? [String], path.count == 1,
          let place = Topic.place(
            of: String(path[0].prefix { $0 != "(" }), in: Declarations.source(of: symbol),
            among: topics)
        else { continue }
        members[product, default: [:]][place.topic, default: [:]][place.group, default: []]
          .append(path[0])
      }
    }
    return members
  }

  private static func article(_ topic: Topic, of product: String, _ members: [Int: [String]])
    -> String
  {
    var text = "# \(topic.title)\n\n\(topic.summary)\n\n## Topics\n"
    for (index, group) in topic.groups.enumerated() {
      guard let names = members[index] else { continue }
      text +=
        "\n### \(group.title)\n\n" + names.sorted().map { "- ``/\(product)/\($0)``\n" }.joined()
    }
    return text
  }

  /// The text of a guide. Links to other guides become links that DocC doesn't touch; links to
  /// files outside the site are removed.
  private static func linked(_ text: String) -> String {
    let parts = text.components(separatedBy: "\n## ")
    let rest = parts.dropFirst().map { part in
      part
        .replacing(/\]\((?:[\w.]+\/)*([\w-]+)\.md(#[\w-]+)?\)/) { "](\(host)\($0.1)\($0.2 ?? ""))" }
        .replacing(/\]\((#[\w-]+)\)/) { "](\(host)\($0.1))" }
    }
    // DocC drops the targets of links in a summary.
    return ([parts[0]] + rest).joined(separator: "\n## ")
      .replacing(/!\[([^\]]*)\]\((?:\w+\/)*([^)\/]*)\)/) { "![\($0.1)](\($0.2))" }
      .replacing(/(^|[^!])\[([^\]]*)\]\((?!https?:)[^)]*\)/) { "\($0.1)\($0.2)" }
  }

  private static func save(_ text: String, _ file: String) throws {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
