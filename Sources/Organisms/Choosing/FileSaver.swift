// SPDX-License-Identifier: MIT
// Organism: the contents of a sheet that asks where to save a file.

import CuriumAtoms
import CuriumMolecules
import CuriumNavigation
import CuriumTerminal
import CuriumControls

/// A field for the name of a file, the files in its folder, and a button that saves it.
struct FileSaver: View {
  private let title: String?
  private let extensions: FileExtensions
  private let onChoose: @MainActor (String) -> Void
  @State private var folder: String
  @State private var name: String
  @State private var selection: TextSelection?
  @State private var error: String?
  /// The number of attempts to save.
  @State private var attempts = 0
  /// The path at the last attempt. The user can open another folder before the disk answers.
  @State private var target = ""
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.strings) private var strings

  init(
    name: String, folder: String, types: [String], title: String?,
    onChoose: @escaping @MainActor (String) -> Void
  ) {
    let extensions = FileExtensions(types, name: name)
    let name = extensions.completed(name)
    _name = State(wrappedValue: name)
    _selection = State(wrappedValue: TextSelection(range: extensions.stem(of: name)))
    _folder = State(wrappedValue: folder)
    self.title = title
    self.extensions = extensions
    self.onChoose = onChoose
  }

  var body: some View {
    FileSheet(title: title ?? strings.saveFile) {
      FormRow(label: strings.fileName, status: error.map { .invalid($0) } ?? .plain) {
        TextField("", text: $name, selection: $selection)
          .variant(.standard).hasError(error != nil)
      }
      .onSubmit { save() }
      FilePicker(path: $folder, types: extensions.types) { path in
        name = Self.name(of: path)
        selection = TextSelection(range: extensions.stem(of: name))
      }
    } actions: {
      PrimaryButton(title: strings.save) { save() }
    }
    .onChange(of: path) { error = nil }
    .task(id: attempts) { if attempts > 0 { await look() } }
    .confirmationDialog(
      Strings.fill(strings.fileExists, Self.name(of: target)), isPresented: $isAsking
    ) {
      Button(strings.replace, role: .destructive) { finish() }
    }
  }

  /// The name without white space at both ends.
  private var trimmedName: Substring { name.trimming { $0.isWhitespace } }

  /// The absolute path of the file. The name can be a path in the folder, or an absolute one.
  private var path: String {
    let name = extensions.completed(String(trimmedName))
    return (name.isAbsolutePath ? name : "\(folder.absolutePath)/\(name)").absolutePath
  }

  private static func name(of path: String) -> String {
    path.pathNames.last.map(String.init) ?? ""
  }

  private func save() {
    if extensions.endsWithName(String(trimmedName)) {
      target = path
      attempts += 1
    } else {
      error = strings.enterFileName
    }
  }

  /// Finishes with a new file, or asks before the app replaces an existing one.
  private func look() async {
    let found = await SaveTarget.find(target)
    if Task.isCancelled { return }
    switch found {
    case .new: finish()
    case .existing: isAsking = true
    case .impossible(let reason): error = reason
    }
  }

  private func finish() {
    dismiss()
    onChoose(target)
  }
}
