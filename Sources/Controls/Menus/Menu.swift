// SPDX-License-Identifier: MIT
// Views: menus and context menus.

@_spi(Nodes) public import CuriumEngine
import CuriumViews
public import CuriumTerminal
import CuriumTokens

/// A button that opens a list of actions next to it.
///
/// *Pointer:* a press opens the menu, which stays open after a click. A drag to an item chooses it.
/// The pointer moves the focus to the items, and opens submenus.
///
/// *Keys:* Return and Space open the menu. In the menu, the arrows, Home and End move the focus,
/// and typing moves it to the next item that starts with the text. Return and Space press an item,
/// and Escape or a click outside closes the menu. A submenu opens next to its row, or below or
/// above the row if it fits on neither side; → opens it too, and ← closes it. The
/// `.keyboardShortcut` of an item works while the menu is closed too, but not in the rows of lists,
/// tables and lazy stacks. For this, the items are created before the menu opens.
///
/// *Items:* buttons, links and submenus, and also toggles and pickers. A `Toggle` is a row with a
/// checkmark while it is on. A `Picker` is a submenu of its choices; with `.pickerStyle(.inline)`,
/// its choices are rows of the menu itself, below its title. Choosing any of these closes the menu,
/// unless it has `.menuActionDismissBehavior(.disabled)`.
///
/// *Sizing:* hugs its label. The open menu is as wide as its widest item. If it fits neither below
/// nor above its label, it covers the label, except in a menu bar. It scrolls if it is too tall.
///
///     Menu("Find") {
///       Button("Libraries") { query = "library" }
///       Button("Tools") { query = "tool" }
///       Toggle("Details", isOn: $isExpanded)
///     }
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  /// The text of the label, if it is only a text.
  private var title: String?
  @State private var isOpen = false
  @Environment(\.buttonStyle) private var style
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a menu with the items of `content` that shows the views of `label`.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
  }

  /// The label, drawn by the button style of the environment, and the menu while it is open.
  public var body: some View {
    let (style, isInMenu, isOpen) = (style, isInMenu, isOpen)
    let label = MenuTitleLabel(content: self.label, title: title)
    MenuButton(
      content: Interactive(role: .menuButton, action: { self.isOpen = true }) { state in
        var state = state
        // The button keeps its background until the menu closes.
        if isOpen { state.isPressed = true }
        return style.draw(
          ButtonStyleConfiguration(
            role: nil,
            label: ButtonStyleConfiguration.Label(
              content: AnyView(MenuLabel(content: label, isInMenu: isInMenu))),
            state: state))
      }, title: title
    )
    .background { ClosedMenu(items: ClosedItems(content: content())) }
    OverlaySlot(
      isOpen ? MenuPanel(content: content()) : nil, .menu(at: .beside(.bottom)),
      dismiss: { self.isOpen = false })
  }
}

extension Menu where Label == Text {
  /// Creates a menu with the items of `content` that shows `title`.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
    self.title = String(title)
  }
}

extension View {
  /// Adds a menu with `menuItems` to this view. A click with the secondary button opens it below
  /// the pointer. The menu key and Shift-F10 open it next to the focused view, or next to the
  /// selected row of a list. In a list, the secondary button also opens it next to the content
  /// of the row. For one menu for all selected rows, see
  /// `.contextMenu(forSelectionType:menu:primaryAction:)`.
  ///
  ///     Text("swift-nio")
  ///       .contextMenu {
  ///         Button("Find it") { query = "swift-nio" }
  ///         Button("Remove", role: .destructive) { remove() }
  ///       }
  ///
  /// - Parameters:
  ///   - point: The cell below which keys open the menu, such as that of a cursor in a canvas, from
  ///    the top left corner of the view. With `nil`, they open it next to the focused view.
  ///   - menuItems: The items of the menu.
  public func contextMenu<MenuItems: View>(
    at point: CellPoint? = nil, @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    ContextMenu(content: self, point: point, items: menuItems)
  }
}

private struct ContextMenu<Content: View, Items: View>: View {
  let content: Content
  let point: CellPoint?
  let items: () -> Items
  @State private var place: OverlayPlacement?

