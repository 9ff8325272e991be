// SPDX-License-Identifier: MIT
// Driver: which program edits, pages or opens on this machine, by its environment.

package import CuriumTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program of this machine and the arguments that its user gives it always.
package struct ExternalProgram {
  /// What the user calls it.
  package let name: String
  /// Where it lies.
  package let path: String
  /// What it is called with, its name first.
  package let words: [String]

  /// The user's editor: `VISUAL`, else `EDITOR`, else vi (environ(7)).
  static func editor() throws(TerminalProgramError) -> ExternalProgram {
    try ExternalProgram(command: variable("VISUAL") ?? variable("EDITOR") ?? "vi")
  }

  /// The user's pager: `PAGER`, else less, else more.
  static func pager() throws(TerminalProgramError) -> ExternalProgram {
    if let command = variable("PAGER") { return try ExternalProgram(command: command) }
    if let less = try? ExternalProgram(command: "less") { return less }
    return try ExternalProgram(command: "more")
  }

  /// What opens an address on the desktop.
  static func opener() throws(TerminalProgramError) -> ExternalProgram {
    // The desktop of the machine at the other end is not the user's.
    if variable("SSH_CONNECTION") != nil || variable("SSH_TTY") != nil { throw .noDesktop }
    #if canImport(Darwin)
      return try ExternalProgram(command: "open")
    #else
      guard variable("WAYLAND_DISPLAY") != nil || variable("DISPLAY") != nil else {
        throw .noDesktop
      }
      return try ExternalProgram(command: "xdg-open")
    #endif
  }

  /// The program that a command names, with its arguments.
  package init(command: String) throws(TerminalProgramError) {
    words = Self.words(of: command)
    guard let name = words.first else { throw .notFound(program: command) }
    guard let path = Self.path(of: name) else { throw .notFound(program: name) }
    self.name = name
    self.path = path
  }

  /// The value of a variable that is set and not empty.
  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Where a program lies: in the folders of `PATH`, unless its name has a slash.
  private static func path(of name: String) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    let folders = variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
    for folder in folders.split(separator: ":") {
      let path = "\(folder)/\(name)"
      if isProgram(path) { return path }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  /// The words of a command, with quotes and backslashes as in a shell (XCU 2.2); nothing in them is
  /// expanded or run.
  package static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        // Between double quotes a backslash stands for itself before most characters.
        if quote == "\"", !"\"\\$`".contains(character) { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " || character == "\t" || character == "\n" {
        if let complete = word { words.append(complete) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
