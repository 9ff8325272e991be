// SPDX-License-Identifier: MIT
// Organism: the selected entry of a list whose entries can change.

/// The selected entry of a list. If the list changes, the same entry stays selected.
struct ChosenEntry<Entry: Identifiable> {
  /// The index of the entry when it was selected.
  let index: Int
  /// The id of the entry; `nil` if the list had no such entry. The first entry is then selected as
  /// soon as there is one.
  private let id: Entry.ID?

  /// Selects the entry at `index` of `entries`.
  init(_ index: Int, in entries: [Entry]) {
    self.index = index
    id = entries.indices.contains(index) ? entries[index].id : nil
  }

  /// Returns the current index of the entry; `nil` if it is gone.
  func index(in entries: [Entry]) -> Int? {
    guard let id else { return entries.isEmpty ? nil : 0 }
    // Several entries can have the same id.
    if entries.indices.contains(index), entries[index].id == id { return index }
    return entries.firstIndex { $0.id == id }
  }
}
