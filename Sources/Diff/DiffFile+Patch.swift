// SPDX-License-Identifier: MIT
// Organism: a patch of some changed lines of a file.

extension DiffFile {
  /// The same changes from the new version to the old one.
  var reversed: DiffFile {
    var file = self
    (file.oldPath, file.newPath) = (newPath, oldPath)
    (file.oldMode, file.newMode) = (newMode, oldMode)
    file.hunks = hunks.map(\.reversed)
    switch change {
    case .added: file.change = .deleted
    case .deleted: file.change = .added
    // The original of a copy stays the same.
    case .copied: file.change = .modified
    case .modified, .renamed: break
    }
    return file
  }

  /// Returns a patch of some changed lines of some hunks; empty if there are none.
  func patch(of ids: Set<DiffHunk.ID>, where isIncluded: (DiffLine.ID) -> Bool) -> String {
    var text = ""
    // The number of lines that the hunks add so far. Git looks for a hunk at its new number first.
    var shift = 0
    var leavesNothing = true
    for hunk in hunks {
      let part =
        ids.contains(hunk.id) ? HunkPart(of: hunk, shift: shift, where: isIncluded).hunk : nil
      if part?.newRange.isEmpty != true { leavesNothing = false }
      guard let part else { continue }
      text += part.text
      shift += part.newRange.count - part.oldRange.count
    }
    return text.isEmpty ? "" : header(leavesNothing: leavesNothing) + text
  }

  /// Returns the lines above the hunks of a patch; empty for a file without a path. Only those of a
  /// new file set a path and a mode: if one patch renamed a file, others would no longer apply.
  private func header(leavesNothing: Bool) -> String {
    if path.isEmpty { return "" }
    let current = oldPath.isEmpty ? newPath : oldPath
    func git(_ old: String, _ new: String) -> String {
      "diff --git \(PatchPath.quoted("a/" + old)) \(PatchPath.quoted("b/" + new))\n"
    }
    var text = ""
    var names = (old: PatchPath.field("a/" + current), new: PatchPath.field("b/" + current))
    switch change {
    case .added:
      if !newMode.isEmpty { text = git(newPath, newPath) + "new file mode \(newMode)\n" }
      names.old = PatchPath.none
    case .copied:
      let (old, new) = (PatchPath.quoted(oldPath), PatchPath.quoted(newPath))
      text = git(oldPath, newPath) + "copy from \(old)\ncopy to \(new)\n"
      names.new = PatchPath.field("b/" + newPath)
    case .deleted where leavesNothing: names.new = PatchPath.none
    case .deleted, .modified, .renamed: break
    }
    return "\(text)--- \(names.old)\n+++ \(names.new)\n"
  }
}
