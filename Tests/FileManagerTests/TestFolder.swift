// SPDX-License-Identifier: MIT
// Testing: a folder on disk, and the app that shows it.

import Curium
import CuriumTesting
import Foundation
import TestModels

@testable import file_manager

/// A new folder with a few files, a trash, and the screen of the app.
@MainActor struct TestFolder {
  let root: TemporaryFolder
  let browser: Browser

  /// Creates the folders `docs` and `empty`, and the files `a.txt` and `b.txt`.
  init() throws {
    root = try TemporaryFolder()
    let files = root("files")
    for folder in ["docs", "empty"] { try root.make("\(files)/\(folder)") }
    browser = Browser(folder: files, trash: Trash(folder: root("trash")))
    try write("first\n", to: "a.txt")
    try write("second\n", to: "b.txt")
    try write("# Guide\n", to: "docs/guide.md")
  }

  func callAsFunction(_ name: String) -> String { root("files/\(name)") }

  func write(_ text: String, to name: String) throws { try root.write(text, to: self(name)) }

  func text(of name: String) -> String? { try? String(contentsOfFile: self(name), encoding: .utf8) }

  /// The names of the entries of a folder, in alphabetical order.
  func names(in name: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()) ?? []
  }

  /// Starts the app, and waits until it shows the folder.
  func open(width: Int = 100, height: Int = 24) async -> Harness {
    let browser = browser
    let harness = Harness(width: width, height: height) { BrowserScreen(browser: browser) }
    await harness.wait { browser.isLoaded }
    await harness.settle()
    return harness
  }
}
