// SPDX-License-Identifier: MIT
// Views: tooltips.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
import CuriumTokens

extension View {
  /// Shows a tooltip with `text` beside the view after the pointer or the focus has rested on it
  /// for half a second. Any key or click hides it. An empty string shows no tooltip.
  ///
  ///     Button("Sync") { refresh() }.help("Fetches new releases")
  public func help(_ text: some StringProtocol) -> some View {
    HelpContent(content: self, text: String(text))
  }
}

private struct HelpContent<Content: View>: View {
  let content: Content
  let text: String
  @State private var isShown = false

  var body: some View {
    ValueContent(
      content: content, value: HelpDisplay(isEmpty: text.isEmpty) { isShown = $0 },
      make: HelpNode.init)
    OverlaySlot(
      isShown && !text.isEmpty
        ? TooltipLabel(text: text, maxWidth: ComponentTokens.Tooltip.width) : nil,
      presentation, dismiss: { isShown = false })
  }

  private var presentation: OverlayPresentation {
    var presentation = OverlayPresentation(role: .tooltip, label: text)
    presentation.placement = .beside(.bottom)
    presentation.level = .tooltip
    presentation.isModal = false
    return presentation
  }
}

private struct HelpDisplay {
  /// `true` if there is no text to show.
  let isEmpty: Bool
  let show: @MainActor (Bool) -> Void
}

/// Waits until the pointer or the focus has rested on its content. It takes no part in layout.
private final class HelpNode: ValueNode<HelpDisplay>, HelpSource {
  private static let delay = Duration.milliseconds(500)

  private var isShown = false
  private var due: Duration?

  override var helpSource: (any HelpSource)? { value.isEmpty ? nil : self }
  override var nextTick: Duration? { due }

  @MainActor override func tick(at now: Duration) {
    due = nil
    isShown = true
    value.show(true)
  }

  /// Shows the tooltip after the delay, in place of any other one.
  @MainActor func begin() {
    guard !value.isEmpty, graph.pointer.help.activate(self) else { return }
    due = graph.now() + Self.delay
    startTicking()
  }

  /// Hides the tooltip, or cancels its delay.
  @MainActor func end() {
    graph.pointer.help.deactivate(self)
    due = nil
    if !isShown { return }
    isShown = false
    value.show(false)
  }

  @MainActor override func focusWithinDidChange(_ isWithin: Bool) {
    if isWithin { begin() } else { end() }
  }

  @MainActor override func willUnmount() {
    graph.pointer.help.forget(self)
  }
}
