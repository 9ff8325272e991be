// SPDX-License-Identifier: MIT
// Token: groups laid over groups.

extension JSONNode {
  /// Lays another group over this one: a token of the same path is replaced as a whole.
  ///
  /// Members keep their place, and new ones are added at the end. Each member of `over` is a step of
  /// `findings`; when those run out, the rest is left out.
  mutating func lay(_ over: JSONNode, _ findings: Findings) {
    guard isObject, over.isObject, !isToken, !over.isToken else {
      self = over
      return
    }
    position = over.position
    updateMembers { members in
      for member in over.members where findings.takeSteps(1) {
        guard let place = members.place(of: member.key) else {
          members[member.key] = member.node
          continue
        }
        members.update(place) { node in
          if !member.key.hasPrefix("$") {
            node.lay(member.node, findings)
          } else if member.key == "$extensions", member.node.isObject {
            // The extensions of each tool are replaced separately.
            for own in member.node.members { node[own.key] = own.node }
          } else {
            node = member.node
          }
        }
      }
    }
  }
}
