// SPDX-License-Identifier: MIT
// Organism: a spinner for content that is slow to load.

import CuriumControls

/// A spinner that appears after a delay, so that quick work doesn't flicker.
struct LoadingSign: View {
  @State private var isSlow = false
  @Environment(\.clock) private var clock

  var body: some View {
    Group {
      if isSlow { ProgressView() }
    }
    .task { isSlow = await clock.sleep(for: ProgressView.delay) }
  }
}
