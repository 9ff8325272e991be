// SPDX-License-Identifier: MIT
// Views: the key that opens the inspector.

import CuriumEngine
public import CuriumControls
public import CuriumTerminal

extension AppRuntime {
  /// The key that opens the inspector unless a view handles it; `nil` for none.
  public var inspectorKey: KeyEquivalent? {
    get { companionKey }
    set {
      companionKey = newValue
      makeCompanion = newValue.map { key in { app, close in Inspector(app, key: key, close: close) }
      }
    }
  }
}
