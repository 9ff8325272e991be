// SPDX-License-Identifier: MIT
// Page: keeps two panes with the same page at the same row.

package import Curium
import CuriumControls
import Observation

/// The first visible row of the page that two panes show.
@MainActor @Observable final class SharedScroll {
  var row = 0
}

extension View {
  /// Scrolls the scroll view in this view with that of the other pane, while two themes are
  /// compared.
  package func scrollsWithOtherPane() -> some View { modifier(PaneScroll()) }
}

private struct PaneScroll: ViewModifier {
  @Environment(SharedScroll.self) private var shared: SharedScroll?

  func body(content: Content) -> some View {
    if let shared {
      PaneScrollContent(shared: shared, content: content)
    } else {
      content
    }
  }
}

private struct PaneScrollContent<Content: View>: View {
  let shared: SharedScroll
  let content: Content
  @State private var position = ScrollPosition()
  @State private var isShown = false

  var body: some View {
    content
      .scrollPosition($position)
      .onAppear {
        isShown = true
        shared.row = position.y
      }
      .onDisappear { isShown = false }
      .onChange(of: position.y) { _, row in
        // A pane that follows the other one may stop earlier, at the end of its own content.
        if isShown, position.isPositionedByUser { shared.row = row }
      }
      .onChange(of: shared.row) { _, row in
        if isShown, row != position.y { position.scrollTo(y: row) }
      }
  }
}
