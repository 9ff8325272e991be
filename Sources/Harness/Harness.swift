// SPDX-License-Identifier: MIT
// Testing: runs a view without a terminal, and acts like a user.

public import CuriumTerminal
public import CuriumTokens
@_spi(Nodes) import CuriumViews
public import CuriumControls
public import CuriumOrganisms
@_spi(Nodes) import CuriumEngine
import CuriumInspector
package import CuriumRendering

/// Shows a view on a screen in memory. It can type, click, resize the screen, let time pass and
/// read the screen.
///
/// The CuriumTesting module adds methods that can fail a test, such as `press`.
///
///     let harness = Harness(width: 40, height: 3) { SearchBar(query: $query) { search() } }
///     harness.press("⇥")
///     harness.type("nio")
///     #expect(harness.screen[0].contains("nio"))
///     #expect(harness.find(.textField)?.value == "nio")
@MainActor public final class Harness {
  package let runtime: AppRuntime
  let device: MemoryDevice
  let loop: ManualLoop
  /// The tokens that frames have read since the harness was created, and the bodies and actions
  /// that ran last.
  public let recording = Recording()
  /// A Boolean value that indicates whether the app has asked to quit.
  public private(set) var hasQuit = false
  /// The exit status with which the app has asked to quit.
  public var exitStatus: Int32 { runtime.exitStatus }

  /// The lines that the app printed (`\.printLine`), in order.
  public private(set) var printed: [String] = []

  /// Creates a harness.
  ///
  /// - Parameters:
  ///   - width: The width of the screen in columns.
  ///   - height: The height of the screen in rows.
  ///   - day: The day of the app's clock at the start.
  ///   - time: The time of the day of the app's clock at the start.
  ///   - theme: The theme of the view.
  ///   - capabilities: The features of the simulated terminal, by default 24-bit colour.
  ///   - environment: Changes the environment of the view before the first frame.
  ///   - content: The view, which is shown in the top left corner of the screen.
  public init<Content: View>(
    width: Int = 80, height: Int = 24,
    startingAt day: CalendarDay = CalendarDay(year: 2_000, month: 1, day: 1),
    _ time: TimeOfDay = TimeOfDay(hour: 0, minute: 0), theme: AppTheme = .dark,
    capabilities: TerminalCapabilities = TerminalCapabilities(),
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    loop = ManualLoop(
      taskExecutor: MainQueueExecutor(), startingAt: AppClock.localTime(of: day, time))
    device = MemoryDevice(
      size: CellSize(width: width, height: height), capabilities: capabilities)
    runtime = AppRuntime(content(), device: device, loop: loop) { values in
      values.appTheme = theme
      environment(&values)
    }
    runtime.graph.diagnostics.recorder = recording.recorder
    runtime.alignment = .topLeading
    runtime.onQuit = { [weak self] in self?.hasQuit = true }
    runtime.onPrint = { [weak self] line in self?.printed.append(line.plain) }
    loop.drain()
  }

  isolated deinit {
    runtime.tearDown()
  }

  // MARK: Screen

  /// The rows of the screen as text, without trailing spaces.
  public var screen: [String] { runtime.renderer.shown.text() }

