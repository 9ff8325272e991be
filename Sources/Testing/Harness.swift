// SPDX-License-Identifier: MIT
// Testing: runs a view without a terminal, as a user would use it.

public import CuriumTerminal
public import CuriumTokens
@_spi(Nodes) import CuriumViews
public import CuriumControls
@_spi(Nodes) import CuriumEngine
import CuriumInspector
package import CuriumRendering

/// Shows a view on a screen in memory; types, clicks, resizes and lets time pass; reads the screen.
///
///     let harness = Harness(width: 40, height: 3) { SearchBar(query: $query) { search() } }
///     harness.press("⇥")
///     harness.type("nio")
///     #expect(harness.screen[0].contains("nio"))
///     #expect(harness.find(.textField)?.value == "nio")
@MainActor public final class Harness {
  let runtime: AppRuntime
  let device: MemoryDevice
  let loop = ManualLoop()
  /// What frames read and ran since the harness was made.
  public let recording = Recording()
  /// Whether the app asked to quit.
  public private(set) var hasQuit = false

  /// The lines that the app printed (`\.printLine`), in order.
  public private(set) var printed: [String] = []

  /// Shows `content` in the top left corner of a screen of `width` × `height` cells.
  public init<Content: View>(
    width: Int = 80, height: Int = 24, theme: AppTheme = .dark,
    capabilities: TerminalCapabilities = TerminalCapabilities(),
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    device = MemoryDevice(
      size: CellSize(width: width, height: height), capabilities: capabilities)
    runtime = AppRuntime(content(), device: device, loop: loop) { values in
      values.appTheme = theme
      environment(&values)
    }
    runtime.graph.diagnostics.recorder = recording.recorder
    runtime.alignment = .topLeading
    runtime.onQuit = { [weak self] in self?.hasQuit = true }
    runtime.onPrint = { [weak self] line in self?.printed.append(line) }
    loop.drain()
  }

  isolated deinit {
    runtime.tearDown()
  }

  // MARK: What is on the screen

  /// The rows of the screen as text, trailing spaces cut.
  public var screen: [String] { runtime.renderer.shown.text() }

  /// The rows down to the last one that is not empty.
  public var content: [String] {
    var rows = screen
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  /// The cell at a place.
  public func cell(x: Int, y: Int) -> Cell { runtime.renderer.shown[x, y] }

  /// What the views asked of the terminal beside the screen, in order.
  public var requests: [TerminalRequest] { device.requests }

  /// What the views asked other programs for, in order: an editor, a pager, the desktop.
  public var errands: [TerminalErrand] { device.errands }

  /// Plays the other programs: says what came of an errand, the text where one was to be edited. There
  /// are none unless told otherwise.
  public var onErrand: (TerminalErrand) -> Result<String, TerminalProgramError> {
    get { device.errandHandler }
    set { device.errandHandler = newValue }
  }

  /// Plays what the program or a library prints while the screen is shown.
  public func print(_ text: String) { device.printedText += text }

  /// The key that opens the inspector; nil, as at first, for none.
  public var inspectorKey: KeyEquivalent? {
    get { runtime.inspectorKey }
    set { runtime.inspectorKey = newValue }
  }

  /// The size of the screen.
  public var size: CellSize { device.size }

  /// The screen as text with SGR, a line a row, for printing.
  public var ansi: String {
    String(
      decoding: runtime.renderer.shown.printed(capabilities: device.capabilities), as: UTF8.self)
  }

  /// The screen as it stands, to be read before anything else happens; `theme` names its ground.
  package func rendered(in theme: AppTheme) -> RenderedView {
    RenderedView(grid: runtime.renderer.shown, theme: theme)
  }

  /// The first place of a text on the screen.
  public func position(of text: String) -> CellPoint? {
    for (row, line) in screen.enumerated() {
      guard let range = line.ranges(of: text).first else { continue }
      return CellPoint(
        x: GraphemeWidth.columns(of: line[line.startIndex..<range.lowerBound]), y: row)
    }
    return nil
  }

  /// What the screen tells, in reading order.
  public var elements: [Element] {
    runtime.graph.semanticElements().map { Element(semantics: $0.semantics, frame: $0.frame) }
  }

  /// The first element of a role, and of a label where one is given.
  public func find(_ role: AccessibilityRole, _ label: String? = nil) -> Element? {
    elements.first { $0.role == role && (label == nil || $0.label == label) }
  }

  /// The element that has the keyboard.
  public var focused: Element? { elements.first { $0.semantics.isFocused } }

  /// Where the terminal's cursor stands, if it is shown.
  public var cursor: CellPoint? { runtime.cursor }

  /// The log of the app.
  public var log: AppLog { runtime.graph.diagnostics.log }

  /// What went wrong in the views.
  public var warnings: [String] { runtime.graph.diagnostics.warnings }

  // MARK: What a user does

  /// Presses keys one after another: `"⇥ ⏎"`, `"a b"`, `"ctrl+w"`, `"shift+⇥"`, `"↑ ↓ ← →"`,
  /// `"esc"`, `"space"`, `"home"`, `"end"`, `"pgup"`, `"pgdn"`, `"⌫"`, `"⌦"`, `"f5"`.
  public func press(_ keys: String) {
    for name in keys.split(separator: " ") {
      send(.key(KeyName.press(String(name))))
    }
  }

  /// Types a text, a key at a time.
  public func type(_ text: String) {
    for character in text { send(.key(KeyName.press(typing: character))) }
  }

  /// Pastes a text in one piece.
  public func paste(_ text: String) { send(.paste(text)) }

  /// Presses and releases the pointer's first button.
  public func click(x: Int, y: Int) {
    let point = CellPoint(x: x, y: y)
    send(.pointer(PointerEvent(.down, button: .primary, at: point)))
    send(.pointer(PointerEvent(.up, button: .primary, at: point)))
  }

  /// Clicks in the middle of an element.
  public func click(_ element: Element) {
    click(
      x: element.frame.minX + max(0, element.frame.width - 1) / 2,
      y: element.frame.minY + max(0, element.frame.height - 1) / 2)
  }

  /// Gives the pointer an event.
  public func pointer(_ event: PointerEvent) { send(.pointer(event)) }

  /// Turns the wheel by so many notches; down is positive.
  public func scroll(x: Int = 0, y: Int, at point: CellPoint = .zero) {
    for _ in 0..<abs(y) {
      send(.pointer(PointerEvent(.scrolled(x: 0, y: y.signum()), at: point)))
    }
    for _ in 0..<abs(x) {
      send(.pointer(PointerEvent(.scrolled(x: x.signum(), y: 0), at: point)))
    }
  }

  /// Sends any event and draws what came of it.
  public func send(_ event: TerminalEvent) {
    device.send([event])
    loop.drain()
  }

  /// Sends several events at once; at most one frame is drawn for all.
  public func send(_ events: [TerminalEvent]) {
    device.send(events)
    loop.drain()
  }

  /// Changes the size of the screen.
  public func resize(width: Int, height: Int) {
    device.resize(to: CellSize(width: width, height: height))
    loop.drain()
  }

  /// Changes the theme around the whole view.
  public func setTheme(_ theme: AppTheme) { setEnvironment { $0.appTheme = theme } }

  /// Changes values of the environment around the whole view.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    runtime.updateEnvironment(change)
    loop.drain()
  }

