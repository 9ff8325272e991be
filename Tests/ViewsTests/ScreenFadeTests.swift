// SPDX-License-Identifier: MIT
// Testing: layers, messages and selections that fade in and out.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct ScreenFadeTests {
  private struct Page: View {
    @State private var isPresented = false
    @State private var selection: Int? = 0
    @Environment(\.toast) private var toast

    var body: some View {
      List(0..<4, id: \.self, selection: $selection) { Text("世界 row \($0)") }
        .keyBinding("Open", "o") { isPresented = true }
        .keyBinding("Save", "s") { toast("Saved 世界") }
        .sheet(isPresented: $isPresented) { Text("世 Sheet") }
    }
  }

  private func makeHarness(
    _ capabilities: TerminalCapabilities = TerminalCapabilities(),
    reducesMotion: Bool = false
  ) async -> Harness {
    let harness = Harness(
      width: 30, height: 10, capabilities: capabilities,
      environment: { $0.accessibilityReduceMotion = reducesMotion }
    ) { Page() }
    harness.fadesChanges = true
    harness.send(.key(KeyPress(.tab)))
    // The next key isn't typing.
    await harness.advance(by: .seconds(1))
    return harness
  }

  private func cells(_ harness: Harness) -> [Cell] {
    (0..<10).flatMap { y in (0..<30).map { harness.cell(x: $0, y: y) } }
  }

  private func press(_ key: String, _ harness: Harness) {
    if key == "escape" { harness.send(.key(KeyPress(.escape))) } else { harness.type(key) }
  }

  /// Presses a key, and returns the screen before it, in the frame after it, and 300 ms later.
  private func change(_ harness: Harness, by key: String) async
    -> (before: [Cell], first: [Cell], last: [Cell])
  {
    let before = cells(harness)
    press(key, harness)
    await harness.settle()
    let first = cells(harness)
    await harness.advance(by: .milliseconds(300))
    return (before, first, cells(harness))
  }

  @Test(arguments: ["o", "s", "j"])
  func `a sheet, a message and a selection fade in`(key: String) async {
    let harness = await makeHarness()
    let (before, first, last) = await change(harness, by: key)
    let differs = first != before && first != last
    #expect(differs)
    // Every colour of the first frame lies between those of the others.
    for index in before.indices {
      let (old, new) = (before[index].background, last[index].background)
      #expect(first[index].background == new.blended(over: old, alpha: UInt8(0.25 * 255)))
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `the result is the same as without fading, and nothing runs on`() async {
    let fading = await makeHarness()
    let plain = await makeHarness()
    plain.fadesChanges = false
    for key in ["o", "escape", "s", "j"] {
      for harness in [fading, plain] {
        press(key, harness)
        await harness.advance(by: .milliseconds(400))
      }
      #expect(cells(fading) == cells(plain))
      #expect(fading.isAnimating == plain.isAnimating)
    }
  }

  @Test func `a sheet fades out although its views are gone`() async {
    let harness = await makeHarness()
    harness.type("o")
    await harness.advance(by: .seconds(1))
    let (before, first, last) = await change(harness, by: "escape")
    #expect(harness.find(.dialog) == nil)
    #expect(first != before && first != last)
  }

  @Test func `a key shows the complete change at once`() async {
    let harness = await makeHarness()
    let (_, _, last) = await change(harness, by: "o")
    let other = await makeHarness()
    other.type("o")
    await other.settle()
    #expect(cells(other) != last)
    other.type("x")
    await other.settle()
    #expect(cells(other) == last)
    #expect(!other.isAnimating)
  }

  @Test func `quick typing starts no fade`() async {
    let harness = await makeHarness()
    harness.type("j")
    await harness.advance(by: .milliseconds(100))
    let (_, first, last) = await change(harness, by: "j")
    #expect(first == last)
  }

  @Test func `nothing fades with reduced motion or few colours`() async {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = .ansi256
    for harness in [
      await makeHarness(reducesMotion: true), await makeHarness(capabilities),
    ] {
      let (before, first, last) = await change(harness, by: "o")
      #expect(first == last && first != before)
    }
  }

  @Test func `a change during a fade continues from the mixed colours`() async {
    let harness = await makeHarness()
    harness.type("s")
    await harness.settle()
    let mixed = cells(harness)
    harness.resize(width: 30, height: 10)
    harness.setTheme(.light)
    await harness.advance(by: .milliseconds(400))
    #expect(cells(harness) != mixed)
    #expect(harness.repaint() == 0)
  }

  /// Returns the cells that differ between two screens.
  private func changes(_ first: [Cell], _ last: [Cell]) -> [CellPoint] {
    first.indices.filter { first[$0] != last[$0] }.map { CellPoint(x: $0 % 30, y: $0 / 30) }
  }

  @Test func `a message fades in alone, and other changes of its frame are shown at once`()
    async throws
  {
    struct Lights: View {
      @State private var isOn = false
      @Environment(\.toast) private var toast

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(isOn ? "lights on" : "lights off")
          Spacer()
        }
        .keyBinding("Switch", "s") {
          isOn.toggle()
          toast("switched")
        }
      }
    }
    let harness = Harness(width: 30, height: 10) { Lights() }
    harness.fadesChanges = true
    await harness.advance(by: .seconds(1))
    for name in ["lights on", "lights off"] {
      let (_, first, last) = await change(harness, by: "s")
      #expect(harness.screen[0] == name)
      let fading = changes(first, last)
      let message = try #require(harness.find(.status)).frame
      #expect(fading.allSatisfy(message.contains))
      // The same message again only stays longer.
      #expect(fading.isEmpty == (name == "lights off"))
      await harness.advance(by: .seconds(1))
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `a number that changes fades in its own cells`() async {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        HStack(spacing: 1) {
          Text("\(count)").fadesChange(of: count)
          Text("\(count)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .keyBinding("Count", "c") { count += 1 }
      }
    }
    let harness = Harness(width: 30, height: 10) { Counter() }
    harness.fadesChanges = true
    await harness.advance(by: .seconds(1))
    let (_, first, last) = await change(harness, by: "c")
    #expect(harness.screen[0] == "1 1")
    #expect(changes(first, last) == [CellPoint(x: 0, y: 0)])
  }

  @MainActor @Observable final class Rows {
    var count = 200
    var selection: Int? = 0
  }

  private struct LongPage: View {
    @Bindable var rows: Rows

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        List(0..<rows.count, id: \.self, selection: $rows.selection) { Text("row \($0) abc") }
          .defaultFocus()
        Text("selected \(rows.selection ?? 0)")
      }
    }
  }

  private func openLongPage(_ rows: Rows = Rows()) async -> Harness {
    let harness = Harness(width: 30, height: 10) { LongPage(rows: rows) }
    harness.fadesChanges = true
    await harness.advance(by: .seconds(1))
    return harness
  }

  @Test(arguments: ["pgdn", "pgdn pgdn", "end", "end home", "↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓ ↓"])
  func `text that a key scrolls into view doesn't fade in`(keys: String) async {
    let harness = await openLongPage()
    for key in keys.split(separator: " ") {
      await harness.advance(by: .seconds(1))
      harness.press(String(key))
    }
    await harness.settle()
    let first = cells(harness)
    #expect(!harness.screen[0].contains("row 0") || keys == "end home")
    await harness.advance(by: .milliseconds(300))
    #expect(first == cells(harness))
    #expect(harness.repaint() == 0)
  }

  @Test func `a row that the app scrolls to and selects doesn't fade in`() async {
    let rows = Rows()
    let harness = await openLongPage(rows)
    rows.selection = 100
    await harness.settle()
    let first = cells(harness)
    #expect(harness.position(of: "row 100") != nil)
    await harness.advance(by: .milliseconds(300))
    #expect(first == cells(harness))
  }

  @Test func `a selection fades in its rows, and other views show their change at once`() async {
    let harness = await openLongPage()
    let (_, first, last) = await change(harness, by: "j")
    #expect(Set(first.indices.filter { first[$0] != last[$0] }.map { $0 / 30 }) == [0, 1])
    #expect(harness.screen[9] == "selected 1")
  }

  @Test func `rows that are added end the fade of the selection`() async {
    let rows = Rows()
    let harness = await openLongPage(rows)
    harness.type("j")
    await harness.settle()
    #expect(harness.isAnimating)
    rows.count += 1
    await harness.settle()
    #expect(!harness.isAnimating)
    let first = cells(harness)
    await harness.advance(by: .milliseconds(300))
    #expect(first == cells(harness))
  }
}
