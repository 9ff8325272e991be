// SPDX-License-Identifier: MIT
// Terminal: queries that an app can send to its terminal.

/// A query to the terminal, with the type of its reply.
///
///     struct Version: View {
///       @State private var version = "…"
///       @Environment(\.terminal) private var terminal
///
///       var body: some View {
///         Text(version).task { version = await terminal.answer(to: .version) ?? "unknown" }
///       }
///     }
///
/// Terminals ignore unknown queries, so you can send any of them.
public struct TerminalQuestion<Answer: Sendable>: Sendable {
  /// The query as a control sequence.
  package let bytes: [UInt8]
  /// Returns the answer in a report; `nil` if the report answers another question.
  package let read: @Sendable (TerminalReport) -> Answer?

  init(_ text: String, read: @escaping @Sendable (TerminalReport) -> Answer?) {
    bytes = Array(text.utf8)
    self.read = read
  }
}

extension TerminalQuestion<UInt32> {
  /// The background colour, `0xRRGGBB` (OSC 11).
  public static var backgroundColor: Self {
    Self("\u{1B}]11;?\u{1B}\\") { if case .backgroundColor(let color) = $0 { color } else { nil } }
  }

  /// The text colour, `0xRRGGBB` (OSC 10).
  public static var foregroundColor: Self {
    Self("\u{1B}]10;?\u{1B}\\") { if case .foregroundColor(let color) = $0 { color } else { nil } }
  }

  /// The colour of the cursor, `0xRRGGBB` (OSC 12).
  public static var cursorColor: Self {
    Self("\u{1B}]12;?\u{1B}\\") { if case .cursorColor(let color) = $0 { color } else { nil } }
  }

  /// Returns a query for the colour `index` of the palette, from 0 to 255, as `0xRRGGBB` (OSC 4).
  public static func paletteColor(_ index: UInt8) -> Self {
    Self("\u{1B}]4;\(index);?\u{1B}\\") {
      if case .paletteColor(Int(index), let color) = $0 { color } else { nil }
    }
  }
}

extension TerminalQuestion<String> {
  /// The name and version of the terminal (XTVERSION).
  public static var version: Self {
    Self("\u{1B}[>0q") { if case .version(let name) = $0 { name } else { nil } }
  }
}

extension TerminalQuestion<PixelSize> {
  /// The size of one cell in pixels (XTWINOPS 16).
  public static var cellSize: Self {
    Self("\u{1B}[16t") { if case .cellPixels(let size) = $0 { size } else { nil } }
  }

  /// The size of the text area in pixels (XTWINOPS 14).
  public static var windowSize: Self {
    Self("\u{1B}[14t") { if case .windowPixels(let size) = $0 { size } else { nil } }
  }
}

extension TerminalQuestion<Bool> {
  /// Returns a query for the state of the private mode `number`, such as 2004 for bracketed paste
  /// (DECRQM): `true` if it is set. There is no reply for unknown modes.
  public static func mode(_ number: Int) -> Self {
    Self("\u{1B}[?\(number)$p") {
      guard case .mode(number, let state) = $0 else { return nil }
      // 1 set, 2 reset, 3 permanently set, 4 permanently reset.
      return (1...4).contains(state) ? state % 2 == 1 : nil
    }
  }
}
