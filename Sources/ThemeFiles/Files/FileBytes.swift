// SPDX-License-Identifier: MIT
// Token: the bytes and the names of theme files.

import CuriumTerminal

/// Reads and writes theme files.
enum FileBytes {
  /// The maximum size, more than any theme needs.
  static let most = 8 << 20

  static func tooLarge(_ name: String) -> ThemeFileError {
    Place(file: name).error(
      .tooLarge, "at most 8 MiB", "Remove everything that isn't part of the theme.")
  }

  static func name(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// Returns the folder of a file with a trailing slash; empty for the current folder.
  static func folder(of path: String) -> String {
    let (folder, name) = FileFacts.split(path)
    return name.utf8.count == path.utf8.count ? "" : FileFacts.join(folder, "")
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

  /// Replaces the file at `path` atomically.
  ///
  /// - Returns: `false` if the file exists and `existing` is `.keep`.
  /// - Throws: `ThemeFileError` with `.unwritable`. The file is then unchanged.
  @discardableResult static func write(
    _ bytes: [UInt8], to path: String, existing: FileReplacement.Existing = .replace
  ) throws(ThemeFileError) -> Bool {
    do throws(FileFault) {
      return try FileReplacement(of: path).write(bytes, existing: existing)
    } catch {
      throw unwritable(error)
    }
  }

  /// Returns the error of a theme file for a file or folder that can't be written.
  static func unwritable(_ fault: FileFault) -> ThemeFileError {
    Place(file: name(of: fault.path)).error(.unwritable, fault.expected, fault.advice)
  }
}
