// SPDX-License-Identifier: MIT
// Organism: a part of a patch: a file, or other text.

/// A part of a patch.
enum DiffPart: Equatable, Sendable {
  /// Lines that aren't part of a file.
  case text([Substring])
  case file(DiffFile)
}
