// SPDX-License-Identifier: MIT
// Driver: queries the terminal and derives capabilities from its replies.

import CuriumTerminal
import Dispatch

extension TerminalConversation {
  /// The time for the terminal to reply. Later replies still count. Features without a reply stay
  /// unknown.
  private static let timeout = DispatchTimeInterval.seconds(1)
  /// The queries that no terminal prints. The last one requests the primary device attributes
  /// (DA1), which every terminal reports. Features not confirmed by then are missing.
  ///
  /// XTVERSION, OSC 10 and 11, the flags of the kitty keyboard protocol, the colour scheme (DSR
  /// 996), DA1.
  static let questions = Array(
    """
    \u{1B}[>0q\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[?996n\u{1B}[c
    """.utf8)
  /// The queries about modes, only for terminals that understand them: zutty and other simple
  /// terminals print the end of a DECRQM.
  ///
  /// DECRQM for the modes 2026, 2027, 2031, 2048 and 1016, DA1.
  static let modeQuestions = Array(
    """
    \u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[?2031$p\u{1B}[?2048$p\u{1B}[?1016$p\u{1B}[c
    """.utf8)
  /// The queries for Terminal.app.
  private static let fewQuestions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Sends the queries after the first frame, so that they don't delay it.
  package func planInquiry() {
    guard inquiry.plan() else { return }
    guard isExtended else {
      inquiry.skip()
      decide()
      return
    }
    MainQueue.enqueue { [weak self] in self?.ask() }
  }

  /// `true` if the terminal shows the app and may be queried.
  var keepsScreen: Bool { line?.state == .open }

  private func ask() {
    guard keepsScreen, inquiry.begin(at: .now()) else { return }
    send(questions: capabilities.identity == .terminalApp ? Self.fewQuestions : Self.questions)
  }

  private func send(questions: [UInt8]) {
    questions.withUnsafeBytes { line?.send($0) }
    // Otherwise, the timer of the last round could ring too early.
    inquiryTimer.cancel()
    inquiryTimer.schedule(at: .now() + Self.timeout, leeway: .milliseconds(50))
  }

  /// Queries the modes, once, if the terminal understands that. Returns whether it sent the
  /// queries.
  private func askModes() -> Bool {
    guard knowsModeQuestions, keepsScreen, inquiry.beginModes(at: .now()) else { return false }
    send(questions: Self.modeQuestions)
    return true
  }

  /// `true` if the terminal answers a DECRQM, or at least doesn't print it: it has reported its
  /// version or supports the kitty keyboard protocol, or its environment identifies a terminal that
  /// answers. A `TERM` of xterm isn't enough, because other terminals use it too.
  var knowsModeQuestions: Bool {
    if capabilities.version != nil || capabilities.keyboardProtocol == .yes { return true }
    switch capabilities.identity {
    case nil, .xterm, .terminalApp: return false
    default: return true
    }
  }

  /// Stops waiting for the replies to a round of queries.
  func stopWaiting() {
    inquiryTimer.cancel()
    inquiry.stopWaiting()
    sendQuestions()
  }

  // MARK: - Answers

  /// Handles a report. Returns whether to pass it to the run loop: only reports of light and dark,
  /// and the name of a terminal that shows more glyphs than others.
  func consume(_ report: TerminalReport) -> Bool {
    switch report {
    case .mode(let mode, let state): take(mode: mode, isSupported: (1...3).contains(state), state)
    case .keyboardFlags: capabilities.keyboardProtocol = .yes
    case .version(let name):
      capabilities.version = name
      let identity = TerminalIdentity(version: name) ?? capabilities.identity
      identity?.complete(&capabilities)
      // xterm has 256 colours, whatever TERM says.
      if name.hasPrefix("XTerm"), !hasChosenColors {
        capabilities.colorDepth = max(capabilities.colorDepth, .ansi256)
      }
      return capabilities.findsSymbols || capabilities.showsBraille
    case .windowPixels(let pixels):
      guard isPixelPointer else { return false }
      let isNews = decoder.pixelScale == nil
      decoder.pixelScale = line.flatMap { PixelScale(cells: $0.size, pixels: pixels) }
      if isNews, decoder.pixelScale != nil { enable(1016) }
    case .backgroundColor(let color):
      capabilities.prefersDark = Self.isDark(color)
      return true
    case .colorScheme(let isDark):
      let isNews = capabilities.prefersDark != isDark
      capabilities.prefersDark = isDark
      return isNews
    case .deviceAttributes(let attributes):
      // 52 means that OSC 52 writes to the clipboard (Ghostty, WezTerm, foot, Windows Terminal).
      if attributes.contains(52) { capabilities.clipboard = .yes }
      finishRound()
    default: break
    }
    return false
  }

