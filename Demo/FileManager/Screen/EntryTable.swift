// SPDX-License-Identifier: MIT
// Page: the entries of a folder.

import Curium
import Foundation

/// The entries of the folder, and the commands for the selected ones.
struct EntryTable: View {
  @Bindable var browser: Browser
  @State private var conflict = Question<NameConflictAnswer>()
  @State private var isDeleting = false
  @State private var deleted: [Entry] = []
  @FocusState private var isFocused: Bool
  @Environment(\.openInEditor) private var openInEditor
  @Environment(\.toast) private var toast

  var body: some View {
    let hasSelection = !browser.selection.isEmpty
    DataTable(browser.entries, columns: Self.columns(browser), selection: $browser.selection)
      .focused($isFocused)
      .defaultFocus()
      .overlay { message }
      .onActivate(of: Entry.ID.self) { ids in
        open(browser.entries.first { ids.contains($0.id) })
      }
      .onRename(of: Entry.ID.self) { try browser.rename($0, to: $1) }
      .contextMenu(forSelectionType: Entry.ID.self) { _ in menu }
      .keyBinding(
        "open", "right", "l", section: "Files", hintPriority: .high,
        isEnabled: browser.single != nil
      ) { open(browser.single) }
      .keyBinding(
        "parent folder", "left", "h", "backspace", section: "Go to",
        isEnabled: browser.folder != "/"
      ) { browser.goUp() }
      .keyBinding(
        "edit", "e", section: "Files", hintPriority: .low, isEnabled: browser.single != nil
      ) { edit(browser.single) }
      .keyBinding("copy", "c", section: "Files", isEnabled: hasSelection) {
        browser.copySelection(isCut: false)
      }
      .keyBinding("cut", "x", section: "Files", isEnabled: hasSelection) {
        browser.copySelection(isCut: true)
      }
      .keyBinding("paste", "v", section: "Files", isEnabled: browser.clipboard != nil) { paste() }
      .keyBinding("delete", "d", "delete", section: "Files", isEnabled: hasSelection) {
        browser.moveToTrash(browser.selected.map(\.path))
      }
      .keyBinding(
        "delete permanently", "shift+delete", section: "Files", hintPriority: .low,
        isEnabled: hasSelection
      ) { askToDelete() }
      .confirmationDialog(
        "Delete \(Browser.title(of: deleted.map(\.path))) permanently?", isPresented: $isDeleting,
        titleVisibility: .visible
      ) {
        Button("Delete", role: .destructive) {
          let paths = deleted.map(\.path)
          Task { await browser.deletePermanently(paths) }
        }
      } message: {
        Text("You can't undo this.")
      }
      .confirmationDialog("Replace files?", conflict, titleVisibility: .visible) { answer in
        Button("Replace", role: .destructive) { answer(.replace) }
        Button("Keep Both") { answer(.keepBoth) }
        Button("Skip") { answer(.skip) }
      } message: {
        Text("\(Browser.title(of: browser.conflicts)) exists here already.")
      }
      .searchable(text: $browser.query, prompt: "Search this folder")
  }

  /// The reason why there are no entries.
  @ViewBuilder private var message: some View {
    if let failure = browser.failure {
      ContentUnavailableView(
        "Can't read the folder", systemImage: "exclamationmark.triangle",
        description: Text(failure))
    } else if browser.entries.isEmpty, browser.isLoaded {
      if browser.query.isEmpty {
        ContentUnavailableView("The folder is empty", systemImage: "folder")
      } else {
        ContentUnavailableView.search(text: browser.query)
      }
    }
  }

  @ViewBuilder private var menu: some View {
    Button("Open") { open(browser.single) }.disabled(browser.single == nil)
    RenameButton()
    Divider()
    Button("Copy") { browser.copySelection(isCut: false) }
    Button("Cut") { browser.copySelection(isCut: true) }
    Button("Paste") { paste() }.disabled(browser.clipboard == nil)
    Divider()
    Button("Delete", role: .destructive) { browser.moveToTrash(browser.selected.map(\.path)) }
  }

  private static func columns(_ browser: Browser) -> [DataColumn<Entry>] {
    [
      DataColumn("Name", value: \.name) { entry in
        EntryName(entry: entry, isCut: browser.isCut(entry))
      }
      .width(.flexible(min: 16)).pinned(),
      // Folders have no size. Unknown numbers are last in both directions.
      DataColumn("Size", alignment: .trailing) { (entry: Entry) in
        entry.isFolder ? .nan : Double(entry.size)
      } text: {
        $0.isFolder ? "" : String(byteCount: $0.size)
      }
      .width(.fitted(max: 10)),
      DataColumn("Changed", sortedBy: \.date) { $0.date.shortText }.width(.fitted(max: 10)),
    ]
  }

  // MARK: - Commands

  private func open(_ entry: Entry?) {
    if let entry, entry.isFolder { browser.go(to: entry.path) } else { edit(entry) }
  }

  private func edit(_ entry: Entry?) {
    guard let entry else { return }
    Task {
      do {
        try await openInEditor(file: entry.path)
      } catch {
        browser.problem = "\(error)"
      }
      browser.refresh()
    }
  }

  private func paste() {
    Task {
      if browser.conflicts.isEmpty { return await browser.paste() }
      if let answer = await conflict.ask() { await browser.paste(answer) }
    }
  }

  private func askToDelete() {
    deleted = browser.selected
    isDeleting = true
  }
}

/// The icon and the name of an entry.
private struct EntryName: View {
  let entry: Entry
  let isCut: Bool

  var body: some View {
    HStack {
      Image(systemName: entry.isLink ? "link" : entry.isFolder ? "folder" : "doc")
        .foregroundStyle(entry.isFolder ? Color.brandPrimary : .textSecondary)
      RowName(entry.name, of: entry.id)
        .bold(entry.isFolder)
        .truncationMode(.middle)
        .foregroundStyle(color)
    }
  }

  private var color: Color {
    if entry.kind == .brokenLink { return .error }
    return isCut || entry.isHidden ? .textSecondary : .textPrimary
  }
}

extension Browser {
  /// Returns whether an entry will move when the user pastes.
  func isCut(_ entry: Entry) -> Bool {
    clipboard.map { $0.isCut && $0.paths.contains(entry.path) } ?? false
  }
}

extension Date {
  /// The time of a date that is today, or else the date, such as `2026-03-01`.
  var shortText: String {
    Calendar.current.isDateInToday(self)
      ? formatted(date: .omitted, time: .shortened)
      : formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }
}
