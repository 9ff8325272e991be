// SPDX-License-Identifier: MIT
// Driver: finds the user's editor, pager and other programs.

import CuriumLibc
import CuriumTerminal

/// An installed program, with the arguments that the user has configured.
package struct ExternalProgram {
  /// The name in the command.
  let name: String
  /// The path of the executable.
  let path: String
  /// The argument list, starting with the name.
  let words: [String]

  /// Returns the user's editor: `VISUAL`, otherwise `EDITOR`, otherwise vi (environ(7)).
  static func editor() throws(TerminalProgramError) -> ExternalProgram {
    try ExternalProgram(command: command("VISUAL") ?? command("EDITOR") ?? "vi")
  }

  /// Returns the user's pager: `PAGER`, otherwise less, otherwise more.
  static func pager() throws(TerminalProgramError) -> ExternalProgram {
    if let command = command("PAGER") { return try ExternalProgram(command: command) }
    if let less = try? ExternalProgram(command: "less") { return less }
    return try ExternalProgram(command: "more")
  }

  /// Returns the program that opens a URL on the desktop.
  static func opener() throws(TerminalProgramError) -> ExternalProgram {
    #if canImport(Darwin)
      return try onDesktop(["open"])
    #else
      let hasDesktop = hasDisplay("WAYLAND_DISPLAY") || hasDisplay("DISPLAY")
      return try onDesktop(hasDesktop ? ["xdg-open"] : [])
    #endif
  }

  /// Returns the program that prints the text of the desktop's clipboard.
  static func clipboardReader() throws(TerminalProgramError) -> ExternalProgram {
    #if canImport(Darwin)
      // Without a locale, the text isn't UTF-8.
      return try onDesktop(["env LC_CTYPE=UTF-8 pbpaste"])
    #else
      let wayland = ["wl-paste --no-newline --type text"]
      let x11 = ["xclip -out -selection clipboard", "xsel --output --clipboard"]
      return try onDesktop(
        (hasDisplay("WAYLAND_DISPLAY") ? wayland : []) + (hasDisplay("DISPLAY") ? x11 : []))
    #endif
  }

  private static func hasDisplay(_ variable: String) -> Bool {
    EnvironmentVariable.value(variable) != nil
  }

  /// Returns the first of several programs that is installed. Throws `noDesktop` without a choice,
  /// and in an SSH session, where the desktop of this machine isn't the user's.
  private static func onDesktop(_ commands: [String]) throws(TerminalProgramError)
    -> ExternalProgram
  {
    guard let last = commands.last, EnvironmentVariable.value("SSH_CONNECTION") == nil,
      EnvironmentVariable.value("SSH_TTY") == nil
    else { throw .noDesktop }
    for command in commands.dropLast() {
      if let program = try? ExternalProgram(command: command) { return program }
    }
    return try ExternalProgram(command: last)
  }

  /// Creates a program from a command, which may contain arguments.
  private init(command: String) throws(TerminalProgramError) {
    try self.init(words: Self.words(of: command))
  }

  /// Creates a program from its name or its path, without arguments.
  init(name: String) throws(TerminalProgramError) { try self.init(words: [name]) }

  private init(words: [String]) throws(TerminalProgramError) {
    let name = words.first ?? ""
    guard !name.isEmpty, let path = Self.path(of: name) else { throw .notFound(program: name) }
    self.name = name
    self.path = path
    self.words = words
  }

  /// Returns the command in a variable; `nil` if there is none.
  private static func command(_ name: String) -> String? {
    EnvironmentVariable.value(name).flatMap { words(of: $0).isEmpty ? nil : $0 }
  }

  /// Returns the path of a program. Searches the folders of `PATH`, unless the name contains a
  /// slash.
  private static func path(of name: String) -> String? {
    if name.contains("/") { return isProgram(name) ? name : nil }
    let folders = EnvironmentVariable.value("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
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

  /// Splits a command into words, with quotes and backslashes as in a shell (XCU 2.2). Expands and
  /// runs nothing.
  package static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        // Between double quotes, a backslash is literal before most characters.
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
