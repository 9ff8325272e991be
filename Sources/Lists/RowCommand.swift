// SPDX-License-Identifier: MIT
// Views: commands for the current row of a list.

@_spi(Nodes) package import CuriumEngine
package import CuriumTerminal
import CuriumViews

extension View {
  /// Adds a command for the current row of the list, which is the view itself: the row that keys
  /// move from, the marked one, or the one whose control has the focus.
  ///
  /// - Parameters:
  ///   - binding: The title, keys and id of the command.
  ///   - action: Returns the action for the row with an id; `nil` if the command has nothing to do
  ///    there.
  @MainActor package func rowCommand<ID: Hashable>(
    _ binding: KeyBinding, action: @escaping @MainActor (ID) -> (@MainActor () -> Void)?
  ) -> some View {
    keyCommand(
      binding, isAvailable: { $0.rowAction(action) != nil },
      action: { node in
        guard let action = node.rowAction(action) else { return false }
        action()
        return true
      })
  }
}

extension Node {
  /// Returns the action for the current row of the list in the commands around it.
  @MainActor func rowAction<ID: Hashable>(
    _ action: @MainActor (ID) -> (@MainActor () -> Void)?
  ) -> (@MainActor () -> Void)? {
    guard let list = innerList, list.isFocusable, let id = list.commandRowID?.base as? ID else {
      return nil
    }
    return action(id)
  }
}
