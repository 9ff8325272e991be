// SPDX-License-Identifier: MIT
// Testing: completion of commands in shells.

import CuriumTokens
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct CommandCompletionTests {
  private func answer(_ words: String...) -> [String] {
    CompletionQuery(words, of: SampleCommand.program).answer.text
      .split(separator: "\n").map(String.init)
  }

  @Test func `commands are completed with their descriptions`() {
    let all = ["words", "pack:Pack files.", "list:List files.", "tool:More commands."]
    #expect(answer("") == all + ["help:Print help."])
    #expect(answer() == answer(""))
    #expect(answer("pa") == ["words", "pack:Pack files."])
    #expect(answer("tool", "") == ["words", "pack:Pack files.", "help:Print help."])
    #expect(answer("help", "li") == ["words", "list:List files."])
    #expect(answer("nowhere", "") == [])
  }

  @Test func `completion offers options that can still be given`() {
    #expect(
      answer("pack", "--label", "x", "--strict", "--")
        == [
          "words", "--pace:The pace.", "--title:The title.", "--label:A label.",
          "--output:The file to write.", "--help:Print this help.",
        ])
    #expect(answer("pack", "-o", "x", "--o") == ["words"])
    #expect(answer("--gen")[1].hasPrefix("--generate-completion-script:"))
    #expect(answer("pack", "--", "--") == ["words"])
  }

  @Test func `values are completed in the format of each shell`() {
    #expect(answer("pack", "--pace", "s") == ["words", "slow", "steady"])
    #expect(answer("pack", "--pace=S") == ["words", "slow", "steady"])
    // bash splits at the equals sign.
    #expect(answer("pack", "--pace", "=") == ["words", "slow", "steady", "fast"])
    #expect(answer("pack", "--pace", "=", "s") == ["words", "slow", "steady"])
    #expect(answer("pack", "--title", "") == [])
    #expect(answer("pack", "-o", "") == ["files"])
    #expect(answer("pack", "--output", "") == ["files"])
  }

  @Test func `arguments are completed in order`() {
    #expect(answer("pack", "") == ["words", "zip", "tar"])
    #expect(answer("pack", "--title", "x", "t") == ["words", "tar"])
    #expect(answer("pack", "zip", "") == ["folders"])
    #expect(answer("pack", "zip", "a", "--", "-") == ["folders"])
    #expect(answer("list", "") == [])
  }

  @Test func `the gallery completes components, themes and files`() {
    func answer(_ words: String...) -> [Substring] {
      CompletionQuery(words, of: GalleryCommand.syntax(.kit)).answer.text.split(separator: "\n")
    }
    #expect(answer("show", "bad") == ["words", "Badge"])
    #expect(answer("--theme", "nor") == ["words", "nord"])
    #expect(answer("export", "--theme=nor") == ["words", "nord"])
    #expect(answer("export", "--only", "LoginP") == ["words", "LoginPage"])
    #expect(answer("export", "") == ["folders"])
    #expect(answer("list", "--level", "t") == ["words", "token", "template"])
    #expect(answer("theme", "check", "") == ["files"])
    #expect(answer("theme", "show", "x", "--depth", "2") == ["words", "24", "256"])
  }

  private static let hostile = Completion.words { ["a\u{1B}]0;x\u{7}", "a\nb", "a:b"] }

  @Test func `hostile words can't send control sequences`() {
    let syntax = CommandSyntax(
      "x", summary: "",
      parameters: .argument("name", completion: Self.hostile, help: "A name.")
    ) { SampleCommand(title: $0) }
    let program = CommandSyntax("box", summary: "", subcommands: [syntax])
    #expect(CompletionQuery(["x", "\u{1B}"], of: program).answer.text == "words\n")
    #expect(CompletionQuery(["x", "a"], of: program).answer.text == "words\na␛]0;x␇\na␊b\n")
  }

  @Test(arguments: CompletionScript.allCases)
  func `a completion script calls the program, and is printed unchanged`(script: CompletionScript)
    async throws
  {
    let words = ["--generate-completion-script", script.rawValue]
    let ending = await CommandLineProgram(root: GalleryCommand.syntax(.kit)).run(words)
    #expect(ending.code == .success)
    #expect(ending.output.text == script.text(for: "gallery") + "\n")
    #expect(ending.output.text.contains(" ---complete ") && !ending.output.text.contains("PROGRAM"))
    #expect(script.text(for: "my-gallery").contains("_my_gallery"))
  }

  @Test(arguments: CompletionScript.allCases)
  func `a completion script is valid in its shell`(script: CompletionScript) throws {
    guard let shell = Self.path(of: script.rawValue) else { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "script")
    try Data(script.text(for: "gallery").utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: shell)
    process.arguments = ["-n", file.path()]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// The path of an installed shell.
  private static func path(of shell: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(shell)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
