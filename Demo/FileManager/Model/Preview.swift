// SPDX-License-Identifier: MIT
// Page: the part of a file that the screen shows.

import Curium
import Foundation

/// The beginning of a file, or the contents of a folder.
enum Preview: Equatable, Sendable {
  case nothing
  case folder([Entry])
  /// Text, and the name of its language.
  case text(String, language: String)
  case markdown(String)
  case picture(Bitmap)
  /// The first bytes of a file that isn't text.
  case bytes([UInt8])
  case failure(String)

  /// The number of bytes of a text.
  static let textLimit = 256 * 1_024
  /// The number of bytes of other files.
  private static let byteLimit = 4 * 1_024
  /// The number of bytes of a picture.
  private static let pictureLimit = 16 * 1_024 * 1_024

  /// Reads the preview of an entry.
  @concurrent static func load(_ entry: Entry, showsHidden: Bool) async -> Preview {
    do {
      switch entry.kind {
      case .folder:
        return .folder(try Entry.all(in: entry.path).filter { showsHidden || !$0.isHidden })
      case .file: return try file(entry)
      case .special: return .nothing
      case .brokenLink: return .failure("\(entry.target ?? "The target") doesn't exist.")
      }
    } catch {
      return .failure(FileError(error).description)
    }
  }

  private static func file(_ entry: Entry) throws -> Preview {
    let ending = (entry.name as NSString).pathExtension.lowercased()
    if ending == "png", entry.size <= pictureLimit,
      let picture = try? Bitmap(png: bytes(of: entry, limit: pictureLimit))
    {
      return .picture(picture)
    }
    let start = try bytes(of: entry, limit: textLimit)
    guard let text = text(in: start) else { return .bytes(Array(start.prefix(byteLimit))) }
    return ["md", "markdown"].contains(ending)
      ? .markdown(text) : .text(text, language: ending.isEmpty ? entry.name.lowercased() : ending)
  }

  private static func bytes(of entry: Entry, limit: Int) throws -> [UInt8] {
    // Some files of the system have nothing to read until something happens.
    let descriptor = open(entry.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: entry.path) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    return Array(try file.read(upToCount: limit) ?? Data())
  }

  /// Returns bytes as text; `nil` if they aren't UTF-8. The last character may be incomplete.
  private static func text(in bytes: [UInt8]) -> String? {
    guard !bytes.contains(0) else { return nil }
    for cut in 0...min(3, bytes.count) {
      if let text = String(validating: bytes.dropLast(cut), as: UTF8.self) { return text }
      if bytes.count < textLimit { return nil }
    }
    return nil
  }
}
