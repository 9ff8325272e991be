// SPDX-License-Identifier: MIT
// Page: one item of a to-do list, as stored in the file.

import Foundation

/// One item of the list.
struct Todo: Identifiable, Equatable {
  var id = UUID().uuidString
  var title = ""
  var priority = Priority.normal
  var isDone = false
  /// Fields written by a newer version, saved again unchanged. Numbers keep up to 38 digits.
  private var otherFields: [String: JSONValue] = [:]

  init(title: String = "") { self.title = title }

  /// Returns the item merged with another copy that was changed since `base`. If both changed the
  /// same field, this item's value wins.
  func merging(_ theirs: Todo, since base: Todo) -> Todo {
    var result = theirs
    if title != base.title { result.title = title }
    if priority != base.priority { result.priority = priority }
    if isDone != base.isDone { result.isDone = isDone }
    return result
  }
}

extension String {
  /// `true` if a title has no visible characters.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

/// The priority of an item. Keeps values from newer versions.
struct Priority: RawRepresentable, Codable, Hashable {
  let rawValue: String

  static let low = Priority(rawValue: "Low")
  static let normal = Priority(rawValue: "Normal")
  static let high = Priority(rawValue: "High")
  static let all = [low, normal, high]
}

extension Todo: Codable {
  private enum Field: String, CodingKey, CaseIterable { case id, title, priority, isDone }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    id = try fields.decode(String.self, forKey: .id)
    title = try fields.decode(String.self, forKey: .title)
    priority = try fields.decodeIfPresent(Priority.self, forKey: .priority) ?? .normal
    isDone = try fields.decodeIfPresent(Bool.self, forKey: .isDone) ?? false
    otherFields = try [String: JSONValue](from: decoder)
    for field in Field.allCases { otherFields[field.rawValue] = nil }
  }

  func encode(to encoder: any Encoder) throws {
    try otherFields.encode(to: encoder)
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(title, forKey: .title)
    try fields.encode(priority, forKey: .priority)
    try fields.encode(isDone, forKey: .isDone)
  }
}

/// Any JSON value, for fields this version doesn't know.
enum JSONValue: Codable, Equatable {
  case null
  case bool(Bool)
  case number(Decimal)
  /// A number beyond the range of `Decimal`.
  case greatNumber(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Decimal.self) {
      self = .number(number)
    } else if let number = try? value.decode(Double.self) {
      self = .greatNumber(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .number(let number): try value.encode(number)
    case .greatNumber(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    case .array(let array): try value.encode(array)
    case .object(let object): try value.encode(object)
    }
  }
}
