// SPDX-License-Identifier: MIT
// Token: reads token values by type and resolves the references inside them.

import CuriumTokens

/// Reads values as defined in DTCG 2025.10 §8 and §9.
struct TokenValueReader {
  let document: TokenDocument
  let links: TokenLinks

  /// A part of a value, with references resolved.
  struct Part {
    /// The value; `nil` if only the base theme has it.
    var node: JSONNode?
    /// The token that the part refers to, if it belongs to the theme.
    var entry: TokenCatalog.Entry?
  }

  init(_ document: TokenDocument) {
    self.document = document
    links = TokenLinks(document)
  }

  func place(of token: SourceToken) -> Place { document.findings.place(token.value, token.path) }

  /// Returns the type of a token: the type of the token it refers to, or else its declared or
  /// inherited type.
  ///
  /// Returns `nil` if an error in the token it leads to has been reported.
  func type(_ index: Int) throws(ThemeFileError) -> String? {
    let token = document.tokens[index]
    let target: String?
    switch links[index] {
    case .broken: return nil
    case .outside(let path): target = TokenCatalog.entry(path)?.kind?.typeName ?? "color"
    case .value(let end):
      let last = document.tokens[end]
      target = last.ownType ?? last.groupType
      if target == nil, end != index { return nil }
    }
    guard let type = target ?? token.ownType else {
      throw token.place.error(
        .wrongType, "a type", "Set \"$type\" for the token or for a group that contains it.")
    }
    if let own = token.ownType, own != type {
      throw token.place.error(
        .wrongType, "a reference to a token of type `\(own)`, not `\(type)`",
        "Correct the reference or the type.")
    }
    return type
  }

  // MARK: References

  /// Resolves a part of a value: a literal, the value of a token, or a place in another value.
  ///
  /// - Parameter type: The type that a referenced token must have; `nil` accepts any token.
  func part(_ node: JSONNode, _ type: String?, _ place: Place) throws(ThemeFileError) -> Part {
    var trail: [String] = []
    return try part(node, type, place, &trail)
  }

  private func part(
    _ node: JSONNode, _ type: String?, _ place: Place, _ trail: inout [String]
  ) throws(ThemeFileError) -> Part {
    var node = node
    while node.isReference {
      let name: String
      if let path = node.reference {
        name = path
      } else {
        guard let text = node.pointer?.string else {
          throw place.error(
            .invalidValue, "a pointer for `$ref`", "For example: \"#/color/red/$value\".")
        }
        guard let pointer = JSONPointer(text) else {
          throw place.error(
            text.hasPrefix("#") ? .invalidValue : .unsupported,
            "a pointer into the same document for `$ref`",
            "For example: \"#/color/red/$value/components/0\". In a name, write `~1` for a slash.")
        }
        let path = pointer.tokenPath
        guard document[path] != nil || TokenCatalog.entry(path) != nil else {
          try step(text, pointer.owner, place, &trail)
          node = try target(pointer, place, &trail)
          continue
        }
        name = path
      }
      return try token(name, type, place, &trail)
    }
    return Part(node: node)
  }

  /// Records a visited reference and rejects a second visit.
  private func step(_ key: String, _ owner: String, _ place: Place, _ trail: inout [String])
    throws(ThemeFileError)
  {
    let mark = "\(key)\n\(owner)"
    if let start = trail.firstIndex(of: mark) {
      let owners = trail[start...].map { String($0.drop { $0 != "\n" }.dropFirst()) }
      var circle: [String] = []
      for owner in owners where circle.last != owner { circle.append(owner) }
      throw place.error(
        .cycle(circle), "references that don't form a cycle",
        "Give one of these a value: \((circle + [circle[0]]).joined(separator: " → ")).")
    }
    guard document.findings.takeSteps(1) else { throw document.findings.outOfSteps(place) }
    guard trail.count < 64 else {
      throw place.error(
        .tooLarge, "at most 64 references in a row", "Refer to the last one directly.")
    }
    trail.append(mark)
  }

  private func token(
    _ path: String, _ type: String?, _ place: Place, _ trail: inout [String]
  ) throws(ThemeFileError) -> Part {
    let entry = TokenCatalog.entry(path)
    guard let index = document[path] else {
      try TokenLinks.checkOutside(path, at: place, document)
      let found = entry?.kind?.typeName ?? "color"
      if let type, found != type { throw mismatch(type, found, place) }
      return Part(node: entry == nil ? KitPalette.color(path).map(kitValue) : nil, entry: entry)
    }
    guard let found = try self.type(index) else {
      throw place.error(
        .unknownReference, "a reference to a valid token, but {\(path)} has an error",
        "Correct {\(path)} first.")
    }
    if let type, found != type { throw mismatch(type, found, place) }
    switch links[index] {
    case .value(let end):
      try step(path, path, place, &trail)
      var part = try part(document.tokens[end].value, nil, place, &trail)
      part.entry = entry
      return part
    case .outside(let outer): return Part(node: nil, entry: entry ?? TokenCatalog.entry(outer))
    case .broken: return Part(node: nil, entry: nil)
    }
  }

  private func kitValue(_ color: EncodedToken) -> JSONNode {
    TokenValueWriter.write(color, .color).value
  }

