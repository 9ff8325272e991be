// SPDX-License-Identifier: MIT
// Page: previews of Avatar.

import Curium
import CuriumPreviews

enum AvatarPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Several") {
      HStack {
        Avatar(name: "Ada Okafor")
        Avatar(name: "Jonas Weber", color: .info)
        Avatar(name: "Mina Sato", color: .success)
      }
    }
    Preview("Three rows") { Avatar(name: "Ada Okafor", size: 3) }
    Preview("Playground") { knobs in
      Avatar(
        name: knobs.text("name", "Ada Okafor"), color: knobs.color("color", .brandPrimary),
        size: knobs.length("size", 3, in: 1...7))
    }
  }
}
