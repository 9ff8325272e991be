// SPDX-License-Identifier: MIT
// Testing: pictures drawn by the terminal, read back from the bytes.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

/// A runtime with a terminal that shows pictures.
@MainActor private final class PictureScreen {
  private let loop = ManualLoop()
  let device: MemoryDevice
  let runtime: AppRuntime
  var terminal: PictureTerminal

  init<Content: View>(width: Int, height: Int, @ViewBuilder content: () -> Content) {
    var capabilities = TerminalCapabilities()
    capabilities.placeholderPictures = .yes
    let size = CellSize(width: width, height: height)
    device = MemoryDevice(size: size, capabilities: capabilities)
    terminal = PictureTerminal(size: size)
    runtime = AppRuntime(content(), device: device, loop: loop) { $0.appTheme = .dark }
    drain()
  }

  /// Draws everything that is pending. Returns the number of bytes.
  @discardableResult func drain() -> Int {
    loop.drain()
    return read()
  }

  /// Makes the terminal read the written bytes. Returns their number.
  @discardableResult func read() -> Int {
    let bytes = device.takeBytes()
    terminal.read(bytes)
    return bytes.count
  }

  func press(_ character: Character) {
    device.send([.key(KeyPress(KeyEquivalent(character)))])
    drain()
  }

  func repaint() -> Int {
    runtime.repaint()
    return drain()
  }

  /// The picture shown in a rectangle, if every cell shows the right part.
  func picture(at origin: CellPoint, _ size: CellSize) -> PictureTerminal.Picture? {
    guard let first = terminal.shown[origin] else { return nil }
    for row in 0..<size.height {
      for column in 0..<size.width {
        let shown = terminal.shown[CellPoint(x: origin.x + column, y: origin.y + row)]
        guard shown == .init(id: first.id, row: row, column: column) else { return nil }
      }
    }
    return terminal.pictures[first.id]
  }
}

@MainActor struct PictureTests {
  private static let noise = Bitmap(width: 60, height: 40) { x, y in
    .init(red: UInt8(x * 4), green: UInt8(y * 6), blue: UInt8(x * y % 256), alpha: UInt8(255 - x))
  }

  private struct Gallery: View {
    @State private var count = 0
    @State private var isShown = true
    @State private var isCovered = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("count \(count)")
        if isShown {
          Image(PictureTests.noise, label: "Noise").resizable().frame(width: 12, height: 4)
            .overlay { if isCovered { Text("over") } }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onKeyPress("c") {
        count += 1
        return .handled
      }
      .onKeyPress("s") {
        isShown.toggle()
        return .handled
      }
      .onKeyPress("o") {
        isCovered.toggle()
        return .handled
      }
    }
  }

