// SPDX-License-Identifier: MIT
// Testing: no text in a file or an argument can control the terminal through a command.

import Curium
import CuriumThemeFiles
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct OutputTests {
  /// Returns whether each line is free of control characters and of marks that reorder text.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control
          && !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
    }
  }

  private nonisolated static let hostile = "\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\nno error\r\n"
  private nonisolated static let escaped = #"\u001b]0;x\u0007\u009b31m\u202e\nno error\r\n"#

  private func with(_ text: String, _ name: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.path() + "/" + name
    try Data(text.utf8).write(to: URL(filePath: file))
    try body(file)
  }

  @Test func `a line stays one line, whatever it contains`() {
    var output = Output()
    output.add("a\(Self.hostile)b\tc")
    #expect(output.text == "a␛]0;x␇\u{FFFD}31m\u{FFFD}␊no error␊b c\n")
  }

  @Test(
    arguments: [
      ##""\##(escaped)": { "$type": "color", "$value": 1 }"##,
      ##""color": { "x": { "$type": "\##(escaped)", "$value": 1 } }"##,
      ##""color": { "x": { "$type": "color", "$value": "{\##(escaped)}" } }"##,
      ##""color": { "x": { "$type": "color", "$ref": "#/\##(escaped)" } }"##,
      ##""color": { "x": { "$type": "color", "$value": { "colorSpace": "\##(escaped)" } } }"##,
      ##""palette": { "x": { "$type": "dimension", "$value": { "value": 1, "unit": "px", "\##(escaped)": 1 } } }"##,
      ##""resolutionOrder": [{ "type": "set", "name": "\##(escaped)" }]"##, "",
    ])
  func `a theme report is plain text`(members: String) throws {
    let facts = "\"base\": \"dark\", \"displayName\": \"\(Self.escaped)\""
    let comma = members.isEmpty ? "" : ", "
    let text = "{ \"$extensions\": { \"dev.curium\": { \(facts) } }\(comma)\(members) }"
    try with(text, "x\(Self.hostile).json") { path in
      for check in [ThemeCheck.theme(of: path), ThemeCheck.tokens(of: path)] {
        let text = check.output.text
        #expect(Self.isPlain(text) && !text.contains("\nno error"), "\(text)")
        #expect(text.contains("␛]0;x␇"))
      }
    }
  }

  @Test func `the report on a resolver document's themes is plain text`() throws {
    let text = """
      { "version": "2025.10", "modifiers": { "\(Self.escaped)": { "contexts": {
          "\(Self.escaped)": [], "b": [] } } },
        "resolutionOrder": [
          { "type": "set", "name": "base",
            "sources": [{ "$extensions": { "dev.curium": { "base": "dark" } } }] },
          { "$ref": "#/modifiers/\(Self.escaped)" } ] }
      """
    try with(text, "x.resolver.json") { path in
      let text = ThemeCheck.theme(of: path).output.text
      #expect(Self.isPlain(text) && text.contains("␛]0;x␇") && !text.contains("\nno error"))
    }
  }

  @Test func `an import's report is plain text`() throws {
    let lines = (0..<16).map { "base0\(String($0, radix: 16)): \"4080\($0 + 10)\"\n" }.joined()
    let text = "name: \"\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\"\n" + lines
    let imported = try ThemeImporter.parse(text.utf8, name: "x.yaml")[0]
    let report = ThemeImportCommand.report(imported, "out\(Self.hostile)/x")
    #expect(Self.isPlain(report.text) && report.text.hasPrefix("␛]0;x␇"))
    #expect(report.text.split(separator: "\n").count == 1 + imported.changes.count)
    let document = ThemeImportCommand.document(imported, from: "x.yaml")
    let controls = document.text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
  }

  @Test func `schemes of the same name go to separate files`() throws {
    let lines = (0..<16).map { "base0\(String($0, radix: 16)): \"4080\($0 + 10)\"\n" }.joined()
    func theme(_ name: String) throws -> ImportedTheme {
      try ThemeImporter.parse("name: \(name)\n\(lines)".utf8, name: "x.yaml")[0]
    }
    let themes = [try theme("a"), try theme("a"), try theme("a 2"), try theme("a")]
    #expect(
      try ThemeImportCommand.paths(for: themes, "o/")
        == ["o/a", "o/a-2", "o/a-2-2", "o/a-3"].map { "\($0).tokens.json" })
  }

  @Test @MainActor func `a drawing has colours, and text in it stays text`() throws {
    let theme = AppTheme.dark.named("x", displayName: "\u{1B}]0;x\u{7}")
    try with(ThemeDocument(theme, changing: .dark).text, "x.json") { path in
      let plain = try ThemeShowCommand.specimen(of: path, depth: .none, of: .kit).text
      let colored = try ThemeShowCommand.specimen(of: path, depth: .trueColor, of: .kit).text
      for text in [plain, colored] {
        #expect(!text.contains("\u{1B}]") && !text.contains("\u{7}") && text.contains("␛]0;x␇"))
      }
    }
  }

  @Test(
    arguments: [
      ["show", hostile], ["show", "Badge", "--size", hostile], ["list", "--level", hostile],
      ["--\(hostile)"], [hostile], ["theme", "import", "x", "--\(hostile)=1"],
      ["theme", "check", "--\(hostile)"], ["theme", "show", "x", "--depth", hostile],
      ["--generate-completion-script", hostile], ["export", "--theme", hostile, "x"],
    ])
  func `the error of an invalid command line is plain text`(words: [String]) async {
    let ending = await CommandLineProgram(root: GalleryCommand.syntax(.kit)).run(words)
    let text = ending.output.text
    #expect(ending.code == .usage && text.hasPrefix("Error: "))
    #expect(Self.isPlain(text) && !text.contains("\nno error"), "\(text)")
    #expect(text.contains("\nUsage: gallery") && text.split(separator: "\n").count == 3)
    #expect(text.contains("␛]0;x␇"))
  }

  @Test func `a failed command reports its error on one line`() {
    struct Fault: Error, CustomStringConvertible { let description: String }
    let path = CommandPath(GalleryCommand.syntax(.kit))
    let ending = CommandEnding(Fault(description: "a\(Self.hostile)b"), at: path)
    #expect(ending.code == .failure)
    #expect(ending.output.text == "Error: a␛]0;x␇\u{FFFD}31m\u{FFFD}␊no error␊b\n")
    #expect(CommandEnding(ExitCode.failure, at: path).output.text.isEmpty)
    #expect(CommandEnding(ExitCode.failure, at: path).code == .failure)
  }

  @Test(arguments: [["--help"], ["help"], ["help", "show"], ["list", "-h"]])
  func `help is printed unchanged, and is no error`(words: [String]) async {
    let help = await CommandLineProgram(root: GalleryCommand.syntax(.kit)).run(words)
    let path = CommandRequest(words, of: GalleryCommand.syntax(.kit)).path
    #expect(help.code == .success)
    #expect(help.output.text == CommandHelp(path, width: Output.width).text + "\n")
    #expect(help.output.text.contains("\nUsage: gallery"))
  }

  @Test func `commands print only through the type that makes output safe`() {
    let ways = #/(^|[^.\w])(print|debugPrint|dump|puts|fputs|fwrite|putchar|printf|vprintf)\(/#
    let others = #/FileHandle\.standard|STDOUT_FILENO|STDERR_FILENO|\bstdout\b|\bstderr\b/#
    for path in ["Demo/Gallery", "Sources/Gallery"].flatMap(ComponentSource.files)
    where !path.contains("/Generated/") && !path.hasSuffix("/Output.swift") {
      for line in ComponentSource.read(path) where !line.contains("func print(") {
        #expect(line.firstMatch(of: ways) == nil, "\(path): \(line)")
        let asks = line.contains("isatty(STDOUT_FILENO)")
        #expect(asks || line.firstMatch(of: others) == nil, "\(path): \(line)")
      }
    }
  }
}
