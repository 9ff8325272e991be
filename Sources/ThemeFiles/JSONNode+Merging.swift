// SPDX-License-Identifier: MIT
// Token: groups laid over groups.

extension JSONNode {
  /// The group with another one laid over it: a token of the same path is replaced whole.
  ///
  /// Members keep the place where they first stood.
  func merged(with over: JSONNode) -> JSONNode {
    guard isObject, over.isObject, !isToken, !over.isToken else { return over }
    var members = members
    var places: [String: Int] = [:]
    for (place, member) in members.enumerated() { places[member.key] = place }
    for member in over.members {
      guard let place = places[member.key] else {
        places[member.key] = members.count
        members.append(member)
        continue
      }
      if !member.key.hasPrefix("$") {
        members[place].node = members[place].node.merged(with: member.node)
      } else if member.key == "$extensions", member.node.isObject {
        // Each tool's own are a thing for themselves.
        for own in member.node.members { members[place].node[own.key] = own.node }
      } else {
        members[place].node = member.node
      }
    }
    return JSONNode(.object(members), at: over.position)
  }
}
