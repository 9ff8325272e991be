// SPDX-License-Identifier: MIT
// Token: JSON that remembers its lines and the order of its members.

/// A JSON value and the line it begins in.
struct JSONNode: Sendable {
  indirect enum Value: Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  struct Member: Sendable {
    let key: String
    let node: JSONNode
  }

  let line: Int
  let value: Value

  /// The member of an object; nil for anything else.
  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.node }

  var members: [Member] {
    guard case .object(let members) = value else { return [] }
    return members
  }

  var elements: [JSONNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = value else { return nil }
    return number
  }

  var isObject: Bool {
    if case .object = value { return true }
    return false
  }

  /// The target of a whole-token reference `{a.b}`.
  var reference: String? {
    guard let string, string.hasPrefix("{"), string.hasSuffix("}") else { return nil }
    return String(string.dropFirst().dropLast())
  }

  /// The terminal's own facts about a token or group.
  var terminalFacts: JSONNode? { self["$extensions"]?["dev.curium"] }
}
