// SPDX-License-Identifier: MIT
// Testing: the gallery, used like a user would.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumThemeFiles
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor @Suite(.serialized) struct GalleryTests {
  private func open(width: Int = 120, height: Int = 150) async -> Harness {
    await Harness.gallery(width, height)
  }

  /// Clicks a component in the sidebar of its place, however far down it is.
  private func choose(_ name: String, in harness: Harness) throws {
    let size = harness.size
    try harness.click(.button, GalleryPlace(of: name).title)
    harness.resize(width: size.width, height: 200)
    harness.click(try #require(harness.find(.row, name)))
    harness.resize(width: size.width, height: size.height)
  }

  /// The title above the previews of the visible component.
  private func title(_ harness: Harness) -> String? {
    harness.elements.first { $0.role == .heading && $0.frame.minX > 20 }?.label
  }

  @Test func `opens at its start page, with the keys at the bottom`() async {
    let harness = Harness(width: 120, height: 45) { GalleryContent(.kit, themes: .kit) }
    await harness.settle()
    #expect(harness.screen[0].hasPrefix("  Curium       Home   Components   Views   Apps   Themes"))
    #expect(harness.find(.button, "Home")?.semantics.isEnabled == true)
    #expect(harness.focused?.label == "Take the tour")
    #expect(harness.screen[44].contains("q quit"))
    #expect(!harness.isAnimating)
  }

  @Test func `all exhibits are in the lists of their places, grouped by level`()
    async throws
  {
    let harness = await open()
    var found: Set<String> = []
    for place in GalleryPlace.allCases where place.hasList {
      try harness.click(.button, place.title)
      for section in place.sections {
        #expect(harness.find(.heading, section.title) != nil)
        #expect(
          harness.position(of: "\(section.title.uppercased()) \(section.exhibits.count)") != nil)
        for exhibit in section.exhibits where harness.find(.row, exhibit.name) != nil {
          found.insert(exhibit.name)
        }
      }
    }
    #expect(found == Set(([.processes] + Exhibit.all + Exhibit.views).map(\.name)))
  }

  @Test func `the palette opens the processes, the first of the apps`() async {
    let harness = await Harness.gallery(140, 45, at: .home)
    harness.press("ctrl+p")
    harness.type("proc")
    harness.press("⏎")
    await harness.advance(by: .seconds(1))
    #expect(harness.find(.list, "Processes") != nil)
    #expect(harness.find(.row, "postgres (934)") != nil)
    #expect(Gallery.catalog.sections(of: .pages)[0].exhibits[0].name == "Processes")
  }

  @Test func `arrow keys and clicks in the sidebar select the exhibit`() async throws {
    let harness = await open()
    let ids = SidebarContents(matching: "", in: .components, of: .kit).ids
    let place = try #require(ids.firstIndex(of: "PrimaryButton"))
    harness.press(String(repeating: "↓ ", count: place))
    await harness.settle()
    #expect(title(harness) == "PrimaryButton")
    harness.click(try #require(harness.find(.row, "ContentSection")))
    #expect(title(harness) == "ContentSection")
    #expect(harness.find(.row, "ContentSection")?.semantics.isSelected == true)
    #expect(harness.find(.row, "PrimaryButton")?.semantics.isSelected == false)
    #expect(harness.repaint() == 0)
  }

  @Test func `t goes through the dark themes and runs only the body with the theme's name`()
    async throws
  {
    let harness = await open()
    try choose("LoginPage", in: harness)
    var names: [String] = []
    let all = AppTheme.builtIn.filter { $0.colorScheme == .dark }.map(\.displayName)
    for _ in all {
      harness.recording.reset()
      harness.press("t")
      let bodies = harness.recording.bodies.filter { !$0.hasPrefix("ThemeSourceFollower") }
      names.append(String(harness.screen[0].split(separator: "Theme ").last ?? ""))
      // The terminal's colours have fewer colours, which other bodies read too.
      let changesDepth = names.suffix(2).contains(AppTheme.terminal.displayName)
      #expect(bodies == ["ThemeName"] || changesDepth && bodies.contains("ThemeName"))
      #expect(harness.repaint() == 0)
    }
    // Starts after the current theme, which is the first dark one.
    #expect(names == Array(all[1...] + all[..<1]))
  }

  @Test func `the search bar takes typed text, including the letter t`()
    async throws
  {
    let harness = await open()
    try choose("SearchBar", in: harness)
    let field = try #require(harness.find(.textField, "Search packages…"))
    harness.click(field)
    harness.type("telnet")
    #expect(harness.find(.textField, "Search packages…")?.value == "telnet")
    #expect(harness.screen[0].hasSuffix("Theme Dark"))
    #expect(!harness.hasQuit)
  }

  @Test(arguments: 0...3)
  func `the symbol for the list is easy to hit`(x: Int) async {
    let harness = await Harness.gallery(40, 12, at: .home)
    #expect(harness.screen[0].hasPrefix("  ≡"))
    harness.click(x: x, y: 0)
    await harness.settle()
    #expect(harness.focused?.label == "Exhibits")
  }

  @Test func `an app's page shows a spinner, then the app`() async throws {
    let harness = Harness(width: 100, height: 40) { AppDetailPage(app: .pulse) }
    await harness.settle()
    #expect(harness.find(.progress) != nil)
    #expect(harness.find(.button, "Install")?.semantics.isEnabled == false)
    await harness.advance(by: .seconds(3))
    #expect(harness.find(.button, "Install")?.semantics.isEnabled == true)
    #expect(harness.position(of: "Loading") == nil)
    #expect(harness.position(of: "Pulse") != nil)
    harness.click(try #require(harness.find(.button, "Install")))
    #expect(harness.position(of: "Installed") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `the exhibit of an app's page opens with its data`() async throws {
    let harness = await open()
    try choose("AppDetailPage", in: harness)
    await harness.settle()
    #expect(harness.find(.button, "Install")?.semantics.isEnabled == true)
    #expect(harness.position(of: "Recent reviews") != nil)
  }

  @Test func `the variant of an app's page that loads never shows the data`() async throws {
    let preview = AppDetailPagePreviews.previews.first { $0.name == "Loading" }
    let content = try #require(preview).content
    let harness = Harness(width: 100, height: 40) { content() }
    await harness.advance(by: .seconds(10))
    #expect(harness.find(.progress) != nil)
    #expect(harness.find(.button, "Install")?.semantics.isEnabled == false)
    #expect(harness.repaint() == 0)
  }

  @Test func `an app's page uses the kit's components and gets its data from outside`()
    async throws
  {
    var requests = 0
    let repository = AppRepository { id, clock in
      requests += 1
      if requests == 1 { throw AppRepositoryError(reason: "No network.") }
      return AppMetrics(
        downloads: "7", downloadGrowth: "1 %", activeUsers: "\(id)", size: "2 kB",
        sizeChange: "1 kB")
    } reviews: { _, _ in
      [Review(id: 1, author: "Ada", stars: 3, text: "Fine.")]
    }
    let harness = Harness(width: 70, height: 48) {
      AppDetailPage(app: .pulse).environment(\.appRepository, repository)
    }
    await harness.settle()
    #expect(harness.position(of: "No network.") != nil)
    #expect(harness.find(.heading, "Pulse") != nil)
    harness.click(try #require(harness.find(.button, "Retry")))
    await harness.settle()
    #expect(requests == 2)
    for words in ["Downloads", "Active users", "Recent reviews", "Ada", "3 of 5"] {
      #expect(harness.position(of: words) != nil, "\(words)")
    }
    // Numbers use display text if there is room.
    #expect(harness.elements.contains { $0.value.hasPrefix("2 kB") })
    harness.click(try #require(harness.find(.button, "Follow Pulse")))
    #expect(harness.find(.button, "Following Pulse") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a narrow screen shows the page or the list`() async {
    let harness = await Harness.gallery(40, 20, at: .home)
    #expect(harness.find(.row, "Badge") == nil)
    #expect(harness.find(.button, "Take the tour") != nil)
    harness.press("esc")
    #expect(harness.focused?.label == "Exhibits")
    #expect(harness.find(.row, "ActionBadge") != nil)
    harness.press("↓ ↓ ⏎")
    #expect(harness.find(.row, "ActionBadge") == nil)
    #expect(harness.position(of: "Update") != nil)
    harness.press("esc")
    #expect(harness.find(.row, "ActionBadge")?.semantics.isSelected == true)
    #expect(harness.repaint() == 0)
  }

  @Test func `with 16 colours, the marker is dim while another view has the focus`() async throws {
    let harness = Harness(
      width: 120, height: 40, capabilities: TerminalCapabilities(colorDepth: .ansi16)
    ) { GalleryContent(.kit, themes: .kit, place: .components) }
    await harness.settle()
    func isMarkerDim() throws -> Bool {
      let row = try #require(harness.elements.first { $0.role == .row && $0.semantics.isSelected })
      return harness.cell(x: row.frame.minX, y: row.frame.minY).style.attributes.contains(.dim)
    }
    #expect(try !isMarkerDim())
    harness.press("/")
    #expect(try isMarkerDim())
    harness.press("esc T")
    await harness.settle()
    #expect(try !isMarkerDim())
    harness.press("⇥ ⇥")
    #expect(try isMarkerDim())
  }

  @Test func `the row under the pointer has the sidebar's hover background`() async throws {
    let theme = AppTheme.dark.setting(
      ComponentTokens.Sidebar.backgroundColorHover, to: Color(hex: 0x12_3456))
    for (place, keys) in [(GalleryPlace.components, ""), (.components, "T")] {
      let harness = Harness(width: 120, height: 40, theme: theme) {
        GalleryContent(.kit, themes: ThemeLibrary(folder: "/nowhere"), place: place)
      }
      await harness.settle()
      harness.press(keys)
      await harness.settle()
      let row = try #require(harness.elements.first { $0.role == .row && !$0.semantics.isSelected })
      harness.pointer(PointerEvent(.moved, at: row.frame.origin))
      #expect(harness.cell(x: row.frame.minX, y: row.frame.minY).background.value == 0x12_3456)
    }
  }

  @Test func `q quits`() async {
    let harness = await open()
    harness.press("q")
    #expect(harness.hasQuit)
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `every size between 1×1 and 300×100 is drawn completely`(seed: UInt64) async {
    let harness = await open()
    var random = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 1 + Int((random >> 33) % UInt64(limit))
    }
    for step in 0..<30 {
      let (width, height) = step == 0 ? (1, 1) : (next(300), next(100))
      harness.resize(width: width, height: height)
      if step % 5 == 2 { harness.press("↓") }
      if step % 7 == 3 { harness.press("⇥ ⏎ esc") }
      let before = harness.screen
      if harness.repaint() != 0 {
        let differing = zip(before, harness.screen).filter(!=).prefix(2)
        Issue.record("\(width)×\(height), step \(step): \(Array(differing))")
      }
    }
    #expect(harness.warnings == [])
  }
}
