// SPDX-License-Identifier: MIT
// Organism: the differences between files or texts, as a value.

/// The differences between files, read from a patch, or between two texts.
///
/// `DiffView` creates it from a patch or from two texts. Create it yourself to list the changed
/// files, to get a patch of some of the changes, or to read a long patch off the main actor:
///
///     let diff = Diff(old: "one\ntwo\n", new: "one\nthree\n")
///     let summary = diff.files.map { "\($0.path) +\($0.addedCount) -\($0.removedCount)" }
///     let patch = diff.patch(of: Set(diff.hunks.map(\.id)))
public struct Diff: Equatable, Sendable {
  /// A part of a patch.
  enum Part: Equatable, Sendable {
    /// Lines that aren't part of a file.
    case text([Substring])
    case file(DiffFile)
  }

  /// The files and the other text of a patch, in order.
  let parts: [Part]

  /// Reads a patch in the unified format, as `git diff`, `git show`, `git log -p` and `diff -u`
  /// write it.
  ///
  /// Any text can be read. Lines that aren't part of a file, such as the message of a commit, are
  /// shown as text. So are the rest of a broken hunk and merges, as `git diff --cc` writes them.
  /// The content of binary files and the colours of `--color` are left out.
  ///
  /// The lines of a file that isn't UTF-8 lose bytes in a `String`: they contain U+FFFD instead,
  /// and `patch(of:)` returns `nil` for them.
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
    let texts = DiffFile.Texts(old: TextLines(String(old)), new: TextLines(String(new)))
    let file = DiffFile(comparing: texts, contextLines: max(0, contextLines))
    parts = file.hunks.isEmpty ? [] : [.file(file)]
  }

  /// Creates a diff of some changed files, for example of one file of a patch. The ids of their
  /// hunks stay the same.
  ///
  ///     let diff = Diff(patch: "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-1\n+2\n")
  ///     let part = Diff(files: diff.files.filter { $0.path == "f" })
  public init(files: some Sequence<DiffFile>) { parts = files.map { .file($0) } }

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

  /// Returns a patch of some hunks, for example for `git apply --cached`; `nil` if there are none,
  /// or if bytes are lost because a file isn't UTF-8.
  ///
  /// Each hunk can be applied without the others. The patch begins with the path of each file, if
  /// there is one. It creates and deletes files, but it doesn't contain other changes of a file,
  /// such as a new name or a new mode.
  ///
  ///     let staged = Diff(patch: "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-1\n+2\n")
  ///     let unstaging = staged.patch(of: Set(staged.hunks.map(\.id)), reversed: true)
  ///
  /// - Parameters:
  ///   - hunks: The ids of the hunks.
  ///   - reversed: `false` for a patch that changes the old version, for example to stage hunks of
  ///    `git diff`. `true` for a patch that changes the new version back, for example to unstage
  ///    hunks of `git diff --cached`.
  public func patch(of hunks: Set<DiffHunk.ID>, reversed: Bool = false) -> String? {
    patch(of: hunks, reversed: reversed) { _ in true }
  }

  /// Returns a patch of some lines, as for hunks. The other lines stay as they are in the version
  /// that the patch changes. If it replaces only some of several lines, the first added line takes
  /// the place of the first removed one, and so on.
  ///
  ///     let diff = Diff(old: "one\ntwo\n", new: "1\n2\n")
  ///     let lines = diff.hunks.flatMap { hunk in
  ///       hunk.lines.indices.filter { hunk.lines[$0].text.hasPrefix("1") }
  ///         .map { DiffLine.ID(hunk: hunk.id, number: $0) }
  ///     }
  ///     let patch = diff.patch(of: Set(lines))
  ///
  /// - Parameters:
  ///   - lines: The ids of the lines. Those of unchanged lines have no effect.
  ///   - reversed: `true` for a patch that changes the new version back, as for hunks.
  public func patch(of lines: Set<DiffLine.ID>, reversed: Bool = false) -> String? {
    patch(of: Set(lines.map(\.hunk)), reversed: reversed) { lines.contains($0) }
  }

  private func patch(
    of hunks: Set<DiffHunk.ID>, reversed: Bool, where isIncluded: (DiffLine.ID) -> Bool
  ) -> String? {
    let changed = files.filter { file in file.hunks.contains { hunks.contains($0.id) } }
    // A patch can change a path twice: the last change is undone first.
    let ordered = reversed ? changed.reversed().map(\.reversed) : changed
    let patch = ordered.map { $0.patch(of: hunks, where: isIncluded) }.joined()
    return patch.isEmpty || patch.unicodeScalars.contains("\u{FFFD}") ? nil : patch
  }
}
