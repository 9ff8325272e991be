// SPDX-License-Identifier: MIT
// Testing: listing, showing and exporting exhibits on the command line.

import CuriumRendering
import CuriumPreviews
import Curium
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct ExportTests {
  private static let themes: [AppTheme] = [.dark, .light, .nord, .highContrastDark, .terminal]
  private static let few = ["Badge", "Card", "DataTable", "LoginPage"]

  private func few() throws -> [ExportSubject] { try ExportSubject.named(Self.few, of: .kit) }

  @Test func `every exhibit and the gallery itself are exported under unique names`() {
    let names = ExportSubject.all(of: .kit).map(\.name)
    let components = Exhibit.all.filter { $0.level != .page }
    let pages = [.processes] + Exhibit.all.filter { $0.level == .page }
    let exhibits = [.themes] + components + pages + Exhibit.views
    #expect(names == ["Gallery"] + exhibits.map(\.name))
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
    #expect(ExportSubject.all(of: .kit).allSatisfy { !$0.previews.isEmpty && !$0.summary.isEmpty })
  }

  @Test func `a picture is complete, in its theme's folder`() async throws {
    let export = GalleryExport(themes: Self.themes, size: nil)
    for subject in try few() {
      let files = await export.files(of: subject, .svg)
      #expect(files.map(\.folder) == Self.themes.map(\.name))
      for file in files {
        #expect(file.name == "\(subject.name).svg")
        #expect(file.text.hasPrefix("<svg xmlns=") && file.text.hasSuffix("</svg>\n"))
        #expect(file.text.contains("<title>\(subject.name), "))
        #expect(Self.isBalanced(file.text), "\(file.folder)/\(file.name)")
      }
      #expect(Set(files.map(\.text)).count == files.count)
    }
  }

  @Test func `a picture has a margin in the colour of its background`() async throws {
    let subject = try ExportSubject.named(["Badge"], of: .kit)[0].onlyFirst
    let export = GalleryExport(themes: [.dark], size: CellSize(width: 20, height: 3))
    let picture = await export.files(of: subject, .svg)[0].text
    // The badge is one row high, and a cell is 9 by 18 units.
    #expect(picture.contains("width=\"198\" height=\"36\" viewBox=\"-9 -9 198 36\""))
    #expect(picture.contains("<rect x=\"-9\" y=\"-9\" width=\"100%\" height=\"100%\" fill="))
  }

  @Test func `an exhibit exported as text looks like the screen, to its last row`() async throws {
    let subject = try ExportSubject.named(["badge"], of: .kit)[0]
    let files = await GalleryExport(themes: [.dark], size: nil).files(of: subject, .text)
    let harness = Harness(width: 60, height: 30) { subject.view }
    #expect(files[0].text == harness.content.map { $0 + "\n" }.joined())
    let small = GalleryExport(themes: [.dark], size: CellSize(width: 9, height: 2))
    let cut = await small.files(of: subject, .text)[0].text
    #expect(cut.count { $0 == "\n" } <= 2)
  }

  @Test func `the page shows each cell in the theme's colour`() async throws {
    let export = GalleryExport(themes: Self.themes, size: nil)
    let page = await export.page(of: try few())
    #expect(
      Self.isBalanced(page.replacing(#/<script>.*<\/script>/#.dotMatchesNewlines(), with: "")))
    #expect(!page.contains("http://") && !page.contains("https://"))
    let palettes = page.matches(of: #/\["([a-z-]+)","(light|dark)","([0-9a-f]*)"\]/#)
    #expect(palettes.map { String($0.1) } == Self.themes.map(\.name))
    let count = palettes[0].3.count / 6
    #expect(count > 10 && palettes.allSatisfy { $0.3.count == 6 * count })
    let used = page.matches(of: #/class="c(\d+)"/#).compactMap { Int($0.1) }
    #expect(used.allSatisfy { $0 < count } && Set(used).count == count)
  }

  @Test func `each cell has a class for its colours in all themes, and an outline for its glyph`()
    throws
  {
    func frame(_ letters: [(String, ink: Int)], ground: Int) -> GalleryExport.Frame {
      let row = letters.map { letter, ink in
        var cell = render(Text(letter), width: 1).pictureRows[0][0]
        (cell.ink, cell.ground) = (ink, ground)
        return cell
      }
      return GalleryExport.Frame(rows: [row], ground: ground)
    }
    var page = ExportPage(themes: [.light, .dark])
    page.begin(try ExportSubject.named(["Badge"], of: .kit)[0])
    let light = frame([("a", 0x0A0A0A), ("b", 0x0A0A0A)], ground: 0xFFFFFF)
    let dark = frame([("a", 0xAAAAAA), ("b", 0xBBBBBB)], ground: 0x111111)
    page.add([light, dark], name: "Default", columns: 2)
    page.add([light, frame([("a", 1), ("c", 2)], ground: 3)], name: "Framed", columns: 2)
    let text = page.text
    #expect(text.contains("[\"light\",\"light\",\"0a0a0affffff0a0a0a"))
    #expect(text.contains("[\"dark\",\"dark\",\"aaaaaa111111bbbbbb"))
    #expect(text.contains("class=\"c0\">a</text>") && text.contains("class=\"c2\">b</text>"))
    #expect(
      text.contains("<svg data-themes=\"0\" hidden role=\"img\" aria-label=\"Badge, Framed\""))
    #expect(text.contains("<svg data-themes=\"1\" role=\"img\""))
    #expect(text.contains("<svg role=\"img\" aria-label=\"Badge, Default\""))
    // Without a script, the page shows the first dark theme.
    #expect(text.contains(".c0{fill:#aaaaaa}"))
  }

  /// Returns the command for the words of a command line.
  private func command(_ words: String...) throws -> any RunnableCommand {
    let action = try CommandRequest(words, of: GalleryCommand.syntax(.kit)).action()
    guard case .run(let command) = action else { throw ExitCode.failure }
    return command
  }

  @Test func `exhibits are listed by level, and can be filtered by level`() throws {
    let all = try #require(try command("list") as? ListCommand)
    #expect(all.lines.count == ExportSubject.all(of: .kit).count - 1)
    let atoms = try #require(try command("list", "--level", "atom") as? ListCommand)
    #expect(atoms.lines.count == Exhibit.all.count { $0.level == .atom })
    #expect(atoms.lines.allSatisfy { $0.hasPrefix("atom ") })
  }

  @Test func `exhibits can be shown in a theme, a size and a colour depth`() async throws {
    let command = try #require(
      try command(
        "show", "badge", "Chip", "--theme", "nord", "--size", "30x4", "--depth", "256")
        as? ShowCommand)
    #expect(command.depth == .ansi256)
    let plain = try await command.frames(depth: .none).text
    // Two frames of four rows, separated by an empty line.
    #expect(plain.count { $0 == "\n" } == 9)
    #expect(!plain.contains("\u{1B}") && plain.hasPrefix("[New]"))
    let colored = try await command.frames(depth: .ansi256).text
    #expect(colored.contains("38;5;") || colored.contains("38:5:"))
    #expect(!colored.contains("38;2;") && !colored.contains("38:2:"))
  }

  @Test func `only the first preview of a component can be exported`() async throws {
    let command = try command("export", "--first", "--only", "badge", "x")
    let subjects = try #require(command as? ExportCommand).subjects()
    #expect(subjects.map(\.name) == ["Badge"])
    let files = await GalleryExport(themes: [.dark], size: nil).files(of: subjects[0], .text)
    let first = try #require(Exhibit.all.first { $0.name == "Badge" }?.variants.first)
    let harness = Harness(width: 60, height: 30) { first.content() }
    #expect(files[0].text == harness.content.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    (["show", "Bagde"], "Did you mean Badge?"),
    (["show", "Badge", "--size", "0x9"], "1x1 to 500x200"),
    (["show", "Badge", "--depth", "8"], "Use 24, 256, 16 or none."),
    (["export", "--theme", "nrd", "x"], "The themes are"),
    (["export", "--size", "big", "x"], "Use columns x rows, "),
    (["list", "--level", "planet"], "Use token, atom, "),
    (["export", ""], "Missing argument <folder>."),
    (["export", "--format", "film", "--theme", "nord", "x"], "can't be combined"),
    (["export", "--format", "film", "--only", "Badge", "x"], "can't be combined"),
    (["export", "--format", "film", "--first", "x"], "can't be combined"),
    (["export", "--format", "film", "--size", "80x24", "x"], "can't be combined"),
  ])
  func `an invalid command line is reported in words`(words: [String], hint: String) async {
    let ending = await CommandLineProgram(root: GalleryCommand.syntax(.kit)).run(words)
    #expect(ending.code == .usage && ending.output.text.contains(hint))
  }

  /// Returns whether every element is closed, in order.
  private static func isBalanced(_ text: String) -> Bool {
    let empty = ["meta", "input", "rect", "path", "br"]
    var open: [Substring] = []
    for tag in text.matches(of: #/<(\/?)([a-zA-Z0-9]+)(?:\s[^<>]*?)?(\/?)>/#) {
      if tag.1 == "/" {
        guard open.popLast() == tag.2 else { return false }
      } else if tag.3 != "/", !empty.contains(String(tag.2)) {
        open.append(tag.2)
      }
    }
    return open.isEmpty
  }
}
