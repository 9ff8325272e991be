// SPDX-License-Identifier: MIT
// Views: environment values for lines of text.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

extension EnvironmentValues {
  /// The number of empty rows between the rows of text.
  public var lineSpacing: Length {
    get { reading(.textLayout).paragraph.lineSpacing }
    set { inherited.paragraph.lineSpacing = newValue }
  }

  /// The letter case of text; `nil` leaves it unchanged.
  public var textCase: TextCase? {
    get { reading(.textLayout).paragraph.letterCase }
    set { inherited.paragraph.letterCase = newValue }
  }

  /// The distance between tab stops in text, in columns: 1 to 64. The default is 8.
  public var tabWidth: Int {
    get { Int(reading(.textLayout).paragraph.tabWidth) }
    set { inherited.paragraph.tabWidth = Int32(max(1, min(64, newValue))) }
  }
}
