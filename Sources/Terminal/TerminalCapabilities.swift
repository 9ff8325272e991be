// SPDX-License-Identifier: MIT
// Terminal: what may be used of a terminal, and how sure that is.

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

/// Whether a terminal can do something, as far as it is known.
public enum TerminalSupport: Hashable, Sendable, ExpressibleByBooleanLiteral {
  /// The terminal has not said, or cannot be asked.
  case unknown
  /// It cannot.
  case no
  /// It can.
  case yes

  /// Yes for true, no for false.
  public init(_ isSupported: Bool) { self = isSupported ? .yes : .no }
  /// Yes for true, no for false.
  public init(booleanLiteral value: Bool) { self.init(value) }
}

/// What may be used of a terminal. Everything begins as the least that works, and grows as the
/// terminal answers.
public struct TerminalCapabilities: Hashable, Sendable {
  // MARK: Drawing

  /// How many colours.
  public var colorDepth: ColorDepth
  /// Mode 2026: frames appear whole.
  public var synchronizedOutput: TerminalSupport
  /// SGR 4:2 … 4:5, and the colour of the line by SGR 58; a plain line where they are missing.
  public var underlineStyles: TerminalSupport
  /// OSC 8; where it is missing links are text.
  public var hyperlinks: TerminalSupport
  /// ECH and EL leave the current ground colour (terminfo `bce`).
  public var erasesWithBackground: Bool
  /// ECH erases a stretch of a row (terminfo `ech`).
  public var erasesCharacters: Bool
  /// CHA moves the cursor within its row (terminfo `hpa`).
  public var movesToColumn: Bool
  /// Without autowrap marks in the last column join the cell before it, as tmux has it.
  public var misplacesMarksAtEdge: Bool
  /// DECSTBM, SU and SD move rows (terminfo `csr`).
  public var scrollsRegions: Bool
  /// Whether characters of ambiguous width (UAX #11) take two columns, as East Asian fonts draw them.
  ///
  /// Nothing tells: it is a setting of the terminal that its user repeats. Box drawing then comes as
  /// ASCII, because lines of double width do not meet.
  public var ambiguousIsWide: Bool
  /// How the terminal is steered where it does not speak ECMA-48; nil where it does.
  public var dialect: TerminalDialect?

  // MARK: Beyond drawing

  /// Mode 2027: a grapheme cluster is one cell, or two.
  public var graphemeClusters: TerminalSupport
  /// Mode 2031: a change between light and dark is told.
  public var colorSchemeReports: TerminalSupport
  /// Mode 2048: a change of size is told in the input.
  public var resizeReports: TerminalSupport
  /// Mode 1016: the pointer's place within a cell.
  public var pixelPointer: TerminalSupport
  /// The kitty keyboard protocol: Shift+Return, Control+I, releases.
  public var keyboardProtocol: TerminalSupport
  /// OSC 2: the title of the window.
  public var windowTitle: TerminalSupport
  /// OSC 52: text for the clipboard of the machine that the user sits at.
  public var clipboard: TerminalSupport
  /// OSC 9, 99 or 777: a message beside the screen.
  public var notifications: TerminalSupport
  /// OSC 9;4: progress in the taskbar or the tab.
  public var progress: TerminalSupport
  /// Pictures by the kitty graphics protocol, shown where Unicode placeholders stand.
  public var placeholderPictures: TerminalSupport
  /// OSC 22: the shape of the pointer.
  public var pointerShapes: TerminalSupport

  // MARK: The terminal itself

  /// Which terminal it is, by its environment and then by its own word.
  package var identity: TerminalIdentity?
  /// Its name and version, as it told (XTVERSION).
  public var version: String?
  /// Whether its own ground is dark, where it told.
  public var prefersDark: Bool?

  /// Capabilities; by default 24-bit colour on a terminal of ECMA-48 that has told nothing.
  public init(
    colorDepth: ColorDepth = .trueColor, synchronizedOutput: TerminalSupport = .unknown,
    underlineStyles: TerminalSupport = .unknown, hyperlinks: TerminalSupport = .unknown,
    erasesWithBackground: Bool = true, scrollsRegions: Bool = true, ambiguousIsWide: Bool = false,
    dialect: TerminalDialect? = nil, prefersDark: Bool? = nil
  ) {
    self.colorDepth = colorDepth
    self.synchronizedOutput = synchronizedOutput
    self.underlineStyles = underlineStyles
    self.hyperlinks = hyperlinks
    self.erasesWithBackground = erasesWithBackground
    self.scrollsRegions = scrollsRegions
    self.ambiguousIsWide = ambiguousIsWide
    self.dialect = dialect
    self.prefersDark = prefersDark
    erasesCharacters = true
    movesToColumn = true
    misplacesMarksAtEdge = false
    graphemeClusters = .unknown
    colorSchemeReports = .unknown
    resizeReports = .unknown
    pixelPointer = .unknown
    keyboardProtocol = .unknown
    windowTitle = .unknown
    clipboard = .unknown
    notifications = .unknown
    progress = .unknown
    placeholderPictures = .unknown
    pointerShapes = .unknown
  }

  /// Says that the terminal does nothing beside its screen.
  package mutating func refuseRequests() {
    windowTitle = .no
    clipboard = .no
    notifications = .no
    progress = .no
    pointerShapes = .no
  }

  /// Whether a screen drawn with the one set looks the same with the other.
  func looksLike(_ other: TerminalCapabilities) -> Bool {
    colorDepth == other.colorDepth && underlineStyles == other.underlineStyles
      && hyperlinks == other.hyperlinks && erasesWithBackground == other.erasesWithBackground
      && ambiguousIsWide == other.ambiguousIsWide && dialect == other.dialect
      && placeholderPictures == other.placeholderPictures
  }
}
