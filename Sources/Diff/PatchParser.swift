// SPDX-License-Identifier: MIT
// Organism: reads patches in the unified format.

/// Reads a patch line by line: the format of POSIX `diff -u`, with the extended headers of git
/// ("Generating patch text with -p" in the manual of git-diff).
struct PatchParser {
  /// The line after the last line of a file that doesn't end with a line feed.
  static let noNewline = "\\ No newline at end of file"

  private var parts: [Diff.Part] = []
  private var text: [Substring] = []
  private var file: DiffFile?
  /// The file that ended with the last line of text; `nil` after an empty line.
  private var ended: DiffFile?
  private var hunk: HunkReader?
  /// The number of hunks with each path.
  private var counts: [String: Int] = [:]
  /// The number of files with each path.
  private var fileCounts: [String: Int] = [:]
  /// `true` if the header of git contains the paths. Those after `---` and `+++` can be ambiguous.
  private var hasPaths = false
  /// The name after `---`; `nil` before it.
  private var oldName: Substring?
  /// `true` in the content of a binary file, which isn't shown.
  private var isInBinary = false
  /// `true` in the changes of a merge, which are shown as text.
  private var isInMerge = false

  static func parts(of patch: String) -> [Diff.Part] {
    let lines = PatchColors.removed(from: TextLines(patch).lines)
    var parser = PatchParser()
    for (index, line) in lines.enumerated() {
      parser.read(line, before: index + 1 < lines.count ? lines[index + 1] : nil)
    }
    parser.endFile()
    parser.endText()
    return parser.parts
  }

  private mutating func read(_ whole: Substring, before next: Substring?) {
    if hunk?.read(whole) == true { return }
    endHunk()
    let line = whole.utf8.last == 0x0D ? Substring(whole.utf8.dropLast()) : whole
    if readsMerge(line) || beginsFile(line, before: next) || readsHeader(line, before: next) {
      return
    }
    if isInBinary, Self.isBinaryContent(line) { return }
    // An empty line ends the lines above hunks: the next commit can follow.
    if file?.hunks.isEmpty == true, !isInBinary, !line.isEmpty {
      file?.notes.append(line)
    } else {
      endFile()
      if line.isEmpty { ended = nil }
      text.append(line)
    }
  }

  /// Reads a line of a merge, as `git diff --cc` writes them. With two or more signs at its start,
  /// it can look like a header.
  private mutating func readsMerge(_ line: Substring) -> Bool {
    if file?.hunks.isEmpty == true, line.begins(with: "@@@") { isInMerge = true }
    guard isInMerge, let sign = line.utf8.first, " +-\\@".utf8.contains(sign) else { return false }
    file?.notes.append(line)
    return true
  }

  /// Returns whether a line can be part of a binary patch, which has no spaces in its content.
  private static func isBinaryContent(_ line: Substring) -> Bool {
    line.begins(with: "literal ") || line.begins(with: "delta ")
      || !line.utf8.contains(UInt8(ascii: " "))
  }

  // MARK: Files

  private mutating func beginsFile(_ line: Substring, before next: Substring?) -> Bool {
    if let names = line.rest(after: "diff --git ") {
      begin()
      let path = PatchPath.path(ofBoth: names)
      setPath(path ?? String(names))
      hasPaths = path != nil
    } else if let name = line.rest(after: "diff --cc ") ?? line.rest(after: "diff --combined ") {
      begin()
      setPath(PatchPath.unquoted(name).text)
      hasPaths = true
    } else if line.begins(with: "diff -") {
      // The command of another program. The names of the file follow.
      begin()
    } else if let name = line.rest(after: "--- "), next?.begins(with: "+++ ") == true {
      if file == nil || oldName != nil || file?.hunks.isEmpty == false { begin() }
      oldName = name
    } else {
      return false
    }
    return true
  }

  private mutating func begin() {
    endFile()
    endText()
    file = DiffFile()
    ended = nil
  }

