// SPDX-License-Identifier: MIT
// Tool: several screens as one animated SVG.

import CuriumRendering

/// An SVG that shows one screen after another, and begins again after the last one.
///
/// All screens are in one row, which a CSS animation moves past the visible part of the picture.
/// Equal rows of cells are in the file only once.
struct AnimatedPicture {
  /// A screen, and how long it is shown.
  private struct Frame {
    var text: String
    var time: Duration
  }

  private let columns: Int
  private let rows: Int
  private var frames: [Frame] = []
  private var names: [String: Int] = [:]
  private var definitions = ""

  /// Creates an empty picture for screens of a size in cells.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  private var width: Int { columns * CellPicture.cellWidth }
  private var height: Int { rows * CellPicture.cellHeight }

  /// Adds a screen that is shown for `time`. A screen that equals the last one prolongs it.
  mutating func add(_ screen: [[CellPicture.Cell]], ground: Int, time: Duration) {
    var text =
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(CellPicture.hex(ground))\"/>\n"
    for (y, row) in screen.enumerated()
    where row.contains(where: { $0.ground != ground || !$0.isBlank }) {
      let name = define(
        CellPicture.elements([row], ground: ground) { "fill=\"\(CellPicture.hex($0))\"" })
      text += "<use href=\"#r\(name)\" y=\"\(y * CellPicture.cellHeight)\"/>\n"
    }
    if frames.last?.text == text {
      frames[frames.count - 1].time += time
    } else {
      frames.append(Frame(text: text, time: time))
    }
  }

  /// Returns the number of a row of cells, which is defined at its first use.
  private mutating func define(_ row: String) -> Int {
    if let name = names[row] { return name }
    names[row] = names.count
    definitions += "<g id=\"r\(names.count - 1)\">\n\(row)</g>\n"
    return names.count - 1
  }

  /// Returns the SVG. Readers who prefer reduced motion see the first screen.
  func document(title: String) -> String {
    var text = CellPicture.opening(columns: columns, rows: rows, title: title)
    text += "<style>\n\(style)</style>\n<defs>\n\(definitions)</defs>\n<g id=\"film\">\n"
    for (index, frame) in frames.enumerated() {
      text += "<g transform=\"translate(\(index * width))\">\n\(frame.text)</g>\n"
    }
    return text + "</g>\n</svg>\n"
  }

  private var style: String {
    let whole = frames.reduce(.zero) { $0 + $1.time }
    var text = "@keyframes film {\n"
    var begun = Duration.zero
    for (index, frame) in frames.enumerated() {
      let share = Double(Int(begun / whole * 100_000)) / 1_000
      text += "\(share)% { transform: translateX(-\(index * width)px) }\n"
      begun += frame.time
    }
    return text + """
      }
      #film { animation: film \(whole / .seconds(1))s step-end infinite }
      @media (prefers-reduced-motion: reduce) { #film { animation: none } }

      """
  }
}
