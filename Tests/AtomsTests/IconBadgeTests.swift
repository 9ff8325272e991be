// SPDX-License-Identifier: MIT
// Testing: icons on a tinted background.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct IconBadgeTests {
  @Test func `looks square, with the icon in the middle`() {
    #expect(screen(IconBadge(icon: "star.fill", color: .info), 8, 3) == ["", "  *", ""])
    let sizes = [1, 3, 5].map { size in
      Harness(width: 12, height: 5) {
        IconBadge(icon: "star.fill", color: .info, size: Length(size))
      }.find(.image)?.frame
    }
    #expect(sizes.map { $0?.width } == [3, 5, 9] && sizes.map { $0?.height } == [1, 3, 5])
  }
}