  @Test func `a picture is sent once, shown by placeholders, and deleted`() {
    let screen = PictureScreen(width: 20, height: 8) { Gallery() }
    let (origin, size) = (CellPoint(x: 0, y: 1), CellSize(width: 12, height: 4))
    #expect(
      screen.picture(at: origin, size)
        == .init(width: 60, height: 40, columns: 12, rows: 4, rgba: Self.noise.rgba))
    #expect(screen.device.writeCount == 1)
    screen.press("c")
    #expect(screen.terminal.transmissions == 1)
    #expect(screen.repaint() == 0)
    // A layer above the picture hides part of it; the rest stays.
    screen.press("o")
    #expect(screen.terminal.shown.count == 44)
    screen.press("o")
    #expect(screen.picture(at: origin, size) != nil)
    #expect(screen.terminal.transmissions == 1)
    screen.press("s")
    #expect(screen.terminal.shown.isEmpty && screen.terminal.pictures.isEmpty)
    screen.press("s")
    #expect(screen.picture(at: origin, size) != nil)
    #expect(screen.repaint() == 0)
    #expect(screen.terminal.problems.isEmpty)
  }

  @Test func `a picture comes back after another program, and stays when the size changes`() {
    let screen = PictureScreen(width: 20, height: 8) { Gallery() }
    screen.device.resize(to: CellSize(width: 30, height: 9))
    screen.drain()
    #expect(screen.terminal.transmissions == 1)
    // The terminal has lost everything.
    screen.terminal = PictureTerminal(size: CellSize(width: 30, height: 9))
    screen.device.send([.resume])
    screen.drain()
    #expect(
      screen.picture(at: CellPoint(x: 0, y: 1), CellSize(width: 12, height: 4))?.rgba
        == Self.noise.rgba)
    #expect(screen.terminal.problems.isEmpty)
  }

  @Test func `a picture that goes when another program may have used the terminal is deleted`() {
    let screen = PictureScreen(width: 20, height: 8) { Gallery() }
    screen.device.send([.key(KeyPress(KeyEquivalent("s"))), .resume])
    screen.drain()
    #expect(screen.terminal.pictures.isEmpty && screen.terminal.shown.isEmpty)
    #expect(screen.terminal.problems.isEmpty)
  }

  @Test func `a picture stays when a sheet dims the screen`() {
    struct Dimmed: View {
      @State private var isAsking = false
      var body: some View {
        Image(PictureTests.noise, label: "Noise").resizable().frame(width: 12, height: 4)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .onKeyPress("o") {
            isAsking = true
            return .handled
          }
          .sheet(isPresented: $isAsking) { Text("Sure?") }
      }
    }
    let screen = PictureScreen(width: 60, height: 20) { Dimmed() }
    let size = CellSize(width: 12, height: 4)
    let before = screen.picture(at: .zero, size)
    let ground = screen.runtime.renderer.shown[0, 0].background
    screen.press("o")
    #expect(screen.runtime.renderer.shown[0, 0].background != ground)
    #expect(before != nil && screen.picture(at: .zero, size) == before)
    #expect(screen.repaint() == 0)
    #expect(screen.terminal.problems.isEmpty)
  }

  @Test func `a picture is sent again when its interpolation changes`() {
    struct Sharpening: View {
      @State private var isSharp = false
      private let large = PictureTests.noise.scaled(width: 300, height: 200)
      var body: some View {
        Image(large, label: "Noise").resizable()
          .interpolation(isSharp ? .none : .box).frame(width: 4, height: 2)
          .onKeyPress("s") {
            isSharp.toggle()
            return .handled
          }
      }
    }
    let size = CellSize(width: 4, height: 2)
    let screen = PictureScreen(width: 4, height: 2) { Sharpening() }
    let before = screen.picture(at: .zero, size)
    screen.press("s")
    let after = screen.picture(at: .zero, size)
    #expect(before != nil && after != nil && before != after)
    #expect(screen.terminal.pictures.count == 1)
    #expect(screen.repaint() == 0)
  }

  @Test func `nothing is left behind at the end`() {
    let screen = PictureScreen(width: 20, height: 8) { Gallery() }
    #expect(screen.terminal.pictures.count == 1)
    screen.runtime.tearDown()
    screen.read()
    #expect(screen.terminal.pictures.isEmpty && screen.terminal.problems.isEmpty)
  }

  @Test func `a frame that the terminal rejects is sent again`() {
    let screen = PictureScreen(width: 20, height: 8) { Gallery() }
    screen.press("s")
    screen.device.refusesFrames = true
    screen.press("s")
    #expect(screen.terminal.pictures.isEmpty)
    screen.device.refusesFrames = false
    screen.drain()
    #expect(screen.picture(at: CellPoint(x: 0, y: 1), CellSize(width: 12, height: 4)) != nil)
    #expect(screen.terminal.problems.isEmpty)
  }

  @Test func `a picture that becomes an icon is deleted`() {
    struct Swapping: View {
      @State private var isIcon = false
      var body: some View {
        let picture = Image(PictureTests.noise, label: "Noise").resizable()
        let image = isIcon ? Image(systemName: "folder") : picture
        image.frame(width: 12, height: 4)
          .onKeyPress("i") {
            isIcon.toggle()
            return .handled
          }
      }
    }
    let screen = PictureScreen(width: 20, height: 8) { Swapping() }
    #expect(screen.terminal.pictures.count == 1)
    screen.press("i")
    #expect(screen.terminal.pictures.isEmpty)
    screen.press("i")
    #expect(screen.terminal.pictures.count == 1)
    #expect(screen.terminal.problems.isEmpty)
  }

  @Test func `a terminal that turns out to support pictures gets them`() {
    let screen = PictureScreen(width: 20, height: 8) { Gallery() }
    screen.device.capabilities.placeholderPictures = .no
    screen.press("c")
    #expect(screen.terminal.shown.isEmpty)
    #expect(screen.terminal.pictures.isEmpty)
    screen.device.capabilities.placeholderPictures = .yes
    screen.press("c")
    #expect(screen.picture(at: CellPoint(x: 0, y: 1), CellSize(width: 12, height: 4)) != nil)
    #expect(screen.repaint() == 0)
    #expect(screen.terminal.problems.isEmpty)
  }

  @Test(arguments: [
    ("kitty(0.35.1)", TerminalSupport.yes), ("kitty(0.27.0)", .no), ("kitty(1.0)", .yes),
    ("ghostty 1.1.0", .yes), ("WezTerm 2024", .no), ("tmux 3.4", .no), ("foot(1.16.2)", .no),
  ])
  func `support for placeholders is detected from the terminal's version`(
    version: String, support: TerminalSupport
  ) {
    var capabilities = TerminalCapabilities()
    TerminalIdentity(version: version)?.complete(&capabilities)
    #expect(capabilities.placeholderPictures == .unknown)
    capabilities.version = version
    TerminalIdentity(version: version)?.complete(&capabilities)
    #expect(capabilities.placeholderPictures == support)
  }
}
