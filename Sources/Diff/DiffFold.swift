// SPDX-License-Identifier: MIT
// Organism: a part of a diff that the user can expand and collapse.

/// A part of a diff that the user can expand and collapse. It stays the same when other files
/// change.
struct DiffFold: Hashable {
  let file: DiffFile.ID
  /// The section of the unchanged lines; 0 for the whole file.
  let section: Int
}
