// SPDX-License-Identifier: MIT
// Organism: absolute paths of folders on disk.

import CuriumLibc

extension String {
  /// The path from the root. A relative path begins in the working directory, and loses its names
  /// `.` and `..`.
  var absolutePath: String {
    if hasPrefix("/") { return self }
    guard let folder = getcwd(nil, 0) else { return self }
    defer { free(folder) }
    var names = String(cString: folder).split(separator: "/")
    for name in split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}