  // MARK: Time

  /// Lets tasks run that wait for nothing but their turn, and draws what they changed.
  public func settle() async {
    await loop.settle()
  }

  /// Lets time pass. Whatever was to happen in it happens in order.
  public func advance(by duration: Duration) async {
    await loop.advance(by: duration)
  }

  /// Whether something moves or waits for a time of the run loop: an animation, a spinner.
  public var isAnimating: Bool { loop.isTimed }

  // MARK: What it cost

  /// What was done since the last call: bodies, sizes, places, cells, bytes.
  public func takeStatistics() -> Statistics {
    let counted = runtime.graph.diagnostics.takeCounts()
    let written = device.takeBytes()
    return Statistics(
      nodes: counted.nodes, bodies: counted.bodies, measured: counted.measured,
      placed: counted.placed, painted: counted.painted, damagedCells: counted.damagedCells,
      bytes: written.count)
  }

  /// Paints everything again; what is shown must not differ by a cell from what was there.
  ///
  /// - Returns: The number of bytes that had to be sent: 0 where every earlier frame was right.
  public func repaint() -> Int {
    _ = device.takeBytes()
    runtime.repaint()
    loop.drain()
    return device.takeBytes().count
  }
}

/// One thing that the screen tells.
public struct Element: Hashable, Sendable {
  /// What it is.
  public let semantics: Semantics
  /// Where it stands, in cells of the screen.
  public let frame: CellRect

  /// Its role.
  public var role: AccessibilityRole { semantics.role }
  /// Its name.
  public var label: String { semantics.label }
  /// What it holds.
  public var value: String { semantics.value }
}

/// What frames cost.
public struct Statistics: Hashable, Sendable {
  /// Nodes in the graph now.
  public let nodes: Int
  /// Bodies that ran.
  public let bodies: Int
  /// Nodes whose size was computed.
  public let measured: Int
  /// Nodes whose contents were placed.
  public let placed: Int
  /// Nodes that painted.
  public let painted: Int
  /// Cells of the rectangles that were painted.
  public let damagedCells: Int
  /// Bytes that were written.
  public let bytes: Int
}

/// What frames read and ran.
@MainActor public final class Recording {
  let recorder = FrameRecorder()

  /// The names of the views whose bodies ran, in order.
  public var bodies: [String] { recorder.bodies }
  /// The paths of the colour tokens that were painted.
  public var colorTokens: Set<String> {
    Set(recorder.tokens.lazy.filter { $0.kind == .color }.map(\.path))
  }
  /// The paths of all tokens that were read while laying out and painting: colours, spacings, text
  /// styles, lines, shadows and opacities.
  public var tokens: Set<String> { Set(recorder.tokens.lazy.map(\.path)) }
  /// How often a colour was painted that is no token.
  public var literalColors: Int { recorder.literalColors }

  /// The roles of the controls that acted, in order.
  public var actions: [AccessibilityRole] { recorder.actions }

  /// Forgets what was recorded.
  public func reset() {
    recorder.bodies = []
    recorder.actions = []
    recorder.tokens = []
    recorder.literalColors = 0
  }
}

/// The screen of a view as text: `height` rows, or as many as it fills.
@MainActor public func screen<Content: View>(
  _ view: Content, _ width: Int, _ height: Int? = nil, theme: AppTheme = .dark
) -> [String] {
  let harness = Harness(width: width, height: height ?? 24, theme: theme) { view }
  return height == nil ? harness.content : harness.screen
}
