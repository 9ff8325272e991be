// SPDX-License-Identifier: MIT
// Views: transient messages.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// Shows a message at the lower edge of the screen for a few seconds.
///
///     struct Saver: View {
///       @Environment(\.toast) private var toast
///
///       var body: some View {
///         Button("Save") { toast("Saved", systemImage: "checkmark", color: .success) }
///       }
///     }
///
/// At most three messages are shown; a new one replaces the oldest. Messages don't take the focus.
///
/// The action belongs to the main actor and isn't `Sendable`, so the compiler rejects its use
/// elsewhere.
public struct ToastAction {
  @GraphReference private var graph: Graph?
  private let theme: AppTheme
  private let style: any BannerStyle

  init(_ graph: Graph?, theme: AppTheme, style: any BannerStyle) {
    _graph = GraphReference(wrappedValue: graph)
    self.theme = theme
    self.style = style
  }

  /// Shows `message` after an optional icon in `color`. `duration` is measured with the run loop's
  /// clock.
  @MainActor public func callAsFunction(
    _ message: some StringProtocol, systemImage: String? = nil, color: Color = .accentColor,
    duration: Duration = .seconds(4)
  ) {
    graph?.service(ToastCenter.self).show(
      Toast(
        message: String(message), systemImage: systemImage, color: color, duration: duration,
        theme: theme, style: style))
  }
}

struct Toast {
  var id = 0
  let message: String
  let systemImage: String?
  let color: Color
  let duration: Duration
  let theme: AppTheme
  let style: any BannerStyle
}

/// Keeps the visible messages. There is one per graph.
final class ToastCenter: GraphService {
  private static let limit = 3

  // An app can keep the action longer than its graph exists.
  @GraphReference private var graph: Graph?
  let toasts: StateLocation<[Toast]>
  private var count = 0

  init(graph: Graph) {
    _graph = GraphReference(wrappedValue: graph)
    toasts = StateLocation(value: [], graph: graph)
  }

  @MainActor func show(_ toast: Toast) {
    guard let graph else { return }
    // The layer is presented from the root, behind all other layers that the app presents there.
    if count == 0 {
      var context = _MountContext(behindChildrenOf: graph.root)
      ToastHost._mount(ToastHost(center: self), &context)
    }
    count += 1
    var toast = toast
    toast.id = count
    toasts.set(Array((toasts.get() + [toast]).suffix(Self.limit)))
  }

  @MainActor func remove(_ id: Int) {
    toasts.set(toasts.get().filter { $0.id != id })
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
    presentation.placement = .screen(.bottom)
    presentation.level = .toast
    presentation.isModal = false
    return presentation
  }
}

private struct ToastStack: View {
  let toasts: [Toast]
  let center: ToastCenter
  @Environment(\.clock) private var clock

  var body: some View {
    VStack {
      ForEach(toasts, id: \.id) { toast in
        panel(toast)
          .environment(\.appTheme, toast.theme)
          .accessibilityRole(.status)
          .accessibilityLabel(toast.message)
          .task {
            if await clock.sleep(for: toast.duration) { center.remove(toast.id) }
          }
      }
    }
  }

  private func panel(_ toast: Toast) -> some View {
    let look = toast.style.component(.toast)
    return PanelGround(
      content: ToastLabel(
        message: toast.message, icon: toast.systemImage, color: toast.color, look: look
      )
      .frame(maxWidth: ComponentTokens.Toast.width),
      background: look.background, border: look.border, line: look.line, radius: look.radius,
      shadow: look.shadow)
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
      if let icon { Image(systemName: icon).foregroundStyle(color) }
      Text(message).foregroundStyle(look.foreground)
    }
    .padding(.horizontal, look.padding)
  }
}

extension EnvironmentValues {
  /// Shows a message for a few seconds, in the theme and the style of the view that reads this
  /// value.
  public var toast: ToastAction {
    note(.theme)
    return ToastAction(runningApp.graph, theme: inherited.theme, style: bannerStyle)
  }
}
