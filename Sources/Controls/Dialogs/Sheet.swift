// SPDX-License-Identifier: MIT
// Controls: content of its own above the screen.

public import CuriumEngine
import CuriumViews
import CuriumTokens

extension View {
  /// Shows `content` above the screen while `isPresented`.
  ///
  /// What is beneath is dimmed, and neither keys nor pointer reach it. Escape, a click outside and
  /// `\.dismiss` take the sheet away; `onDismiss` is called afterwards. State in the content begins
  /// anew each time. Opened under `withAnimation`, it is uncovered from its middle. *Sizing:* its content's ideal size, as far as the screen has room.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presenting(
      content: self, isPresented: isPresented, presentation: .sheet, onDismiss: onDismiss
    ) {
      OverlayPanel(content: content()).transition(.scale)
    }
  }

  /// Shows `content`, which brings its own ground, along an edge of the screen while `isPresented`.
  ///
  /// Otherwise as `sheet(isPresented:onDismiss:content:)`.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, edge: Edge,
    onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    var presentation = OverlayPresentation.sheet
    presentation.filledAxes = edge == .top || edge == .bottom ? .horizontal : .vertical
    switch edge {
    case .top: presentation.placement = .screen(.top)
    case .bottom: presentation.placement = .screen(.bottom)
    case .leading: presentation.placement = .screen(.leading)
    case .trailing: presentation.placement = .screen(.trailing)
    }
    return Presenting(
      content: self, isPresented: isPresented, presentation: presentation, onDismiss: onDismiss,
      layer: content)
  }

  /// Shows what `content` makes of `item` above the screen while there is one. Another item is another
  /// sheet: its state begins anew.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentingItem(
      content: self, item: item, presentation: .sheet, onDismiss: onDismiss
    ) { item in
      OverlayPanel(content: content(item)).transition(.scale)
    }
  }

  /// Shows `content` beside this view while `isPresented`: at its lower edge, or another one. Where
  /// there is more room on the other side it stands there.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    var presentation = OverlayPresentation(role: .dialog)
    presentation.placement = .beside(arrowEdge)
    return Presenting(content: self, isPresented: isPresented, presentation: presentation) {
      OverlayPanel(content: content(), shadow: .medium)
    }
  }
}

extension OverlayPresentation {
  static var sheet: OverlayPresentation {
    var presentation = OverlayPresentation(role: .dialog)
    presentation.dimsBeneath = true
    return presentation
  }
}

/// Reads the condition where it is used, so that the body that presents need not run again.
struct Presenting<Content: View, Layer: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let presentation: OverlayPresentation
  var onDismiss: (@MainActor () -> Void)?
  let layer: () -> Layer

  init(
    content: Content, isPresented: Binding<Bool>, presentation: OverlayPresentation,
    onDismiss: (@MainActor () -> Void)? = nil, layer: @escaping () -> Layer
  ) {
    self.content = content
    self.isPresented = isPresented
    self.presentation = presentation
    self.onDismiss = onDismiss
    self.layer = layer
  }

  var body: some View {
    content
    OverlaySlot(
      isPresented.wrappedValue ? layer() : nil, presentation,
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }
}

/// As `Presenting`, with a value that tells one layer from the next.
private struct PresentingItem<Content: View, Item: Identifiable, Layer: View>: View {
  let content: Content
  let item: Binding<Item?>
  let presentation: OverlayPresentation
  let onDismiss: (@MainActor () -> Void)?
  let layer: (Item) -> Layer

  var body: some View {
    content
    OverlaySlot(
      item.wrappedValue.map { layer($0).id($0.id) }, presentation,
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
