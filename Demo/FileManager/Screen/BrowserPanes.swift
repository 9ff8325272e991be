// SPDX-License-Identifier: MIT
// Page: the arrangement of the panes.

import Curium

/// The entries and the preview: side by side, one above the other, or only the entries in a small
/// window.
struct BrowserPanes: View {
  let browser: Browser
  let preview: Preview
  let showsPreview: Bool
  let size: CellSize

  /// The smallest width for panes side by side, in cells.
  private static let smallestWidth = 72
  /// The smallest height for one pane above the other, in cells.
  private static let smallestHeight = 20

  var body: some View {
    if showsPreview, size.width >= Self.smallestWidth {
      panes(.horizontal)
    } else if showsPreview, size.height >= Self.smallestHeight {
      panes(.vertical)
    } else {
      EntryTable(browser: browser)
    }
  }

  private func panes(_ axis: Axis) -> some View {
    SplitView(axis, spacing: -1) {
      Panel(note: browser.entries.isEmpty ? "" : "\(browser.entries.count)") {
        EntryTable(browser: browser)
      }
      .paneSize(min: 6, ideal: .fraction(0.55))
      Panel(title: browser.single?.name ?? "Preview", footer: browser.single?.facts ?? "") {
        PreviewPane(
          entry: browser.single, preview: preview, selectionCount: browser.selection.count)
      }
      .paneSize(min: 6)
      .layoutPriority(-1)
    }
    .joinsBorders()
  }
}
