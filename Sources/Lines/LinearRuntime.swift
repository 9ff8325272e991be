// SPDX-License-Identifier: MIT
// Lines: an app as lines of text, for screen readers and terminals without a screen.

@_spi(Nodes) import CuriumViews
@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal

/// Runs a view as a conversation of lines: no cursor moves, no control sequences.
///
/// The view lives on a screen that nobody sees; what it tells of itself is read out by a
/// `LinearReader`, and answers act on it. Changes that come by themselves are gathered for a moment
/// and said once.
@MainActor public final class LinearRuntime {
  /// Called when the app quits or the input has ended.
  public var onQuit: () -> Void = {}

  /// How long what changes by itself is gathered before it is said. Not a motion of the theme: it is
  /// for ears.
  private static let gathering = Duration.milliseconds(400)
  /// The screen that nobody sees: wide enough to leave nothing out, high enough for a page of a list.
  private static let screen = CellSize(width: 100, height: 50)

  private let runtime: AppRuntime
  private let device: any LineDevice
  private var reader = LinearReader()
  private var elements: [Int: SemanticElement] = [:]
  /// Whether a prompt stands that has no answer yet.
  private var isPrompting = false
  private var isAnswering = false
  private var printed: [String] = []
  private var isGathering = false
  private var hasEnded = false

  /// An app as lines on `device`. The first are said in the next turns of `loop`.
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
    runtime.onPrint = { [weak self] line in self?.printed.append(line) }
    runtime.onFrame = { [weak self] in self?.screenDidChange() }
  }

  /// Ends everything: tasks are cancelled, nothing is said any more.
  public func tearDown() {
    hasEnded = true
    device.lineHandler = nil
    runtime.tearDown()
  }

  private func end() {
    guard !hasEnded else { return }
    // What led to the end is still said.
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
      // A line that waited in a pipe is no answer to what was not asked.
      device.lineHandler = { [weak self] line in self?.answer(line) }
      return
    }
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

  /// Says what has changed by itself and asks again.
  private func interrupt() {
    guard !hasEnded else { return }
    let prompt = reader.prompt
    let lines = news()
    if lines.isEmpty, prompt == reader.prompt { return }
    device.write("\n")
    say(lines)
    ask()
  }

  /// What the screen says that it did not say before.
  private func news() -> [String] {
    let tree = runtime.graph.semanticElements()
    let known = reader.known
    elements = elements.filter { known.contains($0.key) }
    var items: [LinearItem] = []
    for element in tree {
      let id = Int(bitPattern: element.id)
      // Kept as long as its number counts: another node could come to lie at the same place.
      elements[id] = element
      var semantics = element.semantics
      if !element.isNamed { semantics.label = "" }
      items.append(
        LinearItem(
          id: id, semantics: semantics, canAct: element.canAct, isLayer: element.isLayer))
    }
    defer { printed = [] }
    return printed + reader.show(items, announcements: runtime.graph.takeAnnouncements())
  }

  private func say(_ lines: [String]) {
    for line in lines { device.write(Self.clean(line) + "\n") }
  }

  /// Asks what stands to be asked. The field that is asked for has the keyboard.
  private func ask() {
    guard !hasEnded else { return }
    if let field = reader.promptedField, let element = elements[field],
      !element.semantics.isFocused
    {
      act { _ = runtime.graph.perform(.focus, on: element) }
      // Whatever hears of the focus may have something to say.
      say(news())
    }
    let prompt = reader.prompt
    device.setSecret(prompt.isSecret)
    device.write(Self.clean(prompt.text))
    isPrompting = true
  }

  /// Line feeds and tabs are spaces; other controls are shown, not sent.
  private static func clean(_ line: String) -> String {
    let flat = String(line.map { $0.isNewline ? " " : $0 })
    return TextSanitizer.sanitized(line: flat)
  }

  // MARK: Answers

  private func answer(_ line: String?) {
    guard !hasEnded else { return }
    stopGathering()
    isPrompting = false
    // The end of the input leaves the cursor behind the prompt.
    if line == nil { device.write("\n") }
    for effect in reader.read(line) {
      switch effect {
      case .say(let text): say([text])
      case .perform(let request, let id):
        guard let element = elements[id] else { continue }
        var isDone = false
        act { isDone = runtime.graph.perform(request, on: element) }
        if !isDone { say(["That cannot be done now."]) }
      case .close: act { runtime.handle([.key(KeyPress(.escape))]) }
      case .more: act { more() }
      case .quit:
        runtime.onQuit()
        return
      }
      if hasEnded { return }
    }
    act {}
    say(news())
    ask()
  }

  /// Does something and brings the screen up to date, whose changes are said with the answer.
  private func act(_ body: () -> Void) {
    isAnswering = true
    body()
    runtime.settle()
    isAnswering = false
  }

  private func more() {
    let graph = runtime.graph
    for node in graph.focus.listeners() where node.scrollArea != nil {
      if node.handle(KeyPress(.pageDown)) { return }
    }
  }
}

/// Takes frames and shows them to nobody.
private final class UnseenScreen: TerminalDevice {
  let size: CellSize
  let capabilities = TerminalCapabilities(colorDepth: .none)
  var eventHandler: (([TerminalEvent]) -> Void)?
  var readyHandler: (() -> Void)?

  init(size: CellSize) { self.size = size }

  func write(_ frame: UnsafeRawBufferPointer) -> Bool { true }
}
