// SPDX-License-Identifier: MIT
// Views: runs an app as lines of text, for screen readers and terminals without a screen.

@_spi(Nodes) import CuriumViews
@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// Runs a view as a dialogue of text lines, without cursor movements or control sequences.
///
/// Lays out the view on a hidden screen. A `LinearReader` reads out its semantics, and answers act
/// on the view. Other changes are collected for a moment and read out together.
@MainActor public final class LinearRuntime {
  /// Called when the app quits or the input has ended.
  public var onQuit: () -> Void = {}
  /// The exit status for the program, set by the view that quit the app.
  package var exitStatus: Int32 { runtime.exitStatus }

  /// The time for which changes are collected before they are read out. It suits listening and
  /// isn't a motion of the theme.
  private static let gathering = Duration.milliseconds(400)
  /// The size of the hidden screen: wide enough to show everything, and high enough for one page of
  /// a list.
  private static let screen = CellSize(width: 100, height: 50)

  private let runtime: AppRuntime
  private let device: any LineDevice
  private var reader = LinearReader()
  private var elements: [Int: SemanticElement] = [:]
  private var rows = FollowedRows()
  /// `true` if a prompt is waiting for an answer.
  private var isPrompting = false
  private var isAnswering = false
  private var printed: [String] = []
  private var isGathering = false
  private var hasEnded = false
  /// `true` if there are no more prompts.
  private var isOver: Bool { hasEnded || runtime.isEnding }

  /// Creates a runtime that shows a view as lines of text.
  ///
  /// - Parameters:
  ///   - content: The root view.
  ///   - device: The terminal that shows the lines.
  ///   - loop: The run loop. The first lines are written in its next turns.
  ///   - environment: Changes the environment of the root view before the first line.
  public init<Content: View>(
    _ content: Content, device: any LineDevice, loop: any EventLoop,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.device = device
    runtime = AppRuntime(content, device: UnseenScreen(size: Self.screen), loop: loop) {
      $0.accessibilityReduceMotion = true
      environment(&$0)
    }
    runtime.onQuit = { [weak self] in self?.end() }
    runtime.onPrint = { [weak self] line in
      self?.printed.append(line.plain)
      // The line is read out with the next frame, even if nothing else changes.
      self?.runtime.graph.requestFrame()
    }
    runtime.onFrame = { [weak self] in self?.screenDidChange() }
  }

  /// Ends the app: cancels its tasks and writes no more lines.
  public func tearDown() {
    hasEnded = true
    device.lineHandler = nil
    runtime.tearDown()
  }

  private func end() {
    guard !hasEnded else { return }
    // Still read out the changes that led to the end, below a prompt that got no answer.
    if isPrompting { device.write("\n") }
    say(news())
    hasEnded = true
    onQuit()
  }

  // MARK: Changes

  private func screenDidChange() {
    guard !isAnswering, !hasEnded else { return }
    guard isPrompting else {
      say(news())
      ask()
      // Read lines only from now on, because a line waiting in a pipe can't be an answer before
      // there is a prompt.
      device.lineHandler = { [weak self] line in self?.answer(line) }
      return
    }
    gather()
  }

  /// Reads out all changes after a moment.
  private func gather() {
    guard !isGathering else { return }
    isGathering = true
    runtime.setAlarm(after: Self.gathering) { [weak self] in
      self?.isGathering = false
      self?.interrupt()
    }
  }

  private func stopGathering() {
    isGathering = false
    runtime.setAlarm(after: nil)
  }

  /// Reads out the changes that happened on their own, and repeats the prompt.
  private func interrupt() {
    guard !hasEnded else { return }
    let prompt = reader.prompt
    let lines = news(waits: true)
    if reader.isWaiting { gather() }
    if lines.isEmpty, prompt == reader.prompt { return releaseRows() }
    device.write("\n")
    say(lines)
    ask()
  }

  /// Returns the lines for everything on the screen that has changed.
  /// `waits` is `true` if texts that are growing may be read out later.
  private func news(waits: Bool = false) -> [String] {
    let tree = runtime.graph.semanticElements()
    if let element = tree.first { reader.words = element.strings[LinearStrings.self] }
    let known = reader.known
    elements = elements.filter { known.contains($0.key) }
    let notes = notes(in: tree)
    var items: [LinearItem] = []
    // Nothing in lines of text has a width that a divider could change.
    for (place, element) in tree.enumerated() where !element.needsScreen {
      let neighbors = tree[max(0, place - 1)..<min(place + 2, tree.count)]
      if neighbors.contains(where: { element.shows($0) }) { continue }
      let id = Int(bitPattern: element.id)
      // Kept as long as its number is valid, because a new node could have the same address.
      elements[id] = element
      var semantics = element.semantics
      if !element.isNamed { semantics.label = "" }
      var item = LinearItem(
        id: id, semantics: semantics, canAct: element.canAct && !semantics.isReadOnly,
        isLayer: element.isLayer)
      item.notes = notes[element.id] ?? []
      items.append(item)
    }
    defer { printed = [] }
    let announcements = runtime.graph.takeAnnouncements()
    return printed + reader.show(items, announcements: announcements, waits: waits)
  }

