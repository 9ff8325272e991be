// SPDX-License-Identifier: MIT
// Views: the commands of an app, for views that list or call them.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// The commands that are alive, to list them and to call one by its name.
///
///     struct Commands: View {
///       @Environment(\.keyRegistry) private var registry
///
///       var body: some View {
///         Button("Save") { registry.call("save") }
///       }
///     }
public struct KeyRegistry {
  @GraphReference private var graph: Graph?

  init(_ graph: Graph?) { _graph = GraphReference(wrappedValue: graph) }

  /// Every command that has keys and is not covered, those that keys reach now first.
  @MainActor public var all: [KeyBinding] { graph?.keys.directory.allKeys() ?? [] }

  /// Every command that can be called and is not covered, with keys or without.
  @MainActor public var commands: [KeyBinding] { graph?.keys.directory.commands() ?? [] }

  /// Calls a command by its id as its keys would.
  ///
  /// - Returns: False where no such command is alive and not covered.
  @MainActor @discardableResult public func call(_ id: KeyBinding.ID) -> Bool {
    graph?.keys.directory.call(id) ?? false
  }
}

extension EnvironmentValues {
  /// The commands that are alive.
  public var keyRegistry: KeyRegistry { KeyRegistry(runningApp.graph) }
}
