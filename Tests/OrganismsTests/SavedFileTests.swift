// SPDX-License-Identifier: MIT
// Testing: asking where to save a file.

import Curium
import CuriumTesting
import Foundation
import Testing

@MainActor struct SavedFileTests {
  /// Calls `body` with the path of a new folder, and removes it.
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "curium-saved-\(UInt64.random(in: 0 ..< .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path()
    try await body(path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  @MainActor private final class Kept {
    var paths: [String] = []
    /// Whether the sheet was still presented at each call.
    var arePresented: [Bool] = []
  }

  private struct Page: View {
    let folder: String
    let kept: Kept
    @State private var isSaving = false

    var body: some View {
      Button("Export") { isSaving = true }
        .filePicker(isPresented: $isSaving, saving: "report.csv", in: folder) {
          kept.paths.append($0)
          kept.arePresented.append(isSaving)
        }
    }
  }

  private func open(_ folder: String, _ kept: Kept) -> Harness {
    let harness = Harness(width: 80, height: 24) { Page(folder: folder, kept: kept) }
    harness.press("⇥ ⏎")
    return harness
  }

  @Test func `Return in the field saves a new file, which the picker doesn't create`()
    async throws
  {
    try await withFolder { folder in
      let kept = Kept()
      let harness = open(folder, kept)
      #expect(harness.focused?.label == "Name" && harness.focused?.value == "report.csv")
      #expect(harness.find(.button, "Save") != nil)
      harness.press("⏎")
      await harness.wait { !kept.paths.isEmpty }
      #expect(kept.paths == ["\(folder)/report.csv"] && kept.arePresented == [false])
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/report.csv"))
      await harness.settle()
      #expect(harness.find(.dialog) == nil && harness.focused?.label == "Export")
      #expect(harness.repaint() == 0 && harness.warnings == [])
    }
  }

  @Test func `asks before it replaces a file`() async throws {
    try await withFolder { folder in
      try Data("old".utf8).write(to: URL(filePath: "\(folder)/report.csv"))
      let question = "report.csv already exists. Replace it?"
      let kept = Kept()
      let harness = open(folder, kept)
      harness.press("⏎")
      await harness.wait { harness.find(.dialog, question) != nil }
      #expect(harness.press(.button, "Cancel"))
      await harness.settle()
      #expect(kept.paths == [] && harness.find(.dialog, question) == nil)
      #expect(harness.find(.button, "Save") != nil)
      #expect(harness.press(.button, "Save"))
      await harness.wait { harness.find(.dialog, question) != nil }
      #expect(harness.press(.button, "Replace"))
      await harness.settle()
      #expect(kept.paths == ["\(folder)/report.csv"] && harness.find(.dialog) == nil)
      #expect(try String(contentsOfFile: "\(folder)/report.csv", encoding: .utf8) == "old")
      #expect(harness.warnings == [])
    }
  }

  @Test func `a name can begin with a combining mark`() async throws {
    try await withFolder { folder in
      let name = "\u{301}report.csv"
      try Data().write(to: URL(filePath: "\(folder)/\(name)"))
      let harness = Harness(width: 80, height: 24) {
        Text("").filePicker(isPresented: .constant(true), saving: name, in: folder) { _ in }
      }
      #expect(harness.press(.button, "Save"))
      await harness.wait {
        harness.find(.dialog, "\(name) already exists. Replace it?") != nil
      }
    }
  }

  @Test func `says why a file can't be saved, until its name changes`() async throws {
    try await withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/sub", withIntermediateDirectories: true)
      let kept = Kept()
      let harness = open(folder, kept)
      harness.press("end ctrl+u ⏎")
      #expect(harness.find(.status, "Enter a name.") != nil)
      harness.type("gone/a.csv")
      await harness.settle()
      #expect(harness.find(.status) == nil)
      harness.press("⏎")
      let reason = "The folder \(folder)/gone doesn't exist."
      await harness.wait { harness.find(.status, reason) != nil }
      #expect(kept.paths == [] && harness.focused?.label == "Name")
      harness.press("end ctrl+u")
      harness.type("sub/a.csv")
      harness.press("⏎")
      await harness.wait { !kept.paths.isEmpty }
      #expect(kept.paths == ["\(folder)/sub/a.csv"])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root can write to any folder"))
  func `a folder that can't be written to is an error`() async throws {
    try await withFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
      let harness = open(folder, Kept())
      harness.press("⏎")
      await harness.wait { harness.find(.status, "Permission denied") != nil }
      #expect(harness.find(.button, "Save") != nil)
    }
  }

  @Test func `white space around a name doesn't count`() async throws {
    try await withFolder { folder in
      let kept = Kept()
      let harness = open(folder, kept)
      harness.press("end ctrl+u")
      harness.type("  my report.csv ")
      harness.press("⏎")
      await harness.wait { !kept.paths.isEmpty }
      #expect(kept.paths == ["\(folder)/my report.csv"])
    }
  }

  @Test func `two dots in a name go to the folder that the picker shows above a link`()
    async throws
  {
    try await withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/real/deep", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/real/deep")
      let kept = Kept()
      let harness = open("\(folder)/link", kept)
      harness.press("end ctrl+u")
      harness.type("../a.csv")
      harness.press("⏎")
      await harness.wait { !kept.paths.isEmpty }
      #expect(kept.paths == ["\(folder)/a.csv"])
    }
  }

  @Test func `a file is saved in the folder that was shown when the user pressed the key`()
    async throws
  {
    try await withFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/sub", withIntermediateDirectories: true)
      let kept = Kept()
      let harness = open(folder, kept)
      await harness.wait { harness.rows == ["sub"] }
      // The disk hasn't answered when the next folder opens.
      harness.press("⏎ ⇥ ⇥ ⏎")
      #expect(kept.paths == [])
      await harness.wait { !kept.paths.isEmpty }
      #expect(kept.paths == ["\(folder)/report.csv"])
      await harness.settle()
      #expect(harness.find(.dialog) == nil && harness.warnings == [])
    }
  }

  @Test func `choosing a file copies its name, and Escape saves nothing`() async throws {
    try await withFolder { folder in
      try Data().write(to: URL(filePath: "\(folder)/old.csv"))
      let kept = Kept()
      let harness = open(folder, kept)
      await harness.wait { harness.rows == ["old.csv 0 B"] }
      harness.press("⇥ ⇥ ⏎")
      #expect(harness.find(.textField, "Name")?.value == "old.csv")
      harness.press("esc")
      await harness.settle()
      #expect(kept.paths == [] && harness.find(.dialog) == nil)
      #expect(harness.repaint() == 0)
    }
  }
}
