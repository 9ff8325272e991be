// SPDX-License-Identifier: MIT
// Token: sets and removes tokens in a document without other changes.

import CuriumTokens

extension JSONNode {
  /// `true` if the node is a token: an object with a value, or with a reference instead of one.
  ///
  /// `$ref` next to other members extends a group, as `$extends` does (DTCG 2025.10 §6.4.1).
  var isToken: Bool { self["$value"] != nil || (self["$ref"] != nil && !hasChildren) }

  private var hasChildren: Bool {
    members.contains { $0.key.utf8.first != UInt8(ascii: "$") || $0.key == "$root" }
  }

  /// Sets values in Curium's extension and keeps the existing ones.
  mutating func setFacts(_ facts: [(String, JSONNode)]) {
    guard !facts.isEmpty else { return }
    var own = terminalFacts ?? JSONNode(members: [])
    for (name, fact) in facts { own[name] = fact }
    var extensions = self["$extensions"] ?? JSONNode(members: [])
    extensions["dev.curium"] = own
    self["$extensions"] = extensions
  }

  /// Removes values from Curium's extension, and the objects that become empty.
  mutating func removeFacts(_ names: [String]) {
    guard var extensions = self["$extensions"], var own = extensions["dev.curium"] else { return }
    for name in names { own[name] = nil }
    extensions["dev.curium"] = own.members.isEmpty ? nil : own
    self["$extensions"] = extensions.members.isEmpty ? nil : extensions
  }

  /// Sets a token below this group, and creates missing groups on the way.
  ///
  /// `type` is the type declared by the surrounding groups. A token declares its own only if it
  /// differs.
  mutating func setToken(
    _ path: [String], _ token: EncodedToken, _ kind: TokenKind, summary: String?,
    type: String? = nil
  ) {
    guard let name = path.first else { return }
    let type = self["$type"]?.string ?? type
    var node = self[name] ?? JSONNode(members: [])
    if !node.isObject { node = JSONNode(members: []) }
    if path.count > 1 {
      // A value in a group would make the document invalid.
      node["$value"] = nil
      node["$ref"] = nil
      node.setToken(Array(path.dropFirst()), token, kind, summary: summary, type: type)
    } else {
      node.removeFacts(TokenValueWriter.facts)
      let stated = node["$type"]?.string
      if stated != kind.typeName, stated != nil || type != kind.typeName {
        node["$type"] = JSONNode(kind.typeName)
      }
      var facts: [(String, JSONNode)] = []
      if let alias = token.alias {
        node.setValue(JSONNode("{\(TokenCatalog.path(kind, alias))}"))
      } else {
        let written = TokenValueWriter.write(token, kind)
        node.setValue(written.value)
        facts = written.facts
      }
      if let summary { node["$description"] = JSONNode(summary) }
      node.setFacts(facts)
    }
    self[name] = node
  }

  /// Sets the value and replaces the previous one in its position, even if that was a `$ref`.
  private mutating func setValue(_ new: JSONNode) {
    guard self["$value"] == nil, let place = members.firstIndex(where: { $0.key == "$ref" })
    else {
      self["$value"] = new
      return
    }
    updateMembers { $0.replace(place, "$value", new) }
  }

  mutating func removeToken(_ path: [String]) {
    guard let name = path.first, var node = self[name] else { return }
    if path.count == 1 {
      if node.isToken { self[name] = nil }
      return
    }
    node.removeToken(Array(path.dropFirst()))
    self[name] = node.members.isEmpty ? nil : node
  }

  /// Declares a type once for each group whose tokens all have it, instead of for every token.
  ///
  /// The document itself gets no type: it would mislead tools that recognize the format by its
  /// groups.
  mutating func hoistTypes() {
    guard isObject else { return }
    updateMembers { members in
      for place in members.indices where !members[place].key.hasPrefix("$") {
        members.update(place) { node in
          node.hoistTypes()
          node.hoistType()
        }
      }
    }
  }

  private mutating func hoistType() {
    guard isObject, !isToken else { return }
    let members = members
    let children = members.indices.filter { !members[$0].key.hasPrefix("$") }
    guard let first = children.first, let type = members[first].node["$type"]?.string,
      children.allSatisfy({ members[$0].node["$type"]?.string == type })
    else { return }
    updateMembers { members in
      for place in children { members.update(place) { $0["$type"] = nil } }
      members.insert("$type", JSONNode(type), at: first)
    }
  }
}
