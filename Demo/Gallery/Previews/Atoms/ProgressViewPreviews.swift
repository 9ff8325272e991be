// SPDX-License-Identifier: MIT
// Page: previews of ProgressView.

import Curium
import CuriumPreviews

/// The progress of a task, or a spinner while it is unknown.
enum ProgressViewPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Spinner") { ProgressView("Loading…") }
    Preview("Spinners") {
      VStack(alignment: .leading) {
        ProgressView("Dots").spinner("spinner.dots")
        ProgressView("Line").spinner("spinner.line")
        ProgressView("Arc").spinner("spinner.arc")
        ProgressView("Pulse").spinner("spinner.pulse")
      }
    }
    Preview("Bar") { ProgressView("Downloading", value: 0.54).frame(maxWidth: 40) }
    Preview("Percentage") {
      ProgressView("Downloading", value: 0.54).percentageVisibility(.visible)
        .frame(maxWidth: 40)
    }
    Preview("Ends") {
      VStack {
        ProgressView("Queued", value: 0)
        ProgressView("Done", value: 1)
      }
      .labelsAligned()
      .frame(maxWidth: 40)
    }
    Preview("One cell") { ProgressView("Syncing", value: 0.54).progressViewStyle(.circular) }
    Preview("Playground") { knobs in
      ProgressView(
        knobs.text("title", "Downloading"), value: knobs.number("value", 0.54, in: 0...1)
      )
      .percentageVisibility(
        knobs.choice("percentage", of: [".hidden": Visibility.hidden, ".visible": .visible])
      )
      .timeRemainingVisibility(
        knobs.choice("time remaining", of: [".hidden": Visibility.hidden, ".visible": .visible])
      )
      .frame(width: knobs.length("width", 40, in: 0...60))
    }
  }
}
