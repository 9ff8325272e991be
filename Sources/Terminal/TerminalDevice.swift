// SPDX-License-Identifier: MIT
// Terminal: what the run loop needs of a terminal, real or in memory.

/// The colours a terminal can show.
public enum ColorDepth: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Attributes alone.
  case none = 0
  /// The 16 colours of the terminal's own palette.
  case ansi16 = 16
  /// The 6×6×6 cube and 24 grays beside them.
  case ansi256 = 256
  /// 8 bits a channel.
  case trueColor = 16_777_216

  /// Fewer colours come first.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What the encoder may use. Everything begins as the least that works.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many colours.
  public var colorDepth: ColorDepth
  /// Mode 2026: frames appear whole.
  public var synchronizedOutput: Bool
  /// SGR 4:2 … 4:5.
  public var underlineStyles: Bool
  /// OSC 8.
  public var hyperlinks: Bool
  /// ECH and EL leave the current ground colour (terminfo `bce`).
  public var erasesWithBackground: Bool
  /// Whether the terminal's own ground is dark, where it told.
  public var prefersDark: Bool?

  /// Capabilities; by default 24-bit colour and nothing else.
  public init(
    colorDepth: ColorDepth = .trueColor, synchronizedOutput: Bool = false,
    underlineStyles: Bool = false, hyperlinks: Bool = false, erasesWithBackground: Bool = true,
    prefersDark: Bool? = nil
  ) {
    self.colorDepth = colorDepth
    self.synchronizedOutput = synchronizedOutput
    self.underlineStyles = underlineStyles
    self.hyperlinks = hyperlinks
    self.erasesWithBackground = erasesWithBackground
    self.prefersDark = prefersDark
  }
}

/// A screen of cells that takes frames and gives events.
@MainActor public protocol TerminalDevice: AnyObject {
  /// Columns and rows. Never below 1×1.
  var size: CellSize { get }
  /// What may be used; it can grow when the terminal answers.
  var capabilities: TerminalCapabilities { get }
  /// Where events go, in the order they came; set by the run loop.
  var eventHandler: (([TerminalEvent]) -> Void)? { get set }
  /// Takes one whole frame, in one write.
  ///
  /// - Returns: Whether it was taken. A device that still holds an earlier frame (a slow reader)
  ///   takes none, keeps nothing of it, and calls `readyHandler` when it will.
  func write(_ frame: UnsafeRawBufferPointer) -> Bool
  /// Called when a device that refused a frame takes frames again.
  var readyHandler: (() -> Void)? { get set }
}

/// Time and turns of the run loop. The driver's follows the system; a test's is moved by hand.
@MainActor public protocol EventLoop: AnyObject {
  /// A clock that never goes back.
  var now: Duration { get }
  /// Runs `work` once, after the events that are already pending.
  func enqueue(_ work: @escaping @MainActor () -> Void)
  /// Calls `work` at `deadline` (on `now`'s clock) in place of what was asked before; nil cancels.
  func wake(at deadline: Duration?, _ work: @escaping @MainActor () -> Void)
}

/// A terminal in memory: keeps the bytes it was given, sends what it is told to.
@MainActor public final class MemoryDevice: TerminalDevice {
  /// Columns and rows.
  public private(set) var size: CellSize
  /// What the encoder may use.
  public var capabilities: TerminalCapabilities
  /// Where events go.
  public var eventHandler: (([TerminalEvent]) -> Void)?
  /// Called when `refusesFrames` is lifted.
  public var readyHandler: (() -> Void)?
  /// Every byte written since the last `takeBytes()`.
  public private(set) var bytes: [UInt8] = []
  /// How many writes were made.
  public private(set) var writeCount = 0
  /// Plays a slow reader: while true no frame is taken.
  public var refusesFrames = false {
    didSet { if oldValue, !refusesFrames { readyHandler?() } }
  }

  /// A device of a size.
  public init(size: CellSize, capabilities: TerminalCapabilities = TerminalCapabilities()) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    self.capabilities = capabilities
  }

  /// Keeps a frame's bytes.
  public func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    if refusesFrames { return false }
    bytes.append(contentsOf: frame)
    writeCount += 1
    return true
  }

  /// Gives events to the run loop, as if they had come from a terminal.
  public func send(_ events: [TerminalEvent]) {
    eventHandler?(events)
  }

  /// Changes the size and says so.
  public func resize(to size: CellSize) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    send([.resize(self.size)])
  }

  /// What was written since the last call.
  public func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
