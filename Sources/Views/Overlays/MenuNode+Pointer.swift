// SPDX-License-Identifier: MIT
// Views: the pointer in menus.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal

extension MenuNode: PointerFollower {
  /// Moves the focus to the row under the pointer, and opens its submenu. A row of an outer menu,
  /// or another title of the menu bar, closes this menu first.
  @MainActor func pointerIs(at point: CellPoint?) {
    guard let point, let control = control(at: point), control !== opener else { return }
    if control.overlay === self {
      if control === pointed, control === graph.focus.current { return }
      pointed = control
      open(control)
    } else {
      // A menu that is closed has no outer menu any more.
      let (spot, outerMenu) = (spotOutsideBar, outerMenu)
      dismissal.dismiss()
      graph.afterCommit { [self] in
        if let outerMenu {
          outerMenu.pointerIs(at: point)
        } else {
          open(control, returningTo: spot)
        }
      }
    }
  }

  // Moving the focus again could scroll the menu further.
  @MainActor func didMove(below point: CellPoint) {}

  @MainActor private func open(_ control: any Pressable, returningTo spot: FocusSpot? = nil) {
    if control.role == .menuButton {
      MenuBars.open(control, returningTo: spot)
    } else {
      graph.focus.move(to: control)
    }
  }

  /// Presses the row where a drag ends, and passes clicks on rows of an outer menu to that menu.
  @MainActor func handleEvent(_ event: PointerEvent) -> Bool {
    let control = control(at: event.position)
    switch event.kind {
    // The hand can shake while it presses a control that the menu now covers.
    case .dragged: if !coversPresenter(at: event.position) { isDragged = true }
    case .up:
      if isDragged, let control, control.overlay === self { control.press() }
      isDragged = false
    case .down where control == nil: return false
    case .down where control === opener:
      // A press on its title closes the menu of a bar. The row of a submenu keeps it open.
      return outerMenu != nil
    case .down
    where event.button == .primary && control?.overlay !== self
      && control?.overlay is MenuNode:
      // The outer menu gets the press when this menu is closed.
      graph.afterCommit { [graph] in _ = graph.pointer.route(event) }
    default: break
    }
    return true
  }

  /// Returns the row of this menu or of an outer one, or the title of the menu bar, at a cell of
  /// the screen.
  @MainActor private func control(at point: CellPoint) -> (any Pressable)? {
    if absoluteBounds.contains(point) { return pressable(at: point, in: self) }
    if let outerMenu { return outerMenu.control(at: point) }
    guard scope.values.isInMenuBar, let title = opener else { return nil }
    let area = title.selfAndLayoutParents.first { $0.absoluteBounds.contains(point) }
    guard let area, let control = pressable(at: point, in: area), control.role == .menuButton,
      control.focusSection === title.focusSection
    else { return nil }
    return control
  }

  @MainActor private func pressable(at point: CellPoint, in area: LayoutNode) -> (any Pressable)? {
    let hit = area.node(at: area.local(point))
    let control = hit?.selfAndAncestorsInLayer.lazy.compactMap(\.pressable).first
    return control?.isFocusable == true ? control : nil
  }
}
