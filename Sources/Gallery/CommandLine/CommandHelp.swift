// SPDX-License-Identifier: MIT
// Tool: the help of a command.

import CuriumTerminal

/// The help of a command, for a terminal of some width.
struct CommandHelp {
  private let path: CommandPath
  private let width: Int
  private var lines: [String] = []

  init(_ path: CommandPath, width: Int = 80) {
    self.path = path
    self.width = min(max(44, width), 100)
  }

  /// The widest column of names. Descriptions of longer names start on the next line.
  private var widestNames: Int { min(26, width / 2 - 4) }

  /// The line that shows the form of a command: `Usage: gallery list [--level <level>]`.
  static func usage(of path: CommandPath) -> String {
    "Usage: " + ([path.name] + parts(of: path)).joined(separator: " ")
  }

  private static func parts(of path: CommandPath) -> [String] {
    let command = path.command
    guard command.subcommands.isEmpty else {
      return [command.defaultSubcommand == nil ? "<command>" : "[<command>]"]
    }
    return command.parameters.filter { $0.kind != .argument }.map(\.usage)
      + command.parameters.filter { $0.kind == .argument }.map(\.usage)
  }

  /// The lines of the help.
  var text: String {
    var help = self
    help.addAll()
    return help.lines.joined(separator: "\n")
  }

  private mutating func addAll() {
    let command = path.command
    add(words: command.summary)
    for paragraph in command.discussion.split(separator: "\n\n") {
      lines.append("")
      add(words: String(paragraph))
    }
    lines.append("")
    let usage = "Usage: \(path.name)"
    if usage.count < width / 2 {
      add(Self.parts(of: path), after: usage + " ")
    } else {
      lines.append(usage)
      add(Self.parts(of: path), after: "  ")
    }
    add(
      "Commands",
      command.subcommands.map { subcommand in
        let isDefault = subcommand.name == command.defaultSubcommand
        return (subcommand.name + (isDefault ? " (default)" : ""), subcommand.summary)
      })
    let arguments = path.parameters.filter { $0.kind == .argument }
    let options = path.parameters.filter { $0.kind != .argument }
    add("Arguments", arguments.map { ($0.heading, $0.fullHelp) })
    add("Options", options.map { ($0.heading, $0.fullHelp) })
    if !command.examples.isEmpty {
      lines += ["", "Examples:"] + command.examples.map { "  \(path.name) \($0)" }
    }
    if !command.subcommands.isEmpty {
      let name = "\(path.commands[0].name) \(CommandRequest.helpWord)"
      let groups = path.commands.dropFirst().map { " \($0.name)" }.joined()
      lines.append("")
      add(words: "For more about a command, run '\(name)\(groups) <command>'.")
    }
  }

  /// Adds a list: names on the left, descriptions on the right.
  private mutating func add(_ title: String, _ rows: [(name: String, text: String)]) {
    guard !rows.isEmpty else { return }
    lines += ["", "\(title):"]
    let fitting = rows.map(\.name.count).filter { $0 <= widestNames }
    let column = 2 + (fitting.max() ?? widestNames) + 2
    for row in rows {
      let name = "  \(row.name)"
      let words = row.text.split(separator: " ").map(String.init)
      if name.count + 2 > column {
        lines.append(name)
        add(words, after: String(repeating: " ", count: column))
      } else {
        add(words, after: name.padding(to: column))
      }
    }
  }

  private mutating func add(words text: String) {
    add(text.split(separator: " ").map(String.init), after: "")
  }

  /// Adds words in lines that fit. The first one begins with `head`, the other ones are indented as
  /// far.
  private mutating func add(_ words: [String], after head: String) {
    var line = head
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: head.count)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    lines.append(String(line.trimmingSuffix { $0 == " " }))
  }
}
