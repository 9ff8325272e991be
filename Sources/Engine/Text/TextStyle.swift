// SPDX-License-Identifier: MIT
// Views: the style that a text sets itself.

package import CuriumTerminal
package import CuriumTokens

/// The style that a `Text` sets itself. Properties that are `nil` come from the environment.
package struct TextStyle: Equatable {
  package var color: Color?
  package var background: Color?
  package var font: Font?
  package var weight: Font.Weight?
  package var attributes: CellAttributes = []

  package init(
    color: Color? = nil, background: Color? = nil, font: Font? = nil, weight: Font.Weight? = nil,
    attributes: CellAttributes = []
  ) {
    self.color = color
    self.background = background
    self.font = font
    self.weight = weight
    self.attributes = attributes
  }
}
