// SPDX-License-Identifier: MIT
// Engine: what a running app lends to the environment.

package import CuriumTerminal

/// What actions in the environment act on. An app may keep an action for longer than either lives.
package struct RunningApp {
  @GraphReference package var graph: Graph?
  package weak var device: (any TerminalDevice)?
  /// Opens the address of a link for a view with these values.
  package var openLink: @MainActor (String, EnvironmentValues) -> Void = { _, _ in }

  package init(graph: Graph?, device: (any TerminalDevice)?) {
    _graph = GraphReference(wrappedValue: graph)
    self.device = device
  }
}

private struct RunningAppKey: EnvironmentKey {
  static var defaultValue: RunningApp { RunningApp(graph: nil, device: nil) }
}

private struct KeyboardKey: EnvironmentKey {
  static var defaultValue: TerminalSupport { .unknown }
}

extension EnvironmentValues {
  /// The app that shows the view.
  package var runningApp: RunningApp {
    get { self[RunningAppKey.self] }
    set { self[RunningAppKey.self] = newValue }
  }

  /// Whether the terminal speaks the kitty keyboard protocol, and so tells all keys apart.
  package var keyboardProtocol: TerminalSupport {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}
