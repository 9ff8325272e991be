// SPDX-License-Identifier: MIT
// Testing: unusual names of files, and the user's own settings of git.

import Curium
import CuriumTesting
import Foundation
import TestModels
import Testing

@testable import git_client

@MainActor struct GitSettingsTests {
  /// Discards the selected change.
  private func discard(in harness: Harness) async {
    harness.press("d")
    #expect(await harness.wait { harness.find(.button, "Discard") != nil })
    harness.press(.button, "Discard")
  }

  @Test func `a name with an asterisk discards only its own file`() async throws {
    let test = try await TestRepository()
    try test.write(["scratch"], to: "*.log")
    try test.write(["important"], to: "keep.log")
    let harness = await test.open()
    #expect(harness.position(of: "? *.log") != nil)
    await discard(in: harness)
    #expect(await harness.wait { harness.position(of: "? *.log") == nil })
    #expect(try await test.output("ls-files", "--others") == ["keep.log"])
  }

  @Test func `a discarded rename brings the old file back`() async throws {
    let test = try await TestRepository()
    _ = try await test.git("mv", "numbers.txt", "figures.txt")
    let harness = await test.open()
    #expect(harness.position(of: "R numbers.txt → figures.txt") != nil)
    harness.press("d")
    #expect(await harness.wait { harness.position(of: "numbers.txt will be as it was.") != nil })
    harness.press(.button, "Discard")
    #expect(await harness.wait { harness.position(of: "No changes") != nil })
    #expect(try await test.output("ls-files") == ["numbers.txt"])
    #expect(FileManager.default.fileExists(atPath: test.folder("numbers.txt")))
    #expect(!FileManager.default.fileExists(atPath: test.folder("figures.txt")))
  }

  @Test func `the user's colours, prefixes and programs for diffs change nothing`() async throws {
    let test = try await TestRepository()
    for (name, value) in [
      ("color.diff", "always"), ("diff.noprefix", "true"), ("diff.external", "false"),
    ] {
      _ = try await test.git("config", name, value)
    }
    try test.changeTwoLines()
    let harness = await test.open()
    #expect(await harness.wait { harness.position(of: "+ changed 2 ") != nil })
    harness.press("4")
    await harness.settle()
    harness.press("space")
    #expect(await harness.wait { harness.position(of: "+ changed 2 ") == nil })
    #expect(harness.position(of: "Git has failed") == nil)
  }

  @Test func `ssh never asks for a password in the terminal`() async throws {
    let test = try await TestRepository()
    let command = "f() { echo \"asks: $SSH_ASKPASS_REQUIRE\" >&2; false; }; f"
    _ = try await test.git("config", "core.sshCommand", command)
    let error = await #expect(throws: Git.Failure.self) {
      _ = try await test.git("ls-remote", "ssh://host.invalid/repository")
    }
    #expect(error?.description.contains("asks: force") == true)
  }
}
