// SPDX-License-Identifier: MIT
// Views: the key that opens the inspector.

public import CuriumTerminal

extension AppRuntime {
  /// The key that opens the inspector where no view takes it; `nil` for none.
  public var inspectorKey: KeyEquivalent? {
    get { companionKey }
    set {
      companionKey = newValue
      makeCompanion = newValue.map { key in { app, close in Inspector(app, key: key, close: close) }
      }
    }
  }
}
