// SPDX-License-Identifier: MIT
// Token: merges groups.

extension JSONNode {
  /// Merges another group into this one. A token with the same path is replaced as a whole.
  ///
  /// Existing members keep their position, and new ones are added at the end. Each member of `over`
  /// takes a step from `findings`; when those run out, the rest is ignored.
  mutating func merge(_ over: JSONNode, _ findings: Findings) {
    guard isObject, over.isObject, !isTokenOfAnyForm, !over.isTokenOfAnyForm else {
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
            node.merge(member.node, findings)
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
