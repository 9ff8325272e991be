// SPDX-License-Identifier: MIT
// Testing: avatars with initials.

import Curium
import CuriumTesting
import Testing

@MainActor @Suite struct AvatarTests {
  @Test(arguments: [
    ("Ada Lovelace", " AL"), ("Linus", " L"), ("Grace Brewster Hopper", " GH"), ("", ""),
    ("  élan vital ", " ÉV"),
  ])
  func `shows the initials of the first and the last word`(name: String, shown: String) {
    let harness = Harness(width: 6, height: 1) { Avatar(name: name) }
    #expect(harness.screen == [shown])
    #expect(harness.find(.image, name) != nil)
  }
}
