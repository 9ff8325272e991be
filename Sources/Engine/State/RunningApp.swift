// SPDX-License-Identifier: MIT
// Views: the running app in the environment.

package import CuriumTerminal

/// The running app, for actions in the environment, which can outlive the graph and the device.
package struct RunningApp {
  @GraphReference package var graph: Graph?
  package private(set) weak var device: (any TerminalDevice)?
  /// Opens the address of a link for a view with the given environment values.
  package var openLink: @MainActor (String, EnvironmentValues) -> Void = { _, _ in }

  package init(graph: Graph?, device: (any TerminalDevice)?) {
    _graph = GraphReference(wrappedValue: graph)
    self.device = device
  }
}

private struct KeyboardKey: EnvironmentKey {
  static var defaultValue: TerminalSupport { .unknown }
}

extension EnvironmentValues {
  package var runningApp: RunningApp {
    get { self[TypeKey<RunningApp>.self] ?? RunningApp(graph: nil, device: nil) }
    set { self[TypeKey<RunningApp>.self] = newValue }
  }

  /// The support for the kitty keyboard protocol, which distinguishes all keys.
  package var keyboardProtocol: TerminalSupport {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}
