// SPDX-License-Identifier: MIT
// Views: the text that was copied, cut or killed in an app.

@_spi(Nodes) package import CuriumEngine
package import CuriumText

/// The text that was copied, cut or killed in an app. It can be yanked into every field and editor
/// of the app, because many terminals don't let programs set the clipboard, none lets them read it
/// unasked, and none accepts a very long text.
package final class AppClipboard: GraphService {
  package let kills = KillRing()

  package init(graph: Graph) {}
}
