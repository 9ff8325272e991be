// SPDX-License-Identifier: MIT
// Organism: the errors of a field for a date or a time.

/// The errors of a field in which users type a value part by part.
struct EntryWords {
  /// The note beside a value that doesn't exist.
  let impossibleNote: String
  /// The error of a form for a value that doesn't exist.
  let impossible: String
  /// The error of a form for an incomplete value.
  let incomplete: String
}
