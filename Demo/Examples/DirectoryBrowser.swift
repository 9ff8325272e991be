// SPDX-License-Identifier: MIT
// Page: folders, files, and the beginning of their contents.

import Curium
import Foundation

/// A folder browser: Return opens a folder, Backspace goes up, and the right side shows contents.
struct DirectoryBrowser: App {
  struct Entry: Identifiable, Hashable {
    let url: URL
    let isFolder: Bool
    var icon: String { isFolder ? "folder" : "doc" }
    var id: String { url.path }
    var name: String { url.lastPathComponent }
  }

  @State private var folder: URL
  @State private var entries: [Entry] = []
  @State private var selection: Entry.ID?
  @State private var preview: (text: String, code: CodeLanguage?, facts: String?) = ("", nil, nil)
  @State private var showsHidden = false
  @Environment(\.iconSet) private var icons
  @Environment(\.quit) private var quit

  init() { self.init(folder: URL(filePath: FileManager.default.currentDirectoryPath)) }
  init(folder: URL) { _folder = State(wrappedValue: folder) }

  var body: some View {
    VStack(spacing: 0) {
      Panel(title: folder.lastPathComponent, footer: folder.path) {
        HStack(spacing: 0) {
          List(entries, selection: $selection) { entry in
            Label(entry.name, systemImage: entry.icon).lineLimit(1).bold(entry.isFolder)
              .foregroundStyle(entry.isFolder ? Color.accentColor : .textPrimary)
          }
          .contextMenu(forSelectionType: Entry.ID.self) { ids in
            let entry = entries.first { ids.contains($0.id) }
            if let entry, entry.isFolder { Button("Open") { go(to: entry.url) } }
            Button("Go up") { go(to: folder.deletingLastPathComponent()) }
            Button(showsHidden ? "Hide hidden files" : "Show hidden files") { showsHidden.toggle() }
          }
          .onActivate(of: Entry.ID.self) { _ in open() }.defaultFocus().frame(maxWidth: 32)
          .keyHint("open", "enter", "right").copyable(selection.map { [$0] } ?? [])
          Divider()
          if let facts = preview.facts {
            ContentUnavailableView(preview.text, systemImage: "doc", description: Text(facts))
          } else {
            ScrollView {
              Text(code: preview.text, language: preview.code)
                .padding(.horizontal, 1).frame(maxWidth: .infinity, alignment: .leading)
            }
            .focusable()  // Text contains no control, and keys scroll only the focused view.
          }
        }
      }
      KeyHints()
    }
    .onChange(of: selection) { show() }
    .onChange(of: showsHidden, initial: true) { go() }
    .keyBinding("open", "right") { open() }
    .keyBinding("up", "backspace", "left") { go(to: folder.deletingLastPathComponent()) }
    .keyBinding("hidden files", ".") { showsHidden.toggle() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private var selected: Entry? { entries.first { $0.id == selection } }
  private func open() { if let selected, selected.isFolder { go(to: selected.url) } }
  private func show() { preview = beginning(of: selected ?? Entry(url: folder, isFolder: true)) }

  /// Goes to a folder, or reads the current one again. In its parent, a folder stays selected.
  private func go(to url: URL? = nil) {
    let (before, wanted) = (selection, url == nil ? selection : folder.path)
    folder = url ?? folder
    entries = (try? contents(of: folder)) ?? []
    selection = (entries.first { $0.id == wanted } ?? entries.first)?.id
    if selection == before { show() }
  }

  private func contents(of folder: URL) throws -> [Entry] {
    let urls = try FileManager.default.contentsOfDirectory(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: [.isDirectoryKey],
      options: showsHidden ? [] : [.skipsHiddenFiles])
    return urls.map { url in  // A link to a folder is a folder.
      let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
      return Entry(url: url.standardizedFileURL, isFolder: values?.isDirectory ?? false)
    }
    .sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
  }

  /// The names in a folder, the first lines of a text file, or why there are none.
  private func beginning(of entry: Entry) -> (String, CodeLanguage?, String?) {
    let url = entry.url.resolvingSymlinksInPath()
    do {
      if entry.isFolder {
        let names = try contents(of: url).map { "\(Icon($0.icon).glyph(in: icons)) \($0.name)" }
        if !names.isEmpty { return (names.joined(separator: "\n"), nil, nil) }
        let isEmpty = try FileManager.default.contentsOfDirectory(atPath: url.path).isEmpty
        return (isEmpty ? "Empty" : "No visible items", nil, entry.name)
      }
      let facts = try FileManager.default.attributesOfItem(atPath: url.path)
      let type = facts[.type] as? FileAttributeType
      if type == .typeSymbolicLink { return ("Broken link", nil, "It leads nowhere") }
      // Opening a pipe would wait until another program writes to it.
      if type != .typeRegular { return ("Not a regular file", nil, "Pipe or device") }
      let data = try FileHandle(forReadingFrom: url).read(upToCount: 8_000) ?? Data()
      if data.isEmpty { return ("Empty", nil, entry.name) }
      let end = (data.count < 8_000 ? nil : data.lastIndex(of: 0x0A)) ?? data.count
      let text = data.contains(0) ? nil : String(decoding: data[..<end], as: UTF8.self)
      if let text { return (text, CodeLanguage(named: url.pathExtension), nil) }
      let size = String(byteCount: facts[.size] as? Int ?? 0)
      return ("Not a text file", nil, "\(url.pathExtension.uppercased()) \(size)")
    } catch {
      let isDenied = (error as? CocoaError)?.code == .fileReadNoPermission
      let reason = isDenied ? "You don't have permission" : "The system can't open it"
      let isText = !entry.name.contains("\u{FFFD}")
      return ("Can't read this item", nil, isText ? reason : "Its name isn't valid UTF-8")
    }
  }
}
