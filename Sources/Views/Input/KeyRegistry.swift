// SPDX-License-Identifier: MIT
// Views: lists and calls the commands of an app.

@_spi(Nodes) public import CuriumEngine
import CuriumTerminal

/// The current commands of the app. Lists them, and runs a command by its id.
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

  /// All commands with keys that aren't covered. Those that keys can currently reach come first.
  @MainActor public var all: [KeyBinding] { graph?.keys.directory.allKeys() ?? [] }

  /// All commands that can be run and aren't covered, with or without keys.
  @MainActor public var commands: [KeyBinding] { graph?.keys.directory.commands() ?? [] }

  /// Calls the command with `id`, as its keys would.
  ///
  /// - Returns: `false` if there is no such command or it is covered.
  @MainActor @discardableResult public func call(_ id: KeyBinding.ID) -> Bool {
    graph?.keys.directory.call(id) ?? false
  }
}

extension EnvironmentValues {
  /// The current commands of the app.
  public var keyRegistry: KeyRegistry { KeyRegistry(runningApp.graph) }
}
