// SPDX-License-Identifier: MIT
// Organism: a message in place of the contents of a folder.

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
      LoadFailure(title: strings.unreadableFolder, reason: failure) { refresh?() }
    } else {
      // A click belongs to the empty list behind the message.
      ContentUnavailableView(emptyTitle, systemImage: "folder").allowsHitTesting(false)
    }
  }
}
