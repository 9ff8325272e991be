// SPDX-License-Identifier: MIT
// Page: the state of the copies and of the selection, in the status bar.

import Curium
import Foundation

/// The progress of a copy, or the files on the clipboard, and the size of the selection.
struct BrowserStatus: View {
  let browser: Browser

  var body: some View {
    HStack(spacing: 2) {
      if let job = browser.copying.last {
        Text(job.title).foregroundStyle(.textSecondary).lineLimit(1)
        ProgressView(value: job.fraction).frame(width: 12)
      } else if let clipboard = browser.clipboard {
        Text("\(Browser.title(of: clipboard.paths)) \(clipboard.isCut ? "to move" : "to copy")")
          .foregroundStyle(.textSecondary).lineLimit(1)
      }
      if browser.selection.count > 1 { Text(selectionTitle).fixedSize() }
    }
  }

  /// The number of the selected entries, and the size of files. That of a folder isn't known.
  private var selectionTitle: String {
    let entries = browser.selected
    let title = "\(entries.count) selected"
    if entries.contains(where: \.isFolder) { return title }
    return "\(title), \(String(byteCount: entries.reduce(0) { $0 + $1.size }))"
  }
}
