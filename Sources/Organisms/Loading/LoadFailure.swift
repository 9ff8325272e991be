// SPDX-License-Identifier: MIT
// Organism: a message in place of content that can't be loaded.

import CuriumAtoms
import CuriumControls
import CuriumLists

/// The reason why content can't be loaded, with a button that loads it again if that is possible.
struct LoadFailure: View {
  let title: String
  let reason: String
  let onRetry: (@MainActor () -> Void)?
  @Environment(\.strings) private var strings

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: "exclamationmark.triangle")
    } description: {
      Text(verbatim: reason)
    } actions: {
      if let onRetry { PrimaryButton(title: strings.retry, action: onRetry) }
    }
  }
}
