// SPDX-License-Identifier: MIT
// Views: transient messages.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// Shows a message at the lower right of the screen for as long as it takes to read.
///
///     struct Saver: View {
///       @Environment(\.toast) private var toast
///
///       var body: some View {
///         Button("Save") { toast("Saved", systemImage: "checkmark", color: .success) }
///       }
///     }
///
/// At most three messages are shown, or one on a screen of fewer than 24 rows; a new one replaces
/// the oldest. Showing the same message again extends its time. A click on a message removes it.
/// Messages don't take the focus, and don't cover key hints or a status bar at the lower edge of
/// the screen. Those that would cover a dialog, a menu or a palette wait until it closes, and then
/// are shown for their full duration. They have the theme of the view that shows them, and follow
/// its changes.
///
/// The action belongs to the main actor and isn't `Sendable`, so the compiler rejects its use
/// elsewhere.
public struct ToastAction {
  @GraphReference private var graph: Graph?
  private let theme: SharedTheme
  private let style: any BannerStyle

  init(_ graph: Graph?, theme: SharedTheme, style: any BannerStyle) {
    _graph = GraphReference(wrappedValue: graph)
    self.theme = theme
    self.style = style
  }

  /// Shows a short message.
  ///
  /// - Parameters:
  ///   - message: The text of the message.
  ///   - systemImage: The name of an icon before the text. `nil` means no icon.
  ///   - color: The colour of the icon and of the message's left edge.
  ///   - duration: The time until the message disappears, on the run loop's clock. `nil` depends on
  ///    the length: 2 seconds and 0.3 seconds per word, at least 3 and at most 12 seconds in
  ///    total.
  @MainActor public func callAsFunction(
    _ message: some StringProtocol, systemImage: String? = nil, color: Color = .accentColor,
    duration: Duration? = nil
  ) {
    graph?.service(ToastCenter.self).show(
      Toast(
        message: String(message), systemImage: systemImage, color: color,
        duration: duration ?? Self.readingTime(of: message), theme: theme.theme, style: style),
      in: theme)
  }

  private static func readingTime(of message: some StringProtocol) -> Duration {
    let words = String(message).split { $0.isWhitespace }
    // Scripts without spaces: six columns are about a word.
    let count = words.reduce(0) { $0 + max(1, GraphemeWidth.columns(of: $1) / 6) }
    return max(.seconds(3), min(.seconds(2) + .milliseconds(300) * count, .seconds(12)))
  }
}

struct Toast {
  var id = 0
  let message: String
  let systemImage: String?
  let color: Color
  let duration: Duration
  var theme: AppTheme
  let style: any BannerStyle
  /// The view that sets the theme of the message; `nil` if none does.
  weak var source: Node?

  /// Returns `true` if the message looks the same as `other`.
  func looksLike(_ other: Toast) -> Bool {
    message == other.message && systemImage == other.systemImage && color == other.color
  }
}

/// Keeps the visible messages. There is one per graph.
final class ToastCenter: GraphService {
  /// The rows of a screen with room for several messages.
  private static let rows = 24

  // An app can keep the action longer than its graph exists.
  @GraphReference private var graph: Graph?
  let toasts: StateLocation<[Toast]>
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
    var next = toasts.get()
    let concerned = next.indices.filter { next[$0].source === source }
    if concerned.isEmpty { return }
    for index in concerned { next[index].theme = source.scope.values.inherited.theme }
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

  /// Shows a message in a theme, and follows its changes.
  @MainActor func show(_ toast: Toast, in theme: SharedTheme) {
    guard let graph else { return }
    // The layer comes after all others that the root presents, so it is drawn above them.
    if count == 0 {
      var context = _MountContext(afterChildrenOf: graph.root)
      ToastHost._mount(ToastHost(center: self), &context)
    }
    count += 1
    var toast = toast
    toast.id = count
    toast.source = source(of: theme)
    let others = toasts.get().filter { !$0.looksLike(toast) }
    let limit = graph.root.screen.height < Self.rows ? 1 : 3
    change(to: Array((others + [toast]).suffix(limit)))
  }

