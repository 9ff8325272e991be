// SPDX-License-Identifier: MIT
// Views: the visible transient messages.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// Keeps the messages: first those that are visible, then those that wait for room. There is one
/// per graph.
final class ToastCenter: GraphService {
  /// The largest number of messages that are visible.
  private static let mostShown = 3
  /// The largest number of messages that wait.
  private static let mostWaiting = 100

  // An app can keep the action longer than its graph exists.
  @GraphReference private var graph: Graph?
  /// The messages in the order in which they get room.
  private let toasts: StateLocation<[Toast]>
  /// The message whose whole text is shown in a layer.
  private let readToast: StateLocation<Toast?>
  /// The number of messages that were visible after the last layout.
  var shownCount = 0
  /// The views that set a theme, the outer ones first.
  private var sources = NodeList<Node>()
  private var count = 0

  init(graph: Graph) {
    _graph = GraphReference(wrappedValue: graph)
    toasts = StateLocation(value: [], graph: graph)
    readToast = StateLocation(value: nil, graph: graph)
  }

  /// The messages that are visible if there is room, in the order in which they get it.
  @MainActor var candidates: ArraySlice<Toast> { toasts.get().prefix(Self.mostShown) }

  /// The message whose whole text is shown in a layer; `nil` if there is none.
  @MainActor var reading: Toast? { readToast.get() }

  // MARK: Themes

  func add(source: Node) { sources.append(source) }
  func remove(source: Node) { sources.remove(source) }

  /// Draws the messages that have the theme of `source` in its current theme.
  @MainActor func themeDidChange(of source: Node) {
    let theme = source.scope.values.inherited.theme
    // The change may be the result of a body, which doesn't change a state itself.
    graph?.withoutEvaluation {
      if var toast = readToast.get(), toast.source === source {
        toast.theme = theme
        readToast.set(toast)
      }
      var next = toasts.get()
      let concerned = next.indices.filter { next[$0].source === source }
      if concerned.isEmpty { return }
      for index in concerned { next[index].theme = theme }
      toasts.set(next)
    }
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
    toast.edits = graph.keys.edits
    toast.source = source(of: theme)
    var next = toasts.get()
    if let index = next.firstIndex(where: toast.replaces) {
      next[index] = toast
    } else {
      add(toast, to: &next)
    }
    toasts.set(next)
    return count
  }

  /// Adds a message after the others. A message that outranks others takes the place of the first
  /// of them, each of those takes the place of the one after it, and the last one waits.
  private func add(_ toast: Toast, to messages: inout [Toast]) {
    var moved = toast
    var end = messages.endIndex
    for index in messages.indices where toast.outranks(messages[index]) {
      swap(&messages[index], &moved)
      end = max(index + 1, min(shownCount, messages.count))
    }
    messages.insert(moved, at: end)
    let waiting = messages.indices.dropFirst(max(1, shownCount))
    if waiting.count <= Self.mostWaiting { return }
    let unimportant = waiting.first { !messages[$0].isImportant }
    let oldest = waiting.min { messages[$0].id < messages[$1].id }
    if let index = unimportant ?? oldest { messages.remove(at: index) }
  }

  @MainActor func remove(_ id: Int) {
    var next = toasts.get()
    guard let index = next.firstIndex(where: { $0.id == id }) else { return }
    next.remove(at: index)
    if index < shownCount { shownCount -= 1 }
    toasts.set(next)
  }

  // MARK: Whole texts

  /// Shows the whole text of a message in a layer. Removes the message if it offers no action.
  @MainActor func read(_ toast: Toast) {
    if toast.button == nil { remove(toast.id) }
    readToast.set(toast)
  }

  @MainActor func endReading() { readToast.set(nil) }
}

private struct ToastHost: View {
  let center: ToastCenter

  var body: some View {
    let reading = center.reading
    // A message doesn't cover its own text.
    let candidates = center.candidates.filter { $0.id != reading?.id }
    OverlaySlot(
      candidates.isEmpty ? nil : ToastStack(toasts: candidates, center: center),
      notice(at: candidates.first?.edge ?? .bottom), dismiss: {})
    OverlaySlot(
      reading.map { ToastReader(toast: $0, center: center).id($0.id) },
      id: reading.map { AnyHashable($0.id) }, reader, dismiss: { center.endReading() })
  }

  /// The stack gets all rows above the bars, of which it uses as many as the messages need. All of
  /// them are at one edge.
  private func notice(at edge: VerticalEdge) -> OverlayPresentation {
    var presentation = OverlayPresentation(role: .group)
    presentation.placement = .notice(edge == .top ? .top : .bottom)
    presentation.level = .toast
    presentation.isModal = false
    presentation.filledAxes = .vertical
    return presentation
  }

  private var reader: OverlayPresentation {
    var presentation = OverlayPresentation(role: .dialog)
    presentation.dimsBeneath = true
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
