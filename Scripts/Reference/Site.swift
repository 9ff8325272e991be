// SPDX-License-Identifier: MIT
// Tool: the reference as a tree of declarations, each with its page.

import Foundation

/// The contents of the site's pages.
final class Site {
  let topics: [Topic]
  /// The landing pages of the products by name.
  private(set) var products: [String: RenderPage] = [:]
  private(set) var guides: [String: RenderPage] = [:]
  /// All declarations by DocC's path.
  private(set) var entries: [String: Entry] = [:]
  /// The declarations by the file of their page, in order.
  private(set) var pages: [String: [Entry]] = [:]
  /// The files of each topic's pages, by topic and group.
  private(set) var places: [Topic.Place: [String]] = [:]
  /// The pages of types and modifiers by the name used in texts: `Badge`, `.padding`.
  private(set) var names: [String: String] = [:]
  /// The page and anchor of each declaration by its identifier.
  private(set) var targets: [String: Entry] = [:]
  /// The titles of groups of guides, with the names of their files.
  var guideNames: [(title: String, names: [String])] = []
  /// The pages that each guide links to.
  var guideMentions: [String: Set<String>] = [:]
  /// Names without a topic.
  private(set) var strays: [String] = []
  /// The names of pictures.
  let pictures: Set<String>
  /// The contents of the pictures.
  let previews: PreviewCode

  /// Combines DocC's output in `archive` with facts from the graphs.
  init(
    archive: String, _ facts: Declarations, topics: [Topic], pictures: Set<String>,
    previews: PreviewCode
  ) throws {
    self.topics = topics
    self.pictures = pictures
    self.previews = previews
    for page in try RenderPage.read(below: "\(archive)/data/documentation") {
      let parts =
        page.identifier.url.components(separatedBy: "/documentation/").last?
        .components(separatedBy: "/") ?? []
      guard let product = parts.first else { continue }
      if page.metadata.symbolKind == "module", parts.count == 1 {
        products[product.lowercased()] = page
      } else if page.metadata.symbolKind == nil {
        // Topic pages are written from the list of topics.
        if let name = parts.last, page.metadata.role != "collectionGroup" { guides[name] = page }
      } else if page.metadata.roleHeading != "Extended Module" {
        let entry = Entry(page, product: product)
        entry.source = facts.sources[entry.usr] ?? ""
        entries[entry.url] = entry
      }
    }
    connect()
    for entry in entries.values.sorted(by: { $0.url < $1.url }) { assign(entry) }
    for entry in entries.values { targets[entry.usr] = entry }
    for file in pages.keys.sorted() { arrange(file) }
    sort()
  }

  /// The entry shown by a file. For modifiers, the first one.
  func first(of file: String) -> Entry? { pages[file]?.first }

  /// Finds the enclosing declaration of each declaration.
  private func connect() {
    for entry in entries.values {
      let parent = entry.url.components(separatedBy: "/").dropLast().joined(separator: "/")
      entry.parent = entries[parent]
      entries[parent]?.members.append(entry)
    }
    for entry in entries.values {
      var path = [entry.baseName]
      var owner = entry.parent
      while let next = owner {
        path.insert(next.title, at: 0)
        owner = next.parent
      }
      entry.path = path
      entry.members.sort { ($0.title, $0.url) < ($1.title, $1.url) }
    }
  }

  /// Returns whether an entry has its own page: types other than groups of tokens, functions, and
  /// view modifiers.
  private func hasPage(_ entry: Entry) -> Bool {
    guard let parent = entry.parent else { return true }
    if isModifier(entry) { return true }
    return entry.isType && !entry.isTokens && parent.kind != "extension"
  }

  /// Returns whether an entry is a method of all views.
  func isModifier(_ entry: Entry) -> Bool {
    entry.kind == "method" && entry.parent?.title == "View" && entry.parent?.parent == nil
  }

  /// Sets an entry's page and anchor.
  private func assign(_ entry: Entry) {
    var owner = entry
    while !hasPage(owner), let parent = owner.parent { owner = parent }
    let stem = owner.path.map { $0.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
    entry.file = "\(owner.product)/\(stem.joined(separator: ".")).html"
    let isShared = isModifier(entry) || entry.kind == "func"
    if owner !== entry || isShared {
      let name = entry.page.identifier.url
      let tail = name.dropFirst(
        (isShared ? owner.parent ?? owner : owner).page.identifier.url.count)
      entry.anchor = Slug.safe(
        isShared ? String(name.split(separator: "/").last ?? "") : String(tail))
    }
    if owner === entry { pages[entry.file, default: []].append(entry) }
  }

  /// Sorts the pages of each group: first those named in the list, in its order, then types, then
  /// modifiers.
  private func sort() {
    for place in places.keys {
      let rules = topics[place.topic].groups[place.group].rules
      func rank(_ file: String) -> (Int, Int, String) {
        let name = name(of: file)
        return (rules.firstIndex(of: name) ?? rules.count, name.hasPrefix(".") ? 1 : 0, name)
      }
      places[place]?.sort { rank($0) < rank($1) }
    }
  }

  /// Sets a page's topic, and the name that texts use for it.
  private func arrange(_ file: String) {
    guard let first = first(of: file) else { return }
    var root = first
    while let parent = root.parent, !isModifier(root) { root = parent }
    let name = isModifier(root) ? "." + root.baseName : root.baseName
    let fullName = isModifier(first) ? name : first.path.joined(separator: ".")
    let isForeign = root.kind == "extension"
    // `String` in a text means Swift's type.
    if !isForeign, names[fullName] == nil || first.product == "Curium" { names[fullName] = file }
    var source = isForeign ? root.members.first?.source ?? "" : root.source
    if source.isEmpty { source = root.parent?.source ?? "" }
    guard let place = Topic.place(of: name, in: source, among: topics) else {
      strays.append("\(name) (\(source))")
      return
    }
    first.place = place
    // A nested type is on the page of its enclosing type.
    if first.parent == nil || isModifier(first) { places[place, default: []].append(file) }
  }
}
