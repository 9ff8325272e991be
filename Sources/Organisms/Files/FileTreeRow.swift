// SPDX-License-Identifier: MIT
// Organism: a row of a tree of files.

import CuriumControls
import CuriumLists
import CuriumTokens

/// The icon and the name of a folder or a file, and the reason why a folder can't be read.
struct FileTreeRow: View {
  let item: FileTreeItem
  let isOpen: Bool
  let failure: FolderContents.Failure?
  /// `true` if the contents of an open folder haven't been read yet.
  let isLoading: Bool
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(spacing: ComponentTokens.FilePicker.spacing) {
      Image(systemName: icon)
        .ink(
          item.isFolder
            ? ComponentTokens.FilePicker.folderColor : ComponentTokens.FilePicker.fileColor)
      RowName(item.name, of: item.id)
        .ink(ComponentTokens.FilePicker.nameColor)
        .layoutPriority(1)
      if let failure {
        Text(verbatim: failure.message(strings)).ink(ComponentTokens.FilePicker.detailColor)
      }
      if isLoading { LoadingSign() }
    }
    .lineLimit(1)
  }

  private var icon: String {
    if failure != nil { return "exclamationmark.triangle" }
    if !item.isFolder { return "doc" }
    return isOpen ? "folder.fill" : "folder"
  }
}

extension FolderContents.Failure {
  /// Returns the reason for the user.
  func message(_ strings: Strings) -> String {
    switch self {
    case .unreadable(let reason): reason
    case .outerFolder: strings.linkToOuterFolder
    }
  }
}
