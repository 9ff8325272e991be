// SPDX-License-Identifier: MIT
// Driver: facts about a terminal from the environment and terminfo.

import CNcurses
package import CuriumTerminal

/// Facts about a terminal from the environment and terminfo, known before the terminal replies.
package struct TerminalFacts: Sendable {
  /// The terminal type, from `TERM`.
  var term: String
  /// The relevant environment variables that are set and not empty.
  var environment: [String: String] = [:]
  /// The number of colours (terminfo `colors`).
  var colors = 256
  /// `true` if terminfo has `RGB` or `Tc`: 24-bit colour.
  var hasDirectColor = false
  /// `true` if erasing uses the background colour (terminfo `bce`).
  var erasesWithBackground = false
  /// `true` if terminfo has `Smulx` or `Su`: underline styles.
  var hasUnderlineStyles = false
  /// `true` if terminfo has `csr`, `indn` and `rin`: scrolling regions.
  var scrollsRegions = false
  /// `true` if terminfo has `ech`: erasing characters.
  var erasesCharacters = false
  /// `true` if terminfo has `hpa`: moving to a column.
  var movesToColumn = false
  /// The control sequences of a terminal that doesn't support ECMA-48.
  var dialect: TerminalDialect?

  /// Returns the facts about the terminal that `cnc_begin` or `cnc_open_entry` opened.
  static func current() -> TerminalFacts {
    var environment: [String: String] = [:]
    for name in variables { environment[name] = EnvironmentVariable.value(name) }
    let has = { (name: String) in
      cnc_flag(name) != 0 || cnc_string(name) != nil || cnc_number(name) > 0
    }
    return TerminalFacts(
      term: String(cString: cnc_term()), environment: environment,
      colors: Int(cnc_number("colors")), hasDirectColor: has("RGB") || has("Tc"),
      erasesWithBackground: cnc_flag("bce") != 0,
      hasUnderlineStyles: has("Smulx") || has("Su"),
      scrollsRegions: cnc_speaks_ecma() != 0 && has("csr") && has("indn") && has("rin"),
      erasesCharacters: has("ech"), movesToColumn: has("hpa"),
      dialect: cnc_speaks_ecma() != 0 ? nil : TerminalDialect.current())
  }

  /// Returns the facts about a terminal of the type `term`, according to its name. Without its
  /// terminfo entry, it is taken for a terminal like xterm, unless its name is that of a simpler
  /// one.
  ///
  /// - Parameters:
  ///   - term: The terminal type, such as `xterm-256color`.
  ///   - environment: The environment variables that are set and not empty.
  package static func named(_ term: String, environment: [String: String]) -> TerminalFacts {
    let hasFewColors = !isExtended(term) || term == "xterm" || term == "screen"
    return TerminalFacts(
      term: term, environment: environment.filter { variables.contains($0.key) },
      colors: hasFewColors ? 8 : 256, erasesWithBackground: term.hasPrefix("xterm"),
      scrollsRegions: true)
  }

  /// Returns whether terminals of the type `term` support xterm's extensions, according to its
  /// name.
  package static func isExtended(_ term: String) -> Bool {
    !["ansi", "cons", "dumb", "linux", "vt"].contains { term.hasPrefix($0) }
  }

  /// The names of the environment variables that describe a terminal, besides `TERM`.
  package static let variables = [
    "CURIUM_COLORS", "CURIUM_AMBIGUOUS_WIDTH", "CURIUM_WHEEL_ROWS", "NO_COLOR", "CLICOLOR_FORCE",
    "COLORTERM", "COLORFGBG", "TMUX", "STY", "VTE_VERSION", "TERM_PROGRAM", "KITTY_WINDOW_ID",
    "WT_SESSION", "KONSOLE_VERSION",
  ]

  /// Terminal types with 24-bit colour. They announce it in COLORTERM, which SSH doesn't forward.
  private static let direct = [
    "xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour", "rio",
  ]

  /// The capabilities available before the terminal replies.
  package var capabilities: TerminalCapabilities {
    var capabilities = TerminalCapabilities(
      colorDepth: colorDepth, underlineStyles: hasUnderlineStyles ? .yes : .unknown,
      erasesWithBackground: erasesWithBackground, scrollsRegions: scrollsRegions,
      ambiguousIsWide: environment["CURIUM_AMBIGUOUS_WIDTH"] == "2", dialect: dialect,
      prefersDark: groundIsDark)
    capabilities.erasesCharacters = erasesCharacters
    capabilities.movesToColumn = movesToColumn
    if let identity {
      identity.complete(&capabilities)
      // VTE has underline styles since 0.52 and hyperlinks since 0.50.
      let vte = environment["VTE_VERSION"].flatMap { Int($0) } ?? 0
      if identity == .vte, vte < 5200 { capabilities.underlineStyles = .no }
      if identity == .vte, vte < 5000 { capabilities.hyperlinks = .no }
      if hasUnderlineStyles { capabilities.underlineStyles = .yes }
    }
    return capabilities
  }

  /// The terminal, according to its environment variables. tmux and GNU screen hide the outer
  /// terminal.
  private var identity: TerminalIdentity? {
    if environment["TMUX"] != nil { return .tmux }
    if environment["STY"] != nil { return nil }
    if environment["KITTY_WINDOW_ID"] != nil { return .kitty }
    if environment["WT_SESSION"] != nil { return .windowsTerminal }
    if environment["VTE_VERSION"] != nil { return .vte }
    if environment["KONSOLE_VERSION"] != nil { return .konsole }
    let program = environment["TERM_PROGRAM"].map { $0 == "iTerm.app" ? "iterm2" : $0 }
    if let known = TerminalIdentity(version: program) { return known }
    return TerminalIdentity(version: term.hasPrefix("xterm-") ? String(term.dropFirst(6)) : term)
  }

  /// `true` if the user has chosen the number of colours.
  var hasChosenColors: Bool {
    chosenDepth != nil || forbidsColors
  }

  /// The colour depths by their names in CURIUM_COLORS.
  package static let colorDepths: [(name: String, value: ColorDepth)] = [
    ("none", .none), ("16", .ansi16), ("256", .ansi256), ("truecolor", .trueColor),
  ]

  /// The numbers of rows that a notch of the wheel can scroll, by their names in CURIUM_WHEEL_ROWS.
  package static let wheelRows: [(name: String, value: Int)] = (1...9).map {
    (name: "\($0)", value: $0)
  }

  /// The number of rows that a notch of the wheel scrolls; `nil` if the user hasn't set it.
  var wheelRows: Int? {
    Self.wheelRows.first { $0.name == environment["CURIUM_WHEEL_ROWS"] }?.value
  }

  private var chosenDepth: ColorDepth? {
    Self.colorDepths.first { $0.name == environment["CURIUM_COLORS"] }?.value
  }

  private var forbidsColors: Bool { environment["NO_COLOR"]?.isEmpty == false }

  /// The colour depth: from CURIUM_COLORS, or none if NO_COLOR is set (no-color.org), or the
  /// reported depth, which CLICOLOR_FORCE raises to at least 16 colours.
  private var colorDepth: ColorDepth {
    if let chosenDepth { return chosenDepth }
    if forbidsColors { return .none }
    let forced = environment["CLICOLOR_FORCE"].map { !$0.isEmpty && $0 != "0" } ?? false
    return max(reportedDepth, forced ? .ansi16 : .none)
  }

  private var reportedDepth: ColorDepth {
    // GNU screen forwards COLORTERM, but only supports 256 colours.
    let isScreen = term.hasPrefix("screen") && environment["TMUX"] == nil
    let announced = environment["COLORTERM"]
    if !isScreen, announced == "truecolor" || announced == "24bit" { return .trueColor }
    if hasDirectColor || colors > 256 { return .trueColor }
    if Self.direct.contains(where: { term.hasPrefix($0) }) { return .trueColor }
    if colors >= 256 { return .ansi256 }
    return colors >= 8 ? .ansi16 : .none
  }

  /// `true` if the background is dark, according to rxvt's COLORFGBG, `foreground;background` as
  /// palette indices: 0–6 and 8 are dark.
  private var groundIsDark: Bool? {
    guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let ground = Int(last)
    else { return nil }
    return ground <= 6 || ground == 8
  }
}
