// SPDX-License-Identifier: MIT
// Page: items that previews of lists show.

/// Items for previews.
struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
