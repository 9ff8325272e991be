// SPDX-License-Identifier: MIT
// Testing: the list of fuzz targets.

extension FuzzTarget {
  /// Every target, in the order `fuzz list` prints them.
  static let all: [FuzzTarget] = [
<<<<<<< HEAD
    .decoder, .editing, .encoder, .importers, .keymaps, .layout, .markdown, .sanitizer, .themes,
=======
    .fuzzy,
    .sanitizer,
>>>>>>> h-apps
  ]

  /// The target with this name, if there is one.
  static func named(_ name: String) -> FuzzTarget? {
    all.first { $0.name == name }
  }
}
