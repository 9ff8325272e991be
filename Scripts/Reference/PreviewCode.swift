// SPDX-License-Identifier: MIT
// Tool: the code of the gallery's previews, shown in the pictures.

import Foundation

/// The code of previews by component. The gallery contains it, so it compiles.
struct PreviewCode {
  private var code: [String: String] = [:]

  /// Reads the gallery's previews in the package at `root`.
  init(root: String) throws {
    let folder = "\(root)/Demo/Gallery/Previews"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for file in files where file.hasSuffix("Previews.swift") {
      let name = file.split(separator: "/").last?.dropLast("Previews.swift".count) ?? ""
      let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      code[String(name)] = Self.previews(in: text)
    }
  }

  /// The code of a component's previews.
  subscript(name: String) -> String? { code[name] }

  /// The body of `previews`, without indentation.
  private static func previews(in text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.contains("static var previews: [Preview] {") }),
      let end = lines[start...].firstIndex(of: "  }")
    else { return nil }
    return lines[(start + 1)..<end].map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
      .joined(separator: "\n")
  }
}
