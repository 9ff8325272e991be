// SPDX-License-Identifier: MIT
// Organism: the differences between files or texts, as a value.

/// The differences between files, read from a patch, or between two texts.
///
/// `DiffView` creates it from a patch or from two texts. Create it yourself to list the changed
/// files, to get the patch of a hunk, or to read a long patch off the main actor:
///
///     let diff = Diff(old: "one\ntwo\n", new: "one\nthree\n")
///     let summary = diff.files.map { "\($0.path) +\($0.addedCount) -\($0.removedCount)" }
///     let patch = diff.hunks.first.flatMap { diff.patch(of: $0.id) }
public struct Diff: Equatable, Sendable {
  /// The files and the other text of a patch, in order.
  let parts: [DiffPart]

  /// Reads a patch in the unified format, as `git diff`, `git show`, `git log -p` and `diff -u`
  /// write it.
  ///
  /// Any text can be read. Lines that aren't part of a file, such as the message of a commit, are
  /// shown as text. So are the rest of a broken hunk and merges, as `git diff --cc` writes them.
  /// The content of binary files is left out.
  ///
  /// - Complexity: O(bytes).
  public init(patch: some StringProtocol) {
    parts = PatchParser.parts(of: String(patch))
  }

  /// Compares two texts line by line.
  ///
  /// Equal lines are equal byte by byte, with the line feed at their end. The result is the
  /// smallest one, unless hundreds of lines differ.
  ///
  /// - Parameters:
  ///   - old: The text before the change.
  ///   - new: The text after the change.
  ///   - contextLines: The number of unchanged lines around each change.
  /// - Complexity: O(bytes) for texts with few changes, and about a thousand steps for each line of
  ///    texts with many.
  public init(old: some StringProtocol, new: some StringProtocol, contextLines: Int = 3) {
    let texts = ComparedTexts(old: TextLines(String(old)), new: TextLines(String(new)))
    let file = DiffFile(comparing: texts, contextLines: max(0, contextLines))
    parts = file.hunks.isEmpty ? [] : [.file(file)]
  }

  /// The changed files, in order. A comparison of two texts has one without a path, unless the
  /// texts are equal.
  public var files: [DiffFile] {
    parts.compactMap { if case .file(let file) = $0 { file } else { nil } }
  }

  /// The hunks of all files, in order.
  public var hunks: [DiffHunk] { files.flatMap(\.hunks) }

  /// Returns the hunk with `id`; `nil` if there is none.
  public subscript(id: DiffHunk.ID) -> DiffHunk? {
    files.lazy.flatMap(\.hunks).first { $0.id == id }
  }

  /// Returns a patch that consists of one hunk, for example for `git apply --cached`; `nil` if
  /// there is no hunk with `id`.
  ///
  /// It begins with the paths of the file, if there are any. It doesn't contain other changes of
  /// the file, such as that of its mode. A file that isn't UTF-8 can't be changed this way.
  public func patch(of id: DiffHunk.ID) -> String? {
    for file in files {
      guard let hunk = file.hunks.first(where: { $0.id == id }) else { continue }
      return file.header + hunk.text
    }
    return nil
  }
}
