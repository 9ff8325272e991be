// SPDX-License-Identifier: MIT
// Organism: the name of a file above its changes.

import CuriumControls
import CuriumTokens

/// The name of a file, the kind of its change, and the numbers of added and removed lines.
struct DiffFileRow: View {
  let file: DiffFile
  let isExpanded: Bool
  let look: DiffLook
  let toggle: @MainActor () -> Void
  @Environment(\.strings) private var strings

  private typealias Tokens = ComponentTokens.Diff

  var body: some View {
    HStack(spacing: Tokens.spacing) {
      DiffChevron(isExpanded: isExpanded, look: look)
        .gesture(TapGesture().onEnded { _ in toggle() }, isEnabled: look.isEnabled)
      Text(verbatim: file.path)
        .foregroundColor(look.ink(Tokens.fileColor))
        .font(Tokens.fileFont)
        .lineLimit(1)
        .truncationMode(.head)
      if !notes.isEmpty {
        Text(verbatim: notes).foregroundColor(look.ink(Tokens.noteColor)).lineLimit(1)
      }
      if !file.hunks.isEmpty {
        count(added, Tokens.addedColor)
        count(removed, Tokens.removedColor)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.headerGround)
    .accessibilityLabel(
      [file.path, notes, file.hunks.isEmpty ? "" : "\(added) \(removed)"]
        .filter { !$0.isEmpty }.joined(separator: ", ")
    )
    .diffDisclosure(isExpanded: isExpanded, toggle)
  }

  private func count(_ text: String, _ color: Color) -> some View {
    Text(verbatim: text).foregroundColor(look.ink(color, onGround: true)).fixedSize()
  }

  private var added: String { "+\(file.addedCount)" }
  private var removed: String { "-\(file.removedCount)" }

  /// The changes of the file besides its lines, in words.
  private var notes: String {
    var notes: [String] = []
    switch file.change {
    case .modified: break
    case .added: notes.append(strings.addedFile)
    case .deleted: notes.append(strings.deletedFile)
    case .renamed: notes.append(Strings.fill(strings.renamedFile, file.oldPath))
    case .copied: notes.append(Strings.fill(strings.copiedFile, file.oldPath))
    }
    if file.isBinary { notes.append(strings.binaryFile) }
    if !file.oldMode.isEmpty, !file.newMode.isEmpty {
      notes.append(Strings.fill(strings.changedMode, file.oldMode, file.newMode))
    }
    return notes.joined(separator: ", ")
  }
}
