// SPDX-License-Identifier: MIT
// Testing: the sheets that ask for a file to open, and for the name of a saved one.

import Curium
import CuriumPreviews
import CuriumTesting
import Foundation
import Testing

@MainActor struct FileSheetTests {
  /// Calls `body` with the path of a new folder that contains empty files, and removes it.
  private func withFiles(
    _ names: String..., body: (String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "curium-files-\(UInt64.random(in: 0 ..< .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names { try Data().write(to: folder.appending(path: name)) }
    let path = folder.path()
    try await body(path.hasSuffix("/") ? String(path.dropLast()) : path)
  }

  @MainActor private final class Chosen {
    var paths: [String] = []
  }

  private func saving(
    _ name: String, in folder: String, types: [String] = [], title: String? = nil, _ chosen: Chosen
  ) -> Harness {
    let harness = Harness(width: 80, height: 24) {
      StatefulPreview(false) { isPresented in
        Button("Save") { isPresented.wrappedValue = true }
          .filePicker(
            isPresented: isPresented, saving: name, in: folder, types: types, title: title
          ) { chosen.paths.append($0) }
      }
    }
    harness.press("⇥ ⏎")
    return harness
  }

  private func name(_ harness: Harness) -> String? { harness.find(.textField, "Name")?.value }

  // MARK: Saving

  @Test(
    arguments: [
      ("game.pgn", [], "x.pgn"), ("game", [], "x"), (".profile", [], "x"),
      ("a.tar.gz", [], "x.gz"), ("a.tar.gz", ["tar.gz"], "x.tar.gz"), ("game", ["pgn"], "x.pgn"),
      ("a.tar.gz", ["gz", "tar.gz"], "x.tar.gz"),
      ("old.games/game.pgn", ["pgn"], "old.games/x.pgn"),
    ] as [(String, [String], String)])
  func `typing replaces the name, but not its extension`(
    initial: String, types: [String], expected: String
  ) async throws {
    try await withFiles { folder in
      let harness = saving(initial, in: folder, types: types, Chosen())
      harness.type("x")
      #expect(name(harness) == expected)
      #expect(harness.repaint() == 0 && harness.warnings == [])
    }
  }

  @Test(arguments: [
    ("mine", "mine.csv"), ("mine.json", "mine.json"), ("mine.JSON", "mine.JSON"),
    ("mine.txt", "mine.txt.csv"), ("mine.", "mine.csv"), (".mine", ".mine.csv"),
  ])
  func `a name without one of the types gets that of the initial name`(
    typed: String, expected: String
  ) async throws {
    try await withFiles { folder in
      let chosen = Chosen()
      let harness = saving("report.csv", in: folder, types: ["json", "csv"], chosen)
      harness.press("end ctrl+u")
      harness.type(typed)
      harness.press("⏎")
      await harness.wait { !chosen.paths.isEmpty }
      #expect(chosen.paths == ["\(folder)/\(expected)"])
    }
  }

  @Test(arguments: [" ", ".csv", ".JSON"])
  func `white space and an extension alone aren't accepted`(typed: String) async throws {
    try await withFiles { folder in
      let chosen = Chosen()
      let harness = saving("report.csv", in: folder, types: ["json", "csv"], chosen)
      harness.press("end ctrl+u")
      harness.type(typed)
      harness.press("⏎")
      await harness.settle()
      #expect(harness.find(.status, "Enter a name.") != nil && chosen.paths == [])
    }
  }

  @Test func `the sheet lists only files of the types, and selects the name of a chosen one`()
    async throws
  {
    try await withFiles("build.log", "old.pgn") { folder in
      let harness = saving("game.pgn", in: folder, types: ["pgn"], Chosen())
      await harness.wait { harness.rows == ["old.pgn 0 B"] }
      harness.press("⇥ ⇥ ⏎")
      #expect(name(harness) == "old.pgn")
      harness.press("shift+⇥ shift+⇥")
      #expect(harness.focused?.label == "Name")
      harness.type("new")
      #expect(name(harness) == "new.pgn")
    }
  }

  @Test func `it has a title and a button that cancels`() async throws {
    try await withFiles { folder in
      let chosen = Chosen()
      let harness = saving("game.pgn", in: folder, chosen)
      #expect(harness.find(.heading, "Save file") != nil)
      #expect(harness.press(.button, "Cancel"))
      await harness.settle()
      #expect(harness.find(.dialog) == nil && chosen.paths == [])
      let other = saving("game.pgn", in: folder, title: "Save game", chosen)
      #expect(other.find(.heading, "Save game") != nil)
    }
  }

  // MARK: Opening

  private func opening(
    _ folder: String, choosing choice: FilePicker.Choice = .files, title: String? = nil,
    _ chosen: Chosen
  ) -> Harness {
    let harness = Harness(width: 80, height: 24) {
      StatefulPreview(false) { isPresented in
        Button("Open") { isPresented.wrappedValue = true }
          .filePicker(
            isPresented: isPresented, choosing: choice, in: folder, types: ["pgn"], title: title
          ) { path in
            chosen.paths.append(isPresented.wrappedValue ? "open" : path)
          }
      }
    }
    harness.press("⇥ ⏎")
    return harness
  }

  @Test func `a sheet for opening closes before it calls the action with the file`() async throws {
    try await withFiles("build.log", "old.pgn") { folder in
      let chosen = Chosen()
      let harness = opening(folder, chosen)
      #expect(harness.find(.heading, "Open file") != nil)
      await harness.wait { harness.rows == ["old.pgn 0 B"] }
      harness.press("⏎")
      #expect(chosen.paths == ["\(folder)/old.pgn"])
      await harness.settle()
      #expect(harness.find(.dialog) == nil && harness.focused?.label == "Open")
      #expect(harness.repaint() == 0 && harness.warnings == [])
    }
  }

  @Test func `gaps set the title and the buttons apart if there is room`() async throws {
    try await withFiles("old.pgn") { folder in
      for harness in [opening(folder, Chosen()), saving("game.pgn", in: folder, Chosen())] {
        await harness.settle()
        let title = try #require(harness.find(.heading)).frame
        let cancel = try #require(harness.find(.button, "Cancel")).frame
        for y in [title.maxY, cancel.minY - 1] {
          #expect(harness.screen[y].prefix(40).allSatisfy { $0 == " " })
        }
        harness.resize(width: 40, height: 12)
        #expect(harness.find(.button, "Cancel")?.frame.isEmpty == false)
        #expect(harness.repaint() == 0 && harness.warnings == [])
      }
    }
  }

  @Test func `a sheet for a folder has the button of the picker`() async throws {
    try await withFiles("old.pgn") { folder in
      let chosen = Chosen()
      let harness = opening(folder, choosing: .folders, chosen)
      #expect(harness.find(.heading, "Choose folder") != nil)
      await harness.wait {
        harness.find(.button, "Choose this folder")?.semantics.isEnabled == true
      }
      harness.press(.button, "Choose this folder")
      #expect(chosen.paths == [folder])
    }
  }

  @Test(arguments: ["button", "key"])
  func `a sheet for opening can be cancelled`(by way: String) async throws {
    try await withFiles { folder in
      let chosen = Chosen()
      let harness = opening(folder, title: "Open game", chosen)
      #expect(harness.find(.heading, "Open game") != nil)
      if way == "key" { harness.press("esc") } else { harness.press(.button, "Cancel") }
      await harness.settle()
      #expect(harness.find(.dialog) == nil && chosen.paths == [])
    }
  }
}