  /// The rows of the screen down to the last one that isn't empty.
  public var content: [String] {
    var rows = screen
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  /// Returns the cell in column `x` of row `y`.
  public func cell(x: Int, y: Int) -> Cell {
    var cell = runtime.renderer.shown[x, y]
    // The mark of lines isn't visible.
    cell.attributes.subtract(.line)
    return cell
  }

  /// Returns the text of a cell: its grapheme, or nothing in the right half of a wide one.
  package func text(x: Int, y: Int) -> String {
    let glyph = runtime.renderer.shown[x, y].glyph
    if glyph == .continuation { return "" }
    return String(decoding: runtime.renderer.shown.pool.utf8(of: glyph), as: UTF8.self)
  }

  /// The requests of the views to the terminal, in order.
  public var requests: [TerminalRequest] { device.requests }

  /// The requests of the views to other programs, such as an editor, a pager or the desktop, in
  /// order.
  public var programRequests: [TerminalProgramRequest] { device.programRequests }

  /// Simulates other programs: returns the result of a request, such as the edited text. By
  /// default, every request fails, because there are no programs.
  public var onProgramRequest: (TerminalProgramRequest) -> Result<String, TerminalProgramError> {
    get { device.programRequestHandler }
    set { device.programRequestHandler = newValue }
  }

  /// The terminal's replies to queries. The default is empty.
  public var reports: [TerminalReport] {
    get { device.reports }
    set { device.reports = newValue }
  }

  /// The text of the user's clipboard; `nil` if it can't be read. The default is `nil`.
  public var clipboard: String? {
    get { device.clipboard }
    set { device.clipboard = newValue }
  }

  /// A Boolean value that indicates whether the clipboard is read only after this value becomes
  /// `false`, like in a terminal that asks the user.
  public var holdsClipboard: Bool {
    get { device.holdsClipboard }
    set {
      device.holdsClipboard = newValue
      loop.drain()
    }
  }

  /// The number of times that the views have read the clipboard.
  public var clipboardReadCount: Int { device.clipboardReadCount }

  /// Simulates `text` that the program or a library prints while the screen is shown.
  public func print(_ text: String) { device.printedText += text }

  /// The key that opens the inspector. The default is `nil`, which means no key.
  public var inspectorKey: KeyEquivalent? {
    get { runtime.inspectorKey }
    set { runtime.inspectorKey = newValue }
  }

  /// The size of the screen.
  public var size: CellSize { device.size }

  /// The screen as text with SGR sequences, one line for each row, for printing.
  public var ansi: String {
    String(
      decoding: runtime.renderer.shown.printed(capabilities: device.capabilities), as: UTF8.self)
  }

  /// The screen as an SVG picture, in the colours of the root view's theme.
  package var svg: String {
    rendered(in: runtime.graph.rootScope.values.inherited.theme).svg()
  }

  /// Returns the current screen. Read it before anything else happens. `theme` supplies the
  /// background.
  package func rendered(in theme: AppTheme) -> RenderedView {
    RenderedView(grid: runtime.renderer.shown, theme: theme)
  }

  /// Returns the first position of `text` on the screen, or `nil`. Text that continues on the next
  /// row isn't found.
  public func position(of text: String) -> CellPoint? {
    for (row, line) in screen.enumerated() {
      guard let range = line.ranges(of: text).first else { continue }
      let before = line[line.startIndex..<range.lowerBound]
      let x = before.reduce(0) {
        $0
          + GraphemeWidth.columns(
            of: $1, ambiguousIsWide: runtime.renderer.shown.pool.ambiguousIsWide)
      }
      return CellPoint(x: x, y: row)
    }
    return nil
  }

  /// The accessibility elements of the screen, in reading order.
  public var elements: [Element] {
    runtime.graph.semanticElements().map { Element(semantics: $0.semantics, frame: $0.frame) }
  }

  /// Returns the first element with `role` and, if it isn't `nil`, `label`.
  public func find(_ role: AccessibilityRole, _ label: String? = nil) -> Element? {
    elements.first { $0.role == role && (label == nil || $0.label == label) }
  }

  /// The element that has the keyboard focus.
  public var focused: Element? { elements.first { $0.semantics.isFocused } }

  /// The position of the terminal's cursor; `nil` if it is hidden.
  public var cursor: CellPoint? { runtime.cursor }

  /// The log of the app.
  public var log: AppLog { runtime.graph.diagnostics.log }

  /// The warnings of the views.
  public var warnings: [String] { runtime.graph.diagnostics.warnings }

  // MARK: User input

  /// Types `text`, one key at a time. A line break presses Return.
  public func type(_ text: String) {
    for character in text { send(.key(KeyPress(typing: character))) }
  }

  /// Pastes `text` with the terminal's own key. As in a terminal, the views get it with line feeds
  /// as line breaks, and without control characters except tabs.
  public func paste(_ text: String) {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    decoder.decode("\u{1B}[200~\(text)\u{1B}[201~".utf8, into: &events)
    send(events)
  }

  /// Presses and releases the primary button of the pointer at column `x` of row `y`.
  public func click(x: Int, y: Int) { click(.primary, at: CellPoint(x: x, y: y)) }

  private func click(_ button: PointerEvent.Button, at point: CellPoint) {
    send(.pointer(PointerEvent(.down, button: button, at: point)))
    send(.pointer(PointerEvent(.up, button: button, at: point)))
  }

  /// Clicks in the middle of `element`.
  public func click(_ element: Element) { click(x: element.center.x, y: element.center.y) }

  /// Clicks twice at column `x` of row `y`, with no time in between.
  public func doubleClick(x: Int, y: Int) {
    click(x: x, y: y)
    click(x: x, y: y)
  }

  /// Double-clicks in the middle of `element`.
  public func doubleClick(_ element: Element) {
    doubleClick(x: element.center.x, y: element.center.y)
  }

  /// Presses and releases the secondary button of the pointer at column `x` of row `y`, which opens
  /// a context menu.
  public func rightClick(x: Int, y: Int) { click(.secondary, at: CellPoint(x: x, y: y)) }

  /// Clicks with the secondary button in the middle of `element`.
  public func rightClick(_ element: Element) {
    rightClick(x: element.center.x, y: element.center.y)
  }

  /// Presses the primary button of the pointer at `start`, moves the pointer in a straight line to
  /// `end`, cell by cell, and releases the button there.
  public func drag(from start: CellPoint, to end: CellPoint) {
    send(.pointer(PointerEvent(.down, button: .primary, at: start)))
    let (columns, rows) = (end.x - start.x, end.y - start.y)
    let steps = max(abs(columns), abs(rows))
    for step in 0..<steps {
      let point = CellPoint(
        x: start.x + columns * (step + 1) / steps, y: start.y + rows * (step + 1) / steps)
      send(.pointer(PointerEvent(.dragged, button: .primary, at: point)))
    }
    send(.pointer(PointerEvent(.up, button: .primary, at: end)))
  }

  /// Sends the pointer event `event`.
  public func pointer(_ event: PointerEvent) { send(.pointer(event)) }

  /// Turns the scroll wheel.
  ///
  /// - Parameters:
  ///   - x: The number of notches to the right, or to the left if it is negative.
  ///   - y: The number of notches down, or up if it is negative.
  ///   - point: The position of the pointer, in cells of the screen.
  public func scroll(x: Int = 0, y: Int, at point: CellPoint = .zero) {
    for (x, y) in [(0, y), (x, 0)] {
      for _ in 0..<abs(x + y) {
        send(.pointer(PointerEvent(.scrolled(x: x.signum(), y: y.signum()), at: point)))
      }
    }
  }

  /// Sends `event` and draws the result.
  public func send(_ event: TerminalEvent) {
    device.send([event])
    loop.drain()
  }

  /// Sends several `events` at once, followed by at most one frame.
  public func send(_ events: [TerminalEvent]) {
    device.send(events)
    loop.drain()
  }

  /// Changes the size of the screen to `width` × `height` cells.
  public func resize(width: Int, height: Int) {
    device.resize(to: CellSize(width: width, height: height))
    loop.drain()
  }

  /// Changes the theme of the whole view to `theme`.
  public func setTheme(_ theme: AppTheme) { setEnvironment { $0.appTheme = theme } }

  /// Changes environment values of the whole view. `change` gets the current values.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    runtime.updateEnvironment(change)
    loop.drain()
  }

