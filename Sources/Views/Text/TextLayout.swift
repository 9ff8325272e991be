// SPDX-License-Identifier: MIT
// Views: lines of a text in a given width.

import CuriumTerminal

/// A stretch of a line that lies in one run.
struct TextFragment: Equatable {
  var string: String
  var run: Int
  /// The column within the line.
  var x: Int
}

/// One line.
struct TextLine: Equatable {
  var fragments: [TextFragment]
  var width: Int
}

/// A text broken into lines: at line feeds, behind spaces, between wide graphemes, and inside a word
/// only where a word is wider than the line.
struct TextLayout {
  private(set) var lines: [TextLine] = []
  /// The widest line, in columns.
  private(set) var width = 0
  private let offered: Int
  private let limit: Int
  private let isCut: Bool

  /// A grapheme, its columns and its run.
  private struct Cluster {
    var character: Character
    var width: Int
    var run: Int
  }

  init(
    runs: [(String, Int)], width offered: Int, limit: Int, truncation: Text.TruncationMode,
    ellipsis: String, ambiguousIsWide: Bool
  ) {
    self.offered = offered
    self.limit = limit
    var broken: [[Cluster]] = []
    /// The line behind the paragraph that holds the last line allowed.
    var paragraphEnd = 0
    for paragraph in Self.paragraphs(runs, ambiguousIsWide) {
      let isOpen = broken.count < limit
      broken.append(contentsOf: Self.wrap(paragraph, offered, atMost: limit &- broken.count))
      if isOpen { paragraphEnd = broken.count }
      if broken.count > limit { break }
    }
    isCut = broken.count > limit
    let mark = ellipsis.map {
      let width = GraphemeWidth.columns(of: $0, ambiguousIsWide: ambiguousIsWide)
      return Cluster(character: $0, width: width, run: 0)
    }
    if isCut {
      // The last line takes what is left of its paragraph, so that the text is cut and not a line.
      let last = limit - 1
      var rest = broken[last]
      for line in broken[(last + 1)..<max(last + 1, paragraphEnd)] {
        rest.append(Cluster(character: " ", width: 1, run: line.first?.run ?? 0))
        rest.append(contentsOf: line)
      }
      broken.removeSubrange(last...)
      broken.append(rest)
    }
    for (index, line) in broken.enumerated() {
      let columns = line.reduce(0) { $0 + $1.width }
      let mustCut = columns > offered || (isCut && index == limit - 1)
      let kept =
        mustCut ? Self.truncate(line, to: offered, truncation, mark) : line
      lines.append(Self.fragments(of: kept))
    }
    width = lines.reduce(0) { max($0, $1.width) }
  }

  /// Whether the layout is also that of another width and limit.
  func answers(width: Int, limit: Int) -> Bool {
    if width == offered, limit == self.limit { return true }
    // Lines that were not cut stay as they are in any width between the widest line and the offer.
    return !isCut && width >= self.width && width <= offered && lines.count <= limit
  }

  private static func paragraphs(_ runs: [(String, Int)], _ ambiguousIsWide: Bool) -> [[Cluster]] {
    var result: [[Cluster]] = [[]]
    var column = 0
    for (string, run) in runs {
      for character in string {
        if character == "\n" || character == "\r\n" {
          result.append([])
          column = 0
        } else if character == "\t" {
          repeat {
            result[result.count - 1].append(Cluster(character: " ", width: 1, run: run))
            column += 1
          } while column % 4 != 0
        } else {
          let safe = TextSanitizer.sanitized(character)
          let width = GraphemeWidth.columns(of: safe, ambiguousIsWide: ambiguousIsWide)
          result[result.count - 1].append(Cluster(character: safe, width: width, run: run))
          column += width
        }
      }
    }
    return result
  }

  private static func wrap(_ line: [Cluster], _ width: Int, atMost limit: Int) -> [[Cluster]] {
    var result: [[Cluster]] = []
    var start = 0
    var column = 0
    var breakAt = -1
    var index = 0
    while index < line.count {
      let cluster = line[index]
      let isSpace = cluster.character == " "
      if column + cluster.width > width, index > start, !isSpace {
        let end = breakAt > start ? breakAt : index
        result.append(trimmed(line[start..<end]))
        if result.count > limit {
          result.append(Array(line[end...]))
          return result
        }
        start = end
        column = 0
        breakAt = -1
        for earlier in start..<index { column += line[earlier].width }
        continue
      }
      column += cluster.width
      index += 1
      if isSpace || (cluster.width == 2 && index < line.count && line[index].width == 2) {
        breakAt = index
      }
    }
    result.append(trimmed(line[start...], keepsAll: result.isEmpty && column <= width))
    return result
  }

  /// Spaces where a line was broken take no room.
  private static func trimmed(_ line: ArraySlice<Cluster>, keepsAll: Bool = false) -> [Cluster] {
    if keepsAll { return Array(line) }
    var end = line.endIndex
    while end > line.startIndex, line[end - 1].character == " " { end -= 1 }
    return Array(line[line.startIndex..<end])
  }

  private static func truncate(
    _ line: [Cluster], to width: Int, _ mode: Text.TruncationMode, _ ellipsis: [Cluster]
  ) -> [Cluster] {
    let columns = line.reduce(0) { $0 + $1.width }
    let run = line.first?.run ?? 0
    let mark = with(ellipsis, run: run)
    let markWidth = mark.reduce(0) { $0 + $1.width }
    if columns + markWidth <= width { return line + with(mark, run: line.last?.run ?? run) }
    let room = width - markWidth
    if room < 0 { return width > 0 ? prefix(mark, width) : [] }
    switch mode {
    case .tail:
      return trimmed(prefix(line, room)[...]) + with(mark, run: line.last?.run ?? run)
    case .head: return mark + suffix(line, room)
    case .middle:
      let front = prefix(line, (room + 1) / 2)
      let used = front.reduce(0) { $0 + $1.width }
      return front + mark + suffix(line, room - used)
    }
  }

  private static func with(_ mark: [Cluster], run: Int) -> [Cluster] {
    mark.map { Cluster(character: $0.character, width: $0.width, run: run) }
  }

  private static func prefix(_ line: [Cluster], _ width: Int) -> [Cluster] {
    var used = 0
    var end = 0
    while end < line.count, used + line[end].width <= width {
      used += line[end].width
      end += 1
    }
    return Array(line[..<end])
  }

  private static func suffix(_ line: [Cluster], _ width: Int) -> [Cluster] {
    var used = 0
    var start = line.count
    while start > 0, used + line[start - 1].width <= width {
      start -= 1
      used += line[start].width
    }
    return Array(line[start...])
  }

  private static func fragments(of line: [Cluster]) -> TextLine {
    var result: [TextFragment] = []
    var column = 0
    for cluster in line {
      if let last = result.indices.last, result[last].run == cluster.run {
        result[last].string.append(cluster.character)
      } else {
        result.append(
          TextFragment(string: String(cluster.character), run: cluster.run, x: column))
      }
      column += cluster.width
    }
    return TextLine(fragments: result, width: column)
  }
}
