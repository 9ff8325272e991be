// SPDX-License-Identifier: MIT
// Tool: the values of colours and icons in theme files.

import Foundation

/// The tokens of the files in a folder of themes.
struct TokenFiles {
  typealias Object = [String: Any]

  /// A token: its path, its description and its object.
  struct Token {
    let path: String
    let description: String
    let object: Object

    /// The name in `SemanticTokens`: `color.intent.danger` is `intentDanger`.
    var name: String {
      let words = path.split(separator: ".").dropFirst()
      return words.enumerated().map { index, word in
        index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
    }
  }

  /// All tokens by path.
  private(set) var tokens: [String: Token] = [:]

  init(_ files: [String]) throws {
    for file in files {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      add(try JSONSerialization.jsonObject(with: data) as? Object ?? [:], at: "")
    }
  }

  /// A colour in CSS, with references resolved; `nil` if it isn't a plain colour.
  func color(_ path: String) -> String? {
    guard let value = tokens[path]?.object["$value"] else { return nil }
    if let reference = value as? String {
      return reference.hasPrefix("{") ? color(String(reference.dropFirst().dropLast())) : nil
    }
    guard let object = value as? Object, let hex = object["hex"] as? String else { return nil }
    let alpha = (object["alpha"] as? NSNumber)?.doubleValue ?? 1
    if alpha == 1 { return hex }
    let byte = String(Int((alpha * 255).rounded()), radix: 16)
    return hex + (byte.count < 2 ? "0" + byte : byte)
  }

  private mutating func add(_ object: Object, at path: String) {
    if object["$value"] != nil {
      let description = object["$description"] as? String ?? ""
      tokens[path] = Token(path: path, description: description, object: object)
      return
    }
    for (key, value) in object where !key.hasPrefix("$") {
      if let inner = value as? Object { add(inner, at: path.isEmpty ? key : "\(path).\(key)") }
    }
  }
}
