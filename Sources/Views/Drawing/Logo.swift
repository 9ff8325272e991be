// SPDX-License-Identifier: MIT
// Views: wordmarks of block glyphs.

public import CuriumEngine
import CuriumTokens

/// A name drawn in blocks, or in ASCII where the icons are; it takes the ink around it, also a gradient.
///
/// *Sizing:* hugs its rows.
///
///     Logo.curium.foregroundStyle(LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
///     Logo("Oak", rows: ["█▀█ ▄▀█ █▄▀", "█▄█ █▀█ █ █"], asciiRows: ["OAK"])
public struct Logo: View {
  /// The name, as it is read aloud.
  public let name: String
  private let rows: [String]
  private let asciiRows: [String]
  @Environment(\.iconSet) private var iconSet

  /// A wordmark of rows from above, and what stands for it in ASCII.
  public init(_ name: String, rows: [String], asciiRows: [String]) {
    self.name = name
    self.rows = rows
    self.asciiRows = asciiRows
  }

  /// The name of the kit.
  public static var curium: Logo {
    Logo(
      "Curium",
      rows: [
        "█▀▀ █ █ █▀█ █ █ █ █▀▄▀█", "█   █ █ █▀▄ █ █ █ █ ▀ █", "▀▀▀ ▀▀▀ ▀ ▀ ▀ ▀▀▀ ▀   ▀",
      ],
      asciiRows: ["### # # ### # # # #   #", "#   # # #   # # # ## ##", "### ### #   # ### # # #"])
  }

  /// The rows.
  public var body: some View {
    let rows = iconSet == .ascii ? asciiRows : rows
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows.count) { Text(rows[$0]).lineLimit(1) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
  }
}
