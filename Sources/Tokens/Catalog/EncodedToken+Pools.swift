// SPDX-License-Identifier: MIT
// Token: token values that are stored as numbers in a pool.

import CuriumTerminal

extension EncodedToken {
  private static let gradients = ValuePool(
    BuiltInValues.gradients.compactMap(\.literalStops))
  private static let glyphs = ValuePool(IconTable.glyphs)
  private static let wordmarks = ValuePool(BuiltInValues.wordmarks)

  /// Creates a value from its number in the pool.
  init(number: Int) { self.init(payload: UInt64(number)) }

  private var number: Int { Int(payload) }

  /// Creates a gradient from stops in ascending order.
  package init(_ stops: [Gradient.Stop]) {
    self.init(number: EncodedToken.gradients.number(of: stops))
  }

  package var stops: [Gradient.Stop] { EncodedToken.gradients[number] }

  package init(_ glyphs: IconGlyphs) {
    self.init(number: EncodedToken.glyphs.number(of: glyphs))
  }

  /// Creates the value of an icon from its number in the pool.
  init(glyphNumber number: Int32) { self.init(number: Int(number)) }

  var glyphNumber: Int32 { Int32(number) }

  package var glyphs: IconGlyphs { EncodedToken.glyphs[number] }

  package init(_ drawing: WordmarkDrawing) {
    self.init(number: EncodedToken.wordmarks.number(of: drawing))
  }

  package var drawing: WordmarkDrawing { EncodedToken.wordmarks[number] }
}
