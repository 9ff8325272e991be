// SPDX-License-Identifier: MIT
// Organism: the texts of a comparison.

/// The texts of a comparison.
struct ComparedTexts: Equatable, Sendable {
  let old: TextLines
  let new: TextLines
}
