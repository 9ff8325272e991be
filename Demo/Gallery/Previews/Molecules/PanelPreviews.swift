// SPDX-License-Identifier: MIT
// Page: previews of Panel.

import Curium
import CuriumPreviews

enum PanelPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Default") {
      Panel(title: "Changes", note: "2 files", footer: "space to stage") {
        Text("README.md")
        Text("Package.swift")
      }
      .frame(maxWidth: 36, maxHeight: 5)
    }
    Preview("Neighbours") {
      HStack(spacing: -1) {
        Panel(title: "Branches", isActive: true) { Text("main") }
        Panel(title: "Commits", note: "12") { Text("Draw panels").lineLimit(1) }
      }
      .joinsBorders()
      .frame(minWidth: 36, maxWidth: 48, maxHeight: 4)
    }
    Preview("Six captions") {
      Panel(title: "Log", note: "live", footer: "3 new") { Text("12:01 ready") }
        .caption("today", at: .top)
        .caption("main", at: .bottom)
        .caption(Text("2 errors").foregroundStyle(.error), at: .bottomTrailing)
        .frame(minWidth: 36, maxWidth: 48, maxHeight: 4)
    }
    Preview("Playground") { knobs in
      Panel(
        title: knobs.text("title", "Changes"), note: knobs.text("note", "1 file"),
        footer: knobs.text("footer", "space to stage"), isActive: knobs.flag("isActive", true)
      ) {
        Text(knobs.text("content", "README.md"))
      }
      .caption(knobs.text("caption", "+12 −3"), at: .bottomTrailing)
      .frame(
        maxWidth: knobs.length("maxWidth", 44, in: 0...60),
        maxHeight: knobs.length("maxHeight", 5, in: 0...12))
    }
  }
}
