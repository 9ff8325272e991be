// SPDX-License-Identifier: MIT
// Driver: decodes the input of a terminal, and sends queries and requests.

package import CuriumTerminal
import Dispatch

/// Decodes the input of a terminal, queries its features, and sends requests, such as for a title.
/// Its `line` carries the bytes to the terminal.
@MainActor package final class TerminalConversation {
  /// The connection to the terminal. Nothing is sent without one.
  package weak var line: (any TerminalLine)?
  /// The usable features of the terminal. They grow with the terminal's replies.
  package internal(set) var capabilities: TerminalCapabilities
  /// Turns the input into events.
  package var decoder: InputDecoder
  package var options: TerminalSessionOptions
  /// `true` if the terminal supports xterm's extensions.
  let isExtended: Bool
  /// `true` if the user or the app has chosen the number of colours.
  let hasChosenColors: Bool

  var inquiry = TerminalInquiry()
  lazy var inquiryTimer = MainQueue.Timer { [weak self] in self?.stopWaiting() }
  /// `true` if the pointer is reported in pixels once the size of a cell is known.
  var isPixelPointer = false
  /// The private modes turned on because of the terminal's replies.
  var enabledModes: Set<Int> = []
  /// The latest requests with a lasting effect, sent again after a stop.
  var lasting: [TerminalRequest.LastingKind: TerminalRequest] = [:]
  /// The kinds of lasting requests that wait until the terminal has read enough.
  var delayed: Set<TerminalRequest.LastingKind> = []
  /// `true` if the terminal has saved the previous title of the window.
  var hasTitle = false
  /// The time of the last report of the pointer.
  private(set) var lastPointerInput: DispatchTime?
  /// The number of rows that a notch of the wheel scrolls.
  private let wheelRows: Int
  private let keys: [(bytes: [UInt8], press: KeyPress)]

  /// Creates a conversation with a terminal.
  ///
  /// - Parameters:
  ///   - facts: The facts about the terminal that are known before it replies.
  ///   - keys: The byte sequences of keys that the decoder can't recognize itself.
  ///   - isExtended: `true` if the terminal supports xterm's extensions.
  ///   - options: The options of the app.
  package init(
    facts: TerminalFacts, keys: [(bytes: [UInt8], press: KeyPress)], isExtended: Bool,
    options: TerminalSessionOptions
  ) {
    self.keys = keys
    self.isExtended = isExtended
    self.options = options
    decoder = InputDecoder(keys: keys)
    capabilities = facts.capabilities
    hasChosenColors = facts.hasChosenColors || options.colorDepth != nil
    wheelRows = options.wheelRows ?? facts.wheelRows ?? PointerEvent.standardWheelRows
    if !isExtended { capabilities.refuseRequests() }
    if let colorDepth = options.colorDepth { capabilities.colorDepth = colorDepth }
    if let isWide = options.ambiguousIsWide { capabilities.ambiguousIsWide = isWide }
  }

  /// Handles the terminal's reports about itself. Returns the events for the app.
  package func filter(_ events: [TerminalEvent]) -> [TerminalEvent] {
    var known: TerminalCapabilities?
    var kept: [TerminalEvent] = []
    for event in events {
      switch event {
      case .report(let report):
        known = known ?? capabilities
        if settleQuestions(report) || !consume(report) { continue }
        kept.append(event)
      case .pointer(var pointer):
        lastPointerInput = .now()
        pointer.wheelRows = wheelRows
        kept.append(.pointer(pointer))
      default: kept.append(event)
      }
    }
    if let known, capabilities != known { line?.handleNewCapabilities() }
    return kept
  }

  /// Begins again on a screen in its original state. The terminal may have changed, for example
  /// because a multiplexer was reattached, and the replies to earlier queries may be lost.
  package func restart() {
    inquiry.restart()
    inquiry.forgetReplies()
    dropQuestions()
    hasTitle = false
    enabledModes = []
    isPixelPointer = false
    decoder.pixelScale = nil
  }

  /// Forgets the part of a sequence that has arrived, because its rest was discarded.
  func restartDecoder() { decoder = InputDecoder(keys: keys) }
}
