// SPDX-License-Identifier: MIT
// Driver: the options of a session.

public import CuriumTerminal

/// The options of a session.
///
///     TerminalSessionOptions(presentation: .inline(maxRows: 10), reportsKeyPhases: true)
public struct TerminalSessionOptions: Hashable, Sendable {
  /// The way an app is presented.
  public typealias Presentation = TerminalPresentation

  /// The way the app is presented.
  public var presentation: Presentation
  /// The pointer events that are reported unless a view requests more. `none` always leaves the
  /// mouse to the terminal.
  public var pointer: PointerReports
  /// A Boolean value that indicates whether the position of the pointer within a cell is reported,
  /// if the terminal supports it (mode 1016).
  public var reportsPointerPixels: Bool
  /// A Boolean value that indicates whether repeated and released keys are reported, if the
  /// terminal supports it (the kitty keyboard protocol with all its flags).
  public var reportsKeyPhases: Bool
  /// The colour depth; `nil` to use CURIUM_COLORS, NO_COLOR, CLICOLOR_FORCE and the terminal.
  /// For no colours, write `ColorDepth.none`: `.none` alone is `nil`.
  public var colorDepth: ColorDepth?
  /// A Boolean value that indicates whether the terminal draws characters of ambiguous width in two
  /// columns; `nil` to use CURIUM_AMBIGUOUS_WIDTH, which is 1 or 2.
  public var ambiguousIsWide: Bool?
  /// The number of rows or columns that a notch of the wheel scrolls, but at most half of the
  /// visible ones; `nil` to use CURIUM_WHEEL_ROWS, or else 3.
  public var wheelRows: Int?
  /// A Boolean value that indicates whether the app draws on the controlling terminal if standard
  /// input or output isn't a terminal, as in `list | chooser > file`.
  public var allowsRedirection: Bool
  /// A Boolean value that indicates whether a separate process restores the terminal after SIGKILL,
  /// `_exit` and a stack overflow in a background thread, which can't be caught.
  public var guardsTerminal: Bool
  /// The path of a new file for a recording of the session (asciicast v2), which only the user can
  /// read; `nil` to use CURIUM_CAST. Later sessions of the program with the same path continue the
  /// recording.
  public var recordingPath: String?
  /// A Boolean value that indicates whether the recording contains the input too, with all
  /// passwords; CURIUM_CAST_INPUT=1 requests the same.
  public var recordsInput: Bool

  /// Creates options. By default, the terminal reports buttons, and standard input and output must
  /// be a terminal.
  ///
  /// - Parameters:
  ///   - presentation: The way the app is presented.
  ///   - pointer: The pointer events that are reported unless a view requests more.
  ///   - reportsPointerPixels: `true` reports the position of the pointer within a cell.
  ///   - reportsKeyPhases: `true` reports repeated and released keys.
  ///   - colorDepth: The number of colours. `nil` uses the environment and the terminal.
  ///   - ambiguousIsWide: `true` if characters of ambiguous width take two columns. `nil` uses
  ///    CURIUM_AMBIGUOUS_WIDTH.
  ///   - wheelRows: The number of rows that a notch of the wheel scrolls. `nil` uses
  ///    CURIUM_WHEEL_ROWS.
  ///   - allowsRedirection: `true` draws on the controlling terminal if standard input or output
  ///    isn't a terminal.
  ///   - guardsTerminal: `true` restores the terminal after SIGKILL with a separate process.
  ///   - recordingPath: The path of a new file for a recording. `nil` uses CURIUM_CAST.
  ///   - recordsInput: `true` also records the input, with all passwords.
  public init(
    presentation: Presentation = .fullScreen, pointer: PointerReports = .buttons,
    reportsPointerPixels: Bool = false, reportsKeyPhases: Bool = false,
    colorDepth: ColorDepth? = nil, ambiguousIsWide: Bool? = nil, wheelRows: Int? = nil,
    allowsRedirection: Bool = false, guardsTerminal: Bool = false, recordingPath: String? = nil,
    recordsInput: Bool = false
  ) {
    self.presentation = presentation
    self.pointer = pointer
    self.reportsPointerPixels = reportsPointerPixels
    self.reportsKeyPhases = reportsKeyPhases
    self.colorDepth = colorDepth
    self.ambiguousIsWide = ambiguousIsWide
    self.wheelRows = wheelRows
    self.allowsRedirection = allowsRedirection
    self.guardsTerminal = guardsTerminal
    self.recordingPath = recordingPath
    self.recordsInput = recordsInput
  }

  /// The pointer events that are reported in this presentation.
  var effectivePointer: PointerReports {
    // Pointer positions are relative to the screen, and the first row of an app below the prompt
    // isn't known.
    if case .inline = presentation { .none } else { pointer }
  }
}
