// SPDX-License-Identifier: MIT
// Driver: a file that exchanges text with an editor.

import CuriumTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A text in a file that only the user can read. It has its own folder, because editors create
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
    let file = Self.open(path, O_WRONLY | O_CREAT | O_EXCL)
    guard file >= 0 else {
      let code = errno
      remove()
      throw .file(code: code)
    }
    let isWritten = Self.write(Array(text.utf8), to: file)
    let code = errno
    close(file)
    guard isWritten else {
      remove()
      throw .file(code: code)
    }
  }

  /// Opens the file for reading. Returns its descriptor, or a negative number on failure.
  func open() -> Int32 { Self.open(path, O_RDONLY) }

  /// Returns the current text of the file.
  ///
  /// Removes a line feed that the editor has added to the last line, because it isn't a change by
  /// the user.
  func text() -> Result<String, TerminalProgramError> {
    let file = open()
    guard file >= 0 else { return .failure(.file(code: errno)) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return .failure(.file(code: errno)) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    if bytes.last == UInt8(ascii: "\n"), original.utf8.last != UInt8(ascii: "\n") {
      bytes.removeLast()
    }
    return .success(String(decoding: bytes, as: UTF8.self))
  }

  /// Removes the folder and everything in it.
  func remove() {
    if let entries = opendir(folder) {
      while let entry = readdir(entries) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { unlink("\(folder)/\(name)") }
      }
      closedir(entries)
    }
    rmdir(folder)
  }

  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags | O_CLOEXEC, 0o600)
    #else
      Glibc.open(path, flags | O_CLOEXEC, 0o600)
    #endif
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        #if canImport(Darwin)
          let count = Darwin.write(
            file, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        #else
          let count = Glibc.write(file, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        #endif
        if count < 0, errno != EINTR { return false }
        start += max(0, count)
      }
      return true
    }
  }
}
