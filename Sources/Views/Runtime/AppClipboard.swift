// SPDX-License-Identifier: MIT
// Views: the text that was copied, cut or killed in an app, and the user's clipboard.

@_spi(Nodes) package import CuriumEngine
import CuriumTerminal
package import CuriumText

/// The text that was copied, cut or killed in an app. It can be yanked into every field and editor
/// of the app, because many terminals don't let programs set the clipboard, most let them read it
/// only after asking the user, and none accepts a very long text.
///
/// Also reads the user's clipboard. The terminal may ask the user each time, and kitty denies a
/// request while it is asking, so requests at the same time share one reading.
package final class AppClipboard: GraphService {
  package let kills = KillRing()
  /// The calls that wait for the text of the user's clipboard.
  private var readers: [@MainActor (String?) -> Void] = []
  /// `true` while a paste waits for the text of the user's clipboard.
  private var isPasting = false

  /// The keys that paste, unless a key map changes them.
  private static let keys: [KeySequence] = ["ctrl+v", "cmd+v"]
  /// The time in which the app's own text replaces a clipboard that can't be read. After that, the
  /// user has denied it, or is doing something else.
  private static let patience = Duration.seconds(2)

  package init(graph: Graph) {}

  /// Handles a key that no view has used. If it pastes, pastes the text into a view that takes
  /// pastes. Returns whether there was one.
  @MainActor func handle(_ press: KeyPress, in graph: Graph) -> Bool {
    let keys = graph.keys.currentKeyMap.sequences(for: "edit.paste") ?? Self.keys
    guard keys.contains(where: { $0.strokes.count == 1 && $0.strokes[0].matches(press) }) else {
      return false
    }
    // The terminal asks the user only for a view that takes the text.
    guard KeyNode.pastesClipboard(in: graph) else { return pasteOwn(in: graph) }
    let app = graph.rootScope.values.runningApp
    paste(in: graph) { [self] in
      if let graph = app.graph { _ = pasteOwn(in: graph) }
    }
    return true
  }

  @MainActor private func pasteOwn(in graph: Graph) -> Bool {
    guard let text = kills.current else { return false }
    return graph.keys.route(paste: TextSanitizer.cleaned(text, isMultiline: true))
  }

  /// Reads the text of the user's clipboard. Calls that wait at the same time share one reading.
  @MainActor func read(
    from device: any TerminalDevice, then completion: @escaping @MainActor (String?) -> Void
  ) {
    readers.append(completion)
    if readers.count > 1 { return }
    device.readClipboard { [self] text in
      let waiting = readers
      readers = []
      for reader in waiting { reader(text) }
    }
  }

  /// Pastes the text of the user's clipboard when it arrives, if the focus is still where it is
  /// now. Calls `insertOwn` if the clipboard soon turns out to be unreadable. Until then, further
  /// calls do nothing.
  @MainActor package func paste(
    in graph: Graph, otherwise insertOwn: @escaping @MainActor () -> Void
  ) {
    let app = graph.rootScope.values.runningApp
    guard !isPasting, let device = app.device else { return }
    isPasting = true
    let (focused, start) = (graph.focus.current, graph.now())
    read(from: device) { [self] text in
      isPasting = false
      guard let graph = app.graph else { return }
      if text != nil { graph.keys.chords.endSequence() }
      graph.prepare()
      guard graph.focus.current === focused else { return }
      if let text {
        _ = graph.keys.route(paste: text)
      } else if graph.now() - start < Self.patience {
        insertOwn()
      }
    }
  }
}
