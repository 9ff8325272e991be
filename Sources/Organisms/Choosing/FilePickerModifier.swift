// SPDX-License-Identifier: MIT
// Organism: presents a file picker that asks where to save a file.

import CuriumNavigation
public import CuriumControls

extension View {
  /// Presents a sheet that asks where to save a file, while `isPresented` is `true`.
  ///
  /// The sheet contains a field for the name above a `FilePicker` for the folder, and a button that
  /// saves. Choosing a file copies its name to the field. The name can also be a path; white space
  /// at its ends doesn't count. Before replacing a file, the sheet asks for confirmation. If the
  /// file can't be saved at its path, for example because the folder isn't writable, the field
  /// shows the reason, and the sheet stays open. The sheet doesn't create the file itself.
  ///
  /// *Sizing:* 60 columns and 20 rows, limited to the screen.
  /// *Keys:* Return in the field saves; the others are those of `FilePicker`. Escape cancels.
  /// *Tokens:* those of `FilePicker` and `FormInput`, and `button.primary.*`. The labels come from
  /// `\.strings`.
  ///
  ///     Button("Export…") { isExpanded = true }
  ///       .filePicker(isPresented: $isExpanded, saving: "report.csv") { path in search(path) }
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is visible. Closing the sheet sets this to `false`.
  ///   - name: The initial name.
  ///   - folder: The path of the initial folder. A relative path begins at the working directory.
  ///   - onChoose: Called with the absolute path of the file to write, after `isPresented` was set
  ///    to `false`.
  public func filePicker(
    isPresented: Binding<Bool>, saving name: String, in folder: String = ".",
    onChoose: @escaping @MainActor (String) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileSaver(name: name, folder: folder, onChoose: onChoose)
    }
  }
}
