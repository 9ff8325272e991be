// SPDX-License-Identifier: MIT
// Testing: the list of fuzz targets.

extension FuzzTarget {
  /// Every target, in the order `fuzz list` prints them.
  static let all: [FuzzTarget] = [
    .code, .decoder, .editing, .encoder, .fuzzy, .importers, .keymaps, .layout, .markdown,
    .sanitizer,
    .themes,
  ]

  /// The target with this name, if there is one.
  static func named(_ name: String) -> FuzzTarget? {
    all.first { $0.name == name }
  }
}