  /// Handles the last reply to a round of queries, in time or late: queries the modes, or ends the
  /// inquiry.
  private func finishRound() {
    // Otherwise, the reply belongs to a screen before a stop.
    guard inquiry.hasBegun else { return }
    if askModes() {
      decideKeyboard()
    } else {
      stopWaiting()
      decide()
    }
  }

  private func take(mode: Int, isSupported: Bool, _ state: Int) {
    let support = TerminalSupport(isSupported)
    switch mode {
    case 2026:
      capabilities.synchronizedOutput = support
      // Terminals with this mode also have underline styles and hyperlinks.
      if isSupported, capabilities.underlineStyles == .unknown {
        capabilities.underlineStyles = .yes
      }
      if isSupported, capabilities.hyperlinks == .unknown { capabilities.hyperlinks = .yes }
    case 2027:
      capabilities.graphemeClusters = support
      if state == 2 { enable(2027) }
    case 2031:
      capabilities.colorSchemeReports = support
      if state == 2 { enable(2031) }
    case 2048:
      capabilities.resizeReports = support
      if state == 2 { enable(2048) }
    case 1016:
      capabilities.pixelPointer = support
      if isSupported, options.reportsPointerPixels, options.effectivePointer != .none,
        !isPixelPointer
      {
        isPixelPointer = true
        updatePixelScale()
        // Positions in pixels require the size of a cell.
        if decoder.pixelScale == nil {
          line?.send("\u{1B}[14t")
        } else {
          enable(1016)
        }
      }
    default: break
    }
  }

  /// Updates the size of a cell in pixels in the decoder, if the line knows it.
  package func updatePixelScale() {
    guard isPixelPointer, let line, let pixels = line.windowPixels else { return }
    decoder.pixelScale = PixelScale(cells: line.size, pixels: pixels)
  }

  /// Turns on a private mode until the session leaves the screen.
  private func enable(_ mode: Int) {
    guard enabledModes.insert(mode).inserted else { return }
    send("\u{1B}[?\(mode)h", undo: "\u{1B}[?\(mode)l")
  }

  /// Sends a sequence with a lasting effect, after registering `undo` for the end of the session.
  func send(_ sequence: String, undo: String) {
    line?.addMode(sequence, undo: undo)
    line?.send(sequence)
  }

  /// Marks the unconfirmed features as missing after all queries are answered.
  private func decide() {
    let asked: [WritableKeyPath<TerminalCapabilities, TerminalSupport>] = [
      \.synchronizedOutput, \.graphemeClusters, \.colorSchemeReports, \.resizeReports,
      \.pixelPointer,
    ]
    for capability in asked where capabilities[keyPath: capability] == .unknown {
      capabilities[keyPath: capability] = .no
    }
    if !inquiry.hasAskedModes { decideKeyboard() }
  }

  /// Chooses how keys are reported, after the first queries.
  private func decideKeyboard() {
    if capabilities.keyboardProtocol == .unknown { capabilities.keyboardProtocol = .no }
    if isExtended, capabilities.keyboardProtocol == .no,
      capabilities.identity?.hasModifiedKeys == true
    {
      send("\u{1B}[>4;2m", undo: "\u{1B}[>4m")
    }
  }

  /// Returns whether a colour `0xRRGGBB` is closer to black, by its luma (ITU-R BT.601).
  static func isDark(_ color: UInt32) -> Bool {
    let red = color >> 16 & 0xFF
    let green = color >> 8 & 0xFF
    let blue = color & 0xFF
    return red * 299 + green * 587 + blue * 114 < 128_000
  }
}
