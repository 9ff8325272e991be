// SPDX-License-Identifier: MIT
// Testing: a gallery of two components that aren't the kit's.

import Curium
import CuriumControls
import CuriumPreviews
import CuriumTesting
import CuriumThemeFiles
import Foundation
import Testing

@testable import CuriumGallery

/// A price, as an app might have it.
private struct PriceTag: View {
  var amount = "12.00"

  var body: some View { Text("EUR \(amount)").foregroundStyle(.accentColor) }
}

private enum PriceTagPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { PriceTag() }
    Preview("Playground") { knobs in PriceTag(amount: knobs.text("amount", "8.50")) }
  }
}

private enum OrderRowPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      HStack(spacing: 2) {
        Text("Order 2041"); PriceTag()
      }
    }
  }
}

private enum WelcomePreviews: PreviewProvider {
  static var level: Level { .page }
  static var previews: [Preview] { Preview("Live") { Text("Welcome to Acme") } }
}

/// A screen with nothing but a playground.
private enum GreetingPreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Playground") { knobs in Text("Hello, \(knobs.text("name", "Ada"))") }
  }
}

private enum EmptyPreviews: PreviewProvider {
  static var level: Level { .template }
  static var previews: [Preview] { return [] }
}

/// Screens are 120 × 40 cells.
@MainActor struct CatalogTests {
  private static let acme = AppTheme.nord.named("acme", displayName: "Acme")

  private func catalog(start: Exhibit? = nil, themes: [AppTheme] = [acme]) -> GalleryCatalog {
    var catalog = GalleryCatalog("Acme", start: start, themes: themes) {
      Exhibit(
        PriceTagPreviews.self, "Shows a price.",
        code: ["PriceTag()", #"PriceTag(amount: knobs.text("amount", "8.50"))"#])
      OrderRowPreviews.self
    }
    catalog.program = "acme"
    return catalog
  }

  private func open(_ catalog: GalleryCatalog) async -> Harness {
    let themes = OpenCommand(theme: nil, catalog: catalog, open: {}).library
    let harness = Harness(width: 120, height: 40) { GalleryContent(catalog, themes: themes) }
    await harness.settle()
    return harness
  }

  private func run(_ words: String...) async -> CommandEnding {
    await CommandLineProgram(root: GalleryCommand.syntax(catalog())).run(words)
  }

  /// Returns the command for the words of a command line.
  private func command<Command>(_ words: String..., as type: Command.Type) throws -> Command {
    let action = try CommandRequest(words, of: GalleryCommand.syntax(catalog())).action()
    guard case .run(let command) = action else { throw ExitCode.failure }
    return try #require(command as? Command)
  }

  // MARK: On the screen

  @Test func `it opens at the first component, in the app's own theme`() async {
    let harness = await open(catalog())
    #expect(harness.screen[0].hasPrefix("  Acme       Components   Themes   "))
    #expect(harness.screen[0].contains("Theme Acme"))
    #expect(harness.find(.row, "PriceTag")?.semantics.isSelected == true)
    #expect(harness.position(of: "ATOMS 1") != nil && harness.position(of: "MOLECULES 1") != nil)
    #expect(harness.position(of: "EUR 12.00") != nil)
    #expect(harness.position(of: "Shows a price.") != nil)
    // There is no tour, and no start page.
    #expect(harness.screen[39].contains("quit") && !harness.screen[39].contains("tour"))
    harness.press("h F2")
    await harness.settle()
    #expect(harness.find(.row, "PriceTag")?.semantics.isSelected == true)
    harness.expectRest()
  }

  @Test func `a screen shows its playground if it has no other previews`() async throws {
    let catalog = GalleryCatalog("Acme") {
      GreetingPreviews.self
      EmptyPreviews.self
    }
    let harness = await open(catalog)
    #expect(harness.position(of: "Hello, Ada") != nil)
    harness.press("↓")
    await harness.settle()
    #expect(harness.find(.row, "Empty")?.semantics.isSelected == true)
    for (name, isShown) in [("Greeting", true), ("Empty", false)] {
      let subject = try #require(ExportSubject.named([name], of: catalog).first)
      let page = Harness(width: 80, height: 24) { subject.view }
      #expect((page.position(of: "Hello, Ada") != nil) == isShown)
    }
  }

  @Test func `an exhibit has a tab for each part of its documentation`() async {
    let harness = await open(catalog())
    func tabs() -> [String] { harness.elements.filter { $0.role == .tab }.map(\.label) }
    #expect(tabs() == ["Preview", "Playground", "Code", "Tokens"])
    harness.press("p")
    await harness.settle()
    #expect(harness.find(.textField, "amount")?.value == "8.50")
    harness.press("p")
    await harness.settle()
    #expect(harness.position(of: #"PriceTag(amount: "8.50")"#) != nil)
    harness.press("↓")
    await harness.settle()
    #expect(harness.find(.row, "OrderRow")?.semantics.isSelected == true)
    #expect(tabs() == ["Preview", "Tokens"])
    harness.expectRest()
  }

  @Test func `a start page has its own tab`() async throws {
    let start = Exhibit(page: WelcomePreviews.self, "An overview.")
    let harness = await open(catalog(start: start, themes: []))
    #expect(harness.screen[0].hasPrefix("  Acme       Welcome   Components   Themes   "))
    #expect(harness.position(of: "Welcome to Acme") != nil)
    try harness.click(.button, "Components")
    await harness.settle()
    #expect(harness.position(of: "Welcome to Acme") == nil)
    harness.press("h")
    await harness.settle()
    #expect(harness.position(of: "Welcome to Acme") != nil)
    harness.expectRest()
  }

  @Test func `an empty gallery shows the themes`() async {
    let harness = await open(GalleryCatalog("Empty") {})
    #expect(harness.find(.heading, "Themes") != nil)
    harness.press("/")
    await harness.settle()
    harness.expectRest()
  }

  @Test func `a section of exhibits has its own tab`() {
    let catalog = GalleryCatalog("Acme") {
      Exhibit(PriceTagPreviews.self, section: "Money")
      Exhibit(OrderRowPreviews.self, name: "Orders")
      Exhibit(WelcomePreviews.self)
    }
    #expect(catalog.places.map(catalog.title) == ["Components", "Money", "Pages", "Themes"])
    #expect(catalog.sections.map(\.title) == ["Tokens", "Molecules", "Pages", "Money"])
    #expect(catalog.exhibit(named: "orders")?.name == "Orders")
  }

  @Test func `the heading of a section is escaped on an exported page`() throws {
    let catalog = GalleryCatalog("Acme") { Exhibit(PriceTagPreviews.self, section: "Forms & <b>") }
    let subject = try #require(ExportSubject.all(of: catalog).last)
    var page = ExportPage(themes: [.dark])
    page.begin(subject)
    #expect(page.text.contains("<h2>Forms &amp; &lt;b&gt;</h2>"))
    #expect(page.text.contains("<small>Forms &amp; &lt;b&gt;</small>"))
    #expect(!page.text.contains("<b>"))
  }

  // MARK: Commands

  @Test func `its components are listed with their levels`() throws {
    let list = try command("list", as: ListCommand.self)
    #expect(
      list.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "token Themes", "atom PriceTag", "molecule OrderRow",
      ])
    #expect(list.lines[1].hasSuffix(" Shows a price."))
    let atoms = try command("list", "--level", "atom", as: ListCommand.self)
    #expect(atoms.lines.count == 1)
  }

