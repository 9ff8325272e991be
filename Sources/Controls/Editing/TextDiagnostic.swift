// SPDX-License-Identifier: MIT
// Views: messages about places in the text of an editor.

import CuriumEditing
public import CuriumEngine
import CuriumViews

/// A message about a place in the text of an editor, such as an error that a compiler reports.
///
///     let problem = TextDiagnostic(line: 3, columns: 5..<9, message: "Expected a comma.")
public struct TextDiagnostic: Hashable, Sendable {
  /// The severity of a message. An error is greater than a warning.
  public enum Severity: Hashable, Sendable, CaseIterable, Comparable {
    /// Information, such as a hint.
    case info
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// The number of the line, from 1.
  public var line: Int
  /// The characters of the line, from 1; `nil` for the whole line.
  public var columns: Range<Int>?
  /// The severity, which sets the colour and the mark.
  public var severity: Severity
  /// The text for the user.
  public var message: String

  /// Creates a message about a place in a text.
  ///
  /// - Parameters:
  ///   - line: The number of the line, from 1. A number after the last line means the end of the
  ///    text.
  ///   - columns: The characters of the line, from 1. A tab or a wide character counts as one. An
  ///    empty range marks one character, and a range after the end of the line marks its last
  ///    character. `nil` marks the whole line, without its indentation.
  ///   - severity: The severity, which sets the colour and the mark.
  ///   - message: The text for the user.
  public init(
    line: Int, columns: Range<Int>? = nil, severity: Severity = .error, message: String
  ) {
    self.line = line
    self.columns = columns
    self.severity = severity
    self.message = message
  }

  /// Returns the place in `text`, for example to select it in an editor.
  ///
  ///     struct Checked: View {
  ///       @State private var text = "[1 2]"
  ///       @State private var selection: TextSelection?
  ///       private let problem = TextDiagnostic(
  ///         line: 1, columns: 4..<5, message: "Expected a comma.")
  ///
  ///       var body: some View {
  ///         TextEditor(text: $text, selection: $selection)
  ///           .diagnostics([problem])
  ///         Button(problem.message) {
  ///           selection = TextSelection(range: problem.range(in: text))
  ///         }
  ///       }
  ///     }
  ///
  /// - Complexity: O(bytes of the text).
  public func range(in text: String) -> Range<String.Index> {
    let buffer = TextBuffer(text)
    let bytes = LineDiagnostics.ranges(of: [self], inLine: line(in: buffer), of: buffer)[0]
    let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
    return start..<text.utf8.index(start, offsetBy: bytes.count)
  }
}

extension View {
  /// Shows `diagnostics` in the text editors of this view.
  ///
  /// Their places are underlined, and each of their lines has a mark on the left, in the colour of
  /// the highest severity. A row below the text shows the messages at the caret, or else the
  /// message with the highest severity in its line; on other lines, it shows the number of
  /// problems. F8 and Shift-F8 move the caret to the next and the previous place. A click on the
  /// row moves it to the next one. Screen readers read the messages when the caret comes to them.
  ///
  /// Check the text whenever it changes. Until you pass other diagnostics, the current ones stay on
  /// their lines. An empty array means that there are no problems, and keeps the row.
  ///
  ///     TextEditor(text: $text)
  ///       .syntaxHighlighting(.json)
  ///       .lineNumbers()
  ///       .diagnostics([
  ///         TextDiagnostic(line: 3, columns: 5..<9, message: "Expected a comma."),
  ///         TextDiagnostic(line: 7, severity: .warning, message: "This key isn't used."),
  ///       ])
  public func diagnostics(_ diagnostics: [TextDiagnostic]) -> some View {
    environment(\.editorOptions.diagnostics, diagnostics)
  }
}
