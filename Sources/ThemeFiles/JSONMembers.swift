// SPDX-License-Identifier: MIT
// Token: the members of a JSON object, in order and by name.

/// The members of an object in their order.
///
/// A name is found in constant time, however many members there are: a file can hold a million, and
/// every pointer and reference in it looks names up.
struct JSONMembers: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var list: [JSONNode.Member] = []
  /// The place of each name; empty while there are few, which are compared faster than hashed.
  private var places: [String: Int] = [:]

  private static let few = 12

  init() {}

  init(arrayLiteral elements: JSONNode.Member...) {
    for element in elements { self[element.key] = element.node }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { list.count }
  subscript(place: Int) -> JSONNode.Member { list[place] }

  /// The place of a name; nil if there is no such member.
  func place(of key: String) -> Int? {
    places.isEmpty ? list.firstIndex { $0.key == key } : places[key]
  }

  /// The value of a name. Setting nil removes the member; a new one is added at the end.
  subscript(key: String) -> JSONNode? {
    get { place(of: key).map { list[$0].node } }
    set {
      guard let newValue else { return removeAll { $0.key == key } }
      if let place = place(of: key) {
        list[place].node = newValue
      } else {
        _ = append(key)
        list[list.count - 1].node = newValue
      }
    }
  }

  /// Adds a member whose value is null so far; false if the name is taken.
  mutating func append(_ key: String) -> Bool {
    guard list.count >= JSONMembers.few else {
      guard !list.contains(where: { $0.key == key }) else { return false }
      list.append(JSONNode.Member(key: key, node: JSONNode(.null)))
      return true
    }
    if places.isEmpty { index() }
    guard places.updateValue(list.count, forKey: key).map({ places[key] = $0 }) == nil else {
      return false
    }
    list.append(JSONNode.Member(key: key, node: JSONNode(.null)))
    return true
  }

  /// Changes the value at a place without copying it.
  mutating func update<Result>(_ place: Int, _ body: (inout JSONNode) -> Result) -> Result {
    body(&list[place].node)
  }

  /// Inserts a member before the one at a place.
  ///
  /// - Precondition: The name is new.
  mutating func insert(_ key: String, _ node: JSONNode, at place: Int) {
    list.insert(JSONNode.Member(key: key, node: node), at: place)
    if !places.isEmpty { index() }
  }

  /// Replaces a member by one of another name at the same place.
  ///
  /// - Precondition: The name is new.
  mutating func replace(_ place: Int, _ key: String, _ node: JSONNode) {
    list[place] = JSONNode.Member(key: key, node: node)
    if !places.isEmpty { index() }
  }

  mutating func removeAll(where isUnwanted: (JSONNode.Member) -> Bool) {
    let count = list.count
    list.removeAll(where: isUnwanted)
    if !places.isEmpty, list.count < count { index() }
  }

  private mutating func index() {
    places.removeAll(keepingCapacity: true)
    for (place, member) in list.enumerated() { places[member.key] = place }
  }
}
