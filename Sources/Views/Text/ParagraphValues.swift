// SPDX-License-Identifier: MIT
// Views: how the rows of texts are set, in the environment.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

extension EnvironmentValues {
  /// The distance between the rows of a text.
  public var lineSpacing: Length {
    get {
      note(.textLayout)
      return inherited.paragraph.lineSpacing
    }
    set { inherited.paragraph.lineSpacing = newValue }
  }

  /// The case that texts are shown in; nil is as they are written.
  public var textCase: TextCase? {
    get {
      note(.textLayout)
      return inherited.paragraph.letterCase
    }
    set { inherited.paragraph.letterCase = newValue }
  }

  /// How far tabs reach in a text: to the next multiple of so many columns, 1 to 64; 8 unless set.
  public var tabWidth: Int {
    get {
      note(.textLayout)
      return Int(inherited.paragraph.tabWidth)
    }
    set { inherited.paragraph.tabWidth = Int32(max(1, min(64, newValue))) }
  }
}
