// SPDX-License-Identifier: MIT
// Page: previews of Avatar.

import Curium
import CuriumPreviews

enum AvatarPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Several") {
      HStack {
        Avatar(name: "Ada Lovelace")
        Avatar(name: "Grace Hopper", color: .info)
        Avatar(name: "Linus", color: .success)
      }
    }
    Preview("Three rows") { Avatar(name: "Ada Lovelace", size: 3) }
    Preview("Playground") { knobs in
      Avatar(
        name: knobs.text("name", "Ada Lovelace"), color: knobs.color("color", .brandPrimary),
        size: knobs.length("size", 3, in: 1...7))
    }
  }
}
