// SPDX-License-Identifier: MIT
// Organism: absolute paths on disk.

import CuriumLibc

extension String {
  /// The path from the root, without the names `.` and `..`. A relative path begins in the working
  /// directory. `..` removes the name before it even if that is a link, like the key ← in a file
  /// picker.
  var absolutePath: String {
    var names: [Substring] = []
    if !hasPrefix("/") {
      guard let folder = getcwd(nil, 0) else { return self }
      defer { free(folder) }
      names = String(cString: folder).split(separator: "/")
    }
    for name in split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}
