// SPDX-License-Identifier: MIT
// Views: the backgrounds of fields, between which a form has space.

@_spi(Nodes) import CuriumEngine
import CuriumTokens

extension View {
  /// Adds `color` behind a control that has a background in every state. Between two rows of a form
  /// with such controls, there is space, because they would otherwise look like one control.
  func fieldGround(_ color: Color) -> some View {
    ValueContent(content: self, value: color, make: FieldGroundNode.init)
  }
}

extension LayoutNode {
  /// Updates the space between the rows of a form after a background was added to a row or removed.
  func fieldGroundDidChange() {
    for ancestor in selfAndAncestorsInLayer {
      // A row that is a column itself, such as a lazy stack, doesn't count as a field.
      guard let column = ancestor.asLayoutNode, column.axis == .vertical else { continue }
      // A column without a place is laid out anyway.
      if column.spacesFields, column.flags.contains(.placed) { column.setNeedsPlacement() }
      return
    }
  }
}

private final class FieldGroundNode: GroundNode {
  override init(_ color: Color, _ context: borrowing _MountContext) {
    super.init(color, context)
    fieldGroundDidChange()
  }

  override var hasFieldGround: Bool { true }

  @MainActor override func willUnmount() {
    super.willUnmount()
    fieldGroundDidChange()
  }
}
