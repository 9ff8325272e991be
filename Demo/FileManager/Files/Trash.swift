// SPDX-License-Identifier: MIT
// Page: the trash of the desktop.

import Foundation

/// The user's trash, in which the file managers of desktops find the files too. On Linux, its
/// format is version 1.0 of freedesktop.org's Trash specification.
struct Trash: Sendable {
  /// A deleted file.
  struct Item: Hashable, Sendable {
    let original: String
    let file: String
    /// The file with the original path.
    let info: String
  }

  /// The folder of the user's own trash; files on other volumes have a trash there.
  let folder: String

  /// The trash of the user.
  static var user: Trash {
    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let base = data.hasPrefix("/") ? data : FilePath.join(FilePath.home, ".local/share")
    return Trash(folder: FilePath.join(base, "Trash"))
  }

  /// Moves a file to the trash.
  func add(_ path: String) throws -> Item {
    let (trash, recorded) = try place(for: path)
    for folder in ["files", "info"] {
      try FileManager.default.createDirectory(
        atPath: "\(trash)/\(folder)", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    let text =
      "[Trash Info]\nPath=\(Self.encoded(recorded))\nDeletionDate=\(Self.stamp(Date()))\n"
    let name = try reserve(FilePath.name(of: path), in: trash, text)
    let (file, info) = ("\(trash)/files/\(name)", "\(trash)/info/\(name).trashinfo")
    do {
      try Move(source: path, destination: file).perform()
    } catch {
      unlink(info)
      throw error
    }
    return Item(original: path, file: file, info: info)
  }

  /// Moves a file back to where it was.
  func restore(_ item: Item) throws {
    try Move(source: item.file, destination: item.original).perform()
    unlink(item.info)
  }

  /// Returns the trash on the volume of a file, and the path that it records.
  private func place(for path: String) throws -> (trash: String, recorded: String) {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let volume = FilePath.volume(of: path)
    if FilePath.volume(of: folder) == volume { return (folder, path) }
    var top = FilePath.folder(of: path)
    while top != "/", FilePath.volume(of: FilePath.folder(of: top)) == volume {
      top = FilePath.folder(of: top)
    }
    let recorded = path.dropFirst(FilePath.join(top, "").count)
    return (FilePath.join(top, ".Trash-\(getuid())"), String(recorded))
  }

  /// Creates the file that records the path. Returns a name that no other file in the trash has.
  private func reserve(_ name: String, in trash: String, _ text: String) throws -> String {
    for number in 1... {
      let free = number == 1 ? name : "\(name) \(number)"
      if FilePath.exists("\(trash)/files/\(free)") { continue }
      let info = "\(trash)/info/\(free).trashinfo"
      let descriptor = open(info, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: Data(text.utf8))
        return free
      }
      guard errno == EEXIST else { throw FileError(path: info) }
    }
    return name
  }

  private static func encoded(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  /// Returns a local time, such as `2026-03-01T09:30:00`.
  private static func stamp(_ date: Date) -> String {
    Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      .time(includingFractionalSeconds: false).format(date)
  }
}
