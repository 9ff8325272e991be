// SPDX-License-Identifier: MIT
// Terminal: decodes the terminal's replies to the driver's queries.

extension InputDecoder {
  /// Decodes `CSI r ; c R` and `CSI ? r ; c R`.
  func reportCursor(into events: inout [TerminalEvent]) {
    guard let row = number(0), let column = number(1) else { return }
    events.append(.report(.cursor(CellPoint(x: max(0, column - 1), y: max(0, row - 1)))))
  }

  /// Decodes `CSI 48 ; rows ; columns ; height ; width t` (mode 2048), `CSI 4 ; height ; width t`,
  /// `CSI 6 ; height ; width t` and `CSI 8 ; rows ; columns t` (XTWINOPS).
  ///
  /// The pixels come before the size in cells, so that they are known when a new size is handled.
  /// Sizes of 0, which mean unknown, are dropped.
  mutating func reportSize(into events: inout [TerminalEvent]) {
    // The window size of a tty has 16 bits in each direction.
    let valid = 1...65535
    guard let height = number(1), let width = number(2), valid.contains(height),
      valid.contains(width)
    else { return }
    switch number(0) {
    case 4: events.append(.report(.windowPixels(PixelSize(width: width, height: height))))
    case 6: events.append(.report(.cellPixels(PixelSize(width: width, height: height))))
    case 8: events.append(.report(.windowCells(CellSize(width: width, height: height))))
    case 48:
      let cells = CellSize(width: width, height: height)
      if let down = number(3), let across = number(4), valid.contains(down),
        valid.contains(across)
      {
        let pixels = PixelSize(width: across, height: down)
        events.append(.report(.windowPixels(pixels)))
        if pixelScale != nil { pixelScale = PixelScale(cells: cells, pixels: pixels) }
      }
      events.append(.resize(cells))
    default: break
    }
  }

  /// Decodes `CSI ? mode ; state $ y` (DECRPM).
  func reportMode(into events: inout [TerminalEvent]) {
    let parameters = body.dropFirst().dropLast()
    guard body.first == UInt8(ascii: "?"), body.last == UInt8(ascii: "$"),
      parameters.allSatisfy({ (0x30...0x3B).contains($0) }),
      let mode = number(0), let state = number(1)
    else { return }
    events.append(.report(.mode(mode, state: state)))
  }

  /// Decodes a sequence that begins with `?`.
  func reportPrivate(_ final: UInt8, into events: inout [TerminalEvent]) {
    switch final {
    case UInt8(ascii: "c"):
      events.append(.report(.deviceAttributes(numbers)))
    case UInt8(ascii: "u"):
      if let flags = number(0) { events.append(.report(.keyboardFlags(flags))) }
    case UInt8(ascii: "R"):
      reportCursor(into: &events)
    case UInt8(ascii: "n"):
      if number(0) == 997, let scheme = number(1), (1...2).contains(scheme) {
        events.append(.report(.colorScheme(isDark: scheme == 1)))
      }
    default: break
    }
  }
}
