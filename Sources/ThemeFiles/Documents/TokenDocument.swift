// SPDX-License-Identifier: MIT
// Token: the tokens of one or more files, with references unresolved.

/// A token in a file.
struct SourceToken: Sendable {
  let place: Place
  /// The type declared on the token.
  let ownType: String?
  /// The type of the nearest group that declares one.
  let groupType: String?
  /// The value; for a reference by `$ref`, an object that contains it.
  let value: JSONNode
  let facts: JSONNode?
  /// The reason for the deprecation, which can be empty; `nil` for a token that isn't deprecated.
  let deprecation: String?

  var path: String { place.path }
}

/// Tokens by path, in the order of the files. Later tokens override earlier ones.
struct TokenDocument {
  /// The types of DTCG 2025.10 §8 and §9.
  static let types: Set<String> = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// The groups, including inherited members.
  let root: JSONNode
  let findings: Findings
  private(set) var tokens: [SourceToken] = []
  private var places: [String: Int] = [:]
  private var groups: Set<String> = []
  private var visits = 0
  private var depth = 0

  /// The maximum number of tokens and groups. Inheritance can multiply them; a document with more
  /// is rejected.
  private static let most = 20_000
  /// The maximum depth of groups. Only inheritance can nest more.
  private static let deepest = 128

  /// The maximum number of bytes in a path. Each token stores its own; a longer one is rejected.
  private static let longest = 1_000

  /// Merges several documents into one and reports errors in its structure.
  init(_ roots: [JSONNode], _ findings: Findings) {
    self.findings = findings
    var merged = roots.first ?? JSONNode(members: [])
    for root in roots.dropFirst() { merged.merge(root, findings) }
    if findings.isFull { findings.add(findings.outOfSteps(findings.whole)) }
    if let fault = TokenDocument.fault(in: merged, findings) {
      findings.add(fault)
      merged = JSONNode(members: [])
    }
    root = GroupExtender.extended(merged, findings)
    collect(root, path: "", type: nil, deprecation: nil)
  }

  /// Returns the error for a document that is too large, before anything in it is multiplied.
  private static func fault(in root: JSONNode, _ findings: Findings) -> ThemeFileError? {
    var count = 0
    func fault(_ node: JSONNode, _ length: Int) -> ThemeFileError? {
      count += 1
      guard count <= most else { return findings.tooManyTokens(node, most) }
      guard node.isObject, !node.isToken else { return nil }
      for member in node.members where !member.key.hasPrefix("$") {
        let inner = length + 1 + member.key.utf8.count
        guard inner <= longest + 1 else {
          return findings.place(member.node).error(
            .tooLarge, "token paths of at most \(longest) bytes",
            "Use shorter names.")
        }
        if let fault = fault(member.node, inner) { return fault }
      }
      return nil
    }
    return fault(root, 0)
  }

  /// Returns the groups of tokens in `bytes`, or `nil` after reporting an error.
  static func root(_ bytes: [UInt8], file: String, _ findings: Findings) -> JSONNode? {
    let number = findings.add(file: file)
    do throws(ThemeFileError) {
      return try JSONReader.object(bytes, file: file, number: number)
    } catch {
      findings.add(error)
      return nil
    }
  }

  subscript(path: String) -> Int? { places[path] }

  func isGroup(_ path: String) -> Bool { groups.contains(path) }

  /// The properties of the theme as a whole.
  var header: JSONNode? { root.terminalFacts }

  private mutating func collect(
    _ node: JSONNode, path: String, type: String?, deprecation: String?
  ) {
    visits += 1
    if visits > TokenDocument.most {
      if visits == TokenDocument.most + 1 {
        findings.add(findings.tooManyTokens(node, TokenDocument.most, path))
      }
      return
    }
    depth += 1
    defer { depth -= 1 }
    findings.gather { () throws(ThemeFileError) in
      guard depth <= TokenDocument.deepest else {
        visits = TokenDocument.most + 1
        throw findings.place(node, path).error(
          .tooLarge, "at most \(TokenDocument.deepest) nested groups",
          "Nest fewer groups, or extend fewer of them.")
      }
      try collectChecked(node, path, type, deprecation)
    }
  }

