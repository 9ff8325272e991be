// SPDX-License-Identifier: MIT
// Views: the mouse, lent to the terminal for its own selection.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// Gives the mouse back to the terminal, so that it selects text as everywhere else, until the next key.
///
/// Alt-M does the same where nothing else takes it. Most terminals also select while Shift is held, without
/// any of this.
///
///     struct SelectButton: View {
///       @Environment(\.releasePointer) private var releasePointer
///
///       var body: some View {
///         Button("Select text") { releasePointer() }
///       }
///     }
public struct ReleasePointerAction {
  @GraphReference private var graph: Graph?

  init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// Gives the mouse to the terminal; the next key takes it back.
  @MainActor public func callAsFunction() { graph?.pointer.releaseToTerminal() }
}

private struct ReleasePointerKey: EnvironmentKey {
  static var defaultValue: ReleasePointerAction { ReleasePointerAction(nil) }
}

extension EnvironmentValues {
  /// Gives the mouse to the terminal for its own selection, until the next key.
  public internal(set) var releasePointer: ReleasePointerAction {
    get { self[ReleasePointerKey.self] }
    set { self[ReleasePointerKey.self] = newValue }
  }
}
