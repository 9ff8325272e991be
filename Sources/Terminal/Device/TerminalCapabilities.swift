// SPDX-License-Identifier: MIT
// Terminal: the features of a terminal.

/// How the edges of surfaces are drawn.
package enum SurfaceEdges: Sendable {
  /// As lines around the surface.
  case lines
  /// The first and the last row are half filled.
  case halfRows
  /// All rows are filled, without any glyphs.
  case rows
}

/// The usable features of a terminal. They start with the minimum and grow with the terminal's
/// replies.
public struct TerminalCapabilities: Hashable, Sendable {
  // MARK: Drawing

  /// The number of colours.
  public var colorDepth: ColorDepth
  /// Mode 2026: frames appear as a whole.
  public var synchronizedOutput: TerminalSupport
  /// SGR 4:2 … 4:5, and the colour of the underline with SGR 58. Without it, underlines are plain.
  public var underlineStyles: TerminalSupport
  /// OSC 8: hyperlinks. Without it, links are plain text.
  public var hyperlinks: TerminalSupport
  /// A Boolean value that indicates whether ECH and EL use the current background colour (terminfo
  /// `bce`).
  public var erasesWithBackground: Bool
  /// A Boolean value that indicates whether ECH erases part of a row (terminfo `ech`).
  public var erasesCharacters = true
  /// A Boolean value that indicates whether CHA moves the cursor within its row (terminfo `hpa`).
  public var movesToColumn = true
  /// A Boolean value that indicates whether, without autowrap, marks after a letter in the last
  /// column join the cell before it, as in tmux.
  public var misplacesMarksAtEdge = false
  /// A Boolean value that indicates whether DECSTBM, SU and SD move rows (terminfo `csr`).
  public var scrollsRegions: Bool
  /// A Boolean value that indicates whether characters of ambiguous width (UAX #11) take two
  /// columns, as in East Asian fonts.
  ///
  /// This can't be detected: it is a setting of the terminal that the user must repeat. ASCII then
  /// replaces box drawing, because lines of double width don't join.
  public var ambiguousIsWide: Bool
  /// The control sequences of a terminal that doesn't support ECMA-48; `nil` if it does.
  public var dialect: TerminalDialect?

  // MARK: Beyond drawing

  /// Mode 2027: a grapheme cluster takes one or two cells.
  public var graphemeClusters = TerminalSupport.unknown
  /// Mode 2031: the terminal reports changes between light and dark.
  public var colorSchemeReports = TerminalSupport.unknown
  /// Mode 2048: the terminal reports changes of its size in the input.
  public var resizeReports = TerminalSupport.unknown
  /// Mode 1016: the position of the pointer within a cell.
  public var pixelPointer = TerminalSupport.unknown
  /// The kitty keyboard protocol: distinguishes keys such as Shift-Return and Control-I, and
  /// reports releases.
  public var keyboardProtocol = TerminalSupport.unknown
  /// OSC 2: the title of the window.
  public var windowTitle = TerminalSupport.unknown
  /// OSC 52: writes text to the clipboard of the user's machine.
  public var clipboard = TerminalSupport.unknown
  /// OSC 9, 99 or 777: a notification outside the screen.
  public var notifications = TerminalSupport.unknown
  /// OSC 9;4: progress in the taskbar or the tab.
  public var progress = TerminalSupport.unknown
  /// Pictures of the kitty graphics protocol, shown in place of Unicode placeholders.
  public var placeholderPictures = TerminalSupport.unknown
  /// OSC 22: the shape of the pointer.
  public var pointerShapes = TerminalSupport.unknown

  // MARK: The terminal itself

  /// How the terminal can draw the edges of surfaces. In Terminal, fonts leave seams between half
  /// cells.
  package var surfaceEdges: SurfaceEdges {
    if ambiguousIsWide || dialect != nil { return .lines }
    return identity == .terminalApp ? .rows : .halfRows
  }

  /// `true` if the terminal has replied that it is one that finds all symbols.
  package var findsSymbols: Bool { identityWithSymbols?.findsSymbols == true }

  /// `true` if the terminal has replied that it is one that shows all braille patterns.
  package var showsBraille: Bool { identityWithSymbols?.showsBraille == true }

  /// The identity of the terminal from its reply, if symbols take one column. The environment isn't
  /// enough, because a terminal started from another one inherits it.
  private var identityWithSymbols: TerminalIdentity? {
    ambiguousIsWide ? nil : TerminalIdentity(version: version)
  }

  /// The identity of the terminal, from its environment and later from its reply.
  package var identity: TerminalIdentity?
  /// The name and version reported by the terminal (XTVERSION).
  public var version: String?
  /// A Boolean value that indicates whether the terminal's own background is dark; `nil` if it is
  /// unknown.
  public var prefersDark: Bool?

  /// Creates capabilities, by default for 24-bit colour and an ECMA-48 terminal that hasn't replied
  /// yet.
  ///
  /// - Parameters:
  ///   - colorDepth: The number of colours.
  ///   - synchronizedOutput: Support for frames that appear at once (mode 2026).
  ///   - underlineStyles: Support for curly, dotted and other underlines.
  ///   - hyperlinks: Support for links (OSC 8).
  ///   - erasesWithBackground: `true` if erased cells have the current background.
  ///   - scrollsRegions: `true` if the terminal can move rows.
  ///   - ambiguousIsWide: `true` if characters of ambiguous width take two columns.
  ///   - dialect: The control sequences of a terminal that doesn't support ECMA-48; `nil` if it
  ///    does.
  ///   - prefersDark: `true` if the terminal's own background is dark; `nil` if it is unknown.
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
  }

  /// Marks all requests other than drawing as unsupported.
  package mutating func refuseRequests() {
    windowTitle = .no
    clipboard = .no
    notifications = .no
    progress = .no
    pointerShapes = .no
  }

  /// Returns whether a screen drawn with one set looks the same with the other.
  func looksLike(_ other: TerminalCapabilities) -> Bool {
    colorDepth == other.colorDepth && underlineStyles == other.underlineStyles
      && hyperlinks == other.hyperlinks && erasesWithBackground == other.erasesWithBackground
      && ambiguousIsWide == other.ambiguousIsWide && dialect == other.dialect
      && placeholderPictures == other.placeholderPictures
      && (colorDepth != .ansi16 || prefersDark == other.prefersDark)
  }
}
