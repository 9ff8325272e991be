// SPDX-License-Identifier: MIT
// Page: previews of Select.

import Curium
import CuriumPreviews

enum SelectPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("eu-west-1") {
        Select(title: "Region", selection: $0, options: ["eu-west-1", "us-east-1", "ap-south-1"])
      }
    }
    Preview("Disabled") {
      StatefulPreview("eu-west-1") {
        Select(title: "Region", selection: $0, options: ["eu-west-1", "us-east-1", "ap-south-1"])
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      Select(
        title: knobs.text("title", "Region"),
        selection: knobs.binding("selection", of: ["us-east-1", "eu-west-1", "ap-south-1"]),
        options: ["eu-west-1", "us-east-1", "ap-south-1"]
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
