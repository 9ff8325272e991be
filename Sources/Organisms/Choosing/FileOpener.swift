// SPDX-License-Identifier: MIT
// Organism: the contents of a sheet that asks for a file or a folder to open.

import CuriumControls
import CuriumTokens

/// The files in a folder, one of which the user chooses, or the folders.
struct FileOpener: View {
  let choice: FilePicker.Choice
  let types: [String]
  let title: String?
  let onChoose: @MainActor (String) -> Void
  @State private var folder: String
  @Environment(\.dismiss) private var dismiss
  @Environment(\.strings) private var strings

  init(
    choosing choice: FilePicker.Choice, in folder: String, types: [String], title: String?,
    onChoose: @escaping @MainActor (String) -> Void
  ) {
    self.choice = choice
    self.types = types
    self.title = title
    self.onChoose = onChoose
    _folder = State(wrappedValue: folder)
  }

  var body: some View {
    FileSheet(title: title ?? (choice == .files ? strings.openFile : strings.openFolder)) {
      FilePicker(path: $folder, choosing: choice, types: types) { path in
        dismiss()
        onChoose(path)
      }
      .frame(minHeight: ComponentTokens.FilePicker.minHeight)
    } actions: {
    }
  }
}
