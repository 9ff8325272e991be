// SPDX-License-Identifier: MIT
// Views: the commands of an app, for views that list or call them.

import CuriumTerminal

/// The commands that keys reach now, and the keys that wait for more.
public struct ActiveKeys: Hashable, Sendable {
  /// The commands in the order in which they are asked: from the focus outwards, then the shortcuts.
  /// Commands whose keys something further in takes are left out.
  public internal(set) var bindings: [KeyBinding] = []
  /// The keys pressed so far of a sequence that is not complete; nil where nothing waits.
  public internal(set) var pending: KeySequence?
  /// While keys wait: what the next ones could call, with the rest of their keys.
  public internal(set) var continuations: [KeyBinding] = []
  /// Commands whose keys are shown side by side, since all of them act.
  var hints: Set<String> = []
}

extension EventModifiers {
  /// What counts in a stroke; locks do not.
  static let strokeModifiers: EventModifiers = [.shift, .option, .control, .command]
}

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

private struct KeyboardKey: EnvironmentKey {
  static var defaultValue: TerminalSupport { .unknown }
}

extension EnvironmentValues {
  /// The commands that are alive.
  public var keyRegistry: KeyRegistry { KeyRegistry(runningApp.graph) }

  /// Whether the terminal speaks the kitty keyboard protocol, and so tells all keys apart.
  var keyboardProtocol: TerminalSupport {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}
