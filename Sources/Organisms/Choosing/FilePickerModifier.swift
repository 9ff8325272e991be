// SPDX-License-Identifier: MIT
// Organism: presents a file picker for opening a file, or for saving one.

import CuriumNavigation
public import CuriumControls

extension View {
  /// Presents a sheet that asks for a file or a folder, while `isPresented` is `true`.
  ///
  /// The sheet contains a `FilePicker`, and a button that cancels.
  ///
  /// *Sizing:* 60 columns and 20 rows, limited to the screen.
  /// *Keys:* those of `FilePicker`. Escape cancels.
  /// *Tokens:* those of `FilePicker`, `dialog.*` and `button.secondary.*`.
  /// The labels come from `\.strings`.
  ///
  ///     Button("Import…") { isExpanded = true }
  ///       .filePicker(isPresented: $isExpanded, types: ["csv", "json"]) { path in search(path) }
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is visible. Closing the sheet sets this to `false`.
  ///   - choice: The kind of item to choose.
  ///   - folder: The path of the initial folder. A relative path begins at the working directory,
  ///    and one with `~` at the user's home folder.
  ///   - types: The extensions of the files that can be chosen, without a dot. If empty, all files
  ///    can be chosen.
  ///   - title: The title of the sheet. With `nil`, it is that of `\.strings`, such as "Open file".
  ///   - onChoose: Called with the absolute path of the chosen file or folder, after `isPresented`
  ///    was set to `false`.
  public func filePicker(
    isPresented: Binding<Bool>, choosing choice: FilePicker.Choice = .files,
    in folder: String = ".", types: [String] = [], title: String? = nil,
    onChoose: @escaping @MainActor (String) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileOpener(choosing: choice, in: folder, types: types, title: title, onChoose: onChoose)
    }
  }

  /// Presents a sheet that asks where to save a file, while `isPresented` is `true`.
  ///
  /// The sheet contains a field for the name above a `FilePicker` for the folder, and buttons that
  /// cancel and save. At first, the name without its extension is selected, so that typing replaces
  /// it. Choosing a file copies its name to the field. White space at the ends of the name doesn't
  /// count, and an extension alone isn't a name. Before replacing a file, the sheet asks for
  /// confirmation. If the file can't be saved at its path, for example because the folder doesn't
  /// exist or isn't writable, the field shows the reason, and the sheet stays open. The sheet
  /// doesn't create the file itself.
  ///
  /// The name can also be a path in the visible folder, such as `../report.csv`, an absolute path,
  /// or one that begins with `~`, the user's home folder. The path of a folder opens the folder,
  /// and the field shows the initial name again. With `types`, it needs a slash at its end: `sub`
  /// is the name of a file, which gets an extension.
  ///
  /// *Sizing:* 60 columns and 20 rows, limited to the screen.
  /// *Keys:* Return in the field saves; the others are those of `FilePicker`. Escape cancels.
  /// *Tokens:* those of `FilePicker` and `FormInput`, `dialog.*`, `button.primary.*` and
  /// `button.secondary.*`. The labels come from `\.strings`.
  ///
  ///     Button("Export…") { isExpanded = true }
  ///       .filePicker(isPresented: $isExpanded, saving: "report.csv") { path in search(path) }
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is visible. Closing the sheet sets this to `false`.
  ///   - name: The initial name.
  ///   - folder: The path of the initial folder. A relative path begins at the working directory,
  ///    and one with `~` at the user's home folder.
  ///   - types: The possible extensions of the file, without a dot. A name without one of them gets
  ///    that of `name`, or the first one. The sheet lists only files with these extensions. If
  ///    empty, the name stays as it is, and all files are listed.
  ///   - title: The title of the sheet. With `nil`, it is that of `\.strings`: "Save file".
  ///   - onChoose: Called with the absolute path of the file to write, after `isPresented` was set
  ///    to `false`.
  public func filePicker(
    isPresented: Binding<Bool>, saving name: String, in folder: String = ".",
    types: [String] = [], title: String? = nil, onChoose: @escaping @MainActor (String) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileSaver(name: name, folder: folder, types: types, title: title, onChoose: onChoose)
    }
  }
}
