// SPDX-License-Identifier: MIT
// Testing: Markdown pages that link to each other.

import Curium
import CuriumTesting
import Testing

@MainActor struct MarkdownPagesTests {
  private struct NoSuchPage: Error, CustomStringConvertible {
    let description: String
  }

  private static let long = String(repeating: "Words\n\n", count: 20)

  private static let pages = [
    "README.md":
      "# Home\n[Deploy](guides/deploy.md) [None](none.md) [Web](https://a.example) "
      + "[Gone](README.md#gone)",
    "guides/deploy.md":
      "# Deploy\n\(long)[Roll back](./roll%20back.md#copy) [Home](../README.md)\n\n\(long)",
    "guides/roll back.md": "# Roll back\n\n\(long)## Copy\n[Top](#roll-back)\n\n\(long)",
  ]

  private static func page(_ path: String) throws -> String {
    guard let page = pages[path] else { throw NoSuchPage(description: "There is no \(path)") }
    return page
  }

  private struct Wiki: View {
    let load: @MainActor (String) async throws -> String
    @State private var path = "README.md"

    init(
      _ load: @escaping @MainActor (String) async throws -> String = {
        try MarkdownPagesTests.page($0)
      }
    ) {
      self.load = load
    }

    var body: some View {
      MarkdownBrowser(path: $path, load: load)
        .keyBinding("Home", "f2") { path = "README.md" }
        .keyBinding("Path", "f3") { path = "guides/deploy.md" }
    }
  }

  private func open(_ harness: Harness, _ link: String) async throws {
    let place = try #require(harness.position(of: link))
    harness.click(x: place.x, y: place.y)
    await harness.settle()
  }

  /// Returns whether the long page with the title "Deploy" is shown, from its top.
  private func showsDeploy(_ harness: Harness) -> Bool {
    harness.position(of: "Deploy") == CellPoint(x: 1, y: 0)
  }

  @Test func `links open pages, and the history leads back to the same part`() async throws {
    let harness = Harness(width: 40, height: 8) { Wiki() }
    await harness.settle()
    #expect(harness.screen[0] == " Home")
    try await open(harness, "Deploy")
    #expect(showsDeploy(harness))
    // A gap is at the top: the history remembers the block, not the row in it.
    harness.scroll(y: 12, at: CellPoint(x: 10, y: 3))
    await harness.settle()
    let link = try #require(harness.position(of: "Roll back"))
    try await open(harness, "Roll back")
    // The link leads to a heading.
    #expect(harness.screen[0] == " Copy" || harness.screen[1] == " Copy")
    harness.press("alt+←")
    await harness.settle()
    #expect(harness.position(of: "Roll back") == link)
    harness.press("alt+←")
    await harness.settle()
    #expect(harness.screen[0] == " Home")
    harness.press("alt+← alt+→ alt+→")
    await harness.settle()
    #expect(harness.position(of: "Copy") != nil)
    #expect(harness.repaint() == 0)
    #expect(harness.warnings == [])
  }

  @Test func `a new page forgets the later ones, and the app can choose pages too`() async throws {
    let harness = Harness(width: 40, height: 8) { Wiki() }
    await harness.settle()
    harness.press("f3")
    await harness.settle()
    #expect(showsDeploy(harness))
    harness.press("alt+←")
    await harness.settle()
    #expect(harness.screen[0] == " Home")
    try await open(harness, "Deploy")
    harness.press("alt+→")
    await harness.settle()
    #expect(showsDeploy(harness))
  }

  @Test func `the keys of a page work after a link`() async throws {
    let harness = Harness(width: 40, height: 8) { Wiki() }
    await harness.settle()
    try await open(harness, "Deploy")
    harness.press("pgdn")
    #expect(harness.position(of: "Deploy") == nil && harness.position(of: "Words") != nil)
  }

  @Test func `links to websites go to the app`() async throws {
    var opened: [String] = []
    let harness = Harness(
      width: 40, height: 8,
      environment: { values in
        values.openURL = OpenURLAction { url in
          opened.append(url)
          return .handled
        }
      },
      content: { Wiki() })
    await harness.settle()
    try await open(harness, "Web")
    #expect(opened == ["https://a.example"] && harness.screen[0] == " Home")
    // A link to a page doesn't, even if the page has no such heading.
    try await open(harness, "Gone")
    #expect(opened == ["https://a.example"] && harness.screen[0] == " Home")
  }