  private func mismatch(_ wanted: String, _ found: String, _ place: Place) -> ThemeFileError {
    place.error(
      .wrongType, "a reference to a token of type `\(wanted)`, not `\(found)`",
      "Correct the reference or the type.")
  }

  /// Returns the value that a pointer leads to, following references on its way.
  private func target(_ pointer: JSONPointer, _ place: Place, _ trail: inout [String])
    throws(ThemeFileError) -> JSONNode
  {
    var node = document.root
    var gone = "#"
    // Inside a value, an object with `$ref` isn't a token but a reference to a part.
    var isInside = false
    for segment in pointer.segments {
      if !isInside, segment == "$value", node.isToken, node["$value"] == nil {
        // A token that is a reference has the value of its target.
        node = try value(JSONNode(members: [("$ref", node["$ref"] ?? node)]), gone, place, &trail)
        gone += "/\(segment)"
        isInside = true
        continue
      }
      if isInside, node.isReference { node = try value(node, gone, place, &trail) }
      guard let next = node.child(segment) else {
        throw place.error(
          .unknownReference,
          "a pointer to an existing value, but there's no `\(segment)` in `\(gone)`",
          "Correct the pointer \((["#"] + pointer.segments).joined(separator: "/")).")
      }
      node = next
      gone += "/\(segment)"
      isInside = isInside || segment == "$value"
    }
    if !isInside, node.isObject {
      throw place.error(
        .unknownReference, "a pointer to a value, but this one doesn't lead to a token",
        "Point to a token, or to a part of its `$value`.")
    }
    return node
  }

  private func value(_ node: JSONNode, _ at: String, _ place: Place, _ trail: inout [String])
    throws(ThemeFileError) -> JSONNode
  {
    guard let value = try part(node, nil, place, &trail).node else {
      throw place.error(
        .unknownReference, "a value in this document, but `\(at)` refers to the base theme",
        "Write the value here.")
    }
    return value
  }

  // MARK: Parts that several types share

  /// Reads a number, in `range` if there is one. Returns 0 if only the base theme has it.
  func number(
    _ node: JSONNode, in range: ClosedRange<Double>? = nil, _ place: Place, _ expected: String,
    _ advice: String
  ) throws(ThemeFileError) -> Double {
    guard let node = try part(node, "number", place).node else { return 0 }
    if let number = node.number, range?.contains(number) ?? true { return number }
    throw place.error(.invalidValue, expected, advice)
  }

  /// Warns about unknown members, such as misspelled names.
  func checkMembers(_ node: JSONNode, _ known: [String], _ place: Place) {
    for member in node.members
    where member.key.utf8.first != UInt8(ascii: "$") && !known.contains(member.key) {
      document.findings.warn(
        .unknownMember, document.findings.place(member.node, place.path),
        "one of \(known.joined(separator: ", ")); `\(member.key)` has no effect here",
        "Correct the name, or remove it.")
    }
  }

  /// Reads a value with a unit. Returns `nil` if only the base theme has it.
  private func quantity(_ node: JSONNode, _ measure: Measure, _ place: Place)
    throws(ThemeFileError) -> Double?
  {
    guard let node = try part(node, measure.type, place).node else { return nil }
    let fault = place.error(
      .invalidValue, "a \(measure.type)",
      "For example: { \"value\": \(measure.example) }. The units are \(measure.names).")
    if node.isObject {
      guard let stated = node["value"], let unit = node["unit"] else { throw fault }
      checkMembers(node, ["value", "unit"], place)
      let value = try part(stated, "number", place).node
      let name = try part(unit, nil, place).node
      guard let number = value?.number, let factor = measure.factor(name?.string ?? "") else {
        throw fault
      }
      return number * factor
    }
    guard let value = measure.older(node) else { throw fault }
    document.findings.warn(.olderForm, place, fault.expected, fault.advice)
    return value
  }

  /// The quantity that a number with a unit measures.
  private enum Measure {
    case dimension
    case duration

    var type: String { self == .dimension ? "dimension" : "duration" }
    var names: String { self == .dimension ? "px and rem" : "ms and s" }
    var example: String {
      self == .dimension ? "16, \"unit\": \"px\"" : "100, \"unit\": \"ms\""
    }

    /// Returns the number of pixels or milliseconds in a unit.
    func factor(_ unit: String) -> Double? {
      switch (self, unit) {
      case (.dimension, "px"), (.duration, "ms"): 1
      case (.dimension, "rem"): 16
      case (.duration, "s"): 1000
      default: nil
      }
    }

    /// Reads a number, or a number with its unit in a string.
    func older(_ node: JSONNode) -> Double? {
      if let number = node.number { return number }
      guard let text = node.string, let (value, unit) = OlderForms.quantity(text) else {
        return nil
      }
      if unit.isEmpty { return value }
      guard let factor = factor(unit) else { return nil }
      return value * factor
    }
  }

  func pixels(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> Double? {
    try quantity(node, .dimension, place)
  }

  func milliseconds(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> Double? {
    try quantity(node, .duration, place)
  }

  /// Returns a part of a composite value. Throws if it is missing.
  func required(_ node: JSONNode, _ name: String, _ what: String, _ place: Place)
    throws(ThemeFileError) -> JSONNode
  {
    guard let part = node[name] else {
      throw place.error(.invalidValue, "`\(name)` in a \(what)", "Add it.")
    }
    return part
  }
}
