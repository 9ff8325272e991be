// SPDX-License-Identifier: MIT
// Views: the selection in a text field or an editor.

/// The selection in the text of a field or an editor: a range, or the position of the caret.
///
/// The positions are indices of the text that the field edits (`String.Index`). A field clamps
/// indices beyond the ends of its text, moves those inside a grapheme to its end, and then writes
/// the actual selection back, so indices of another string do no harm.
///
///     struct Draft: View {
///       @State private var text = "Dear Ada,"
///       @State private var selection: TextSelection?
///
///       var body: some View {
///         VStack {
///           TextEditor(text: $text, selection: $selection)
///           Button("Go to the end") { selection = TextSelection(insertionPoint: text.endIndex) }
///         }
///       }
///     }
public struct TextSelection: Hashable, Sendable {
  /// The kinds of selections.
  public enum Indices: Hashable, Sendable {
    /// A range of the text; an empty one is the position of the caret.
    case selection(Range<String.Index>)
  }

  /// The selected part of the text.
  public var indices: Indices

  /// Creates a selection of `range`, with the caret at its end.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection without text: the caret before the character at `insertionPoint`.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// A Boolean value that indicates whether nothing is selected, so the selection is only the
  /// caret.
  public var isInsertion: Bool { range.isEmpty }

  /// The selected range; empty at the caret if nothing is selected.
  public var range: Range<String.Index> {
    switch indices {
    case .selection(let range): range
    }
  }
}
