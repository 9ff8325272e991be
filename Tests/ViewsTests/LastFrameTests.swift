// SPDX-License-Identifier: MIT
// Testing: the frame that stays below the prompt when an app has ended.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct LastFrameTests {
  private struct Page: View {
    @State private var asks = false
    @State private var place = 0
    @Environment(\.quit) private var quit
    @Environment(\.toast) private var toast

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<9, id: \.self) { Text("row \($0)") }
        Text("x").offset(x: Length(place))
      }
      .onKeyPress("a") {
        asks = true
        return .handled
      }
      .onKeyPress("t") {
        toast("Saved")
        return .handled
      }
      .onKeyPress("m") {
        withAnimation(.linear(duration: 1)) { place = 5 }
        quit()
        return .handled
      }
      .alert("Sure?", isPresented: $asks) { Button("Quit now") { quit() } }
    }
  }

  private let device = MemoryDevice(size: CellSize(width: 30, height: 16))
  private let loop = ManualLoop()

  private func start() -> AppRuntime {
    let runtime = AppRuntime(Page(), device: device, loop: loop) { $0.appTheme = .dark }
    runtime.fadesChanges = true
    runtime.presentInline(maxRows: nil)
    loop.drain()
    return runtime
  }

  /// Presses a key, so late that it isn't quick typing, in which nothing fades.
  private func press(_ key: KeyPress) async {
    await loop.advance(by: .seconds(1))
    device.send([.key(key)])
    loop.drain()
  }

  private func press(_ letter: Character) async {
    await press(KeyPress(KeyEquivalent(letter), characters: String(letter)))
  }

  private func cells(_ runtime: AppRuntime) -> [Cell] {
    let shown = runtime.renderer.shown
    return (0..<shown.size.height).flatMap { y in (0..<shown.size.width).map { shown[$0, y] } }
  }

  @Test(arguments: ["a", "t"] as [Character])
  func `it has no layers, and nothing that fades`(key: Character) async {
    let runtime = start()
    var hasQuit = false
    runtime.onQuit = { hasQuit = true }
    let before = cells(runtime)
    await press(key)
    await loop.advance(by: .milliseconds(50))
    #expect(cells(runtime) != before)
    await press(KeyPress("c", modifiers: .control))
    #expect(hasQuit && cells(runtime) == before)
    runtime.tearDown()
  }

  @Test func `it is the same if the button of a dialog quits the app`() async {
    let runtime = start()
    let before = cells(runtime)
    await press("a")
    await press(KeyPress(.return))
    #expect(runtime.isEnding && cells(runtime) == before)
    runtime.tearDown()
  }

  @Test func `an animation in it is complete`() async {
    let runtime = start()
    await press("m")
    #expect(runtime.isEnding && runtime.renderer.shown.text().last == "     x")
    runtime.tearDown()
  }

  @Test func `a frame on the whole screen isn't completed, because it doesn't stay`() async {
    let harness = Harness(width: 30, height: 16) { Page() }
    harness.press("a ctrl+c")
    #expect(harness.hasQuit && harness.position(of: "Sure?") != nil)
  }
}
