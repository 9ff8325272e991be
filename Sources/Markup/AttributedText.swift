// SPDX-License-Identifier: MIT
// Views: text in runs with attributes.

public import CuriumEngine
import CuriumTerminal
public import CuriumTokens

/// Text in runs, each with a font, colours, a link and other attributes. `Text` shows all runs
/// wrapped as one paragraph.
///
///     var log = AttributedText("error: no such file")
///     log.setAttributes(in: log.string.startIndex..<log.string.firstIndex(of: ":")!) {
///       $0.foregroundColor = .error
///       $0.weight = .bold
///     }
///     Text(log)
public struct AttributedText: Equatable, Sendable {
  /// A part of the text with the same attributes.
  public struct Run: Equatable, Sendable {
    /// The characters.
    public var string: String
    /// The attributes of the characters.
    public var attributes: Attributes

    /// Creates a run of `string` with `attributes`.
    public init(_ string: String, _ attributes: Attributes = Attributes()) {
      self.string = string
      self.attributes = attributes
    }
  }

  /// The attributes of a run. Those that aren't set come from the environment.
  public struct Attributes: Equatable, Sendable {
    /// The text style.
    public var font: Font?
    /// The weight.
    public var weight: Font.Weight?
    /// The colour of the characters.
    public var foregroundColor: Color?
    /// The colour behind the characters.
    public var backgroundColor: Color?
    /// The URL that a click opens; empty for none.
    public var link = ""
    /// A Boolean value that indicates whether the characters are italic.
    public var isItalic = false
    /// A Boolean value that indicates whether the characters are faint.
    public var isDim = false
    /// A Boolean value that indicates whether there is a line below the characters.
    public var isUnderlined = false
    /// A Boolean value that indicates whether there is a line through the characters.
    public var isStruckThrough = false
    /// A Boolean value that indicates whether the two colours are exchanged.
    public var isReversed = false
    /// A Boolean value that indicates whether the characters blink.
    public var isBlinking = false

    /// Creates attributes that come from the environment.
    public init() {}
  }

  /// The runs, in order. None is empty.
  public private(set) var runs: [Run] = []

  /// Creates attributed text of `string` with the same `attributes` everywhere.
  public init(_ string: String = "", _ attributes: Attributes = Attributes()) {
    if !string.isEmpty { runs = [Run(string, attributes)] }
  }

  /// Creates attributed text from `runs`. Empty runs are removed.
  public init(_ runs: [Run]) { self.runs = runs.filter { !$0.string.isEmpty } }

  /// All characters, without attributes.
  public var string: String { runs.reduce(into: "") { $0 += $1.string } }

  /// A Boolean value that indicates whether there are no characters.
  public var isEmpty: Bool { runs.isEmpty }

  /// Appends `other`.
  public mutating func append(_ other: AttributedText) {
    for run in other.runs {
      if let last = runs.last, last.attributes == run.attributes {
        runs[runs.count - 1].string += run.string
      } else {
        runs.append(run)
      }
    }
  }

  /// Concatenates two values of attributed text.
  public static func + (left: AttributedText, right: AttributedText) -> AttributedText {
    var text = left
    text.append(right)
    return text
  }

  /// Changes the attributes in a `range` of `string`. `change` is called for each run there, with
  /// its attributes.
  ///
  /// - Complexity: O(characters).
  public mutating func setAttributes(
    in range: Range<String.Index>, _ change: (inout Attributes) -> Void
  ) {
    let string = string
    let start = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    let end = string.utf8.distance(from: string.startIndex, to: range.upperBound)
    var changed = AttributedText()
    var place = 0
    for run in runs {
      let count = run.string.utf8.count
      let bounds = [0, min(max(start - place, 0), count), min(max(end - place, 0), count), count]
      for (part, (low, high)) in zip(bounds, bounds.dropFirst()).enumerated() {
        let bytes = run.string.utf8.dropFirst(low).prefix(high - low)
        var attributes = run.attributes
        if part == 1 { change(&attributes) }
        changed.append(AttributedText(String(Substring(bytes)), attributes))
      }
      place += count
    }
    self = changed
  }
}

extension Text {
  /// Creates a text view from the runs of `text`, with their attributes.
  public nonisolated init(_ text: AttributedText) {
    self.init(
      runs: text.runs.map { run in
        TextRun(string: run.string, style: TextStyle(run.attributes), link: run.attributes.link)
      })
  }
}

extension TextStyle {
  init(_ attributes: AttributedText.Attributes) {
    let marks: [(Bool, CellAttributes)] = [
      (attributes.isItalic, .italic), (attributes.isDim, .dim),
      (attributes.isUnderlined, .underline), (attributes.isStruckThrough, .strikethrough),
      (attributes.isReversed, .reverse), (attributes.isBlinking, .blink),
    ]
    self.init(
      color: attributes.foregroundColor, background: attributes.backgroundColor,
      font: attributes.font, weight: attributes.weight,
      attributes: marks.reduce(into: []) { if $1.0 { $0.insert($1.1) } })
  }
}
