// SPDX-License-Identifier: MIT
// Page: the model of the folder on the screen.

import Curium
import Foundation

/// The folder on the screen, and the commands that change it.
@MainActor @Observable final class Browser {
  private(set) var folder: String
  /// The entries of the folder that the user sees.
  private(set) var entries: [Entry] = []
  /// The reason why the folder can't be read.
  private(set) var failure: String?
  /// `true` after the folder was read once.
  private(set) var isLoaded = false
  /// The paths of the selected entries.
  var selection: Set<Entry.ID> = []
  var showsHidden = false { didSet { filter() } }
  /// The text that the names of the visible entries contain.
  var query = "" { didSet { filter() } }

  /// The failure of the last command.
  var problem: String?
  /// The files to paste.
  var clipboard: FileClipboard?
  /// The copies that are being made.
  var copying: [CopyJob] = []
  /// The changes that can be undone.
  let history = UndoHistory()
  let trash: Trash

  /// The number of requests to read the folder again.
  private(set) var revision = 0
  private var all: [Entry] = []
  private var earlier: [String] = []
  private var later: [String] = []
  /// The selected paths of the folders that were visited.
  private var remembered: [String: Set<Entry.ID>] = [:]
  /// The paths to select once they are entries.
  private var wanted: Set<Entry.ID> = []

  init(folder: String, trash: Trash = .user) {
    self.folder = folder
    self.trash = trash
  }

  /// The selected entries, in their order.
  var selected: [Entry] { entries.filter { selection.contains($0.id) } }
  /// The selected entry, if there is only one.
  var single: Entry? { selection.count == 1 ? selected.first : nil }
  var canGoBack: Bool { !earlier.isEmpty }
  var canGoForward: Bool { !later.isEmpty }

  // MARK: - Going to other folders

  func go(to path: String) {
    guard path != folder else { return }
    earlier.append(folder)
    later = []
    show(path)
  }

  /// Goes to the folder that contains this one, and selects this one.
  func goUp() {
    guard folder != "/" else { return }
    remembered[FilePath.folder(of: folder)] = [folder]
    go(to: FilePath.folder(of: folder))
  }

  func goBack() {
    guard let path = earlier.popLast() else { return }
    later.append(folder)
    show(path)
  }

  func goForward() {
    guard let path = later.popLast() else { return }
    earlier.append(folder)
    show(path)
  }

  private func show(_ path: String) {
    remembered[folder] = selection
    folder = path
    query = ""
    problem = nil
    wanted = remembered[path] ?? []
    selection = []
    isLoaded = false
  }

  // MARK: - Reading

  /// Reads the folder again.
  func refresh() { revision += 1 }

  /// Selects files as soon as they are in the folder, and shows them in any case.
  func select(_ paths: [String]) {
    wanted = Set(paths)
    query = ""
    if paths.contains(where: { FilePath.name(of: $0).hasPrefix(".") }) { showsHidden = true }
    refresh()
  }

  func load() async {
    let folder = folder
    let result = await Self.read(folder)
    guard folder == self.folder, !Task.isCancelled else { return }
    switch result {
    case .success(let entries):
      failure = nil
      all = entries
    case .failure(let error):
      failure = error.description
      all = []
    }
    filter()
    isLoaded = true
  }

  @concurrent private static func read(_ folder: String) async -> Result<[Entry], FileError> {
    do {
      return .success(try Entry.all(in: folder))
    } catch {
      return .failure(FileError(error))
    }
  }

  /// Finds the visible entries, and keeps a selection among them.
  private func filter() {
    let shown = all.filter {
      (showsHidden || !$0.isHidden)
        && (query.isEmpty || $0.name.localizedCaseInsensitiveContains(query))
    }
    let place = entries.firstIndex { selection.contains($0.id) } ?? 0
    if shown != entries { entries = shown }
    let ids = Set(shown.map(\.id))
    let kept = wanted.isDisjoint(with: ids) ? selection.intersection(ids) : wanted
    wanted = wanted.subtracting(ids)
    let next = shown.isEmpty ? [] : [shown[min(place, shown.count - 1)].id]
    let new = kept.isEmpty ? Set(next) : kept.intersection(ids)
    if new != selection { selection = new }
  }
}
