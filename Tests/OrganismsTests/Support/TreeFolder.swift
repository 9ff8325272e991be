// SPDX-License-Identifier: MIT
// Testing: nested folders, for trees.

struct TreeFolder: Identifiable {
  static let samples = [
    TreeFolder(
      id: "a",
      folders: [TreeFolder(id: "b", folders: [TreeFolder(id: "c")]), TreeFolder(id: "d")]),
    TreeFolder(id: "e"),
  ]

  let id: String
  var folders: [TreeFolder]?
}