  @Test func `a component is shown in the app's theme, or in a named one`() async throws {
    let show = try command("show", "pricetag", "--size", "12x2", as: ShowCommand.self)
    #expect(show.theme == "acme")
    #expect(try await show.frames(depth: .none).text == "EUR 12.00\n\n")
    let ending = await run("show", "PrcieTag")
    #expect(ending.output.text.contains("Did you mean PriceTag?"))
  }

  @Test func `its components are exported in its own themes and the built-in ones`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path() + "/deep/er"
    let export = try command(
      "export", "--format", "text", "--theme", "acme", "--theme", "light", path,
      as: ExportCommand.self)
    #expect(export.themes.map(\.name) == ["acme", "light"])
    try await export.run()
    for theme in ["acme", "light"] {
      for name in ["Gallery", "Themes", "PriceTag", "OrderRow"] {
        #expect(FileManager.default.fileExists(atPath: "\(path)/\(theme)/\(name).txt"), "\(name)")
      }
    }
    let text = try String(contentsOfFile: "\(path)/acme/PriceTag.txt", encoding: .utf8)
    #expect(text == "EUR 12.00\n")
    let unknown = #expect(throws: UsageError.self) {
      try OpenCommand(theme: "acmee", catalog: catalog(), open: {}).check()
    }
    let start = "There's no theme or file \"acmee\". Did you mean acme? The themes are acme, "
    #expect(unknown?.message.hasPrefix(start) == true)
    #expect(await run("export", "--theme", "x", path).output.text.contains("The themes are acme, "))
    #expect(await run("export", "--format", "text", "/dev/null/x").code == .failure)
  }

  @Test func `its help shows its name`() async {
    let help = await run("--help").output.text
    #expect(help.hasPrefix("Browse every component of Acme in every theme."))
    #expect(
      help.contains("Usage: acme [<command>]") && help.contains("acme show PriceTag OrderRow"))
  }
}
