// SPDX-License-Identifier: MIT
// Token: JSON that remembers where it stood and the order of its members.

/// A JSON value and the place it begins at.
struct JSONNode: Sendable {
  enum Value: Sendable {
    case object(JSONMembers)
    case array([JSONNode])
    case string(String)
    /// The number and how the file spells it, so that a rewrite spells it alike.
    case number(Double, spelling: String)
    case bool(Bool)
    case null
  }

  struct Member: Sendable {
    let key: String
    var node: JSONNode
  }

  /// A place in one of several files; lines and columns count from 1, columns in bytes.
  struct Position: Hashable, Sendable {
    var file: Int32 = 0
    var line: Int32 = 0
    var column: Int32 = 0
  }

  var position: Position
  var value: Value

  init(_ value: Value, at position: Position = Position()) {
    self.position = position
    self.value = value
  }

  init(_ text: String) { self.init(.string(text)) }

  init(_ number: Int) { self.init(.number(Double(number), spelling: "\(number)")) }

  /// An object of these members; of several with one name the last.
  init(members list: [(String, JSONNode)]) {
    var members = JSONMembers()
    for (key, node) in list { members[key] = node }
    self.init(.object(members))
  }

  /// The value of a member of an object; nil for anything else. Setting nil removes the member, and a
  /// new one is added at the end.
  subscript(key: String) -> JSONNode? {
    get {
      guard case .object(let members) = value else { return nil }
      return members[key]
    }
    set { updateMembers { $0[key] = newValue } }
  }

  /// The members; none for what is no object.
  var members: JSONMembers {
    guard case .object(let members) = value else { return [] }
    return members
  }

  /// Changes the members in place; what is no object becomes one.
  mutating func updateMembers(_ body: (inout JSONMembers) -> Void) {
    var members = members
    // Held once only, or changing it would copy all of it.
    value = .null
    body(&members)
    value = .object(members)
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
    guard case .number(let number, _) = value else { return nil }
    return number
  }

  var bool: Bool? {
    guard case .bool(let bool) = value else { return nil }
    return bool
  }

  var isObject: Bool {
    if case .object = value { return true }
    return false
  }

  /// The target of a whole-token reference `{a.b}`.
  var reference: String? {
    guard isTokenReference, let text = string?.utf8 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Whether it refers to a whole token: `reference`, without the work of taking it out.
  var isTokenReference: Bool {
    guard let text = string?.utf8 else { return false }
    return text.count > 1 && text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
  }

  /// The terminal's own facts about a token or group.
  var terminalFacts: JSONNode? { self["$extensions"]?["dev.curium"] }
}
