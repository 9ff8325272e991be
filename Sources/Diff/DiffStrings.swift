// SPDX-License-Identifier: MIT
// Organism: the user-visible text of diffs.

public import CuriumControls

/// The user-visible text of diffs. `Strings` gives access to each string.
///
///     struct Review: View {
///       let patch: String
///       @Environment(\.strings) private var strings
///
///       var body: some View {
///         Text(strings.changes)
///         DiffView(patch: patch)
///       }
///     }
public struct DiffStrings: StringTable {
  /// The accessibility label of a diff.
  public var changes = "Changes"
  /// The message in a diff without changes.
  public var noChanges = "No changes"
  /// The name of the command that selects the next hunk.
  public var nextHunk = "next change"
  /// The name of the command that selects the previous hunk.
  public var previousHunk = "previous change"
  /// The key hint for scrolling long lines.
  public var scrollSidewaysHint = "scroll sideways"
  /// The row for an unchanged line.
  public var unchangedLine = "1 unchanged line"
  /// The row for several unchanged lines: their number.
  public var unchangedLines = "{} unchanged lines"
  /// The accessibility action that shows unchanged lines or the changes of a file.
  public var expandLines = "Expand"
  /// The accessibility action that hides unchanged lines or the changes of a file.
  public var collapseLines = "Collapse"
  /// The accessibility label of an added line: its number and its text.
  public var addedLine = "added line {}: {}"
  /// The accessibility label of a removed line: its number and its text.
  public var removedLine = "removed line {}: {}"
  /// The note after a last line without a line feed.
  public var noNewline = "no line feed at the end"
  /// The note after the name of a new file.
  public var addedFile = "added"
  /// The note after the name of a deleted file.
  public var deletedFile = "deleted"
  /// The note after the name of a renamed file: its name before.
  public var renamedFile = "renamed from {}"
  /// The note after the name of a copied file: the name of the other file.
  public var copiedFile = "copied from {}"
  /// The note after the name of a file that isn't text.
  public var binaryFile = "binary"
  /// The note after the name of a file with another mode: the modes before and after the change.
  public var changedMode = "mode {} to {}"

  /// Creates the strings in English.
  public init() {}
}

extension Strings {
  /// Accesses the string of diffs at the key path `text`.
  public subscript<Value>(dynamicMember text: WritableKeyPath<DiffStrings, Value>) -> Value {
    get { self[DiffStrings.self][keyPath: text] }
    set { self[DiffStrings.self][keyPath: text] = newValue }
  }
}