  @MainActor func remove(_ id: Int) { change(to: toasts.get().filter { $0.id != id }) }

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

private struct ToastStack: View {
  let toasts: [Toast]
  let center: ToastCenter
  @Environment(\.clock) private var clock
  @Environment(\.density) private var density
  @Environment(\.appTheme) private var rootTheme

  var body: some View {
    EvenStack() {
      ForEach(toasts, id: \.id) { toast in
        let theme = center.isInRootTheme(toast) ? rootTheme : toast.theme
        panel(toast, in: theme)
          .environment(\.appTheme, theme)
          .accessibilityRole(.status)
          .accessibilityLabel(toast.message)
          .onTapGesture { center.remove(toast.id) }
          .task {
            if await clock.sleep(for: toast.duration) { center.remove(toast.id) }
          }
      }
    }
  }

  private func panel(_ toast: Toast, in theme: AppTheme) -> some View {
    let look = toast.style.component(.toast)
    let width = ComponentTokens.Toast.width.resolve(
      in: theme, axis: .horizontal, density: density)
    return PanelGround(
      content: WidthLimit(width: width) {
        ToastLabel(
          message: toast.message, icon: toast.systemImage, color: toast.color, look: look)
      }
      .frame(maxWidth: .infinity, alignment: .leading),
      background: look.background, border: look.border, line: look.line, radius: look.radius,
      shadow: look.shadow, mark: toast.color.graphic)
  }
}

/// Views below each other, all as wide as the widest.
private struct EvenStack: Layout {
  private func row(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
    let widest = subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    return ProposedViewSize(width: min(widest, proposal.width ?? widest), height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    let row = row(proposal, subviews)
    return CellSize(
      width: row.width ?? 0, height: subviews.reduce(0) { $0 + $1.sizeThatFits(row).height })
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let row = ProposedViewSize(width: bounds.width, height: nil)
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CellPoint(x: bounds.minX, y: y), proposal: row)
      y += subview.sizeThatFits(row).height
    }
  }
}

/// Limits the width of a view. Unlike a frame, it doesn't widen a narrower one.
private struct WidthLimit: Layout {
  let width: Int

  private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: min(proposal.width ?? width, width), height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CellSize {
    subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
  }

  func placeSubviews(
    in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: limited(proposal))
  }
}

/// An icon and a message.
package struct ToastLabel: View {
  private let message: String
  private let icon: String?
  private let color: Color
  private let look: BannerComposableStyle

  /// Creates a message after an icon in `color`.
  package init(message: String, icon: String?, color: Color, look: BannerComposableStyle) {
    self.message = message
    self.icon = icon
    self.color = color
    self.look = look
  }

  /// The icon and the text.
  package var body: some View {
    HStack(spacing: look.spacing) {
      if let icon { Image(systemName: icon).foregroundStyle(color.graphic) }
      Text(message).foregroundStyle(look.foreground)
    }
    .padding(.horizontal, look.padding)
  }
}

extension View {
  /// Keeps toasts above the view while it is at the lower edge of the screen.
  func keptClearOfToasts() -> some View { ToastFreeContent(content: self) }
}

private struct ToastFreeContent<Content: View>: NodeBackedView {
  let content: Content

  func makeNode(_ context: borrowing _MountContext) -> ToastFreeNode { ToastFreeNode(context) }
  func update(_ node: ToastFreeNode) {}
}

/// Registers its content as a bar. It takes no part in layout.
private final class ToastFreeNode: Node {
  override init(_ context: borrowing _MountContext) {
    super.init(context)
    graph.layers.bars.append(self)
  }

  @MainActor override func willUnmount() { graph.layers.bars.remove(self) }
}

extension EnvironmentValues {
  /// Shows a message for a few seconds, in the theme and the style of the view that reads this
  /// value.
  public var toast: ToastAction {
    note(.theme)
    return ToastAction(runningApp.graph, theme: inherited.sharedTheme, style: bannerStyle)
  }
}
