// SPDX-License-Identifier: MIT
// Page: previews of FilePicker.

import Curium
import CuriumPreviews

enum FilePickerPreviews: PreviewProvider {
  static var level: Level { .organism }

  private static func contents(_ path: String) -> [FileItem] {
    switch path {
    case "/": [FileItem("checkout", isFolder: true)]
    case "/checkout":
      [
        FileItem("Package.swift", detail: "4 kB"),
        FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true),
        FileItem("README.md", detail: "12 kB"),
        FileItem("Dockerfile", detail: "1 kB"),
        FileItem("CHANGELOG.md", detail: "38 kB"),
        FileItem("deploy.yaml", detail: "2 kB"),
        FileItem("Documentation", isFolder: true),
      ]
    default: []
    }
  }

  static var previews: [Preview] {
    Preview("A folder") {
      StatefulPreview("/checkout") {
        FilePicker(path: $0, contents: contents) { _ in }
      }
      .frame(maxWidth: 56).frame(height: 9)
    }
    Preview("An empty folder") {
      StatefulPreview("/checkout/Tests") {
        FilePicker(path: $0, contents: contents) { _ in }
      }
      .frame(height: 6)
    }
    Preview("An unreadable folder") {
      StatefulPreview("/checkout/secrets") {
        FilePicker(path: $0) { path in
          if path == "/checkout" { return contents(path) }
          throw UnreadableFolder(path: path, reason: "Permission denied")
        } onChoose: { _ in
        }
      }
      .frame(height: 9)
    }
    Preview("In a sheet") { FileSheets() }
    Preview("Playground") { knobs in
      FilePicker(path: knobs.binding("path", "/checkout"), contents: contents) { _ in }
        .frame(height: knobs.length("height", 6, in: 0...12))
        .disabled(knobs.flag("disabled", false))
    }
  }
}

/// Buttons that ask for a file to open, and where to save one.
private struct FileSheets: View {
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var path: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        SecondaryButton(title: "Open…") { isOpening = true }
          .filePicker(isPresented: $isOpening) { path = $0 }
        SecondaryButton(title: "Save as…") { isSaving = true }
          .filePicker(isPresented: $isSaving, saving: "report.csv", types: ["csv"]) { path = $0 }
      }
      CaptionText(text: path ?? "No file chosen").lineLimit(1).truncationMode(.middle)
    }
  }
}
