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
  /// differs. A token of the first drafts keeps its form: with both `value` and `$value`, it would
  /// be invalid. It always declares its type, which distinguishes it from a group.
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
      if node.isOlderToken {
        node["value"] = nil
        node["type"] = nil
      }
      node.setToken(Array(path.dropFirst()), token, kind, summary: summary, type: type)
    } else {
      node.removeFacts(TokenValueWriter.facts)
      let isOlder = node.isOlderToken
      let typeName = isOlder ? "type" : "$type"
      let stated = node[typeName]?.string
      if stated != kind.typeName, isOlder || stated != nil || type != kind.typeName {
        node[typeName] = JSONNode(kind.typeName)
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
    let name = isOlderToken ? "value" : "$value"
    guard self[name] == nil, let place = members.firstIndex(where: { $0.key == "$ref" })
    else {
      self[name] = new
      return
    }
    updateMembers { $0.replace(place, "$value", new) }
  }

  /// Removes the token at `path` below this group, and the groups that become empty. Keeps those in
  /// a document with references, because another group may extend them.
  mutating func removeToken(_ path: [String]) {
    _ = removeToken(path[...], keepsGroups: hasReferences)
  }

  /// Returns whether there was a token to remove.
  private mutating func removeToken(_ path: ArraySlice<String>, keepsGroups: Bool) -> Bool {
    guard let name = path.first, var node = self[name] else { return false }
    if path.count == 1 {
      guard node.isTokenOfAnyForm else { return false }
      self[name] = nil
      return true
    }
    guard node.removeToken(path.dropFirst(), keepsGroups: keepsGroups) else { return false }
    // A type without tokens has no effect.
    let isEmpty = node.members.allSatisfy { $0.key == "$type" }
    self[name] = isEmpty && !keepsGroups ? nil : node
    return true
  }

  /// `true` if the node, or a node in it, extends a group or refers to a part of the document.
  private var hasReferences: Bool {
    self["$extends"] != nil || self["$ref"] != nil || members.contains { $0.node.hasReferences }
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
