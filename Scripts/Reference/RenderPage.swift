// SPDX-License-Identifier: MIT
// Tool: a page as rendered by DocC: a declaration or an article.

import Foundation

/// The parts of DocC's render JSON that the site shows.
struct RenderPage: Decodable {
  struct Identifier: Decodable { let url: String }

  struct Metadata: Decodable {
    let title: String?
    let role: String?
    let roleHeading: String?
    let symbolKind: String?
    let externalID: String?
    /// `true` if conforming types must implement the member.
    let required: Bool?
  }

  /// A token of a declaration: a keyword, a name, a type.
  struct Token: Decodable {
    let text: String
    let kind: String
    let preciseIdentifier: String?
  }

  struct Declaration: Decodable { let tokens: [Token] }

  struct Parameter: Decodable {
    let name: String
    let content: [RenderNode]
  }

  /// A section: the declaration, its parameters, or text.
  struct Section: Decodable {
    let kind: String
    let declarations: [Declaration]?
    let parameters: [Parameter]?
    let content: [RenderNode]?
  }

  /// Links to other pages below a heading.
  struct Links: Decodable {
    let title: String?
    let identifiers: [String]
  }

  /// The target of a link.
  struct Reference: Decodable {
    let title: String?
    let url: String?
    /// The text of a link to another site.
    let titleInlineContent: [RenderNode]?
  }

  let identifier: Identifier
  let metadata: Metadata
  let abstract: [RenderNode]?
  let primaryContentSections: [Section]?
  let relationshipsSections: [Links]?
  let references: [String: Reference]?

  /// Reads all pages in a folder and its subfolders.
  static func read(below folder: String) throws -> [RenderPage] {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let decoder = JSONDecoder()
    return try files.filter { $0.hasSuffix(".json") }.sorted().map { file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      return try decoder.decode(RenderPage.self, from: data)
    }
  }
}
