// SPDX-License-Identifier: MIT
// Tool: reads token files (DTCG 2025.10) for the generator, keeping the order of their members.

import Foundation

/// An error that stops the generator, with its file, its place and a description.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A JSON value whose objects keep their order.
indirect enum JSON {
  case object([(key: String, value: JSON)])
  case array([JSON])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var array: [JSON] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  var members: [(key: String, value: JSON)] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// The facts about a token or group for terminals.
  var terminal: JSON? { self["$extensions"]?["dev.curium"] }

  static func read(_ path: String) throws -> JSON {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("\(path): couldn't be read")
    }
    var reader = Reader(bytes: [UInt8](data), path: path)
    return try reader.document()
  }
}

private struct Reader {
  let bytes: [UInt8]
  let path: String
  var place = 0

  mutating func document() throws -> JSON {
    let value = try self.value()
    skipSpace()
    guard place == bytes.count else { throw failure("the end of the file") }
    return value
  }

  private func failure(_ expected: String) -> Failure {
    let line = bytes[..<min(place, bytes.count)].count { $0 == 10 } + 1
    return Failure("\(path):\(line): expected \(expected)")
  }

  private mutating func skipSpace() {
    while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  private mutating func value() throws -> JSON {
    skipSpace()
    guard place < bytes.count else { throw failure("a value") }
    if take("{") { return try object() }
    if take("[") { return try array() }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("null") { return .null }
    if bytes[place] == UInt8(ascii: "\"") { return .string(try string()) }
    let start = place
    while place < bytes.count, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else {
      throw failure("a value")
    }
    return .number(number)
  }

  private mutating func object() throws -> JSON {
    var members: [(key: String, value: JSON)] = []
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      let key = try string()
      guard take(":") else { throw failure("`:`") }
      if members.contains(where: { $0.key == key }) { throw failure("no second `\(key)`") }
      members.append((key, try value()))
      if take(",") { continue }
      guard take("}") else { throw failure("`,` or `}`") }
      return .object(members)
    }
  }

  private mutating func array() throws -> JSON {
    var values: [JSON] = []
    if take("]") { return .array([]) }
    while true {
      values.append(try value())
      if take(",") { continue }
      guard take("]") else { throw failure("`,` or `]`") }
      return .array(values)
    }
  }

  private mutating func string() throws -> String {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
      throw failure("a string")
    }
    let start = place
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
    guard place <= bytes.count else { throw failure("the end of a string") }
    let literal = Data(bytes[start..<place])
    guard
      let text = try JSONSerialization.jsonObject(with: literal, options: .fragmentsAllowed)
        as? String
    else { throw failure("a string") }
    return text
  }
}

/// A token as written in a file.
struct Token {
  let path: [String]
  let type: String
  let json: JSON
  /// The index in the path of a group that is marked as a component's variant.
  let variants: Set<Int>

  var name: String { path.joined(separator: ".") }
  var summary: String? { json["$description"]?.string }
}

/// A theme: tokens by path, in the order of the files.
struct Document {
  private(set) var tokens: [Token] = []
  private var places: [String: Int] = [:]
  /// The facts about the theme as a whole.
  private(set) var header: JSON = .null

  init(files: [String]) throws {
    for file in files {
      let root = try JSON.read(file)
      if let header = root.terminal { self.header = header }
      try collect(root, path: [], type: nil, variants: [], file: file)
    }
  }

  subscript(path: String) -> Token? { places[path].map { tokens[$0] } }

  private mutating func collect(
    _ json: JSON, path: [String], type: String?, variants: Set<Int>, file: String
  ) throws {
    let type = json["$type"]?.string ?? type
    var variants = variants
    if case .bool(true)? = json.terminal?["variant"] { variants.insert(path.count - 1) }
    if json["$value"] != nil {
      guard let type else {
        throw Failure("\(file): \(path.joined(separator: ".")) has no $type")
      }
      let token = Token(path: path, type: type, json: json, variants: variants)
      if let place = places[token.name] {
        tokens[place] = token
      } else {
        places[token.name] = tokens.count
        tokens.append(token)
      }
      return
    }
    for member in json.members where !member.key.hasPrefix("$") {
      try collect(
        member.value, path: path + [member.key], type: type, variants: variants, file: file)
    }
  }
}

/// The contexts of the resolver document, each with its files.
func themeFiles(_ folder: String) throws -> (order: [String], files: [String: [String]]) {
  let resolver = try JSON.read("\(folder)/curium.resolver.json")
  guard let contexts = resolver["modifiers"]?["theme"]?["contexts"]?.members, !contexts.isEmpty
  else {
    throw Failure("curium.resolver.json: expected the contexts of the modifier `theme`")
  }
  func sources(_ list: JSON?) -> [String] {
    (list?.array ?? []).compactMap { $0["$ref"]?.string }.map { "\(folder)/\($0)" }
  }
  var files: [String: [String]] = [:]
  for context in contexts {
    var list: [String] = []
    for step in resolver["resolutionOrder"]?.array ?? [] {
      guard let reference = step["$ref"]?.string else { continue }
      if reference == "#/modifiers/theme" {
        list += sources(context.value)
      } else if reference.hasPrefix("#/sets/") {
        list += sources(resolver["sets"]?[String(reference.dropFirst(7))]?["sources"])
      } else {
        throw Failure("curium.resolver.json: can't resolve \(reference)")
      }
    }
    files[context.key] = list
  }
  return (contexts.map(\.key), files)
}
