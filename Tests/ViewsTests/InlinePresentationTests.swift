// SPDX-License-Identifier: MIT
// Testing: an app below the prompt is as high as its content, and can print above itself.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct InlinePresentationTests {
  private struct Growing: View {
    @State private var rows = 1
    @State private var asks = false
    @Environment(\.printLine) private var printLine

    var body: some View {
      VStack(alignment: .leading) { ForEach(0..<rows, id: \.self) { Text("row \($0)") } }
        .onKeyPress("+") {
          rows += 3
          return .handled
        }
        .onKeyPress("-") {
          rows = 1
          return .handled
        }
        .onKeyPress("p") {
          printLine("done\u{1B}[2J\nnext")
          return .handled
        }
        .onKeyPress("s") {
          printLine(Text("red\u{1B}").foregroundStyle(Color(hex: 0xFF0000)) + Text(" plain\nnext"))
          return .handled
        }
        .onKeyPress("?") {
          asks = true
          return .handled
        }
        .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
    }
  }

  private struct Moving: View {
    @Environment(\.terminal) private var terminal
    @Environment(\.printLine) private var printLine

    var body: some View {
      Text("app")
        .onKeyPress("f") {
          terminal.present(.fullScreen)
          return .handled
        }
        .onKeyPress("i") {
          terminal.present(.inline(maxRows: 3))
          return .handled
        }
        .onKeyPress("p") {
          printLine("printed")
          printLine("a\r\nb\u{2028}c")
          printLine(Text("d\r\ne"))
          return .handled
        }
        .onKeyPress("l") {
          terminal.present(.fullScreen)
          printLine("last")
          return .handled
        }
    }
  }

  @Test(arguments: [false, true])
  func `lines printed just before an app leaves the prompt aren't lost`(isBusy: Bool) {
    var printed: [String] = []
    let runtime = AppRuntime(Moving(), device: device, loop: loop) { $0.appTheme = .dark }
    runtime.onPrint = { printed.append($0.plain) }
    runtime.presentInline(maxRows: 3)
    loop.drain()
    _ = device.takeBytes()
    device.refusesFrames = isBusy
    press("l")
    device.refusesFrames = false
    loop.drain()
    let written = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(written.contains("last\r\n") == !isBusy)
    // A slow terminal shows them when the app has ended.
    #expect(printed == (isBusy ? ["last"] : []))
    runtime.tearDown()
  }

  @Test func `a running app can switch to the whole screen and back`() {
    var printed: [String] = []
    let runtime = AppRuntime(Moving(), device: device, loop: loop) { $0.appTheme = .dark }
    runtime.onPrint = { printed.append($0.plain) }
    loop.drain()
    #expect(runtime.renderer.shown.size == device.size)
    #expect(runtime.renderer.shown[0, 0].background != .terminal)
    for _ in 0..<2 {
      press("i")
      #expect(runtime.renderer.shown.size == CellSize(width: 30, height: 1))
      #expect(runtime.renderer.shown.text() == ["app"])
      #expect(runtime.renderer.shown[0, 0].background == .terminal)
      _ = device.takeBytes()
      press("p")
      #expect(
        String(decoding: device.takeBytes(), as: UTF8.self).contains("printed\r\na\r\nb\r\nc\r\n"))
      press("f")
      #expect(runtime.renderer.shown.size == device.size)
      #expect(runtime.renderer.shown.text()[5] == "             app")
      #expect(runtime.renderer.shown[0, 0].background != .terminal)
    }
    press("p")
    #expect(printed == ["printed", "a", "b", "c", "d", "e"])
    #expect(
      device.presentations == [
        .inline(maxRows: 3), .fullScreen, .inline(maxRows: 3), .fullScreen,
      ])
    runtime.tearDown()
  }

  @Test func `Control-C ends an app below the prompt with the status of an interrupt`() {
    for (isInline, status) in [(false, Int32(0)), (true, 130)] {
      let runtime = AppRuntime(Moving(), device: device, loop: loop) { $0.appTheme = .dark }
      loop.drain()
      if isInline { press("i") }
      runtime.handle([.key(KeyPress("c", modifiers: .control))])
      #expect(runtime.exitStatus == status)
      runtime.tearDown()
      #expect(runtime.exitStatus == status)
    }
  }

  private let device = MemoryDevice(size: CellSize(width: 30, height: 12))
  private let loop = FrozenClockLoop()

  @Test(arguments: [
    (ColorDepth.trueColor, "\u{1B}[0;38;2;255;0;0mred␛\u{1B}[m plain"),
    (.ansi16, "\u{1B}[0;91mred␛\u{1B}[m plain"),
    (.none, "\u{1B}[mred␛ plain"),
  ])
  func `printed text keeps its styles, in the terminal's colours`(
    depth: ColorDepth, line: String
  ) {
    device.capabilities.colorDepth = depth
    let runtime = start(maxRows: nil)
    _ = device.takeBytes()
    press("s")
    let written = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(
      written.contains("\(line)\u{1B}[0m\r\n\u{1B}[mnext\u{1B}[0m\r\n"),
      "\(written.debugDescription)")
    runtime.tearDown()
  }

  @Test func `a test sees the printed characters`() {
    let harness = Harness(width: 20, height: 3) { Growing() }
    harness.press("s")
    #expect(harness.printed == ["red␛ plain", "next"])
  }

  @Test func `an inline app is drawn on the terminal's background`() {
    let runtime = start(maxRows: nil)
    #expect(runtime.renderer.shown[0, 0].background == .terminal)
    press("?")
    let cells = runtime.renderer.shown
    let grounds = (0..<cells.size.width).map { cells[$0, cells.size.height / 2].background }
    #expect(grounds.contains { $0 != .terminal })
    runtime.tearDown()
    let harness = Harness(width: 20, height: 3) { Growing() }
    #expect(harness.cell(x: 0, y: 0).style.background != .terminal)
  }

  private func start(maxRows: Int?) -> AppRuntime {
    let runtime = AppRuntime(Growing(), device: device, loop: loop) { $0.appTheme = .dark }
    runtime.presentInline(maxRows: maxRows)
    loop.drain()
    return runtime
  }

  private func press(_ key: Character) {
    device.send([.key(KeyPress(KeyEquivalent(key), characters: String(key)))])
    loop.drain()
  }

  @Test func `an inline app is as high as its content and layers, up to its limit`() {
    let runtime = start(maxRows: 6)
    func height() -> Int? { runtime.rowsAroundCursor.map { $0.above + 1 + $0.below } }
    #expect(height() == 1)
    press("+")
    #expect(height() == 4)
    press("+")
    #expect(height() == 6)
    press("-")
    #expect(height() == 1)
    press("?")
    #expect(height() == 6)
    device.send([.key(KeyPress(.escape))])
    loop.drain()
    #expect(height() == 1)
    device.resize(to: CellSize(width: 30, height: 2))
    loop.drain()
    press("+")
    #expect(height() == 2)
    runtime.tearDown()
  }

  @Test func `an inline app only grows for the message that is shown`() {
    struct Saver: View {
      @Environment(\.toast) private var toast

      var body: some View {
        Text("app").onKeyPress("t") {
          for number in 1...3 { toast("message \(number)") }
          return .handled
        }
      }
    }
    let runtime = AppRuntime(Saver(), device: device, loop: loop) { $0.appTheme = .dark }
    runtime.presentInline(maxRows: 12)
    loop.drain()
    press("t")
    let shown = runtime.renderer.shown
    #expect(shown.size == CellSize(width: 30, height: 3))
    #expect(shown.text().count { $0.contains("message") } == 1)
    runtime.tearDown()
  }

  @Test func `printed text appears above the app, sanitized, and is written once`() {
    let runtime = start(maxRows: nil)
    _ = device.takeBytes()
    press("p")
    let written = String(decoding: device.takeBytes(), as: UTF8.self)
    #expect(written.contains("done␛[2J\r\nnext\r\n"))
    #expect(!written.contains("\u{1B}[2J"))
    #expect(written.contains("row 0"))
    press("x")
    #expect(device.takeBytes() == [])
    runtime.repaint()
    #expect(device.takeBytes() == [])
    runtime.tearDown()
  }

  @Test func `Control-L redraws an inline app and a fullscreen app`() {
    let runtime = start(maxRows: nil)
    _ = device.takeBytes()
    device.send([.key(KeyPress("l", modifiers: .control))])
    loop.drain()
    #expect(String(decoding: device.takeBytes(), as: UTF8.self).contains("row 0"))
    runtime.tearDown()
    let harness = Harness(width: 20, height: 3) {
      VStack {
        Text("one")
        TextField("two", text: .constant(""))
      }
    }
    harness.press("⇥")
    _ = harness.takeStatistics()
    harness.press("ctrl+l")
    #expect(harness.takeStatistics().bytes > 8)
    #expect(harness.repaint() == 0)
  }

  @Test func `a test sees the printed text`() {
    let harness = Harness(width: 20, height: 3) { Growing() }
    harness.press("p")
    #expect(harness.printed == ["done␛[2J", "next"])
    #expect(harness.repaint() == 0)
  }
}
