// SPDX-License-Identifier: MIT
// Driver: what a session asks of its terminal.

public import CuriumTerminal

/// What a session asks of its terminal.
public struct TerminalSessionOptions: Hashable, Sendable {
  /// How much of the pointer is reported.
  public typealias PointerTracking = PointerReports

  /// How an app is shown.
  public enum Presentation: Hashable, Sendable {
    /// On the whole screen, which is as before when the app ends.
    case fullScreen
    /// Below the prompt, in as many rows as the content needs, at most `maxRows`; what was printed
    /// before stays. When the app ends its last frame stays too, unless `keepsLastFrame` is false. The
    /// pointer is not reported.
    case inline(maxRows: Int? = nil, keepsLastFrame: Bool = true)
    /// As lines to read and prompts to answer, for screen readers and where there is no screen. The
    /// variable CURIUM_ACCESSIBLE=1 has every app shown so.
    case lines
  }

  /// How the app is shown.
  public var presentation: Presentation
  /// How much of the pointer is reported while no view asks for more; `none` leaves the mouse to the
  /// terminal for good.
  public var pointer: PointerTracking
  /// Whether the pointer's place within a cell is reported, where the terminal can (mode 1016).
  public var reportsPointerPixels: Bool
  /// Whether repeated and released keys are reported, where the terminal can (the kitty keyboard
  /// protocol with all its flags).
  public var reportsKeyPhases: Bool
  /// The colours to use; nil goes by CURIUM_COLORS, NO_COLOR, CLICOLOR_FORCE and the terminal.
  public var colorDepth: ColorDepth?
  /// Whether the terminal draws characters of ambiguous width in two columns; nil goes by
  /// CURIUM_AMBIGUOUS_WIDTH, 1 or 2.
  public var ambiguousIsWide: Bool?
  /// Whether to draw on the controlling terminal where standard input or output is no terminal:
  /// `list | chooser > file`.
  public var allowsRedirection: Bool
  /// Whether a process of its own waits for the end of this one and puts the terminal right after
  /// SIGKILL, `_exit` and the overflow of a background thread's stack, which nobody can catch.
  public var guardsTerminal: Bool

  /// Options; by default buttons, and standard input and output must be the terminal.
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
