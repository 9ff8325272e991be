// SPDX-License-Identifier: MIT
// Views: words on the screen.

import CuriumTerminal
public import CuriumTokens

/// A text of one or more lines, in the font, colour and alignment of its surroundings.
///
/// A literal is read as inline Markdown, values in it as they stand; a `String` is shown as it stands.
///
/// *Sizing:* hugs its lines; wraps by word where it is offered less width, and is cut with an
/// ellipsis where it is offered fewer rows or `lineLimit` allows no more.
///
///     Text("Ready").bold().foregroundStyle(.success)
///     Text("3 of ") + Text("24").bold()
///     Text("**Done** in `\(2 + 3)` s, see [the log](https://example.com/log)")
public struct Text: LeafView, Equatable {
  var string: String
  var style = TextStyle()
  /// What follows, in styles of its own.
  var following: [TextRun] = []

  /// A text as it stands.
  public nonisolated init(_ content: some StringProtocol) { string = String(content) }
  /// A text as it stands, whatever signs it holds.
  public nonisolated init(verbatim content: String) { string = content }

  /// A text as it stands, in a text style.
  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol, _ font: Font) {
    string = String(content)
    style.font = font
  }

  /// A text in a text style; what has one of its own keeps it.
  public nonisolated init(_ content: Text, _ font: Font) { self = content.font(font) }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// In its middle, for paths.
    case middle
    /// At its end.
    case tail
  }

  /// One text behind another, each in its own style.
  public nonisolated static func + (left: Text, right: Text) -> Text {
    var text = left
    text.following.append(contentsOf: right.runs)
    return text
  }

  /// The text without its styles.
  public nonisolated var plain: String {
    following.isEmpty ? string : following.reduce(string) { $0 + $1.string }
  }

  /// All of the text in runs.
  nonisolated var runs: [TextRun] {
    string.isEmpty && !following.isEmpty
      ? following : [TextRun(string: string, style: style)] + following
  }

  // The modifiers take the text over: a chain of them changes one, instead of copying one a link.

  private nonisolated consuming func styled(_ change: (inout TextStyle) -> Void) -> Text {
    change(&style)
    for index in following.indices { change(&following[index].style) }
    return self
  }

  private nonisolated consuming func with(_ attribute: CellAttributes, _ isActive: Bool) -> Text {
    styled {
      if isActive { $0.attributes.insert(attribute) } else { $0.attributes.remove(attribute) }
    }
  }

  /// In another colour.
  public nonisolated consuming func foregroundStyle(_ color: Color) -> Text {
    styled { $0.color = $0.color ?? color }
  }
  /// In another colour; nil leaves it open.
  public nonisolated consuming func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color }
  }
  /// In another text style.
  public nonisolated consuming func font(_ font: Font?) -> Text {
    styled { $0.font = $0.font ?? font }
  }
  /// In a heavier or lighter weight; nil leaves it open.
  public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// In bold.
  public nonisolated consuming func bold(_ isActive: Bool = true) -> Text {
    isActive ? fontWeight(.bold) : self
  }
  /// Slanted.
  public nonisolated consuming func italic(_ isActive: Bool = true) -> Text {
    with(.italic, isActive)
  }
  /// With a line beneath.
  public nonisolated consuming func underline(_ isActive: Bool = true) -> Text {
    with(.underline, isActive)
  }
  /// With a line through it.
  public nonisolated consuming func strikethrough(_ isActive: Bool = true) -> Text {
    with(.strikethrough, isActive)
  }

  func makeNode(_ context: borrowing _MountContext) -> TextNode { TextNode(self, context) }
  func update(_ node: TextNode) { node.receive(self) }
}

/// A stretch of a text in one style.
struct TextRun: Equatable {
  var string: String
  var style: TextStyle
  /// Where it leads; empty for text that is no link.
  var link = ""
}

/// What a text says of its own look; what it leaves open comes from the environment.
struct TextStyle: Equatable {
  var color: Color?
  var font: Font?
  var weight: Font.Weight?
  var attributes: CellAttributes = []
}
