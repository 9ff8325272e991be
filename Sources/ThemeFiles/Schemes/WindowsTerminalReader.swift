// SPDX-License-Identifier: MIT
// Token: reads colour schemes of Windows Terminal.

/// Reads a scheme, or the list of schemes under `schemes` in a settings file, which can contain
/// comments.
enum WindowsTerminalReader {
  /// The names of the 16 colours, in the order of their slots.
  private static let names = [
    "black", "red", "green", "yellow", "blue", "purple", "cyan", "white", "brightBlack",
    "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightPurple", "brightCyan",
    "brightWhite",
  ]

  static func schemes(_ bytes: [UInt8], file: String) throws(ThemeFileError) -> [TerminalScheme] {
    let root = try JSONReader.read(JSONComments.removed(from: bytes), file: file)
    guard let list = root["schemes"] else { return [try scheme(root, file: file)] }
    guard let nodes = list.elements, !nodes.isEmpty else {
      throw Place(file: file, line: Int(list.position.line), path: "schemes").error(
        .invalidValue, "a list of schemes", "Put each scheme between `{` and `}`.")
    }
    var schemes: [TerminalScheme] = []
    for node in nodes { schemes.append(try scheme(node, file: file)) }
    return schemes
  }

  private static func scheme(_ node: JSONNode, file: String) throws(ThemeFileError)
    -> TerminalScheme
  {
    guard node.isObject else {
      throw Place(file: file, line: Int(node.position.line), path: "").error(
        .invalidValue, "an object for each scheme", "Put its members between `{` and `}`.")
    }
    func color(_ name: String) throws(ThemeFileError) -> UInt32? {
      guard let member = node[name] else { return nil }
      guard let value = member.string.flatMap({ SchemeTextReader.color($0) }) else {
        throw Place(file: file, line: Int(member.position.line), path: name).error(
          .invalidValue, "a colour as \"#rrggbb\"", "Correct the colour.")
      }
      return value
    }
    func needed(_ name: String) throws(ThemeFileError) -> UInt32 {
      if let value = try color(name) { return value }
      throw Place(file: file, line: Int(node.position.line), path: name).error(
        .invalidValue, "a colour named `\(name)`", "Add it as \"#rrggbb\".")
    }
    var ansi: [UInt32] = []
    for name in names { ansi.append(try needed(name)) }
    let fileName = SchemeFormat.name(ofFile: file)
    return TerminalScheme(
      name: node["name"]?.string ?? fileName, author: nil, background: try needed("background"),
      foreground: try needed("foreground"), cursor: try color("cursorColor"),
      selection: try color("selectionBackground"), ansi: ansi, base: [])
  }
}
