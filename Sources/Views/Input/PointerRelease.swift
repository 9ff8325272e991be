// SPDX-License-Identifier: MIT
// Views: releases the mouse to the terminal for native selection.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// Releases the mouse to the terminal for native text selection, until the next key.
///
/// Option-M does the same, unless a command uses it. Most terminals also select natively while
/// Shift is held.
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

  /// Releases the mouse to the terminal. The next key takes it back.
  @MainActor public func callAsFunction() { graph?.pointer.releaseToTerminal() }
}

extension EnvironmentValues {
  /// Releases the mouse to the terminal for native text selection, until the next key.
  public var releasePointer: ReleasePointerAction { ReleasePointerAction(runningApp.graph) }
}
