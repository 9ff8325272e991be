// SPDX-License-Identifier: MIT
// Page: previews of SplitView.

import Curium
import CuriumPreviews

/// Panes side by side or stacked, with dividers that users move with the keyboard or the pointer.
enum SplitViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Panels") {
      SplitView(.horizontal, spacing: -1) {
        SplitView(.vertical, spacing: 0) {
          Panel(title: "Services", footer: "9 of 12 running") {
            ForEach(PreviewService.all.prefix(5)) { Text($0.name) }
          }
          Panel(title: "Releases", note: "12") {
            ForEach(PreviewService.all.prefix(4)) { Text("\($0.name) \($0.version)") }
          }
        }
        .paneSize(min: 16, ideal: 24)
        Panel(title: "Log", note: "live") {
          Text("14:20 Deployed checkout 1.18.0")
          Text("14:21 All health checks passed")
          Text("14:24 checkout responds slowly").foregroundStyle(.warning)
          Text("14:26 Warmed the cache")
        }
        .paneSize(min: 18)
      }
      .frame(height: 13)
    }
    Preview("Three panes") {
      SplitView(.horizontal) {
        pane("Inbox  12\nDrafts  1\nSent\nArchive").paneSize(min: 11, ideal: 12, max: 24)
        pane("Ada Okafor\nJonas Weber\nMina Sato\nPriya Nair").paneSize(min: 8, ideal: 14)
        pane("Review of checkout 1.18\n\nThe retries look good to me.\nShall we ship it today?")
      }
      .frame(height: 6)
    }
    Preview("Nested") {
      SplitView(.horizontal) {
        pane("README.md\nSources/\n  Retry.swift\n  Queue.swift\nTests/")
          .paneSize(min: 8, ideal: 16)
        SplitView(.vertical) {
          pane("struct Retry {\n  var limit = 5\n  var pause = Duration.seconds(2)\n}")
          SplitView(.horizontal) {
            pane("$ swift build\nBuild complete!")
            pane("214 tests passed")
          }
          .paneSize(min: 2, ideal: .fraction(1 / 3))
        }
        .layoutPriority(1)
      }
      .frame(height: 9)
    }
    Preview("In a frame") {
      SplitView(.horizontal) {
        pane("main\nlet limit = 3\nretry()")
        pane("feature/retry\nlet limit = 5\nretry(after: pause)")
      }
      .border(ComponentTokens.Split.dividerColor)
      .joinsBorders()
      .frame(height: 5)
    }
    Preview("Maximizable") {
      SplitView(.horizontal, spacing: -1) {
        panel("Queue", "checkout 1.18.0\nauth 2.4.1\nsearch 3.0.2").paneSize(min: 16, ideal: 24)
        SplitView(.vertical, spacing: -1) {
          panel("Log", "14:20 Deployed checkout 1.18.0\n14:21 All health checks passed")
          panel("Notes", "Press F7 to maximize a panel.")
        }
      }
      .maximizablePanes()
      .frame(height: 9)
    }
    Preview("Disabled") {
      SplitView(.vertical) {
        pane("let limit = 5\nretry(after: pause)")
        pane("$ swift build\nBuild complete!")
      }
      .frame(height: 5)
      .disabled(true)
    }
    Preview("Playground") { knobs in
      SplitView(
        knobs.choice("axis", of: [".horizontal": Axis.horizontal, ".vertical": .vertical]),
        spacing: knobs.length("spacing", 1, in: -1...3),
        sizes: knobs.state("sizes", [] as [Int])
      ) {
        pane("Files")
          .focusable()
          .paneSize(
            min: knobs.length("min", 4, in: 0...20), ideal: knobs.length("ideal", 12, in: 0...40),
            max: knobs.length("max", 30, in: 0...60)
          )
          .paneCollapsed(knobs.binding("isCollapsed", false))
        pane("Text").focusable().layoutPriority(1)
        pane("Outline").focusable()
      }
      .maximizablePanes(isMaximized: knobs.binding("isMaximized", false))
      .frame(height: 9)
    }
  }

  /// A panel whose frame shows the focus.
  @MainActor private static func panel(_ title: String, _ text: String) -> some View {
    Panel(title: title) {
      ScrollView { Text(text) }.focusable().focusEffectDisabled()
    }
  }

  @MainActor private static func pane(_ title: String) -> some View {
    Text(title)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
