// SPDX-License-Identifier: MIT
// Views: the options of text editors in the environment.

public import CuriumEngine
import CuriumEditing
import CuriumViews
import CuriumTokens

/// The wrapping of lines in a text editor or a diff.
public enum LineWrapping: Hashable, Sendable, CaseIterable {
  /// A line that is wider than the editor wraps at words onto several rows.
  case automatic
  /// Each line has one row. The editor scrolls sideways with its caret.
  case disabled
}

/// The indentation in a text editor.
public enum EditorIndentation: Hashable, Sendable {
  /// A level is this number of spaces: 1 to 16.
  case spaces(Int)
  /// A level is a tab, shown with at most this number of columns: 1 to 16.
  case tabs(width: Int)

  /// The number of columns of a level, which is also the distance between tab stops.
  var width: Int {
    switch self {
    case .spaces(let width), .tabs(let width): max(1, min(width, 16))
    }
  }

  var indent: TextIndent {
    switch self {
    case .spaces: TextIndent(unit: String(repeating: " ", count: width), tabWidth: width)
    case .tabs: TextIndent(unit: "\t", tabWidth: width)
    }
  }
}

/// The options that modifiers set for text editors.
struct EditorOptions {
  var showsLineNumbers = false
  var highlightsCurrentLine = false
  var wrapping = LineWrapping.automatic
  var gutter: CustomGutter?
  var indentation = EditorIndentation.spaces(4)
  var autoIndents = false
  var matchesBrackets = false
  var language: CodeLanguage?
  var canFind = true
  var canReplace = true
  var findNavigator: Binding<Bool>?
  /// The diagnostics; `nil` in an editor without `.diagnostics`.
  var diagnostics: [TextDiagnostic]?

  var commandGroups: TextCommand.Groups {
    var groups: TextCommand.Groups = canFind ? .finding : []
    if diagnostics?.isEmpty == false { groups.insert(.diagnostics) }
    if language?.lineComment != nil { groups.insert(.commenting) }
    return groups
  }
}

/// The columns that an app adds beside the lines.
struct CustomGutter {
  let width: Int
  let mark: @MainActor (Int) -> Text?
}

extension EnvironmentValues {
  var editorOptions: EditorOptions {
    get { self[TypeKey<EditorOptions>.self] ?? EditorOptions() }
    set { self[TypeKey<EditorOptions>.self] = newValue }
  }

  /// Whether lines that are too wide wrap.
  package var lineWrapping: LineWrapping { editorOptions.wrapping }
}

extension View {
  /// Sets the `visibility` of line numbers in the text editors of this view. A click on a number
  /// places the caret in its line, and a drag selects lines.
  ///
  /// An editor that is too narrow for the numbers and eight columns of text doesn't show them.
  ///
  ///     TextEditor(text: $text)
  ///       .lineNumbers()
  ///       .currentLineHighlight()
  public func lineNumbers(_ visibility: Visibility = .visible) -> some View {
    environment(\.editorOptions.showsLineNumbers, visibility != .hidden)
  }

  /// Highlights the line with the caret in the text editors of this view, if `isEnabled` is `true`.
  ///
  ///     TextEditor(text: $text).currentLineHighlight()
  public func currentLineHighlight(_ isEnabled: Bool = true) -> some View {
    environment(\.editorOptions.highlightsCurrentLine, isEnabled)
  }

  /// Sets whether the text editors in this view wrap lines that are too wide.
  ///
  /// By default (`.automatic`), a line wraps at words onto several rows. With `.disabled`, each
  /// line has one row, and the editors scroll sideways with the caret and with a horizontal wheel.
  /// It also applies to a `DiffView` of the product CuriumDiff.
  ///
  ///     TextEditor(text: $text)
  ///       .lineWrapping(.disabled)
  ///
  /// - Parameter wrapping: `.automatic` or `.disabled`.
  public func lineWrapping(_ wrapping: LineWrapping) -> some View {
    environment(\.editorOptions.wrapping, wrapping)
  }

  /// Adds columns on the left of the text editors in this view, with a mark for each line, such as
  /// one for a change or an error. Line numbers are between these columns and the text.
  ///
  /// `mark` returns the mark of a line, or `nil` for none. Lines are counted from 1, and only
  /// visible lines are passed. A mark wider than `width` columns is cut off.
  ///
  ///     TextEditor(text: $text)
  ///       .editorGutter(width: 2) { line in
  ///         line == 3 ? Text("●").foregroundStyle(.error) : nil
  ///       }
  public func editorGutter(width: Int, mark: @escaping @MainActor (Int) -> Text?) -> some View {
    environment(
      \.editorOptions.gutter, CustomGutter(width: max(0, min(width, 64)), mark: mark))
  }

  /// Sets the `indentation` and the distance between tab stops in the text editors of this view.
  /// The default is four spaces. Existing tabs stay tabs.
  ///
  ///     TextEditor(text: $text)
  ///       .indentation(.tabs(width: 8))
  ///       .autoIndent()
  public func indentation(_ indentation: EditorIndentation) -> some View {
    environment(\.editorOptions.indentation, indentation)
  }

  /// Indents new lines like the previous line in the text editors of this view, if `isEnabled` is
  /// `true`. A line after an opening bracket is one level deeper; a closing bracket at the start of
  /// a line removes a level. Home goes to the first character after the indentation, and from there
  /// to the start of the row.
  ///
  ///     TextEditor(text: $text)
  ///       .indentation(.spaces(2))
  ///       .autoIndent()
  public func autoIndent(_ isEnabled: Bool = true) -> some View {
    environment(\.editorOptions.autoIndents, isEnabled)
  }

  /// Highlights the bracket at the caret and its matching bracket in the text editors of this view,
  /// if `isEnabled` is `true`.
  ///
  ///     TextEditor(text: $text).bracketMatching()
  public func bracketMatching(_ isEnabled: Bool = true) -> some View {
    environment(\.editorOptions.matchesBrackets, isEnabled)
  }
}
