// SPDX-License-Identifier: MIT
// Page: folders, files, and the beginning of their contents.

import Curium
import Foundation

/// A folder browser: Return and a double click open an entry, Backspace goes up, and Control-C copies the path. The
/// secondary button opens a menu. The right side shows the names in a folder, or the text of a file.
struct DirectoryBrowser: App {
  struct Entry: Identifiable, Hashable {
    let url: URL
    let isFolder: Bool
    var id: String { url.path }
    var name: String { url.lastPathComponent }
  }

  @State private var folder: URL
  @State private var entries: [Entry] = []
  @State private var selection: Entry.ID?
  @State private var preview: (text: String, language: CodeLanguage?) = ("", nil)
  @State private var showsHidden = false
  @Environment(\.quit) private var quit

  init() { self.init(folder: URL(filePath: FileManager.default.currentDirectoryPath)) }

  init(folder: URL) { _folder = State(wrappedValue: folder) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(folder.path).bold().truncationMode(.head).lineLimit(1).padding(.horizontal, 1)
      HStack(spacing: 0) {
        List(entries, selection: $selection) { entry in
          Label(entry.name, systemImage: entry.isFolder ? "folder" : "doc").lineLimit(1)
        }
        .contextMenu(forSelectionType: Entry.ID.self) { ids in
          if let entry = entries.first(where: { ids.contains($0.id) }), entry.isFolder {
            Button("Open") { go(to: entry.url) }
            Divider()
          }
          Button("Go up") { go(to: folder.deletingLastPathComponent()) }
          Button(showsHidden ? "Hide hidden files" : "Show hidden files") { showsHidden.toggle() }
        } primaryAction: { _ in
          open()
        }
        .keyHint("open", "enter", "right")
        .copyable(selection.map { [$0] } ?? [])
        .defaultFocus()
        .frame(maxWidth: 32)
        Divider()
        ScrollView {
          Text(code: preview.text, language: preview.language)
            .padding(.horizontal, 1).frame(maxWidth: .infinity, alignment: .leading)
        }
        // Text has no control that Tab could reach, and the keys scroll only the focused view.
        .focusable(!preview.text.isEmpty)
      }
      KeyHints()
    }
    .onAppear { read() }
    .onChange(of: selection) { preview = beginning(of: entries.first { $0.id == selection }) }
    .onChange(of: showsHidden) { read() }
    .keyBinding("open", "right") { open() }
    .keyBinding("up", "backspace", "left") { go(to: folder.deletingLastPathComponent()) }
    .keyBinding("hidden files", ".") { showsHidden.toggle() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
  }

  private func open() {
    guard let entry = entries.first(where: { $0.id == selection }), entry.isFolder else { return }
    go(to: entry.url)
  }

  private func go(to url: URL) {
    let left = folder.path
    folder = url
    read()
    if entries.contains(where: { $0.id == left }) { selection = left }
  }

  private func read() {
    entries = (try? contents(of: folder)) ?? []
    if !entries.contains(where: { $0.id == selection }) { selection = entries.first?.id }
  }

  private func contents(of folder: URL) throws -> [Entry] {
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isDirectoryKey],
      options: showsHidden ? [] : [.skipsHiddenFiles])
    return urls.map { url in
      // A link to a folder is a folder.
      let target = url.resolvingSymlinksInPath()
      let isFolder = (try? target.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      return Entry(url: url.standardizedFileURL, isFolder: isFolder)
    }
    .sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
  }

  /// The names in a folder, the first lines of a text file, or why there are none.
  private func beginning(of entry: Entry?) -> (String, CodeLanguage?) {
    guard let url = entry?.url else { return ("", nil) }
    let target = url.resolvingSymlinksInPath()
    do {
      if entry?.isFolder == true {
        return (try contents(of: url).map(\.name).joined(separator: "\n"), nil)
      }
      // Opening a pipe would wait until another program writes to it.
      guard try target.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        return ("This isn't a regular file.", nil)
      }
      let data = try FileHandle(forReadingFrom: target).read(upToCount: 8_000) ?? Data()
      if data.contains(0) { return ("This isn't a text file.", nil) }
      return (String(decoding: data, as: UTF8.self), CodeLanguage(named: url.pathExtension))
    } catch {
      return (error.localizedDescription, nil)
    }
  }
}