  /// Returns the lines about rows that aren't read out, for the elements around them.
  private func notes(in tree: [SemanticElement]) -> [ObjectIdentifier: [String]] {
    var notes: [ObjectIdentifier: [String]] = [:]
    let unread = rows.read(scrollers)
    if unread.isEmpty { return [:] }
    let ids = Set(tree.map(\.id))
    for (scroller, unread) in unread {
      let id = scroller.selfAndAncestors.lazy.map { ObjectIdentifier($0) }
        .first { ids.contains($0) }
      guard let id else { continue }
      if unread.before > 0 {
        notes[id, default: []].append(
          Strings.fill(reader.words.rowsLeftOut, "\(unread.before)"))
      }
      if unread.isMore { notes[id, default: []].append(reader.words.rowsAdded) }
    }
    return notes
  }

  /// The scroll views on the screen, outermost first.
  private var scrollers: [ScrollNode] {
    runtime.graph.focus.listeners().compactMap(\.scrollArea)
  }

  private func say(_ lines: [String]) {
    for line in lines { device.write(Self.clean(line) + "\n") }
  }

  /// Writes the current prompt. Its field gets the focus.
  private func ask() {
    guard !isOver else { return }
    if let field = reader.promptedField, let element = elements[field],
      !element.semantics.isFocused
    {
      act { _ = runtime.graph.perform(.focus, on: element) }
      // The change of focus may cause more changes.
      say(news())
    }
    let prompt = reader.prompt
    device.setSecret(prompt.isSecret)
    device.write(Self.clean(prompt.text))
    isPrompting = true
    releaseRows()
  }

  /// Removes the rows that were read out and are out of view. If this changes anything else, it is
  /// read out after a moment.
  private func releaseRows() {
    let rows = rows
    rows.release { runtime.settle() }
  }

  /// Replaces line feeds and tabs with spaces, and makes other control characters visible.
  package static func clean(_ line: String) -> String {
    let flat = String(line.map { $0.isNewline ? " " : $0 })
    return TextSanitizer.sanitized(line: flat)
  }

  // MARK: Answers

  private func answer(_ line: String?) {
    guard !hasEnded else { return }
    // The rest of the input isn't for this app.
    defer { if isOver { device.lineHandler = nil } }
    stopGathering()
    isPrompting = false
    // At the end of the input, the cursor is still after the prompt.
    if line == nil { device.write("\n") }
    reader.commands = KeyRegistry(runtime.graph).commands
    for effect in reader.read(line) {
      switch effect {
      case .say(let text): say([text])
      case .perform(let request, let id):
        guard let element = elements[id] else { continue }
        attempt { runtime.graph.perform(request, on: element) }
      case .call(let id):
        attempt { KeyRegistry(runtime.graph).call(id) }
      case .close:
        attempt { runtime.graph.keys.route(KeyPress(.escape)) }
      case .scroll(let key): attempt { scrollers.contains { $0.handle(KeyPress(key)) } }
      case .quit: act { runtime.graph.quitting.request() }
      case .end:
        runtime.onQuit()
        return
      }
      if isOver { return }
    }
    act {}
    if isOver { return }
    say(news())
    ask()
  }

  /// Runs an action. If it returns `false`, says that the action isn't possible.
  private func attempt(_ action: () -> Bool) {
    var isDone = false
    act { isDone = action() }
    if !isDone { say([reader.words.notPossible]) }
  }

  /// Runs `body` and updates the screen. The changes are read out with the answer.
  private func act(_ body: () -> Void) {
    isAnswering = true
    body()
    runtime.settle()
    // Signals end the program at once. An answer is complete, so nothing waits for the next one.
    runtime.delayed.finish()
    isAnswering = false
  }
}

/// A device that discards all frames.
private final class UnseenScreen: TerminalDevice {
  let size: CellSize
  let capabilities = TerminalCapabilities(colorDepth: .none)
  var eventHandler: (([TerminalEvent]) -> Void)?
  var readyHandler: (() -> Void)?

  init(size: CellSize) { self.size = size }

  func write(_ frame: UnsafeRawBufferPointer) -> Bool { true }
}
