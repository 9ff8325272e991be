// SPDX-License-Identifier: MIT
// Organism: a changed part of a file, with the lines around it.

/// A changed part of a file of a `Diff`, with the unchanged lines around it.
///
///     struct Review: View {
///       let patch: String
///       @State private var selection: DiffHunk.ID?
///
///       var body: some View {
///         DiffView(patch: patch, selection: $selection)
///         Text(selection.map { "Change \($0.number + 1) of \($0.path)" } ?? "")
///       }
///     }
public struct DiffHunk: Identifiable, Equatable, Sendable {
  /// The identity of a hunk: the path of its file, and its number there.
  public struct ID: Hashable, Sendable {
    /// The path of the file: the one after the change, or that of a deleted file.
    public let path: String
    /// The number of hunks before it in the same file, or in files of the patch with the same path.
    public let number: Int

    /// Creates the identity of the hunk with a `number`, counted from 0, in the file at `path`.
    public init(path: String, number: Int) {
      self.path = path
      self.number = number
    }
  }

  /// The identity of the hunk in its diff.
  public let id: ID
  /// The numbers of its lines before the change, counted from 1. An empty range is where the added
  /// lines are.
  public let oldRange: Range<Int>
  /// The numbers of its lines after the change, counted from 1. An empty range is where the removed
  /// lines were.
  public let newRange: Range<Int>
  /// The line of the patch above the change that names the part of the file, such as a function;
  /// empty if there is none.
  public let heading: String
  /// The lines, in order.
  public let lines: [DiffLine]

  /// The hunk in the unified format.
  public var text: String {
    var text = position + "\n"
    for line in lines {
      text += line.kind.sign
      text.append(contentsOf: line.content)
      text += line.hasNewline ? "\n" : "\n\(PatchParser.noNewline)\n"
    }
    return text
  }

  /// The same hunk in the opposite change.
  var reversed: DiffHunk {
    DiffHunk(
      id: id, oldRange: newRange, newRange: oldRange, heading: heading,
      lines: lines.map(\.reversed))
  }

  /// The first line of the hunk in the unified format.
  var position: String {
    func part(_ range: Range<Int>) -> String {
      // Without lines, it is the line before.
      let start = range.isEmpty ? range.lowerBound - 1 : range.lowerBound
      return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }
    return "@@ -\(part(oldRange)) +\(part(newRange)) @@" + (heading.isEmpty ? "" : " " + heading)
  }
}
