// SPDX-License-Identifier: MIT
// Organism: the contents of a sheet that asks where to save a file.

import CuriumAtoms
import CuriumMolecules
import CuriumNavigation
import CuriumTerminal
import CuriumControls
import CuriumTokens

/// A field for the name of a file, the files in its folder, and a button that saves it.
struct FileSaver: View {
  private let title: String?
  private let extensions: FileExtensions
  /// The initial name, with an extension.
  private let suggestion: String
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
    let suggestion = extensions.completed(name)
    _name = State(wrappedValue: suggestion)
    _selection = State(wrappedValue: TextSelection(range: extensions.stem(of: suggestion)))
    _folder = State(wrappedValue: folder)
    self.title = title
    self.extensions = extensions
    self.suggestion = suggestion
    self.onChoose = onChoose
  }

  var body: some View {
    FileSheet(title: title ?? strings.saveFile) {
      FormRow(label: strings.fileName, status: error.map { .invalid($0) } ?? .plain) {
        TextField("", text: $name, selection: $selection)
          .variant(.standard).hasError(error != nil)
      }
      .onSubmit { save() }
      FilePicker(path: $folder, types: extensions.types) { path in fill(Self.name(of: path)) }
        .frame(minHeight: ComponentTokens.FilePicker.minHeight)
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

  /// The name or path in the field, without white space at both ends and without an extension that
  /// has no name. Empty, or ends with a slash, if the name of the file is missing.
  private var entry: String {
    extensions.withoutBareExtension(String(name.trimming { $0.isWhitespace }))
  }

  /// The absolute path of the file, or of a folder with a slash at its end. The name can be a path
  /// in the visible folder, in the user's home folder, or an absolute one.
  private var path: String {
    let name = extensions.completed(entry).expandingHome
    let path = (name.isAbsolutePath ? name : "\(folder.absolutePath)/\(name)").absolutePath
    return name.utf8.last == String.slash ? "\(path)/" : path
  }

  private static func name(of path: String) -> String {
    path.pathNames.last.map(String.init) ?? ""
  }

  /// Puts a name into the field, and selects it without its extension.
  private func fill(_ name: String) {
    self.name = name
    selection = TextSelection(range: extensions.stem(of: name))
  }

  private func save() {
    if entry.isEmpty {
      error = strings.enterFileName
    } else {
      target = path
      attempts += 1
    }
  }

  /// Finishes with a new file, asks before the app replaces an existing one, or opens a folder.
  private func look() async {
    let found = await SaveTarget.find(target)
    if Task.isCancelled { return }
    switch found {
    case .new: finish()
    case .existing: isAsking = true
    case .folder:
      folder = target.absolutePath
      fill(suggestion)
    case .noFolder(let path): error = Strings.fill(strings.noSuchFolder, path)
    case .impossible(let reason): error = reason
    }
  }

  private func finish() {
    dismiss()
    onChoose(target)
  }
}
