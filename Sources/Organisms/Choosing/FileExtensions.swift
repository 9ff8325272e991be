// SPDX-License-Identifier: MIT
// Organism: the extensions of the names of files.

/// The extensions with which a file can be saved.
struct FileExtensions {
  private static let dot = UInt8(ascii: ".")
  /// The extensions, without a dot. If empty, a name can have any extension or none.
  let types: [String]
  /// The extension for names that have none of `types`.
  private let standard: String?

  /// Creates the extensions for a file whose initial name is `name`.
  init(_ types: [String], name: String) {
    self.types = types
    standard = types.first { Self.isExtension($0, of: name) } ?? types.first
  }

  private static func isExtension(_ type: String, of name: String) -> Bool {
    name.lowercased().hasSuffix(".\(type.lowercased())")
  }

  /// Returns the longest of the types that is the extension of a name.
  private func type(of name: String) -> String? {
    types.filter { Self.isExtension($0, of: name) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Returns a path without its last name, if that is only an extension.
  func withoutBareExtension(_ path: String) -> String {
    guard path.utf8.last != String.slash, let last = path.pathNames.last,
      types.contains(where: { ".\($0)".lowercased() == last.lowercased() })
    else { return path }
    return String(path[..<last.startIndex])
  }

  /// Returns a name with one of the extensions. The name can be a path.
  func completed(_ name: String) -> String {
    let last = name.pathNames.last ?? ""
    // The name of a folder isn't the name of a file without an extension.
    let isFolder =
      name.utf8.last == String.slash || name == "~" || ["", ".", ".."].contains(last)
    guard let standard, !isFolder, type(of: name) == nil else { return name }
    return name.utf8.last == Self.dot ? name + standard : "\(name).\(standard)"
  }

  /// Returns the range of the last name in a path without its extension.
  func stem(of path: String) -> Range<String.Index> {
    let slash = path.utf8.lastIndex(of: String.slash)
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    var end = path.endIndex
    // An extension such as `tar.gz` contains dots.
    let dots = 1 + (type(of: path)?.utf8.filter { $0 == Self.dot }.count ?? 0)
    for _ in 0..<dots { end = path.utf8[start..<end].lastIndex(of: Self.dot) ?? end }
    // The dot of a hidden file doesn't begin an extension.
    return start..<(end > start ? end : path.endIndex)
  }
}
