// SPDX-License-Identifier: MIT
// Token: the members of a JSON object, in order and by name.

/// The members of an object, in order.
///
/// Looking up a name takes constant time for any number of members: a file can have a million, and
/// every pointer and reference in it looks up names.
struct JSONMembers: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var list: [JSONNode.Member] = []
  /// The index of each name; empty up to `few` members, which are faster to compare than to hash.
  private var places: [String: Int] = [:]

  private static let few = 12

  init() {}

  init(arrayLiteral elements: JSONNode.Member...) {
    for element in elements { self[element.key] = element.node }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { list.count }
  subscript(place: Int) -> JSONNode.Member { list[place] }

  /// Returns the index of a name; `nil` if there is no such member.
  func place(of key: String) -> Int? {
    places.isEmpty ? list.firstIndex { $0.key == key } : places[key]
  }

  /// The value of a name. Setting `nil` removes the member; a new member is added at the end.
  subscript(key: String) -> JSONNode? {
    get { place(of: key).map { list[$0].node } }
    set {
      guard let newValue else { return removeAll { $0.key == key } }
      if let place = place(of: key) {
        list[place].node = newValue
      } else {
        insert(key, newValue, at: list.count)
      }
    }
  }

  /// Adds a member with the value null. Returns `false` if the name is taken.
  mutating func append(_ key: String) -> Bool {
    if places.isEmpty {
      if list.contains(where: { $0.key == key }) { return false }
    } else if let place = places.updateValue(list.count, forKey: key) {
      places[key] = place
      return false
    }
    list.append(JSONNode.Member(key: key, node: JSONNode(.null)))
    if places.isEmpty { index() }
    return true
  }

  /// Changes the value at an index without copying it.
  mutating func update<Result>(_ place: Int, _ body: (inout JSONNode) -> Result) -> Result {
    body(&list[place].node)
  }

  /// Inserts a member before the one at an index.
  ///
  /// - Precondition: The name is new.
  mutating func insert(_ key: String, _ node: JSONNode, at place: Int) {
    list.insert(JSONNode.Member(key: key, node: node), at: place)
    if !places.isEmpty, place == list.count - 1 { places[key] = place } else { index() }
  }

  /// Replaces the member at an index with one of another name.
  ///
  /// - Precondition: The name is new.
  mutating func replace(_ place: Int, _ key: String, _ node: JSONNode) {
    list[place] = JSONNode.Member(key: key, node: node)
    index()
  }

  mutating func removeAll(where isUnwanted: (JSONNode.Member) -> Bool) {
    let count = list.count
    list.removeAll(where: isUnwanted)
    if list.count < count { index() }
  }

  /// Notes the index of each name, if there are many.
  private mutating func index() {
    places.removeAll(keepingCapacity: true)
    guard list.count > JSONMembers.few else { return }
    for (place, member) in list.enumerated() { places[member.key] = place }
  }
}
