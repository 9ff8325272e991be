// SPDX-License-Identifier: MIT
// Views: marks a part of the screen whose text and icons are drawn as placeholders.

@_spi(Nodes) public import CuriumEngine
import CuriumTokens

extension View {
  /// Draws text and icons in the view as shaded placeholders of the same size. Screen readers skip
  /// them. An empty `reason` changes nothing.
  ///
  ///     Text(package?.name ?? "swift-nio").redacted(reason: package == nil ? .placeholder : [])
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentWriter(content: self, value: reason) { $0.inherited.redaction.formUnion($1) }
  }

  /// Shows text and icons in the view, even inside a redacted view.
  ///
  ///     VStack { Text("Balance").unredacted(); Text("€ 1,240.00") }.redacted(reason: .placeholder)
  public func unredacted() -> some View {
    EnvironmentWriter(content: self, value: RedactionReasons()) { $0.inherited.redaction = $1 }
  }
}

extension EnvironmentValues {
  /// The reasons why placeholders replace text and icons; empty if there are none.
  public var redactionReasons: RedactionReasons {
    get { reading(.foreground).redaction }
    set { inherited.redaction = newValue }
  }
}
