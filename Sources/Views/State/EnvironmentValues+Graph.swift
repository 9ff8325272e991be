// SPDX-License-Identifier: MIT
// Views: what a running app lends to the environment.

import CuriumTerminal

/// What actions in the environment act on. An app may keep an action for longer than either lives.
struct RunningApp {
  @GraphReference var graph: Graph?
  weak var device: (any TerminalDevice)?

  init(graph: Graph?, device: (any TerminalDevice)?) {
    _graph = GraphReference(wrappedValue: graph)
    self.device = device
  }
}

private struct RunningAppKey: EnvironmentKey {
  static var defaultValue: RunningApp { RunningApp(graph: nil, device: nil) }
}

extension EnvironmentValues {
  /// The app that shows the view.
  var runningApp: RunningApp {
    get { self[RunningAppKey.self] }
    set { self[RunningAppKey.self] = newValue }
  }
}
