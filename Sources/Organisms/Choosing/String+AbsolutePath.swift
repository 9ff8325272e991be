// SPDX-License-Identifier: MIT
// Organism: absolute paths on disk.

import CuriumLibc
import CuriumTerminal

extension String {
  /// The path from the root, without the names `.` and `..`. A relative path begins in the working
  /// directory, or with `~` in the user's home folder. `..` removes the name before it even if that
  /// is a link, like the key ← in a file picker.
  var absolutePath: String {
    let path = expandingHome
    var names: [Substring] = []
    if !path.isAbsolutePath {
      guard let folder = getcwd(nil, 0) else { return self }
      defer { free(folder) }
      names = String(cString: folder).pathNames
    }
    for name in path.pathNames where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The path with the user's home folder instead of the name `~` at its beginning, as in a shell.
  /// Without `HOME` in the environment, `~` is an ordinary name.
  var expandingHome: String {
    guard !isAbsolutePath, let first = pathNames.first, first == "~",
      let home = EnvironmentVariable.value("HOME"), home.isAbsolutePath
    else { return self }
    return "\(home)\(self[first.endIndex...])"
  }

  /// `true` if a path begins at the root.
  var isAbsolutePath: Bool { utf8.first == Self.slash }

  /// The names in a path.
  var pathNames: [Substring] { utf8.split(separator: Self.slash).map { Substring($0) } }

  /// The slash between the names in a path, as a byte: together with a combining mark after it, it
  /// would form another `Character`.
  static let slash = UInt8(ascii: "/")
}