  @Test func `a page that can't be loaded says why, and can be loaded again or left`() async throws
  {
    var isMissing = true
    let harness = Harness(width: 40, height: 8) {
      Wiki { path in
        if path == "none.md", isMissing { throw NoSuchPage(description: "There is no \(path)") }
        return Self.pages[path] ?? "# Here"
      }
    }
    await harness.settle()
    try await open(harness, "None")
    #expect(harness.position(of: "Can't open this page") != nil)
    #expect(harness.position(of: "There is no none.md") != nil)
    harness.press("alt+←")
    await harness.settle()
    #expect(harness.screen[0] == " Home")
    harness.press("alt+→")
    await harness.settle()
    isMissing = false
    harness.click(try #require(harness.find(.button, "Retry")))
    await harness.settle()
    #expect(harness.screen[0] == " Here")
  }

  @Test func `a slow page shows the one before, then a spinner`() async throws {
    let (gate, go) = AsyncStream.makeStream(of: Void.self)
    let harness = Harness(width: 40, height: 8) {
      Wiki { path in
        if path != "README.md" { for await _ in gate { break } }
        return Self.pages[path] ?? ""
      }
    }
    await harness.settle()
    try await open(harness, "Deploy")
    #expect(harness.screen[0] == " Home" && harness.find(.progress) == nil)
    await harness.advance(by: .milliseconds(200))
    #expect(harness.find(.progress) != nil)
    go.yield()
    await harness.settle()
    #expect(showsDeploy(harness) && harness.find(.progress) == nil)
  }

  @Test(arguments: ["Deploy", "None"])
  func `a page that is left before it has loaded isn't part of the history`(
    second: String
  ) async throws {
    let (gate, go) = AsyncStream.makeStream(of: Void.self)
    let harness = Harness(width: 40, height: 8) {
      Wiki { path in
        if path == "guides/deploy.md" { for await _ in gate { break } }
        return Self.pages[path] ?? "# Empty"
      }
    }
    await harness.settle()
    try await open(harness, "Deploy")
    try await open(harness, second)
    go.yield()
    await harness.settle()
    #expect(second == "Deploy" ? showsDeploy(harness) : harness.screen[0] == " Empty")
    harness.press("alt+←")
    await harness.settle()
    #expect(harness.screen[0] == " Home")
  }

  @Test func `the title of a screen is the first heading of the page`() async throws {
    let harness = Harness(width: 40, height: 8) { NavigationStack { Wiki() } }
    await harness.settle()
    #expect(harness.find(.navigationBar, "Home") != nil)
    try await open(harness, "None")
    #expect(harness.find(.navigationBar, "none.md") != nil)
  }

  @Test func `a page that is loaded again stays where it is`() async {
    var text = "# Home\n\n" + Self.long
    let harness = Harness(width: 40, height: 8) { Wiki { _ in text } }
    await harness.settle()
    harness.press("⇥ pgdn")
    await harness.settle()
    let before = harness.content
    text += "More"
    harness.press("ctrl+r")
    await harness.settle()
    #expect(harness.content == before)
    harness.press("end")
    await harness.settle()
    #expect(harness.position(of: "More") != nil)
  }

  @Test(arguments: [
    ("b.md", "a.md", "b.md"), ("../b.md", "x/a.md", "b.md"), ("../../b.md", "x/a.md", "b.md"),
    ("./c/b.md", "/x/a.md", "/x/c/b.md"), ("/b.md", "x/a.md", "/b.md"), ("c%2Fb.md", "a", "c/b.md"),
  ])
  func `paths are relative to the folder of their page`(
    link: String, page: String, path: String
  ) async throws {
    let harness = Harness(width: 40, height: 8) {
      StatefulPage(path: page) { $0 == page ? "[go](\(link))" : "at \($0)" }
    }
    await harness.settle()
    try await open(harness, "go")
    #expect(harness.content == [" at \(path)"])
  }

  private struct StatefulPage: View {
    @State var path: String
    let load: @MainActor (String) -> String

    var body: some View { MarkdownBrowser(path: $path) { load($0) } }
  }
}
