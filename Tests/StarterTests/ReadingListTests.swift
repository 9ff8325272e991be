// SPDX-License-Identifier: MIT
// Testing: the model of the app, without a screen.

import Testing

@testable import starter

@MainActor struct ReadingListTests {
  @Test func `an empty title adds nothing`() {
    let list = ReadingList()
    #expect(list.add("  ") == nil)
    #expect(list.items.isEmpty)
  }

  @Test func `only articles that aren't read count as unread`() {
    let list = ReadingList(items: ReadingList.samples)
    list.items[0].isRead = true
    #expect(list.unreadCount == 1)
  }
}