  // MARK: Time

  /// Runs the tasks that are ready, and draws their changes.
  public func settle() async {
    await loop.settle()
  }

  /// Advances the time by `duration`. Everything that is scheduled in between happens in order.
  public func advance(by duration: Duration) async {
    await loop.advance(by: duration)
  }

  /// Advances the time to the next event, but no later than `limit`. Returns `false` if nothing is
  /// waiting for a time, or if it is `limit` already.
  package func advanceToNextEvent(before limit: Duration) async -> Bool {
    guard loop.isTimed, loop.now < limit else { return false }
    loop.move(to: loop.nextTime(before: limit))
    await loop.settle()
    return true
  }

  /// The time that has passed since the harness was created.
  public var now: Duration { loop.now }

  /// A Boolean value that indicates whether layers, messages and selections fade in and out, as in
  /// a terminal. The default is `false`, so the screen shows the result of each action at once.
  public var fadesChanges: Bool {
    get { runtime.fadesChanges }
    set { runtime.fadesChanges = newValue }
  }

  /// A Boolean value that indicates whether something is waiting for a time, such as an animation
  /// or a spinner.
  public var isAnimating: Bool { loop.isTimed }

  // MARK: Cost

  /// Returns the work since the last call: the number of bodies, sizes, places, cells and bytes.
  public func takeStatistics() -> Statistics {
    var counts = runtime.graph.diagnostics.takeCounts()
    counts.bytes = device.takeBytes().count
    return Statistics(counts: counts)
  }

  /// Repaints everything. If the damage of the earlier frames was correct, no cell changes.
  ///
  /// - Returns: The number of bytes sent: 0 if all earlier frames were correct.
  public func repaint() -> Int {
    _ = device.takeBytes()
    runtime.repaint()
    loop.drain()
    return device.takeBytes().count
  }
}

/// Returns the screen of a view as text, one string for each row.
///
/// - Parameters:
///   - view: The view to draw.
///   - width: The width of the screen in columns.
///   - height: The height of the screen in rows. `nil` returns the rows down to the last one that
///    isn't empty, at most 24.
///   - theme: The theme of the view.
@MainActor public func screen<Content: View>(
  _ view: Content, _ width: Int, _ height: Int? = nil, theme: AppTheme = .dark
) -> [String] {
  let harness = Harness(width: width, height: height ?? 24, theme: theme) { view }
  return height == nil ? harness.content : harness.screen
}

extension KeyPress {
  /// The press that types a character, which is Return for a line break.
  package init(typing character: Character) {
    if ["\n", "\r", "\r\n"].contains(character) {
      self.init(.return)
      return
    }
    let lower = Character(character.lowercased())
    let isUpper = lower != character
    self.init(
      KeyEquivalent(lower), characters: String(character), modifiers: isUpper ? .shift : [])
  }
}
