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

  /// Returns `true` if `other` is an older message with the same key for its action. The newest
  /// action of a key comes first, as with the undo of a text.
  func outranks(_ other: Toast) -> Bool {
    button != nil && other.button?.shortcut == button?.shortcut && other.id < id
  }

  /// Returns `true` if the message replaces `other`, which looks the same. A message with an action
  /// is never replaced: its action may concern something else.
  func replaces(_ other: Toast) -> Bool {
    button == nil && other.button == nil && message == other.message
      && systemImage == other.systemImage && color == other.color
  }
}

/// Keeps the visible messages, and those that wait for room. There is one per graph.
final class ToastCenter: GraphService {
  /// The largest number of messages that are visible.
  private static let mostShown = 3
  /// The largest number of messages that wait.
  private static let mostWaiting = 100

  // An app can keep the action longer than its graph exists.
  @GraphReference private var graph: Graph?
  let toasts: StateLocation<[Toast]>
  /// The messages that don't fit on the screen yet, the next one first.
  private var waiting: [Toast] = []
  /// The last message that was shown, while its height isn't known, and whether it replaced one.
  private var untried: (id: Int, isReplacement: Bool)?
  /// The rows above the bars when a message didn't fit; `nil` after a visible one was removed.
  private var fullRows: Int?
  /// The view that contains the visible messages.
  weak var stack: Node?
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
    let shown = toasts.get().filter { !toast.replaces($0) }
    if let old = toasts.get().first(where: toast.replaces) {
      // A visible message stays visible when it is shown again.
      if untried?.id == old.id { untried?.id = toast.id }
      change(to: shown + [toast])
      return count
    }
    waiting.insert(toast, at: waiting.firstIndex(where: toast.outranks) ?? waiting.endIndex)
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
    if left.count == toasts.get().count { return }
    fullRows = nil
    fill(left)
  }

  /// Shows the messages in `shown`, and the next one that waits. Without room for it, one that
  /// outranks a visible message replaces that message. Its height is known after the layout, before
  /// the next frame.
  @MainActor private func fill(_ shown: [Toast]) {
    var next = shown
    if untried == nil, !isFull, shown.count < Self.mostShown, !waiting.isEmpty {
      next.append(waiting.removeFirst())
    } else if untried == nil,
      let index = waiting.firstIndex(where: { shown.contains(where: $0.outranks) }),
      let older = shown.firstIndex(where: waiting[index].outranks)
    {
      next.append(waiting.remove(at: index))
      waiting.insert(next.remove(at: older), at: 0)
    }
    if let toast = next.last, toast.id != shown.last?.id {
      checkRoomLater(for: toast, isReplacement: next.count == shown.count)
      next.sort { $0.id < $1.id }
    }
    if next.map(\.id) != toasts.get().map(\.id) { change(to: next) }
  }

  @MainActor private func checkRoomLater(for toast: Toast, isReplacement: Bool) {
    untried = (toast.id, isReplacement)
    graph?.afterCommit(for: self) { $0.checkRoom() }
  }

  /// Lets the untried message wait if it doesn't fit, otherwise shows the one after it. For one that
  /// replaced another, the other messages wait instead.
  @MainActor private func checkRoom() {
    guard let (id, isReplacement) = untried else { return }
    untried = nil
    var shown = toasts.get()
    if shown.count > 1, !fits, let index = shown.firstIndex(where: { $0.id == id }) {
      fullRows = rows
      let toast = shown[index]
      let older = shown.firstIndex(where: toast.outranks)
      let others = shown.filter { isReplacement && $0.id != id }
      if let other = older.map({ shown[$0] }) ?? others.first(where: { !$0.isImportant })
        ?? others.first
      {
        shown.removeAll { $0.id == other.id }
        waiting.insert(other, at: 0)
        change(to: shown)
        return checkRoomLater(for: toast, isReplacement: true)
      }
      waiting.insert(shown.remove(at: index), at: 0)
    }
    fill(shown)
  }

  /// The rows of the screen above the bars.
  private var rows: Int {
    graph.map { $0.root.screen.height - $0.layers.rowsOfBars() } ?? 0
  }

  /// `true` if no other message is tried before a visible one is removed or the screen gets taller.
  private var isFull: Bool { fullRows.map { rows <= $0 } ?? false }

  /// `true` if the visible messages leave half of the rows above the bars free.
  private var fits: Bool {
    guard let stack else { return true }
    return 2 * stack.layoutBounds.height <= rows
  }

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
      toasts.isEmpty
        ? nil
        : NodeContent(
          content: ToastStack(toasts: toasts, center: center), make: ToastStackNode.init),
      presentation, dismiss: {})
  }

  private var presentation: OverlayPresentation {
    var presentation = OverlayPresentation(role: .group)
    presentation.placement = .notice
    presentation.level = .toast
    presentation.isModal = false
    return presentation
  }
}

/// Gives the centre access to the layout of the visible messages. It takes no part in layout.
private final class ToastStackNode: Node {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.service(ToastCenter.self).stack = self
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
