// SPDX-License-Identifier: MIT
// Driver: a file that exchanges text with an editor.

import CuriumLibc
import CuriumTerminal

/// Text in a file that only the user can read. It has its own folder, because editors create
/// copies next to the file.
struct ExchangeFile {
  /// The path of the file.
  let path: String
  private let folder: String
  private let original: String

  /// Writes `text` to a new file (mkdtemp(3)) in `TMPDIR`.
  init(_ text: String, fileExtension: String) throws(TerminalProgramError) {
    let parent = EnvironmentVariable.value("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/edit-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .file(code: errno) }
    folder = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let ending = String(fileExtension.filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    path = folder + "/text." + (ending.isEmpty ? "txt" : ending)
    original = text
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      let code = errno
      remove()
      throw .file(code: code)
    }
    let isWritten = Descriptor.writeAll(text, to: file)
    let code = errno
    close(file)
    guard isWritten else {
      remove()
      throw .file(code: code)
    }
  }

  /// Creates an empty file without a name, for the output of a program. Returns its descriptor.
  static func unnamed() throws(TerminalProgramError) -> Int32 {
    let file = try ExchangeFile("", fileExtension: "txt")
    defer { file.remove() }
    let descriptor = open(file.path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw .file(code: errno) }
    return descriptor
  }

  /// Opens the file for reading. Returns its descriptor.
  func opened() throws(TerminalProgramError) -> Int32 {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .file(code: errno) }
    return file
  }

  /// Returns the current text of the file.
  ///
  /// Removes a line feed that the editor has added to the last line, because it isn't a change by
  /// the user.
  func text() throws(TerminalProgramError) -> String {
    let file = try opened()
    defer { close(file) }
    guard var bytes = Descriptor.readAll(from: file) else { throw .file(code: errno) }
    if bytes.last == UInt8(ascii: "\n"), original.utf8.last != UInt8(ascii: "\n") {
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Removes the folder and everything in it.
  func remove() {
    let entries = (try? FolderEntry.entries(of: folder)) ?? []
    for entry in entries { unlink("\(folder)/\(entry.name)") }
    rmdir(folder)
  }
}