  /// Begins the file of a hunk without a header: the one before, if a broken hunk ended it.
  private mutating func beginAgain() {
    let last = ended
    begin()
    guard let last else { return }
    file?.oldPath = last.oldPath
    file?.newPath = last.newPath
    file?.change = last.change
  }

  private mutating func setPath(_ path: String) {
    file?.oldPath = path
    file?.newPath = path
  }

  private mutating func readsHeader(_ line: Substring, before next: Substring?) -> Bool {
    if let header = HunkHeader(line), let reader = HunkReader(header, before: next) {
      if file == nil { beginAgain() }
      hunk = reader
      return true
    }
    guard file?.hunks.isEmpty == true else { return false }
    if let oldName, let name = line.rest(after: "+++ ") {
      let paths = PatchPath.paths(oldName, name)
      if paths.old.isEmpty { file?.change = .added }
      if paths.new.isEmpty { file?.change = .deleted }
      if !hasPaths || paths.old.isEmpty { file?.oldPath = paths.old }
      if !hasPaths || paths.new.isEmpty { file?.newPath = paths.new }
    } else if let name = line.rest(after: "rename from ") {
      set(.renamed, from: name)
    } else if let name = line.rest(after: "copy from ") {
      set(.copied, from: name)
    } else if let name = line.rest(after: "rename to ") ?? line.rest(after: "copy to ") {
      file?.newPath = PatchPath.unquoted(name).text
      hasPaths = true
    } else if let mode = line.rest(after: "new file mode ") {
      file?.change = .added
      file?.oldPath = ""
      file?.newMode = String(mode)
    } else if let mode = line.rest(after: "deleted file mode ") {
      file?.change = .deleted
      file?.newPath = ""
      file?.oldMode = String(mode)
    } else if let mode = line.rest(after: "old mode ") {
      file?.oldMode = String(mode)
    } else if let mode = line.rest(after: "new mode ") {
      file?.newMode = String(mode)
    } else if line == "GIT binary patch" {
      file?.isBinary = true
      isInBinary = true
    } else if line.begins(with: "Binary files "), line.hasSuffix(" differ") {
      file?.isBinary = true
    } else {
      // The identities of contents, and how similar they are, aren't shown.
      return ["index ", "similarity index ", "dissimilarity index "].contains {
        line.begins(with: $0)
      }
    }
    return true
  }

  private mutating func set(_ change: DiffFile.Change, from name: Substring) {
    file?.change = change
    file?.oldPath = PatchPath.unquoted(name).text
  }

  // MARK: Ends

  private mutating func endHunk() {
    guard let reader = hunk else { return }
    hunk = nil
    let path = file?.path ?? ""
    let number = counts[path, default: 0]
    counts[path] = number + 1
    file?.append(reader.hunk(DiffHunk.ID(path: path, number: number)))
  }

  private mutating func endFile() {
    endHunk()
    if var file {
      file.number = fileCounts[file.path, default: 0]
      fileCounts[file.path] = file.number + 1
      parts.append(.file(file))
      ended = file
    }
    file = nil
    hasPaths = false
    oldName = nil
    isInBinary = false
    isInMerge = false
  }

  /// Adds the lines outside of files, without empty ones around them.
  private mutating func endText() {
    let lines = text.drop { $0.isEmpty }
    let end = lines.lastIndex { !$0.isEmpty }
    if let end { parts.append(.text(Array(lines[...end]))) }
    text = []
  }
}

extension Substring {
  /// Returns whether the text begins with the bytes of `prefix`. The space at the end of a prefix
  /// and what follows it can be one character in Swift.
  func begins(with prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

  /// Returns what follows `prefix` at the start; `nil` if the text doesn't begin with it.
  func rest(after prefix: String) -> Substring? {
    begins(with: prefix) ? Substring(utf8.dropFirst(prefix.utf8.count)) : nil
  }
}
