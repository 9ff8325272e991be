// SPDX-License-Identifier: MIT
// Organism: a message in place of the contents of a folder.

import CuriumAtoms
import CuriumControls
import CuriumLists

/// The message in a folder that is empty or can't be read.
struct FolderMessage: View {
  /// The reason why the folder can't be read; `nil` if it is empty.
  let failure: String?
  /// The message in an empty folder.
  let emptyTitle: String
  @Environment(\.refresh) private var refresh
  @Environment(\.strings) private var strings

  var body: some View {
    if let failure {
      ContentUnavailableView {
        Label(strings.unreadableFolder, systemImage: "exclamationmark.triangle")
      } description: {
        Text(verbatim: failure)
      } actions: {
        PrimaryButton(title: strings.retry) { refresh?() }
      }
    } else {
      ContentUnavailableView(emptyTitle, systemImage: "folder")
    }
  }
}
