// SPDX-License-Identifier: MIT
// Testing: avatars with initials.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct AvatarTests {
  @Test(arguments: [
    ("Ada Lovelace", " AL"), ("Linus", " L"), ("Grace Brewster Hopper", " GH"), ("", ""),
    ("  élan vital ", " ÉV"), ("José 🎸", " J"), ("🎸", ""), ("build-bot", " B"),
    ("(Ada) 🎸 O'Hara!", " AO"), ("Room 5", " R5"), ("林美玲", " 林"), ("王 小明", "王小"),
  ])
  func `shows the initials of the first and the last word`(name: String, shown: String) {
    let harness = Harness(width: 6, height: 1) { Avatar(name: name) }
    #expect(harness.screen == [shown])
    #expect(harness.find(.image, name) != nil)
  }

  @Test(arguments: [(1, 4), (2, 4), (3, 6), (5, 10)])
  func `avatars of one size have one width, whatever the initials`(size: Int, width: Int) {
    for name in ["", "x", "Grace Hopper", "José 🎸", "林美玲", "王 小明"] {
      let harness = Harness(width: 20, height: 6) { Avatar(name: name, size: Length(size)) }
      let frame = harness.find(.image)?.frame
      #expect(frame?.width == width && frame?.height == size, "\(name)")
    }
  }

  @Test func `without colours, a tall avatar has a frame`() {
    func screen(size: Length, _ depth: ColorDepth) -> [String] {
      let harness = Harness(
        width: 6, height: 3, capabilities: TerminalCapabilities(colorDepth: depth)
      ) { Avatar(name: "Ada Okafor", size: size) }
      #expect(harness.repaint() == 0 && harness.find(.image, "Ada Okafor") != nil)
      return harness.content
    }
    #expect(screen(size: 3, .none) == ["╭────╮", "│ AO │", "╰────╯"])
    #expect(screen(size: 1, .none) == [" AO"])
    #expect(screen(size: 3, .trueColor) == ["", "  AO"])
  }

  @Test func `in linear mode, the name beside an avatar is read once`() {
    struct Page: View {
      @State private var selection: Int?

      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            Avatar(name: "Ada Okafor")
            Text("Ada Okafor")
          }
          HStack {
            Avatar(name: "Jo")
            Text("Member since 2020")
          }
          List(0..<1, id: \.self, selection: $selection) { _ in
            HStack {
              Avatar(name: "Grace Hopper")
              Text("Grace Hopper")
              Text("Hi")
            }
          }
        }
      }
    }
    let text = Transcript { Page() }.text
    #expect(text.contains("Ada Okafor\nJo, image\nMember since 2020\n"), "\(text)")
    #expect(text.contains("1. Grace Hopper Hi"), "\(text)")
  }
}
