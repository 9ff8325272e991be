// SPDX-License-Identifier: MIT
// Tool: a declaration in the reference, with its page and anchor.

/// A declaration with its documentation and its members.
final class Entry {
  let page: RenderPage
  /// DocC's path: `/documentation/curium/badge`.
  let url: String
  /// The product: `Curium`.
  let product: String
  /// The path of the declaration: `Chart`, `Point`.
  var path: [String] = []
  /// The file with the declaration, relative to Sources.
  var source = ""
  weak var parent: Entry?
  var members: [Entry] = []
  /// The page that shows it, relative to the site.
  var file = ""
  /// The anchor on the page; empty for the page itself.
  var anchor = ""
  /// The topic of the page.
  var place: Topic.Place?

  init(_ page: RenderPage, product: String) {
    self.page = page
    self.product = product
    url = page.identifier.url.replacing(/^doc:\/\/[^\/]*/, with: "").lowercased()
  }

  /// The name with argument labels, without enclosing types.
  var title: String {
    let title = page.metadata.title ?? ""
    let isDotted = isType || ["case", "typealias", "associatedtype"].contains(kind)
    return isDotted ? title.split(separator: ".").last.map(String.init) ?? title : title
  }
  var kind: String { page.metadata.symbolKind ?? "" }
  var usr: String { page.metadata.externalID ?? "" }

  /// The page with the anchor.
  var address: String { anchor.isEmpty ? file : "\(file)#\(anchor)" }

  /// The name without arguments.
  var baseName: String { String(title.prefix { $0 != "(" }) }

  /// The name with its enclosing types.
  var fullName: String { (path.dropLast() + [title]).joined(separator: ".") }

  /// The kind in its type's list of members.
  var memberKind: String {
    if isType { return "type" }
    let isStatic = declaration.contains {
      $0.kind == "keyword" && ["static", "class"].contains($0.text)
    }
    return isStatic && kind != "op" ? "static \(kind)" : kind
  }

  /// Returns whether it can have members.
  var isType: Bool {
    ["struct", "class", "enum", "protocol", "extension"].contains(kind)
  }

  /// The first sentence or paragraph.
  var abstract: [RenderNode] { page.abstract ?? [] }

  /// The text below the summary, without the heading that DocC adds.
  var discussion: [RenderNode] {
    let nodes = (page.primaryContentSections ?? []).flatMap { $0.content ?? [] }
    let isAdded: (RenderNode) -> Bool = {
      $0.type == "heading" && ["Overview", "Discussion"].contains($0.text)
    }
    return nodes.filter { !isAdded($0) }
  }

  var parameters: [RenderPage.Parameter] {
    (page.primaryContentSections ?? []).flatMap { $0.parameters ?? [] }
  }

  var declaration: [RenderPage.Token] {
    (page.primaryContentSections ?? []).flatMap { $0.declarations ?? [] }.first?.tokens ?? []
  }

  /// Returns whether it is a group of tokens, which Scripts/generate creates from theme files.
  var isTokens: Bool { isType && source.contains("/Generated/") }

  /// Returns whether the text has an example.
  var hasExample: Bool { discussion.contains { $0.type == "codeListing" } }
}
