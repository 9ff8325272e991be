// SPDX-License-Identifier: MIT
// Token: groups that extend other groups.

/// Resolves `$extends` (DTCG 2025.10 §6.4): adds the inherited members of the other group to a
/// group.
///
/// Inherited members keep the type of the group they come from, even if the extending group
/// declares another.
struct GroupExtender {
  private let root: JSONNode
  private let findings: Findings
  private var done: [String: JSONNode] = [:]
  /// The groups being resolved, the outermost first.
  private var open: [String] = []

  /// The maximum depth of nested inheritance. A deeper document is rejected.
  private static let deepest = 64

  private init(_ root: JSONNode, _ findings: Findings) {
    self.root = root
    self.findings = findings
  }

  /// Returns the document without `$extends`. A group with an invalid `$extends` inherits nothing.
  static func extended(_ root: JSONNode, _ findings: Findings) -> JSONNode {
    guard root.hasExtensions else { return root }
    var extender = GroupExtender(root, findings)
    return extender.group(root, [])
  }

  private mutating func group(_ node: JSONNode, _ path: [String]) -> JSONNode {
    guard node.isObject, !node.isToken || refersToGroup(node) else { return node }
    var members = node.members
    let key = path.joined(separator: ".")
    if let done = done[key] { return done }
    guard !open.contains(key) else {
      findings.add(
        findings.place(node, key).error(
          .cycle([key]), "a group that isn't inside the group it extends",
          "Move the shared tokens into a separate group, and extend that one."))
      return node
    }
    open.append(key)
    for place in members.indices where !members[place].key.hasPrefix("$") {
      let member = members[place]
      let inner = group(member.node, path + [member.key])
      members.update(place) { $0 = inner }
    }
    let stated = members.first { $0.key == "$extends" || $0.key == "$ref" }?.node
    members.removeAll { $0.key == "$extends" || $0.key == "$ref" }
    var result = JSONNode(.object(members), at: node.position)
    if let stated {
      findings.gather { () throws(ThemeFileError) in
        var group = try inherited(stated, path)
        group.merge(result, findings)
        result = group
      }
    }
    open.removeLast()
    done[key] = result
    return result
  }

  /// Returns whether an object has no value and a `$ref` that leads to a group.
  private func refersToGroup(_ node: JSONNode) -> Bool {
    guard node["$value"] == nil, let text = node.pointer?.string, let pointer = JSONPointer(text)
    else { return false }
    var target: JSONNode? = root
    for segment in pointer.segments { target = target?[segment] }
    return target.map { $0.isObject && !$0.isToken } ?? false
      && !pointer.segments.contains { $0.hasPrefix("$") }
  }

  private mutating func inherited(_ stated: JSONNode, _ path: [String]) throws(ThemeFileError)
    -> JSONNode
  {
    let place = findings.place(stated, path.joined(separator: "."))
    let text = stated.string ?? stated.pointer?.string
    guard
      let target = stated.reference?.split(separator: ".").map(String.init)
        ?? text.flatMap({ JSONPointer($0)?.segments }), !target.isEmpty
    else {
      throw place.error(
        .invalidValue, "the name of a group for `$extends`",
        "For example: \"{button}\" or \"#/button\".")
    }
    let name = target.joined(separator: ".")
    if path.starts(with: target) {
      throw place.error(
        .cycle([name]), "a group that doesn't contain this one, but {\(name)} does",
        "Move the shared tokens into a separate group, and extend that one.")
    }
    if let start = open.firstIndex(of: name) {
      let circle = Array(open[start...])
      let groups = circle.filter { other in !circle.contains { $0.hasPrefix(other + ".") } }
      throw place.error(
        .cycle(groups), "groups that don't extend each other in a cycle",
        "Remove one of these: \((groups + [name]).joined(separator: " → ")).")
    }
    guard open.count < GroupExtender.deepest else {
      throw place.error(
        .tooLarge, "at most \(GroupExtender.deepest) groups that extend each other",
        "Shorten this chain of groups.")
    }
    var node = root
    var type: String?
    for (depth, segment) in target.enumerated() {
      type = node["$type"]?.string ?? type
      if node[segment] == nil, node["$extends"] != nil {
        node = group(node, Array(target.prefix(depth)))
      }
      guard let next = node[segment] else {
        throw place.error(
          .unknownReference, "an existing group, but {\(name)} doesn't exist", "Correct the path.")
      }
      node = next
    }
    guard node.isObject, !node.isToken else {
      throw place.error(
        .unknownReference, "a group, but {\(name)} is a token", "Refer to it in `$value` instead.")
    }
    let group = group(node, target)
    guard findings.takeSteps(1 + group.members.count) else { throw findings.outOfSteps(place) }
    return group.stamped(group["$type"]?.string ?? type)
  }
}

extension JSONNode {
  /// `true` if a group in the node may extend another.
  var hasExtensions: Bool {
    guard isObject, self["$value"] == nil else { return false }
    return members.contains { member in
      member.key == "$extends" || member.key == "$ref"
        || (member.key.utf8.first != UInt8(ascii: "$") && member.node.hasExtensions)
    }
  }

  /// Returns the group with its type declared on its members, so that they keep it in another
  /// group.
  func stamped(_ type: String?) -> JSONNode {
    guard let type, isObject else { return self }
    var members = members
    for place in members.indices {
      let member = members[place]
      guard !member.key.hasPrefix("$") || member.key == "$root", member.node.isObject,
        member.node["$type"] == nil, member.node["$value"]?.isReference != true,
        member.node["$ref"] == nil
      else { continue }
      members.update(place) { $0["$type"] = JSONNode(.string(type), at: member.node.position) }
    }
    return JSONNode(.object(members), at: position)
  }
}
