// SPDX-License-Identifier: MIT
// Views: sheets and popovers.

public import CuriumEngine
import CuriumViews
public import CuriumTokens

extension View {
  /// Shows `content` above the screen while `isPresented` is true.
  ///
  /// The screen below is dimmed, and receives neither keys nor pointer events. Escape, a click
  /// outside and `\.dismiss` close the sheet and then call `onDismiss`. So does removing this view.
  /// Each time, the content starts with new state. If the sheet opens inside `withAnimation`, it is
  /// revealed from its centre.
  ///
  /// *Sizing:* the ideal size of its content, limited to the screen. Content that is taller is
  /// offered the height of the screen, and scrolls if it needs more. Its text keeps all its rows.
  ///
  ///     Button("Settings") { isExpanded = true }
  ///       .sheet(isPresented: $isExpanded) { Text("Settings").padding() }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented: isPresented, as: .sheet, onDismiss: onDismiss) {
      LayerPanel(content: content(), role: .sheet).transition(.scale)
    }
  }

  /// Shows `content` along an edge of the screen while `isPresented` is true. The content draws its
  /// own background.
  ///
  /// Otherwise, it works like `sheet(isPresented:onDismiss:content:)`.
  ///
  /// *Sizing:* the width of the screen at the top and bottom edges, its height at the others; the
  /// ideal size of its content along the other axis. Put content that can be taller than the screen
  /// into a `ScrollView`.
  ///
  ///     Button("Filters") { isExpanded = true }
  ///       .sheet(isPresented: $isExpanded, edge: .trailing) {
  ///         Text("Filters").padding().background(.surfaceRaised)
  ///       }
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is visible. Closing it sets it to `false`.
  ///   - edge: The edge of the screen.
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: The views of the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, edge: Edge,
    onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented: isPresented, as: .sheet(at: edge), onDismiss: onDismiss) {
      Closable(content: content())
    }
  }

  /// Shows the content for `item` above the screen while there is an item. A different item
  /// replaces the sheet with a new one, with new state, and calls `onDismiss`.
  ///
  /// *Sizing:* same as `sheet(isPresented:onDismiss:content:)`.
  ///
  ///     @State private var chosen: Package?
  ///
  ///     List { ForEach(packages) { Text($0.name) } }
  ///       .sheet(item: $chosen) { package in Text(package.name).padding() }
  ///
  /// - Parameters:
  ///   - item: The item to show. Closing the sheet sets it to `nil`.
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: Returns the views for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, as: .sheet, onDismiss: onDismiss) { item in
      LayerPanel(content: content(item), role: .sheet).transition(.scale)
    }
  }

  /// Shows the content for `item` along an edge of the screen while there is an item. A different
  /// item replaces the sheet with a new one, with new state, and calls `onDismiss`. The content
  /// draws its own background.
  ///
  /// *Sizing:* same as `sheet(isPresented:edge:onDismiss:content:)`.
  ///
  ///     @State private var chosen: Package?
  ///
  ///     List { ForEach(packages) { Text($0.name) } }
  ///       .sheet(item: $chosen, edge: .trailing) { package in
  ///         Text(package.name).padding().background(.surfaceRaised)
  ///       }
  ///
  /// - Parameters:
  ///   - item: The item to show. Closing the sheet sets it to `nil`.
  ///   - edge: The edge of the screen.
  ///   - onDismiss: Called after the sheet has closed.
  ///   - content: Returns the views for an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, edge: Edge, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, as: .sheet(at: edge), onDismiss: onDismiss) { item in
      Closable(content: content(item))
    }
  }

  /// Shows `content` next to this view while `isPresented` is true: at its lower edge, or at
  /// `arrowEdge`. If it fits only at the opposite edge, it appears there. A popover that fits
  /// neither below nor above this view covers it, and one that fits on neither side of it appears
  /// where there is more space. Content that is taller than the screen scrolls.
  ///
  ///     Button("Details") { isExpanded = true }
  ///       .popover(isPresented: $isExpanded) { Text("Updated today").padding() }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented: isPresented, as: .popover(at: arrowEdge)) {
      LayerPanel(content: content(), role: .popover)
    }
  }

  /// Shows the content for `item` next to this view while there is an item. A different item
  /// presents a new popover, with new state.
  ///
  /// Its place is the same as that of `popover(isPresented:arrowEdge:content:)`.
  ///
  ///     @State private var chosen: Package?
  ///
  ///     Button("Details") { chosen = packages.first }
  ///       .popover(item: $chosen) { package in Text(package.version).padding() }
  ///
  /// - Parameters:
  ///   - item: The item to show. Closing the popover sets it to `nil`.
  ///   - arrowEdge: The edge of this view where the popover appears if it fits there.
  ///   - content: Returns the views for an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .bottom,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, as: .popover(at: arrowEdge)) { item in
      LayerPanel(content: content(item), role: .popover)
    }
  }
}

/// The content of a layer, with hints for the key that closes it, and for the one that moves
/// between its controls.
struct Closable<Content: View>: PartView {
  let content: Content
  @State private var isBlocked = false
  @FocusState private var isFocused: Bool
  @Environment(\.strings) private var strings

  init(content: Content) { self.content = content }

  var body: some View {
    content
      .onPreferenceChange(DismissalBlockedKey.self) { isBlocked = $0 }
      .focused($isFocused)
      .keyHint(strings.nextControl, "tab", hintPriority: .low, isEnabled: isFocused)
      .keyHint(strings.closeHint, "esc", hintPriority: .high, isEnabled: !isBlocked)
  }
}

extension OverlayPresentation {
  /// The presentation of a sheet in the centre of the screen.
  static var sheet: OverlayPresentation {
    edited(OverlayPresentation(role: .dialog)) { $0.dimsBeneath = true }
  }

  /// Returns the presentation of a sheet along an edge of the screen.
  static func sheet(at edge: Edge) -> OverlayPresentation {
    edited(OverlayPresentation.sheet) {
      $0.filledAxes = edge == .top || edge == .bottom ? .horizontal : .vertical
      switch edge {
      case .top: $0.placement = .screen(.top)
      case .bottom: $0.placement = .screen(.bottom)
      case .leading: $0.placement = .screen(.leading)
      case .trailing: $0.placement = .screen(.trailing)
      }
    }
  }

  /// Returns the presentation of a popover at an edge of its view.
  static func popover(at edge: Edge) -> OverlayPresentation {
    edited(OverlayPresentation(role: .dialog)) { $0.placement = .beside(edge) }
  }
}
