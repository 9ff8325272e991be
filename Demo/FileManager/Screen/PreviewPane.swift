// SPDX-License-Identifier: MIT
// Page: the preview of the selected entry.

import Curium

/// The beginning of a file or the contents of a folder.
struct PreviewPane: View {
  /// The selected entry, if there is only one.
  let entry: Entry?
  let preview: Preview
  let selectionCount: Int

  var body: some View {
    if entry != nil {
      content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      ContentUnavailableView(
        selectionCount > 1 ? "\(selectionCount) items" : "No preview", systemImage: "eye.slash")
    }
  }

  @ViewBuilder private var content: some View {
    switch preview {
    case .nothing: EmptyView()
    case .folder(let entries): FolderPreview(entries: entries)
    case .text(let text, let language):
      TextEditor(text: .constant(text))
        .readOnly()
        .syntaxHighlighting(CodeLanguage(named: language))
        .lineNumbers()
        .textEditorStyle(.plain)
        .id(entry?.id)
    case .markdown(let text):
      ScrollView { MarkdownView(text).padding(.horizontal) }.id(entry?.id)
    case .picture(let picture):
      Image(picture, label: entry?.name ?? "").resizable().scaledToFit()
    case .bytes(let bytes): BytesPreview(bytes: bytes).id(entry?.id)
    case .failure(let message):
      ContentUnavailableView(
        "Can't be read", systemImage: "exclamationmark.triangle", description: Text(message))
    }
  }
}

/// The names of the entries of a folder.
private struct FolderPreview: View {
  let entries: [Entry]

  var body: some View {
    if entries.isEmpty {
      ContentUnavailableView("The folder is empty", systemImage: "folder")
    } else {
      List(entries) { entry in
        Label(entry.name, systemImage: entry.isFolder ? "folder" : "doc").lineLimit(1)
      }
    }
  }
}

/// The bytes of a file in rows of eight, as hexadecimal numbers and as ASCII characters.
private struct BytesPreview: View {
  let bytes: [UInt8]

  private static let width = 8

  var body: some View {
    if bytes.isEmpty {
      ContentUnavailableView("The file is empty", systemImage: "doc")
    } else {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(Array(stride(from: 0, to: bytes.count, by: Self.width)), id: \.self) { row($0) }
        }
      }
    }
  }

  private func row(_ start: Int) -> some View {
    let part = bytes[start..<min(start + Self.width, bytes.count)]
    let numbers = part.map { Self.hexadecimal(Int($0), digits: 2) }.joined(separator: " ")
    let text = part.map { (32..<127).contains($0) ? Character(UnicodeScalar($0)) : "." }
    return HStack(spacing: 2) {
      Text(Self.hexadecimal(start, digits: 6)).foregroundStyle(.textSecondary)
      Text(numbers).frame(width: Length(Self.width * 3 - 1), alignment: .leading)
      Text(String(text)).foregroundStyle(.brandPrimary)
    }
    .lineLimit(1)
  }

  private static func hexadecimal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
