// SPDX-License-Identifier: MIT
// Views: the visible transient messages.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

struct Toast {
  var id = 0
  let message: String
  let systemImage: String?
  let color: Color
  let button: ToastButton?
  let duration: Duration
  var theme: AppTheme
  let style: any BannerStyle
  /// The view that sets the theme of the message; `nil` if none does.
  weak var source: Node?

  /// `true` if the user shouldn't miss the message.
  var isImportant: Bool { button != nil || color == .error }

  /// Returns `true` if the message replaces `other`, which looks the same. A message with an action
  /// is never replaced: its action may concern something else.
  func replaces(_ other: Toast) -> Bool {
    button == nil && other.button == nil && message == other.message
      && systemImage == other.systemImage && color == other.color
  }
}

/// Keeps the visible messages, and those that wait for room. There is one per graph.
final class ToastCenter: GraphService {
  /// The rows of a screen with room for several messages.
  private static let rows = 24
  /// The largest number of messages that wait.
  private static let mostWaiting = 100

  // An app can keep the action longer than its graph exists.
  @GraphReference private var graph: Graph?
  let toasts: StateLocation<[Toast]>
  /// The messages that don't fit on the screen yet, the next one first.
  private var waiting: [Toast] = []
  /// The views that set a theme, the outer ones first.
  private var sources = NodeList<Node>()
  private var count = 0

  init(graph: Graph) {
    _graph = GraphReference(wrappedValue: graph)
    toasts = StateLocation(value: [], graph: graph)
  }

  // MARK: Themes

  func add(source: Node) { sources.append(source) }
  func remove(source: Node) { sources.remove(source) }

  /// Draws the messages that have the theme of `source` in its current theme.
  @MainActor func themeDidChange(of source: Node) {
    let theme = source.scope.values.inherited.theme
    for index in waiting.indices where waiting[index].source === source {
      waiting[index].theme = theme
    }
    var next = toasts.get()
    let concerned = next.indices.filter { next[$0].source === source }
    if concerned.isEmpty { return }
    for index in concerned { next[index].theme = theme }
    // The change may be the result of a body, which doesn't change a state itself.
    graph?.withoutEvaluation { toasts.set(next) }
  }

  /// `true` if a message has the theme of the whole app.
  func isInRootTheme(_ toast: Toast) -> Bool { toast.source != nil && toast.source === graph?.root }

  /// Returns the outermost view that sets a theme, or the root.
  @MainActor private func source(of theme: SharedTheme) -> Node? {
    let isSource = { (node: Node) in node.scope.values.inherited.sharedTheme === theme }
    return sources.first(where: isSource) ?? graph.map(\.root).flatMap { isSource($0) ? $0 : nil }
  }

  // MARK: Messages

  /// Shows a message in a theme, as soon as there is room, and follows changes of the theme.
  @MainActor func show(_ toast: Toast, in theme: SharedTheme) -> Int? {
    guard let graph else { return nil }
    // The layer comes after all others that the root presents, so it is drawn above them.
    if count == 0 {
      var context = _MountContext(afterChildrenOf: graph.root)
      ToastHost._mount(ToastHost(center: self), &context)
    }
    count += 1
    var toast = toast
    toast.id = count
    toast.source = source(of: theme)
    if let index = waiting.firstIndex(where: toast.replaces) {
      waiting[index] = toast
      return count
    }
    var shown = toasts.get().filter { !toast.replaces($0) }
    if shown.count < toasts.get().count {
      // A visible message stays visible when it is shown again.
      change(to: shown + [toast])
      return count
    }
    let hasItsKey = { (other: Toast) in other.button?.shortcut == toast.button?.shortcut }
    if toast.button != nil, shown.count >= room, let older = shown.firstIndex(where: hasItsKey) {
      // The newest action of a key comes first, as with the undo of a text.
      waiting.insert(contentsOf: [toast, shown.remove(at: older)], at: 0)
    } else {
      let older = toast.button == nil ? nil : waiting.firstIndex(where: hasItsKey)
      waiting.insert(toast, at: older ?? waiting.endIndex)
    }
    fill(shown)
    if waiting.count > Self.mostWaiting {
      let oldest = waiting.indices.min { waiting[$0].id < waiting[$1].id } ?? 0
      waiting.remove(at: waiting.firstIndex { !$0.isImportant } ?? oldest)
    }
    return count
  }

  @MainActor func remove(_ id: Int) {
    waiting.removeAll { $0.id == id }
    let left = toasts.get().filter { $0.id != id }
    if left.count != toasts.get().count { fill(left) }
  }

  /// Shows the messages in `shown`, and those that wait, as far as there is room.
  @MainActor private func fill(_ shown: [Toast]) {
    let next = waiting.prefix(max(0, room - shown.count))
    waiting.removeFirst(next.count)
    if shown.count == toasts.get().count, next.isEmpty { return }
    change(to: (shown + next).sorted { $0.id < $1.id })
  }

  /// The number of messages that fit on the screen.
  private var room: Int { (graph?.root.screen.height ?? 0) < Self.rows ? 1 : 3 }

  @MainActor private func change(to next: [Toast]) {
    if let graph { graph.service(ScreenFade.self).begin(for: graph.root) }
    toasts.set(next)
  }
}

private struct ToastHost: View {
  let center: ToastCenter

  var body: some View {
    let toasts = center.toasts.get()
    return OverlaySlot(
      toasts.isEmpty ? nil : ToastStack(toasts: toasts, center: center), presentation, dismiss: {})
  }

  private var presentation: OverlayPresentation {
    var presentation = OverlayPresentation(role: .group)
    presentation.placement = .notice
    presentation.level = .toast
    presentation.isModal = false
    return presentation
  }
}

extension View {
  /// Keeps toasts above the view while it is at the lower edge of the screen.
  func keptClearOfToasts() -> some View { NodeContent(content: self, make: ToastFreeNode.init) }
}

/// Registers its content as a bar. It takes no part in layout.
private final class ToastFreeNode: Node {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.layers.bars.append(self)
  }

  @MainActor override func willUnmount() { graph.layers.bars.remove(self) }
}
