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
    /// The style of that line, as the output of a program sets it.
    var underline = CellAttributes.underline
    /// A Boolean value that indicates whether there is a line through the characters.
    public var isStruckThrough = false
    /// A Boolean value that indicates whether the two colours are exchanged.
    public var isReversed = false
    /// A Boolean value that indicates whether the characters blink.
    public var isBlinking = false

    /// Creates attributes that come from the environment.
    public init() {}

    /// Creates the attributes of a run of text.
    init(_ style: TextStyle, link: String) {
      let marks = style.attributes
      font = style.font
      weight = marks.contains(.bold) ? .bold : style.weight
      foregroundColor = style.color
      backgroundColor = style.background
      self.link = link
      isItalic = marks.contains(.italic)
      isDim = marks.contains(.dim)
      isUnderlined = marks.underlineStyle != 0
      if isUnderlined { underline.underlineStyle = marks.underlineStyle }
      isStruckThrough = marks.contains(.strikethrough)
      isReversed = marks.contains(.reverse)
      isBlinking = marks.contains(.blink)
    }
  }

  /// A run up to a byte of `string`.
  private struct Span: Equatable, Sendable {
    var end: Int
    var attributes: Attributes
  }

  /// All characters, without attributes.
  public private(set) var string = ""
  private var spans: [Span] = []

  /// The runs, in order. None is empty.
  ///
  /// - Complexity: O(characters).
  public var runs: [Run] {
    var start = string.startIndex
    return spans.map { span in
      let end = string.utf8.index(string.startIndex, offsetBy: span.end)
      defer { start = end }
      return Run(String(decoding: string.utf8[start..<end], as: UTF8.self), span.attributes)
    }
  }

  /// Creates attributed text of `string` with the same `attributes` everywhere.
  public init(_ string: String = "", _ attributes: Attributes = Attributes()) {
    self.init([Run(string, attributes)])
  }

  /// Creates attributed text from `runs`. Empty runs are removed, and neighbours with the same
  /// attributes are joined.
  public init(_ runs: [Run]) {
    for run in runs where !run.string.isEmpty {
      string += run.string
      Self.append(Span(end: string.utf8.count, attributes: run.attributes), to: &spans)
    }
  }

  /// Creates attributed text from `ansi`, the output of a program, in its colours and with its
  /// links, as `Text(ansi:)` does. Its attributes can be changed, for example to mark the matches
  /// of a search:
  ///
  ///     var line = AttributedText(ansi: "\u{1B}[31merror\u{1B}[0m: no such file")
  ///     for range in line.string.ranges(of: "file") {
  ///       line.setAttributes(in: range) { $0.isReversed = true }
  ///     }
  ///
  /// - Complexity: O(bytes).
  public init(ansi: some StringProtocol) {
    var parser = AnsiParser(endsAtLines: false)
    var ansi = String(ansi)
    ansi.withUTF8 { parser.read($0) }
    self.init(
      parser.current.runs.map { Run($0.string, Attributes($0.style, link: $0.link)) })
  }

  /// A Boolean value that indicates whether there are no characters.
  public var isEmpty: Bool { string.isEmpty }

  /// Appends `other`.
  public mutating func append(_ other: AttributedText) {
    let start = string.utf8.count
    string += other.string
    for span in other.spans {
      Self.append(Span(end: start + span.end, attributes: span.attributes), to: &spans)
    }
  }

  /// Appends a span, or extends the last one if both have the same attributes.
  private static func append(_ span: Span, to spans: inout [Span]) {
    if let last = spans.last, last.attributes == span.attributes {
      spans[spans.count - 1].end = span.end
    } else {
      spans.append(span)
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
  /// - Complexity: O(runs).
  public mutating func setAttributes(
    in range: Range<String.Index>, _ change: (inout Attributes) -> Void
  ) {
    let start = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    let end = string.utf8.distance(from: string.startIndex, to: range.upperBound)
    guard start < end else { return }
    let first = spans.indices.partitioningIndex { spans[$0].end > start }
    // The runs on both sides may get the same attributes as those in the range.
    var changed = Array(spans[max(0, first - 1)..<first])
    var next = first
    var place = first == 0 ? 0 : spans[first - 1].end
    while next < spans.count, place < end {
      let span = spans[next]
      if place < start {
        Self.append(Span(end: start, attributes: span.attributes), to: &changed)
      }
      var attributes = span.attributes
      change(&attributes)
      Self.append(Span(end: min(end, span.end), attributes: attributes), to: &changed)
      if end < span.end { Self.append(span, to: &changed) }
      place = span.end
      next += 1
    }
    if next < spans.count {
      Self.append(spans[next], to: &changed)
      next += 1
    }
    spans.replaceSubrange(max(0, first - 1)..<next, with: changed)
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
      (attributes.isUnderlined, attributes.underline),
      (attributes.isStruckThrough, .strikethrough),
      (attributes.isReversed, .reverse), (attributes.isBlinking, .blink),
    ]
    self.init(
      color: attributes.foregroundColor, background: attributes.backgroundColor,
      font: attributes.font, weight: attributes.weight,
      attributes: marks.reduce(into: []) { if $1.0 { $0.insert($1.1) } })
  }
}