  var body: some View {
    ValueContent(
      content: content, value: ContextMenuOpening(point: point) { place = $0 },
      make: ContextMenuNode.init)
    OverlaySlot(
      place == nil ? nil : MenuPanel(content: items()), .menu(at: place ?? .screen(.center)),
      dismiss: { place = nil })
  }
}

private struct ContextMenuOpening {
  /// The cell of the view below which keys open the menu; `nil` for the focused view.
  let point: CellPoint?
  let open: @MainActor (OverlayPlacement) -> Void
}

/// Opens a menu on a click or a key. It takes no part in layout.
private final class ContextMenuNode: ValueNode<ContextMenuOpening>, MenuOpener {
  override var menuOpener: (any MenuOpener)? { self }

  @MainActor func openMenu(below area: CellRect) { value.open(.below(area)) }

  @MainActor override func handle(_ press: KeyPress) -> Bool {
    guard press.phase == .down, press.key.opensMenu(with: press.modifiers),
      scope.values.inherited.isEnabled, let focused = graph.focus.current
    else { return false }
    let origin = layoutBounds.origin
    let cell = value.point.map {
      CellRect(x: origin.x + $0.x, y: origin.y + $0.y, width: 1, height: 1)
    }
    openMenu(below: cell ?? focused.absoluteBounds)
    return true
  }

  /// Opens the menu. Selects the enclosing list row first.
  @MainActor override func handle(_ event: PointerEvent, in graph: Graph) -> Bool {
    guard event.kind == .down, event.button == .secondary, scope.values.inherited.isEnabled else {
      return false
    }
    let row = parent?.selfAndAncestorsInLayer.lazy.compactMap(\.listRow).first
    _ = row?.handle(event, in: graph)
    openMenu(below: event.cell)
    return true
  }
}

extension OverlayPresentation {
  package static func menu(at placement: OverlayPlacement) -> OverlayPresentation {
    var presentation = OverlayPresentation(role: .menu)
    presentation.placement = placement
    presentation.dismissesOnAction = true
    return presentation
  }
}

extension PointerEvent {
  /// The cell under the pointer.
  package var cell: CellRect { CellRect(x: position.x, y: position.y, width: 1, height: 1) }
}

/// The items of a closed menu.
private struct ClosedItems<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .buttonStyle(ClosedItemStyle())
      .keyboardShortcut(nil)
      .environment(\.dismiss, DismissAction(nil))
      .environment(\.isInMenu, true)
  }
}

/// A style for items that aren't drawn.
private struct ClosedItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The rows of a menu on a background. They scroll if there are too many.
package struct MenuPanel<Content: View>: View {
  let content: Content
  /// `true` if an item can have a mark.
  @State private var hasMarks = false
  @Environment(\.menuStyle) private var style
  @Environment(\.strings) private var strings

  package init(content: Content) { self.content = content }

  package var body: some View {
    let look = style.component(.item, state: ControlState())
    return PanelGround(
      content: FittingScroll { content }
        .buttonStyle(MenuItemStyle())
        .environment(\.hasMenuMarks, hasMarks)
        .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 },
      background: look.panel, border: look.border, line: look.line, radius: look.radius,
      shadow: look.shadow
    )
    .keyHint(strings.moveHint, "up", "down", hintPriority: .low)
    .keyHint(strings.chooseHint, "enter")
    .keyHint(strings.closeHint, "esc")
    .environment(\.isInMenu, true)
  }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the `visibility` of the chevron in the labels of the menus in this view. A menu inside a
  /// menu always has one.
  ///
  ///     Menu("Sort") { Button("By name") { refresh() } }.menuIndicator(.hidden)
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicator, visibility)
  }
}

/// The label of a menu, with a chevron.
private struct MenuLabel<Content: View>: View {
  let content: Content
  let isInMenu: Bool
  @Environment(\.menuIndicator) private var indicator

  var body: some View {
    HStack {
      content
      if isInMenu { Spacer(minLength: 1) }
      if isInMenu || indicator != .hidden {
        Image(systemName: isInMenu ? "chevron.right" : "chevron.down")
      }
    }
  }
}
