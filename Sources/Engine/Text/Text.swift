// SPDX-License-Identifier: MIT
// Views: text.

public import CuriumText
package import CuriumTerminal
public import CuriumTokens

/// One or more lines of text, in the font, colour and alignment of the environment.
///
/// A literal is inline Markdown; values interpolated into it, and any `String`, are shown verbatim.
///
/// *Sizing:* hugs its lines. With less width it wraps at words; with too few rows, or beyond
/// `lineLimit`, it ends with an ellipsis.
/// *Keys:* Tab reaches each link, and Return and Space open it.
///
///     Text("Ready").bold().foregroundStyle(.success)
///     Text("3 of ") + Text("24").bold()
///     Text("**Done** in `\(2 + 3)` s, see [the log](https://example.com/log)")
public struct Text: LeafView, Equatable {
  nonisolated var string: String
  package nonisolated var style = TextStyle()
  /// The runs after `string`, each in its own style.
  package nonisolated var following: [TextRun] = []

  /// Creates a text view that shows `content` verbatim.
  public nonisolated init(_ content: some StringProtocol) { string = String(content) }
  /// Creates a text view that shows `content` verbatim, without Markdown.
  public nonisolated init(verbatim content: String) { string = content }

  /// Creates a text view that shows `content` verbatim, in the text style `font`.
  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol, _ font: Font) {
    string = String(content)
    style.font = font
  }

  /// Creates a copy of `content` in the text style `font`. Runs with their own style keep it.
  public nonisolated init(_ content: Text, _ font: Font) { self = content.font(font) }

  /// The place where text that doesn't fit is truncated.
  public typealias TruncationMode = TextTruncationMode
  /// The letter case of a shown text.
  public typealias Case = TextCase

  /// Joins two text views, each in its own style.
  public nonisolated static func + (left: Text, right: Text) -> Text {
    var text = left
    text.following.append(contentsOf: right.runs)
    return text
  }

  /// The text without its styles.
  public nonisolated var plain: String {
    following.isEmpty ? string : following.reduce(into: string) { $0 += $1.string }
  }

  /// All of the text in runs.
  package nonisolated var runs: [TextRun] {
    string.isEmpty && !following.isEmpty
      ? following : [TextRun(string: string, style: style)] + following
  }

  // The modifiers consume the text, so a chain of them changes one value instead of copying it.

  package nonisolated consuming func styled(_ change: (inout TextStyle) -> Void) -> Text {
    change(&style)
    for index in following.indices { change(&following[index].style) }
    return self
  }

  package nonisolated consuming func with(_ attribute: CellAttributes, _ isActive: Bool) -> Text {
    styled {
      if isActive { $0.attributes.insert(attribute) } else { $0.attributes.remove(attribute) }
    }
  }

  /// Draws the text in `color`.
  public nonisolated consuming func foregroundStyle(_ color: Color) -> Text {
    styled { $0.color = $0.color ?? color }
  }
  /// Draws the text in `color`; `nil` uses the environment's.
  public nonisolated consuming func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color }
  }
  /// Sets the text style to `font`; `nil` uses the environment's.
  public nonisolated consuming func font(_ font: Font?) -> Text {
    styled { $0.font = $0.font ?? font }
  }
  /// Sets the weight to `weight`; `nil` uses the environment's.
  public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// Makes the text bold if `isActive` is `true`, and regular otherwise.
  public nonisolated consuming func bold(_ isActive: Bool = true) -> Text {
    fontWeight(isActive ? .bold : .regular)
  }
  /// Makes the text italic if `isActive` is `true`.
  public nonisolated consuming func italic(_ isActive: Bool = true) -> Text {
    with(.italic, isActive)
  }
  /// Underlines the text if `isActive` is `true`.
  public nonisolated consuming func underline(_ isActive: Bool = true) -> Text {
    with(.underline, isActive)
  }
  /// Strikes the text through if `isActive` is `true`.
  public nonisolated consuming func strikethrough(_ isActive: Bool = true) -> Text {
    with(.strikethrough, isActive)
  }

  package func makeNode(_ context: borrowing _MountContext) -> TextNode { TextNode(self, context) }
  package func update(_ node: TextNode) { node.receive(self) }
}
