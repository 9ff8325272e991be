// SPDX-License-Identifier: MIT
// Testing: the example programs, used like a user would.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import Testing

@testable import examples

@MainActor struct ExampleTests {
  @Test func `every example has a name, is listed once, and has at most 120 lines`() throws {
    #expect(Set(Examples.all.map(\.name)).count == Examples.all.count)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Demo/Examples")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == Examples.all.count + 1)
    for file in files {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 120, "\(file.lastPathComponent)")
    }
  }

  @Test func `the stopwatch starts, pauses, keeps laps and can be reset`() async {
    let harness = Harness(width: 60, height: 20) { Stopwatch() }
    await harness.settle()
    let lap = harness.find(.button, "Lap")?.frame
    harness.press("s")
    await harness.advance(by: .seconds(3))
    #expect(harness.find(.button, "Pause") != nil && harness.position(of: "s pause") != nil)
    #expect(harness.find(.button, "Lap")?.frame == lap)
    harness.press("l")
    await harness.advance(by: .milliseconds(500))
    harness.press("s")
    await harness.advance(by: .seconds(9))
    #expect(harness.screen.contains { $0.contains("Lap 1") && $0.contains("0:0") })
    #expect(harness.find(.button, "Start") != nil)
    #expect(harness.screen[19].hasPrefix("  s start"))
    harness.press("r")
    await harness.settle()
    #expect(!harness.screen.contains { $0.contains("Lap 1") })
    #expect(Stopwatch.text(.milliseconds(62_345)) == "1:02.3")
  }

  @Test func `the stopwatch shows the time of the clock, without the pauses`() async {
    let harness = Harness(width: 60, height: 20) { Stopwatch() }
    await harness.advance(by: .milliseconds(1_234))
    harness.press("s")
    await harness.advance(by: .milliseconds(40_050))
    harness.press("s")
    await harness.advance(by: .seconds(9))
    harness.press("s")
    await harness.advance(by: .milliseconds(30_050))
    harness.press("l")
    #expect(harness.screen.contains { $0.contains("Lap 1") && $0.contains("1:10.0") })
  }

  @Test func `a lap of the stopwatch has its own time, and the total at its end`() async {
    let harness = Harness(width: 60, height: 20) { Stopwatch() }
    await harness.settle()
    harness.press("s")
    await harness.advance(by: .milliseconds(70_050))
    harness.press("l")
    await harness.advance(by: .seconds(5))
    harness.press("l")
    #expect(harness.position(of: "1:10.0   total 1:10.0") != nil, "\(harness.screen)")
    #expect(harness.position(of: "0:05.0   total 1:15.0") != nil, "\(harness.screen)")
    #expect(harness.find(.button, "Lap") != nil)
  }

  @Test func `the package manager installs all packages and quits`() async {
    let harness = Harness(width: 80, height: 1) { PackageManager() }
    await harness.settle()
    #expect(harness.screen[0].contains("Installing zlib 1.3.1"))
    await harness.advance(by: .milliseconds(800))
    #expect(harness.screen[0].contains("libcurl") && harness.screen[0].contains("2/10"))
    await harness.advance(by: .seconds(5))
    #expect(harness.screen[0].contains("Done! Installed 10 packages."))
    #expect(harness.hasQuit)
  }

  @Test func `four downloads run at once until all are done`() async {
    let harness = Harness(width: 70, height: 6) { DownloadList() }
    await harness.settle()
    await harness.advance(by: .milliseconds(400))
    #expect(harness.screen[5].hasPrefix("Total") && harness.screen[5].hasSuffix("  0%  0 of 12"))
    #expect(harness.screen.count { $0.contains(".qcow2") } == DownloadList.workers)
    await harness.advance(by: .seconds(30))
    #expect(harness.printed.count == DownloadList.count)
    #expect(harness.hasQuit, "\(harness.screen)")
  }

  @Test func `the browser enters folders, and returns to the same row`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "reports")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Deployed at nine.\n".utf8).write(to: inner.appending(path: "today.txt"))
    try Data().write(to: folder.appending(path: "a.txt"))
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    #expect(harness.screen[1].contains("reports") && harness.screen[2].contains("a.txt"))
    harness.press("⏎")
    await harness.settle()
    #expect(
      harness.screen[1].contains("today.txt") && harness.screen[1].contains("Deployed at nine."))
    harness.press("⌫")
    await harness.settle()
    #expect(harness.screen[1].hasPrefix("│ ▌") && harness.screen[1].contains("reports"))
    harness.press("ctrl+c")
    #expect(harness.requests == [.copy(inner.path)])
    harness.rightClick(x: 20, y: 5)
    #expect(harness.position(of: "▌Go up") != nil && harness.position(of: "Open") == nil)
    harness.press("esc")
    harness.rightClick(x: 20, y: 1)
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[1].contains("today.txt"))
  }

  @Test func `the browser follows links to folders, and doesn't wait for a pipe`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "reports")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: inner.appending(path: "today.txt"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link"), withDestinationURL: inner)
    #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    harness.press("end")
    await harness.settle()
    let message = try #require(harness.position(of: "Not a regular file"))
    // In the middle of the right side, not in its first row.
    #expect(message.y > 2 && message.x > 34)
    harness.press("home ⏎")
    await harness.settle()
    #expect(harness.screen[1].contains("today.txt"))
  }

  @Test func `the browser shows the kind and the size of a file that isn't text`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(count: 2_000).write(to: folder.appending(path: "logo.png"))
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    #expect(harness.position(of: "Not a text file") != nil)
    #expect(harness.position(of: "PNG 2 kB") != nil)
  }

  @Test func `the browser says that a folder is empty, has only hidden files, or can't be read`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: inner.appending(path: ".secret"))
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    // The selection stays, and the right side follows.
    #expect(harness.position(of: "No visible items") != nil)
    harness.press(".")
    await harness.settle()
    #expect(harness.position(of: "No visible items") == nil)
    #expect(harness.screen[1].contains("inner") && harness.screen[1].contains(".secret"))
    harness.press(". ⏎")
    await harness.settle()
    #expect(harness.position(of: "No visible items") != nil)
    harness.press(".")
    await harness.settle()
    #expect(harness.position(of: "No visible items") == nil)
    #expect(harness.screen[1].contains(".secret"))
    try FileManager.default.removeItem(at: inner.appending(path: ".secret"))
    harness.press(". .")
    await harness.settle()
    #expect(harness.position(of: "Empty") != nil && !harness.screen[1].contains(".secret"))
    try FileManager.default.removeItem(at: inner)
    harness.press(".")
    await harness.settle()
    #expect(harness.position(of: "Can't read this item") != nil)
    #expect(harness.position(of: "Empty") == nil && harness.repaint() == 0)
  }

  @Test func `each editor keeps its own text`() async {
    let harness = Harness(width: 60, height: 10) { SplitEditors() }
    await harness.settle()
    harness.type("left")
    harness.press("⇥")
    harness.type("right")
    #expect(harness.screen.contains { $0.contains("left") && $0.contains("right") })
    harness.press("ctrl+n")
    await harness.settle()
    harness.type("new")
    #expect(harness.screen.contains { $0.contains("Editor 3") })
    #expect(harness.screen.contains { $0.contains("new") })
    #expect(harness.position(of: "^N add") != nil)
    // Also while text is selected, which Control-X would cut.
    harness.press("shift+home ctrl+r")
    #expect(harness.position(of: "Remove the editor and its text?") != nil)
    harness.press("⇥ ⏎")
    #expect(!harness.screen.contains { $0.contains("Editor 3") || $0.contains("new") })
  }

  @Test func `after an editor is removed, the others keep their text and undo steps`() async {
    let harness = Harness(width: 60, height: 10) { SplitEditors() }
    await harness.settle()
    harness.type("x")
    harness.press("⌫ ⇥")
    harness.type("keep")
    harness.press("shift+⇥ ctrl+r ⇥ ⏎")
    await harness.settle()
    #expect(
      harness.screen.contains { $0.contains("Editor 2") }
        && !harness.screen.contains { $0.contains("Editor 1") })
    harness.type("ing")
    #expect(harness.position(of: "keeping") != nil)
  }

  @Test func `the pointer draws, and undo removes the last line`() {
    let harness = Harness(width: 30, height: 8) { MouseDrawing() }
    let blank = harness.cell(x: 5, y: 2)
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 2, y: 2)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 12, y: 2)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 12, y: 2)))
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 2) != blank })
    harness.press("u")
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 2) == blank })
    // Undoing a line while it is drawn leaves the other lines as they are.
    harness.drag(from: CellPoint(x: 2, y: 4), to: CellPoint(x: 12, y: 4))
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 2, y: 2)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 6, y: 2)))
    harness.press("u")
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 12, y: 2)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 12, y: 2)))
    #expect((3...11).allSatisfy { harness.cell(x: $0, y: 4) != blank })
    #expect(harness.cell(x: 12, y: 3) == blank)
  }

  @Test func `blocks have the widths that their limits allow`() {
    let harness = Harness(width: 82, height: 12) { ConstraintExplorer() }
    #expect(harness.screen.contains { $0.contains("20 columns") && $0.contains("any width") })
    #expect(harness.screen.contains { $0.contains("20") && $0.contains("29") })
    harness.press("space")
    #expect(!harness.screen.contains { $0.contains("20 columns") })
    harness.press("a")
    #expect(harness.screen.contains { $0.components(separatedBy: "any width").count == 3 })
  }

  @Test func `the form suggests a city, formats a date, counts nights and keeps notes`() {
    let harness = Harness(width: 60, height: 20) { Autocomplete() }
    #expect(harness.screen[1] == "  Book a room" && harness.screen[6].hasPrefix("  Date"))
    harness.type("ber")
    #expect(harness.screen.contains { $0.contains("Bergen") })
    harness.press("↓ ↓ ↓ ⏎ ⇥")
    harness.type("24122026")
    harness.press("⇥ ↑ ↑ ⇥ ↓ ↓ ⏎ ⇥")
    harness.type("window")
    harness.press("⏎ ↑")
    let values = harness.elements.filter { [.textField, .comboBox].contains($0.role) }.map(\.value)
    #expect(values == ["Berlin", "24.12.2026", "4", "Suite", "window"])
    #expect(harness.screen.contains { $0.contains("• window") })
    harness.press("ctrl+q")
    #expect(harness.hasQuit)
  }

  @Test func `an incomplete date says so when the focus leaves it`() {
    let harness = Harness(width: 60, height: 20) { Autocomplete() }
    harness.press("⇥")
    harness.type("12")
    #expect(harness.position(of: "Enter it as") == nil)
    harness.press("⇥")
    #expect(harness.position(of: "Enter it as DD.MM.YYYY.") != nil)
    harness.press("shift+⇥")
    harness.type("122026")
    harness.press("⇥")
    #expect(harness.position(of: "Enter it as") == nil)
    #expect(harness.find(.textField, "Date")?.value == "12.12.2026")
    #expect(harness.repaint() == 0)
  }

  @Test func `the selected city stays visible in the list of all cities`() {
    let harness = Harness(width: 60, height: 20) { Autocomplete() }
    harness.press("↓")
    #expect(harness.position(of: "Amsterdam") != nil && harness.position(of: "Dublin") == nil)
    harness.press(Array(repeating: "↓", count: 12).joined(separator: " "))
    #expect(harness.position(of: "Dublin") != nil && harness.position(of: "Amsterdam") == nil)
    harness.press(Array(repeating: "↑", count: 11).joined(separator: " "))
    #expect(harness.position(of: "Amsterdam") != nil)
    harness.press("⏎")
    #expect(harness.elements.first { $0.role == .textField }?.value == "Amsterdam")
    #expect(harness.repaint() == 0)
  }

  @Test func `the digits of a card are grouped while typing`() async {
    let harness = Harness(width: 60, height: 20) { CreditCardForm() }
    await harness.settle()
    harness.type("4505123412341234")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("4505 1234 1234 1234") })
    for (typed, shown, isAccepted) in [
      ("1327", "13/27", false), ("123", "12/3", false), ("1227", "12/27", true),
    ] {
      harness.press("⇥ ctrl+u")
      harness.type(typed)
      harness.press("⇥")
      await harness.settle()
      #expect(harness.screen.contains { $0.contains(shown) })
      let hasError = harness.screen.contains { $0.contains("Enter it as MM/YY.") }
      #expect(hasError != isAccepted, "\(typed)")
      harness.press("shift+⇥ shift+⇥")
    }
  }

  @Test func `the fields of the card stay narrow on a wide screen, the short ones side by side`()
    async throws
  {
    let harness = Harness(width: 100, height: 20) { CreditCardForm() }
    await harness.settle()
    let number = try #require(harness.find(.textField, "Card number")).frame
    let expiry = try #require(harness.find(.textField, "Valid until")).frame
    let code = try #require(harness.find(.secureField, "Security code")).frame
    #expect(number.width <= 44 && expiry.minY == code.minY && expiry.maxX < code.minX)
  }

  @Test func `Return sends a message, and an answer comes after a second`() async {
    let harness = Harness(width: 50, height: 20) { Chat() }
    await harness.settle()
    harness.type("Roll back")
    harness.press("ctrl+j")
    harness.type("checkout")
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains("checkout") })
    #expect(!harness.screen.contains { $0.contains("Done: Roll back") })
    await harness.advance(by: .seconds(2))
    #expect(harness.screen.contains { $0.contains("Done: Roll back") })
  }

  @Test func `a long message wraps in the prompt, and its answer arrives word by word`() async {
    let harness = Harness(width: 40, height: 14) { Chat() }
    await harness.settle()
    harness.type("Please deploy the new version of @ch")
    await harness.settle()
    harness.press("⇥")
    #expect(harness.position(of: "> Please deploy") != nil)
    #expect(harness.position(of: "  @checkout")?.y == 12)
    harness.press("⏎")
    await harness.advance(by: .milliseconds(1100))
    #expect(harness.position(of: "Done:") != nil && harness.position(of: "deploy --undo") == nil)
    await harness.advance(by: .seconds(3))
    #expect(harness.position(of: "deploy --undo")?.y == 9)
    harness.type("Thanks")
    harness.press("↑")
    #expect(harness.focused?.value == "Please deploy the new version of @checkout")
    harness.press("↓ ↓")
    #expect(harness.focused?.value == "Thanks")
    #expect(harness.repaint() == 0)
  }

  @Test func `windows can be dragged by their titles, and the one in front takes the click`() {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    func title(_ number: Int) -> CellPoint? { harness.position(of: "Window \(number)") }
    let before = title(3)
    let grip = CellPoint(x: 30, y: 8)
    harness.pointer(PointerEvent(.down, button: .primary, at: grip))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 40, y: 10)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 45, y: 12)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 45, y: 12)))
    #expect(title(3)?.x == (before?.x ?? 0) + 15 && title(3)?.y == (before?.y ?? 0) + 4)
    let button = harness.position(of: "Clicked 0 times")
    harness.click(x: (button?.x ?? 0) + 2, y: button?.y ?? 0)
    #expect(harness.screen.contains { $0.contains("Clicked 1 times") })
    harness.resize(width: 30, height: 8)
    harness.press("n")
    #expect(title(4) != nil)
  }

  @Test func `the key of its number brings a window to the front and focuses it`() {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    #expect(harness.position(of: "Window 2") != nil)
    harness.press("1")
    #expect(harness.position(of: "Window 2") == nil)
    harness.press("⏎")
    #expect(harness.focused?.label == "Clicked 1 times")
    harness.press("2")
    #expect(harness.position(of: "Window 2") != nil && harness.position(of: "Window 1") != nil)
    harness.press("⏎ 4")
    #expect(harness.screen.count { $0.contains("Clicked 1 times") } == 2)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a new window has the focus, and the hint has the numbers of the windows`() {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    #expect(harness.position(of: "1 … 3 window") != nil)
    harness.press("n ⏎")
    #expect(harness.position(of: "1 … 4 window") != nil)
    #expect(harness.focused?.label == "Clicked 1 times")
    harness.press("x x x")
    #expect(harness.position(of: "… 3 window") == nil && harness.position(of: "1 window") != nil)
    harness.press("x")
    #expect(harness.position(of: "Window ") == nil && harness.position(of: "1 window") == nil)
    harness.press("n")
    #expect(harness.position(of: "Window 1") != nil && harness.position(of: "1 window") != nil)
    #expect(harness.focused?.label == "Clicked 0 times")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a window that is closed during its drag doesn't move others`() throws {
    let harness = Harness(width: 80, height: 24) { OverlappingWindows() }
    func drag(_ title: String, by columns: Int, during: () -> Void = {}) throws -> Int {
      let start = try #require(harness.position(of: title))
      harness.pointer(PointerEvent(.down, button: .primary, at: start))
      let end = CellPoint(x: start.x + columns, y: start.y)
      harness.pointer(PointerEvent(.dragged, button: .primary, at: end))
      during()
      harness.pointer(PointerEvent(.up, button: .primary, at: end))
      return (harness.position(of: title)?.x ?? start.x) - start.x
    }
    _ = try drag("Window 3", by: 5) { harness.press("x") }
    #expect(harness.position(of: "Window 3") == nil)
    #expect(try drag("Window 2", by: 1) == 1)
  }

  @Test func `the pager turns pages and shows the position`() {
    let lines = (1...100).map { "line \($0)" }.joined(separator: "\n")
    let harness = Harness(width: 60, height: 23) { Pager(title: "lines", text: lines) }
    #expect(harness.screen[0].hasPrefix("╭─ lines ─"))
    #expect(harness.position(of: "─ 20% ─╯") != nil)
    harness.press("space")
    #expect(harness.position(of: " 39% ") != nil)
    harness.press("G")
    #expect(harness.position(of: "line 100") != nil && harness.position(of: "100%") != nil)
    harness.press("b g")
    #expect(harness.position(of: "line 1 ") != nil && harness.position(of: " 20% ") != nil)
    harness.resize(width: 60, height: 120)
    #expect(harness.position(of: "100%") != nil)
    harness.press("q")
    #expect(harness.hasQuit)
  }

  @Test func `without a file, the pager shows a guide to the examples`() {
    let harness = Harness(width: 80, height: 20) { Pager() }
    #expect(harness.position(of: "Space and b turn the pages") != nil)
    #expect(harness.position(of: "A stopwatch with laps.") != nil)
    harness.press("G")
    #expect(harness.position(of: "swift run examples autocomplete") != nil)
  }

  @Test func `the pager shows bytes that aren't text, and a missing file is an error`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(throws: (any Error).self) { try Pager.read(file.path) }
    try Data([0x61, 0xFF, 0x62]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Pager.read(file.path) == "a\u{FFFD}b")
  }

  @Test func `the pager says why it can't show a file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(throws: Pager.Failure.missing) { try Pager.read(file.path) }
    try Data([0x61, 0x00, 0x62]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: Pager.Failure.binary) { try Pager.read(file.path) }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: Pager.Failure.folder) { try Pager.read(folder) }
    #expect(Pager.Failure(CocoaError(.fileReadNoPermission)) == .permission)
    #expect(
      Pager.Failure.folder.message(for: "/tmp")
        == "/tmp is a folder, not a text file. Enter the name of a file in it.")
    #expect(
      Pager.Failure.missing.message(for: "notes.txt")
        == "there's no file notes.txt. Check its name and the current folder.")
  }

  @Test func `the columns of the table follow a dragged line`() {
    let harness = Harness(width: 78, height: 20) { ResizableTable() }
    let start = harness.position(of: "Plan")
    #expect(harness.position(of: "$48,210") != nil)
    #expect(harness.position(of: "Seats") != nil)
    let line = harness.screen[5].dropFirst().firstIndex(of: "│").map {
      harness.screen[5].distance(from: harness.screen[5].startIndex, to: $0)
    }
    for (kind, x) in [(PointerEvent.Kind.down, line ?? 0), (.dragged, 0), (.up, 0)] {
      harness.pointer(PointerEvent(kind, button: .primary, at: CellPoint(x: x, y: 5)))
    }
    #expect((harness.position(of: "Plan")?.x ?? 0) < (start?.x ?? 0))
    #expect(harness.position(of: " $48,210  │") != nil && harness.position(of: "Revenue ▼") != nil)
    harness.press("d")
    #expect(harness.position(of: "Seats") == nil)
    #expect((harness.position(of: "Plan")?.x ?? 0) > (start?.x ?? 0))
    harness.press("d")
    #expect(harness.position(of: "Seats") != nil)
    #expect(harness.repaint() == 0)
  }
}
