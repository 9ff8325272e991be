// SPDX-License-Identifier: MIT
// Token: resolves the sources of a resolver document.

import CuriumTerminal

/// Resolves the sources of a resolver document to groups of tokens.
struct ResolverSources {
  private let root: JSONNode
  private let folder: String?
  private let findings: Findings
  private var files: [String: JSONNode] = [:]
  /// The size of these files.
  private var bytes = 0
  /// The sets being resolved, the outermost first.
  private var trail: [String] = []
  private var count = 0

  /// The maximum number of sources. Nested sets can multiply them; a document with more is
  /// rejected.
  private static let most = 1_000

  init(_ root: JSONNode, _ folder: String?, _ findings: Findings) {
    self.root = root
    self.folder = folder
    self.findings = findings
  }

  /// Returns the groups of a source, in the order in which they are merged.
  mutating func roots(_ source: JSONNode) throws(ThemeFileError) -> [JSONNode] {
    count += 1
    let place = findings.place(source)
    guard count <= ResolverSources.most else {
      throw place.error(
        .tooLarge, "at most \(ResolverSources.most) sources", "Refer to each set once.")
    }
    guard let text = source.pointer?.string else { return [source] }
    let overrides = source.members.filter { $0.key != "$ref" }
    if let pointer = JSONPointer(text) {
      guard var target = find(pointer) else {
        throw place.error(
          .unknownReference, "a pointer to an existing value, but \(text) doesn't exist",
          "Correct the pointer.")
      }
      for member in overrides { target[member.key] = member.node }
      guard findings.takeSteps(1 + overrides.count + target.members.count) else {
        throw findings.outOfSteps(place)
      }
      try enter(text, place)
      defer { trail.removeLast() }
      guard pointer.segments.first == "sets", pointer.segments.count == 2 else {
        return try self.roots(target)
      }
      var roots: [JSONNode] = []
      for source in target["sources"]?.elements ?? [] { roots += try self.roots(source) }
      return roots
    }
    var file = try load(text, place)
    for member in overrides { file[member.key] = member.node }
    return [file]
  }

  private func find(_ pointer: JSONPointer) -> JSONNode? {
    var node: JSONNode? = root
    for segment in pointer.segments { node = node?.child(segment) }
    return node
  }

  private mutating func enter(_ text: String, _ place: Place) throws(ThemeFileError) {
    if let start = trail.firstIndex(of: text) {
      let circle = Array(trail[start...])
      throw place.error(
        .cycle(circle), "sets that don't refer to each other in a cycle",
        "Remove one of these: \((circle + [text]).joined(separator: " → ")).")
    }
    guard trail.count < 64 else {
      throw place.error(.tooLarge, "at most 64 nested sets", "Refer to them directly.")
    }
    trail.append(text)
  }

  private mutating func load(_ text: String, _ place: Place) throws(ThemeFileError) -> JSONNode {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    guard !path.contains("://"), !path.isEmpty else {
      throw place.error(
        .unsupported, "a file name, or a pointer that begins with `#/`",
        "Copy the file next to this one, and use its name.")
    }
    guard let folder else {
      throw place.error(
        .unsupported, "sources in the document itself, but \(path) is another file",
        "To refer to other files, load the document from a file.")
    }
    let whole = FileFacts.isAbsolute(path) ? path : folder + path
    if files[whole] == nil {
      findings.add(source: whole)
      let bytes: [UInt8]
      do throws(ThemeFileError) {
        bytes = try FileBytes.read(whole)
      } catch {
        throw place.error(error.problem, error.expected, error.advice)
      }
      // A file can have many names, and is read once for each of them.
      self.bytes += bytes.count
      guard self.bytes <= FileBytes.most else {
        throw place.error(
          .tooLarge, "at most 8 MiB in all files together",
          "Remove everything that isn't part of the theme.")
      }
      let name = FileBytes.name(of: whole)
      let file = try JSONReader.read(bytes, file: name, number: findings.add(file: name))
      guard file.isObject, file["resolutionOrder"] == nil else {
        throw place.error(
          .unsupported, "a token document, but \(path) isn't one",
          "Choose a file that contains tokens.")
      }
      files[whole] = file
    }
    var node = files[whole]
    if parts.count == 2 {
      // The specification also writes `file.json#sets/base`.
      let fragment = parts[1].hasPrefix("/") ? parts[1] : "/" + parts[1]
      for segment in JSONPointer("#" + fragment)?.segments ?? [""] { node = node?.child(segment) }
    }
    guard let node, node.isObject else {
      throw place.error(
        .unknownReference, "a group of tokens at \(text)", "Correct the part after `#`.")
    }
    return node
  }
}
