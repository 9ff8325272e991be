// SPDX-License-Identifier: MIT
// Views: words and icons that are drawn as shade.

@_spi(Nodes) public import CuriumEngine
import CuriumTokens

extension View {
  /// Draws texts and icons in the view as shade of the same size; nobody reads them aloud.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentWriter(content: self, value: reason) { $0.inherited.redaction.formUnion($1) }
  }

  /// Draws texts and icons in the view as they are, whatever lies around.
  public func unredacted() -> some View {
    EnvironmentWriter(content: self, value: RedactionReasons()) { $0.inherited.redaction = $1 }
  }
}

extension EnvironmentValues {
  /// Why words are not shown; empty where they are.
  public var redactionReasons: RedactionReasons {
    get {
      note(.foreground)
      return inherited.redaction
    }
    set { inherited.redaction = newValue }
  }
}
