// SPDX-License-Identifier: MIT
// Testing: paths in the field that asks where to save a file.

import Curium
import CuriumPreviews
import CuriumTesting
import Foundation
import Testing

@MainActor struct SavedPathTests {
  /// The home folder of the user, if there is one.
  nonisolated private static let home: String? = ProcessInfo.processInfo.environment["HOME"]
    .flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }

  /// Calls `body` with the path of a new folder that contains `sub/old.csv`, and removes it.
  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "curium-paths-\(UInt64.random(in: 0 ..< .max))")
    let sub = folder.appending(path: "sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: sub.appending(path: "old.csv"))
    let path = folder.path()
    try await body(path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  @MainActor private final class Chosen {
    var paths: [String] = []
  }

  /// Opens a sheet that saves a file, and enters `typed` in its field.
  private func enter(
    _ typed: String, in folder: String, types: [String] = ["csv"], _ chosen: Chosen = Chosen()
  ) -> Harness {
    let harness = Harness(width: 80, height: 24) {
      StatefulPreview(false) { isPresented in
        Button("Save") { isPresented.wrappedValue = true }
          .filePicker(isPresented: isPresented, saving: "report.csv", in: folder, types: types) {
            chosen.paths.append($0)
          }
      }
    }
    harness.press("⇥ ⏎ end ctrl+u")
    harness.type(typed)
    harness.press("⏎")
    return harness
  }

  @Test(arguments: [
    ("sub/", ["csv"]), ("sub/.csv", ["csv"]), ("./sub/../sub/", ["csv"]), ("sub", []),
    ("sub/.", []),
  ])
  func `the path of a folder opens it, and the initial name returns`(
    typed: String, types: [String]
  ) async throws {
    try await withFolder { folder in
      let chosen = Chosen()
      let harness = enter(typed, in: folder, types: types, chosen)
      await harness.wait { harness.rows == ["old.csv 0 B"] }
      #expect(harness.focused?.label == "Name" && harness.focused?.value == "report.csv")
      harness.type("new")
      #expect(harness.focused?.value == "new.csv" && chosen.paths == [])
      harness.press("⏎")
      await harness.wait { !chosen.paths.isEmpty }
      #expect(chosen.paths == ["\(folder)/sub/new.csv"])
      #expect(harness.repaint() == 0 && harness.warnings == [])
    }
  }

  @Test func `a relative path begins in the visible folder`() async throws {
    try await withFolder { folder in
      let chosen = Chosen()
      let harness = enter("..", in: "\(folder)/sub", chosen)
      await harness.wait { harness.rows == ["sub"] }
      harness.press("end ctrl+u")
      harness.type("sub/a")
      harness.press("⏎")
      await harness.wait { !chosen.paths.isEmpty }
      #expect(chosen.paths == ["\(folder)/sub/a.csv"])
    }
  }

  @Test(arguments: ["gone/", "gone/.csv", "gone/a", "sub/../gone/a.csv"])
  func `a folder that doesn't exist is an error`(typed: String) async throws {
    try await withFolder { folder in
      let chosen = Chosen()
      let harness = enter(typed, in: folder, chosen)
      let reason = "The folder \(folder)/gone doesn't exist."
      await harness.wait { harness.find(.status, reason) != nil }
      #expect(harness.focused?.value == typed && chosen.paths == [])
      harness.press("⌫")
      await harness.settle()
      #expect(harness.find(.status) == nil)
    }
  }

  @Test(.enabled(if: SavedPathTests.home != nil, "HOME isn't a folder"))
  func `a tilde is the home folder of the user`() async throws {
    let home = try #require(Self.home)
    try await withFolder { folder in
      let name = "curium-\(UInt64.random(in: 0 ..< .max))"
      let missing = enter("~/\(name)/a.csv", in: folder)
      let reason = "The folder \(home)/\(name) doesn't exist."
      await missing.wait { missing.find(.status, reason) != nil }
      for typed in ["~", "~/"] {
        let harness = enter(typed, in: folder)
        await harness.wait { harness.position(of: " \(home)") != nil }
        #expect(harness.focused?.value == "report.csv" && harness.find(.status) == nil)
      }
      let picker = Harness(width: 80, height: 8) { FilePicker(path: .constant("~")) { _ in } }
      #expect(picker.screen[0].hasSuffix(" \(home)"))
    }
  }

  @Test func `in a path, a tilde is an ordinary name except at the beginning`() async throws {
    try await withFolder { folder in
      let chosen = Chosen()
      let harness = enter("./~", in: folder, types: [], chosen)
      await harness.wait { !chosen.paths.isEmpty }
      #expect(chosen.paths == ["\(folder)/~"] && harness.warnings == [])
    }
  }
}
