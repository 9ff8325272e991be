// SPDX-License-Identifier: MIT
// Driver: questions to the terminal, and what its answers allow.

import CNcurses
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// How far the questions are.
  enum Inquiry {
    /// Nothing is asked yet; the first frame goes first.
    case none
    /// The questions are on their way to the main queue.
    case planned
    /// The terminal is asked since this time, and has not answered the last question.
    case asked(since: DispatchTime)
    /// The last question is answered, or nobody would.
    case answered
  }

  /// How long the terminal has to answer. What it says later counts as well; what it has not said
  /// stays unknown.
  private static let patience = DispatchTimeInterval.seconds(1)
  /// How long a closing session waits for answers under way, in milliseconds: they would be typed
  /// into the shell.
  private static let closingPatience = 50
  /// How long after the questions it waits at least, in milliseconds: a line over the sea is slow.
  private static let answeringTime = 500

  /// All questions in one batch. The last is for the primary device attributes (DA1), which every
  /// terminal answers: what is silent until then is not there.
  ///
  /// XTVERSION, OSC 10 and 11, the kitty keyboard protocol's flags, DECRQM for the modes 2026, 2027,
  /// 2031, 2048 and 1016, the colour scheme (DSR 996), DA1.
  static let questions = Array(
    """
    \u{1B}[>0q\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[?2026$p\u{1B}[?2027$p\
    \u{1B}[?2031$p\u{1B}[?2048$p\u{1B}[?1016$p\u{1B}[?996n\u{1B}[c
    """.utf8)
  /// For Terminal.app, which prints the end of a DECRQM.
  private static let fewQuestions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Asks behind the first frame, so that it is not delayed.
  func planInquiry() {
    guard case .none = inquiry else { return }
    guard cnc_is_extended() != 0 else {
      inquiry = .answered
      decide()
      return
    }
    inquiry = .planned
    DispatchQueue.main.async { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.ask() }
    }
  }

  private func ask() {
    guard case .planned = inquiry, !isClosed, !isSuspended, !isGone, !isEnding else { return }
    inquiry = .asked(since: .now())
    (capabilities.identity == .terminalApp ? Self.fewQuestions : Self.questions).withUnsafeBytes {
      send($0)
    }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { @Sendable [weak self] in
      MainActor.assumeIsolated { self?.stopWaiting() }
    }
    timer.schedule(deadline: .now() + Self.patience, leeway: .milliseconds(50))
    timer.activate()
    inquiryTimer = timer
  }

  private func stopWaiting() {
    inquiryTimer?.cancel()
    inquiryTimer = nil
    if case .asked = inquiry { inquiry = .answered }
  }

  // MARK: - Answers

  /// Takes a report. Answers whether the run loop should see it: light and dark alone.
  func consume(_ report: TerminalReport) -> Bool {
    switch report {
    case .mode(let mode, let state): take(mode: mode, isSupported: (1...3).contains(state), state)
    case .keyboardFlags: capabilities.keyboardProtocol = .yes
    case .version(let name):
      capabilities.version = name
      let identity = TerminalIdentity(version: name) ?? capabilities.identity
      identity?.complete(&capabilities)
    case .windowPixels(let pixels):
      guard isPixelPointer else { return false }
      let isNews = decoder.pixelScale == nil
      decoder.pixelScale = PixelScale(cells: size, pixels: pixels)
      if isNews, decoder.pixelScale != nil { enable(1016) }
    case .backgroundColor(let color):
      capabilities.prefersDark = Self.isDark(color)
      return true
    case .colorScheme(let isDark):
      let isNews = capabilities.prefersDark != isDark
      capabilities.prefersDark = isDark
      return isNews
    case .deviceAttributes(let attributes):
      // 52 says that OSC 52 writes to the clipboard (Ghostty, WezTerm, foot, Windows Terminal).
      if attributes.contains(52) { capabilities.clipboard = .yes }
      guard case .asked = inquiry else { return false }
      stopWaiting()
      decide()
    default: break
    }
    return false
  }

  private func take(mode: Int, isSupported: Bool, _ state: Int) {
    let support = TerminalSupport(isSupported)
    switch mode {
    case 2026:
      capabilities.synchronizedOutput = support
      // Whatever has it knows the younger lines and links too.
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
      if isSupported, options.reportsPointerPixels, options.pointer != .none, !isPixelPointer {
        isPixelPointer = true
        updatePixelScale()
        // Without the size of a cell its pixels would say nothing.
        if decoder.pixelScale == nil {
          Array("\u{1B}[14t".utf8).withUnsafeBytes { send($0) }
        } else {
          enable(1016)
        }
      }
    default: break
    }
  }

  /// Tells the decoder the size of a cell in pixels, as far as the line knows it.
  func updatePixelScale() {
    guard isPixelPointer else { return }
    var width: Int32 = 0
    var height: Int32 = 0
    if cnc_window_pixels(&width, &height) != 0 {
      let pixels = PixelSize(width: Int(width), height: Int(height))
      decoder.pixelScale = PixelScale(cells: size, pixels: pixels)
    }
  }

  /// Switches a private mode on until the screen is left.
  private func enable(_ mode: Int) {
    guard enabledModes.insert(mode).inserted else { return }
    send("\u{1B}[?\(mode)h", undo: "\u{1B}[?\(mode)l")
  }

  /// Sends what lasts, and notes how it is undone before it takes effect.
  func send(_ sequence: String, undo: String) {
    cnc_add_mode(sequence, undo)
    Array(sequence.utf8).withUnsafeBytes { send($0) }
  }

  /// All is said: what was asked and not answered is not there.
  private func decide() {
    let asked: [WritableKeyPath<TerminalCapabilities, TerminalSupport>] = [
      \.synchronizedOutput, \.graphemeClusters, \.colorSchemeReports, \.resizeReports,
      \.pixelPointer, \.keyboardProtocol,
    ]
    for capability in asked where capabilities[keyPath: capability] == .unknown {
      capabilities[keyPath: capability] = .no
    }
    if cnc_is_extended() != 0, capabilities.keyboardProtocol == .no,
      capabilities.identity?.hasModifiedKeys == true
    {
      send("\u{1B}[>4;2m", undo: "\u{1B}[>4m")
    }
  }

  /// Whether a colour `0xRRGGBB` is nearer to black, by its luma (ITU-R BT.601).
  static func isDark(_ color: UInt32) -> Bool {
    let red = color >> 16 & 0xFF
    let green = color >> 8 & 0xFF
    let blue = color & 0xFF
    return red * 299 + green * 587 + blue * 114 < 128_000
  }

  // MARK: - The end

  /// Reads away what the terminal is still going to say.
  func awaitAnswers() {
    inquiryTimer?.cancel()
    inquiryTimer = nil
    defer { if options.pointer == .motion { cnc_drop_input() } }
    guard case .asked(let start) = inquiry, !isSuspended else { return }
    let end = max(
      .now() + .milliseconds(Self.closingPatience), start + .milliseconds(Self.answeringTime))
    while case .asked = inquiry {
      let now = DispatchTime.now()
      guard now < end else { break }
      let left = Int32((end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1
      guard cnc_wait_input(left) != 0 else { break }
      let count = inputBytes.withUnsafeMutableBufferPointer { buffer in
        cnc_read(buffer.baseAddress, buffer.count)
      }
      guard count > 0 else { break }
      var events: [TerminalEvent] = []
      inputBytes.withUnsafeBufferPointer { decoder.decode($0[..<count], into: &events) }
      for case .report(.deviceAttributes) in events { inquiry = .answered }
    }
    if case .asked = inquiry {
      cnc_drop_input()
      // What was dropped may be the rest of what has begun.
      decoder = InputDecoder(keys: TerminalKeys.current())
    }
  }
}
