// SPDX-License-Identifier: MIT
// Organism: absolute paths on disk.

import CuriumLibc

extension String {
  /// The path from the root, without the names `.` and `..`. A relative path begins in the working
  /// directory. `..` removes the name before it even if that is a link, like the key ← in a file
  /// picker.
  var absolutePath: String {
    var names: [Substring] = []
    if !isAbsolutePath {
      guard let folder = getcwd(nil, 0) else { return self }
      defer { free(folder) }
      names = String(cString: folder).pathNames
    }
    for name in pathNames where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// `true` if a path begins at the root.
  var isAbsolutePath: Bool { utf8.first == Self.slash }

  /// The names in a path.
  var pathNames: [Substring] { utf8.split(separator: Self.slash).map { Substring($0) } }

  /// The slash between the names in a path, as a byte: together with a combining mark after it, it
  /// would form another `Character`.
  static let slash = UInt8(ascii: "/")
}
