// SPDX-License-Identifier: MIT
// Views: words on the screen.

import CuriumTerminal
public import CuriumTokens

/// A text of one or more lines, in the font, colour and alignment of its surroundings.
///
/// *Sizing:* hugs its lines; wraps by word where it is offered less width, and is cut with an
/// ellipsis where it is offered fewer rows or `lineLimit` allows no more.
///
///     Text("Ready").bold().foregroundStyle(.success)
///     Text("3 of ") + Text("24").bold()
public struct Text: _PrimitiveView, Equatable {
  var string: String
  var style = TextStyle()
  /// What follows, in styles of its own.
  var following: [TextRun] = []

  /// A text as it stands.
  public init(_ content: some StringProtocol) { string = String(content) }
  /// A text as it stands, whatever signs it holds.
  public init(verbatim content: String) { string = content }

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
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.following.append(TextRun(string: right.string, style: right.style))
    text.following.append(contentsOf: right.following)
    return text
  }

  /// The text without its styles.
  public var plain: String {
    following.isEmpty ? string : following.reduce(string) { $0 + $1.string }
  }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    for index in text.following.indices { change(&text.following[index].style) }
    return text
  }

  /// In another colour.
  public func foregroundStyle(_ color: Color) -> Text { styled { $0.color = $0.color ?? color } }
  /// In another text style.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// In a heavier or lighter weight.
  public func fontWeight(_ weight: Font.Weight) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// In bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// Slanted.
  public func italic() -> Text { styled { $0.attributes.insert(.italic) } }
  /// With a line beneath.
  public func underline() -> Text { styled { $0.attributes.insert(.underline) } }
  /// With a line through it.
  public func strikethrough() -> Text { styled { $0.attributes.insert(.strikethrough) } }

  /// Adds a node.
  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    context.append(TextNode(view, context))
  }

  /// Takes the new text and style.
  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    cursor.take(as: TextNode.self).receive(view)
  }
}

/// A stretch of a text in one style.
struct TextRun: Equatable {
  var string: String
  var style: TextStyle
}

/// What a text says of its own look; what it leaves open comes from the environment.
struct TextStyle: Equatable {
  var color: Color?
  var font: Font?
  var weight: Font.Weight?
  var attributes: CellAttributes = []
}
