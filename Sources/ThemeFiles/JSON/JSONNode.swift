// SPDX-License-Identifier: MIT
// Token: JSON with source positions and ordered members.

/// A JSON value and its position in a file.
struct JSONNode: Sendable {
  enum Value: Sendable {
    case object(JSONMembers)
    case array([JSONNode])
    case string(String)
    /// The number and its spelling in the file, which a rewrite keeps.
    case number(Double, spelling: String)
    case bool(Bool)
    case null
  }

  struct Member: Sendable {
    let key: String
    var node: JSONNode
  }

  /// A position in one of several files. Lines and columns start at 1; columns count bytes.
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

  /// Creates an object with these members. Of several with the same name, the last one counts.
  init(members list: [(String, JSONNode)]) {
    var members = JSONMembers()
    for (key, node) in list { members[key] = node }
    self.init(.object(members))
  }

  /// The value of a member of an object; `nil` for other values. Setting `nil` removes the member;
  /// a new member is added at the end.
  subscript(key: String) -> JSONNode? {
    get {
      guard case .object(let members) = value else { return nil }
      return members[key]
    }
    set { updateMembers { $0[key] = newValue } }
  }

  /// The members; empty for other values than objects.
  var members: JSONMembers {
    guard case .object(let members) = value else { return [] }
    return members
  }

  /// Changes the members in place. A value that isn't an object becomes one.
  mutating func updateMembers(_ body: (inout JSONMembers) -> Void) {
    var members = members
    // Release the storage: a second reference would make the change copy all members.
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

  /// The target of a reference to a whole token, `{a.b}`.
  var reference: String? {
    guard isTokenReference, let text = string?.utf8 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// `true` if the node refers to a whole token. Cheaper than `reference`, which extracts the
  /// target.
  var isTokenReference: Bool {
    guard let text = string?.utf8 else { return false }
    return text.count > 1 && text.first == UInt8(ascii: "{") && text.last == UInt8(ascii: "}")
  }

  /// The values in Curium's extension of a token or group.
  var terminalFacts: JSONNode? { self["$extensions"]?["dev.curium"] }
}
