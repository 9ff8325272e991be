// SPDX-License-Identifier: MIT
// Driver: the options of a session.

public import CuriumTerminal

/// The options of a session.
public struct TerminalSessionOptions: Hashable, Sendable {
  /// How much of the pointer is reported.
  public typealias PointerTracking = PointerReports

  /// How an app is presented.
  public enum Presentation: Hashable, Sendable {
    /// On the whole screen. Its previous contents return when the app ends.
    case fullScreen
    /// Below the prompt, in as many rows as the content needs, at most `maxRows`. Earlier output
    /// stays. The last frame stays too when the app ends, unless `keepsLastFrame` is `false`. The
    /// pointer isn't reported.
    case inline(maxRows: Int? = nil, keepsLastFrame: Bool = true)
    /// As lines of text and prompts, for screen readers and terminals without a screen. With
    /// `CURIUM_ACCESSIBLE=1` in the environment, every app is presented this way.
    case lines
  }

  /// How the app is presented.
  public var presentation: Presentation
  /// How much of the pointer is reported while no view requests more. `none` always leaves the
  /// mouse to the terminal.
  public var pointer: PointerTracking
  /// Whether the position of the pointer within a cell is reported, if the terminal supports it
  /// (mode 1016).
  public var reportsPointerPixels: Bool
  /// Whether repeated and released keys are reported, if the terminal supports it (the kitty
  /// keyboard protocol with all its flags).
  public var reportsKeyPhases: Bool
  /// The colour depth; `nil` to use CURIUM_COLORS, NO_COLOR, CLICOLOR_FORCE and the terminal.
  public var colorDepth: ColorDepth?
  /// Whether the terminal draws characters of ambiguous width in two columns; `nil` to use
  /// CURIUM_AMBIGUOUS_WIDTH, which is 1 or 2.
  public var ambiguousIsWide: Bool?
  /// Whether the app draws on the controlling terminal if standard input or output isn't a
  /// terminal, as in `list | chooser > file`.
  public var allowsRedirection: Bool
  /// Whether a separate process waits for the end of this one. It restores the terminal after
  /// SIGKILL, `_exit` and a stack overflow in a background thread, which can't be caught.
  public var guardsTerminal: Bool

  /// Creates options. By default, the terminal reports buttons, and standard input and output must
  /// be the terminal.
  public init(
    presentation: Presentation = .fullScreen, pointer: PointerTracking = .buttons,
    reportsPointerPixels: Bool = false, reportsKeyPhases: Bool = false,
    colorDepth: ColorDepth? = nil, ambiguousIsWide: Bool? = nil, allowsRedirection: Bool = false,
    guardsTerminal: Bool = false
  ) {
    self.presentation = presentation
    self.pointer = pointer
    self.reportsPointerPixels = reportsPointerPixels
    self.reportsKeyPhases = reportsKeyPhases
    self.colorDepth = colorDepth
    self.ambiguousIsWide = ambiguousIsWide
    self.allowsRedirection = allowsRedirection
    self.guardsTerminal = guardsTerminal
  }
}
