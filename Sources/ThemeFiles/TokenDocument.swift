// SPDX-License-Identifier: MIT
// Token: the tokens of one or more files, before references are followed.

/// A token as a file states it.
struct SourceToken: Sendable {
  let place: Place
  /// The type it states, or that of the nearest group which states one.
  let type: String?
  let value: JSONNode
  let facts: JSONNode?

  var path: String { place.path }
}

/// Tokens by path, in the order of the files; a later one of the same path takes the place.
struct TokenDocument {
  private(set) var tokens: [SourceToken] = []
  private var places: [String: Int] = [:]
  private var groups: Set<String> = []
  /// The facts about the theme as a whole, of the last file that has any.
  private(set) var header: JSONNode?
  /// The last file, for faults of the whole theme.
  private(set) var file = ""

  subscript(path: String) -> SourceToken? { places[path].map { tokens[$0] } }

  func isGroup(_ path: String) -> Bool { groups.contains(path) }

  /// - Throws: `ThemeFileError` where the structure is not that of DTCG 2025.10 §5 and §6.
  mutating func add(_ bytes: [UInt8], file: String) throws(ThemeFileError) {
    let root = try JSONReader.read(bytes, file: file)
    guard root.isObject else {
      throw Place(file: file, line: Int(root.position.line), path: "").error(
        .invalidValue, "an object at the top", "Put the groups of tokens between `{` and `}`.")
    }
    self.file = file
    if let facts = root.terminalFacts { header = facts }
    if root["resolutionOrder"] != nil {
      throw Place(file: file, line: Int(root.position.line), path: "").error(
        .unsupported, "a document of tokens, not a resolver document",
        "Name one of the files that it combines.")
    }
    try collect(root, path: "", type: nil, file: file)
  }

  private mutating func collect(_ node: JSONNode, path: String, type: String?, file: String)
    throws(ThemeFileError)
  {
    let place = Place(file: file, line: Int(node.position.line), path: path)
    guard node.isObject else {
      throw place.error(
        .invalidValue, "a token or a group, which are objects",
        "Write the value as { \"$value\": … }.")
    }
    for key in ["$ref", "$extends"] where node[key] != nil {
      throw place.error(
        .unsupported, "no `\(key)`", "Refer to a whole token by { \"$value\": \"{its.path}\" }.")
    }
    if let stated = node["$type"], stated.string == nil {
      throw place.error(.invalidValue, "the name of a type as `$type`", "Write \"color\", say.")
    }
    let type = node["$type"]?.string ?? type
    if let value = node["$value"] {
      if let child = node.members.first(where: { !$0.key.hasPrefix("$") }) {
        throw place.error(
          .invalidValue, "a token or a group, not both",
          "Move `\(child.key)` out of the token, or `$value` into a token of its own.")
      }
      let token = SourceToken(place: place, type: type, value: value, facts: node.terminalFacts)
      if let index = places[path] {
        tokens[index] = token
      } else {
        places[path] = tokens.count
        tokens.append(token)
      }
      return
    }
    groups.insert(path)
    for member in node.members {
      if member.key == "$root" {
        throw place.error(
          .unsupported, "no `$root`", "Give the group's own token a name beside its others.")
      }
      if member.key.hasPrefix("$") { continue }
      if member.key.isEmpty || member.key.contains(where: { "{}.".contains($0) }) {
        throw place.error(
          .invalidValue, "a name without `{`, `}` and `.`", "Rename `\(member.key)`.")
      }
      let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
      try collect(member.node, path: inner, type: type, file: file)
    }
  }
}
