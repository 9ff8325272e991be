// SPDX-License-Identifier: MIT
// Views: the text that was copied, cut or killed in an app.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal
package import CuriumText

/// The text that was copied, cut or killed in an app. It can be yanked into every field and editor
/// of the app, because many terminals don't let programs set the clipboard, none lets them read it
/// unasked, and none accepts a very long text.
package final class AppClipboard: GraphService {
  package let kills = KillRing()

  /// The keys that insert the text in fields, unless a key map changes them.
  private static let keys: [KeySequence] = ["ctrl+v", "cmd+v"]

  package init(graph: Graph) {}

  /// Handles a key that no view has used. If it inserts the text in fields, pastes the text.
  /// Returns whether a view has handled the paste.
  @MainActor func handle(_ press: KeyPress, in graph: Graph) -> Bool {
    let keys = graph.keys.currentKeyMap.sequences(for: "edit.yank") ?? Self.keys
    guard keys.contains(where: { $0.strokes.count == 1 && $0.strokes[0].matches(press) }),
      let text = kills.current
    else { return false }
    return graph.keys.route(paste: TextSanitizer.cleaned(text, isMultiline: true))
  }
}
