// SPDX-License-Identifier: MIT
// Page: previews of BottomSheet.

import Curium
import CuriumPreviews

enum BottomSheetPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      BottomSheet(title: "Share this dashboard") { ShareTargets() }
    }
    Preview("A message") {
      BottomSheet(title: "checkout 1.18.0") { Text("Deployed today at 14:20 by Ada Okafor.") }
    }
    Preview("Playground") { knobs in
      BottomSheet(title: knobs.text("title", "Share")) {
        Text(knobs.text("text", "Share this dashboard with…"))
      }
    }
  }
}

/// Ways to share a dashboard, and a button that closes the sheet.
struct ShareTargets: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading, spacing: 0) {
        ActionRow(title: "Copy link", value: "dash.example/41") { dismiss() }
        ActionRow(title: "Send to a channel", value: "#checkout") { dismiss() }
        ActionRow(title: "Email", value: "team@example.org") { dismiss() }
      }
      SecondaryButton(title: "Cancel") { dismiss() }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