  private mutating func collectChecked(
    _ node: JSONNode, _ path: String, _ groupType: String?, _ outer: String?
  ) throws(ThemeFileError) {
    let place = findings.place(node, path)
    guard node.isObject else {
      throw place.error(
        .invalidValue, "a token or a group, written as an object",
        "Write the value as { \"$value\": … }.")
    }
    var ownType: String?
    var deprecation = outer
    for member in node.members where member.key.utf8.first == UInt8(ascii: "$") {
      switch member.key {
      case "$type": ownType = try checked(member.node, path)
      case "$deprecated": deprecation = try self.deprecation(member.node, path)
      case "$extensions" where !member.node.isObject:
        throw findings.place(member.node, path).error(
          .invalidValue, "an object for `$extensions`",
          "For example: { \"dev.curium\": { … } }.")
      case "$description" where member.node.string == nil:
        throw findings.place(member.node, path).error(
          .invalidValue, "a string for `$description`", "Put it in quotes.")
      default: break
      }
    }
    if node.isTokenOfAnyForm {
      try addToken(node, place, ownType, groupType, deprecation)
      return
    }
    if !path.isEmpty { groups.insert(path) }
    for member in node.members {
      if member.key.utf8.first == UInt8(ascii: "$"), member.key != "$root" {
        // Members of other tools are ignored. A token under such a name is probably a mistake.
        if member.node.isToken, !TokenDocument.members.contains(member.key) {
          findings.add(
            findings.place(member.node, path).error(
              .invalidValue, "a name that doesn't begin with `$`", "Rename `\(member.key)`."))
        }
        continue
      }
      let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
      if member.key.isEmpty || member.key.utf8.contains(where: { "{}.".utf8.contains($0) }) {
        findings.add(
          findings.place(member.node, path).error(
            .invalidValue, "a name without `{`, `}` or `.`", "Rename `\(member.key)`."))
        continue
      }
      if member.key == "$root", !member.node.isToken {
        findings.add(
          findings.place(member.node, inner).error(
            .invalidValue, "a token for `$root`", "Write { \"$value\": … }."))
        continue
      }
      collect(member.node, path: inner, type: ownType ?? groupType, deprecation: deprecation)
    }
  }

  /// The names beginning with `$` that the format defines.
  private static let members: Set<String> = [
    "$type", "$value", "$ref", "$description", "$extensions", "$extends", "$deprecated", "$schema",
  ]

  private mutating func addToken(
    _ node: JSONNode, _ place: Place, _ ownType: String?, _ groupType: String?,
    _ deprecation: String?
  ) throws(ThemeFileError) {
    let older = node["$value"] == nil && node.isOlderToken
    if older {
      findings.warn(
        .olderForm, place, "`$value` and `$type`", "Write `$` before `value` and `type`.")
    }
    let expected = older ? ["value", "type", "description", "comment"] : []
    if let child = node.members.first(where: {
      $0.key.utf8.first != UInt8(ascii: "$") && !expected.contains($0.key)
    }), !older || child.node.isObject {
      throw place.error(
        .invalidValue, "a token or a group, not both",
        "Move `\(child.key)` out of the token, or `$value` to a separate token.")
    }
    if node["$value"] != nil, let pointer = node["$ref"] {
      throw findings.place(pointer, place.path).error(
        .invalidValue, "`$value` or `$ref`, not both", "Remove one of them.")
    }
    let value =
      older
      ? node["value"]
      : node["$value"] ?? node["$ref"].map { JSONNode(members: [("$ref", $0)]) }
    guard var value else { return }
    if value.position.line == 0 { value.position = node.position }
    var type = ownType
    if older, let stated = node["type"] { type = try checked(stated, place.path) }
    let token = SourceToken(
      place: place, ownType: type, groupType: groupType, value: value,
      facts: node.terminalFacts, deprecation: deprecation)
    places[place.path] = tokens.count
    tokens.append(token)
  }

  private func checked(_ stated: JSONNode, _ path: String) throws(ThemeFileError) -> String {
    let place = findings.place(stated, path)
    guard let type = stated.string else {
      throw place.error(
        .invalidValue, "the name of a type for `$type`", "For example: \"color\".")
    }
    if TokenDocument.types.contains(type) { return type }
    if let today = OlderForms.types[type] {
      findings.warn(.olderForm, place, "the type `\(today)`", "Use it instead of `\(type)`.")
      return today
    }
    let names = TokenDocument.types.sorted().joined(separator: ", ")
    throw place.error(
      .wrongType, "a known type, not `\(type)`", "The types are \(names).")
  }

  /// Returns the reason in `$deprecated`; `nil` for a token that is exempt from its group's
  /// deprecation.
  private func deprecation(_ stated: JSONNode, _ path: String) throws(ThemeFileError) -> String? {
    if let bool = stated.bool { return bool ? "" : nil }
    guard let text = stated.string else {
      throw findings.place(stated, path).error(
        .invalidValue, "true, false or a reason for `$deprecated`", "Correct it.")
    }
    return text
  }
}

extension Findings {
  /// Returns the error for a document with too many tokens and groups.
  func tooManyTokens(_ node: JSONNode, _ most: Int, _ path: String = "")
    -> ThemeFileError
  {
    place(node, path).error(
      .tooLarge, "at most \(most) tokens and groups", "Split the file, or extend fewer groups.")
  }
}
