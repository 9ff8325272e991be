// SPDX-License-Identifier: MIT
// Views: the keys of a prompt.

import Curium

/// The keys of a prompt in one row. In a low window, the options get its row.
struct PromptHints<Hints: View>: View {
  @ViewBuilder let hints: Hints

  var body: some View {
    HStack(spacing: ComponentTokens.Form.gap) { hints }
      .lineLimit(1)
      .frame(minHeight: 0, maxHeight: 1)
      .layoutPriority(-1)
  }
}
