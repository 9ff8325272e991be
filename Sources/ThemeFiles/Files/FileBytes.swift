// SPDX-License-Identifier: MIT
// Token: the bytes and the names of theme files.

import CuriumTerminal

/// Reads theme files.
enum FileBytes {
  /// The maximum size, more than any theme needs.
  static let most = 8 << 20

  static func tooLarge(_ name: String) -> ThemeFileError {
    Place(file: name).error(
      .tooLarge, "at most 8 MiB", "Remove everything that isn't part of the theme.")
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the folder of a file with a trailing slash; empty for the current folder.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Returns the bytes of a regular file.
  ///
  /// - Throws: `ThemeFileError` with `.unreadable`, or `.tooLarge` for more than 8 MiB.
  static func read(_ path: String) throws(ThemeFileError) -> [UInt8] {
    do throws(RegularFile.Fault) {
      return try RegularFile.read(path, most: most)
    } catch .tooLarge {
      throw tooLarge(name(of: path))
    } catch {
      throw Place(file: name(of: path)).error(
        .unreadable, "a readable file at \(path)", "Check the path and its permissions.")
    }
  }
}
