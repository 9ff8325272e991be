// SPDX-License-Identifier: MIT
// Views: wordmarks drawn with block glyphs.

public import CuriumEngine
import CuriumTokens

/// A name drawn with block glyphs, or with ASCII characters if the icon set is ASCII. It takes the
/// foreground style, including gradients.
///
/// *Sizing:* hugs its rows.
///
///     Logo.curium.foregroundStyle(LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
///     Logo("Oak", rows: ["█▀█ ▄▀█ █▄▀", "█▄█ █▀█ █ █"], asciiRows: ["OAK"])
public struct Logo: View {
  /// The name that screen readers announce.
  public let name: String
  private let rows: [String]
  private let asciiRows: [String]
  @Environment(\.iconSet) private var iconSet

  /// Creates a wordmark from its rows, top to bottom, and a version in ASCII.
  public init(_ name: String, rows: [String], asciiRows: [String]) {
    self.name = name
    self.rows = rows
    self.asciiRows = asciiRows
  }

  /// The wordmark of the kit.
  public static var curium: Logo {
    Logo(
      "Curium",
      rows: [
        "█▀▀ █ █ █▀█ █ █ █ █▀▄▀█", "█   █ █ █▀▄ █ █ █ █ ▀ █", "▀▀▀ ▀▀▀ ▀ ▀ ▀ ▀▀▀ ▀   ▀",
      ],
      asciiRows: ["### # # ### # # # #   #", "#   # # #   # # # ## ##", "### ### #   # ### # # #"])
  }

  /// The rows, one text each.
  public var body: some View {
    let rows = iconSet == .ascii ? asciiRows : rows
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<rows.count) { Text(rows[$0]).lineLimit(1) }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
  }
}
