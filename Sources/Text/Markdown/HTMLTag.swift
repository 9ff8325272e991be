// SPDX-License-Identifier: MIT
// Views: an HTML tag in Markdown.

/// An HTML tag, or a comment or another part that browsers don't show.
package struct HTMLTag {
  package enum Kind: Sendable {
    case opening, closing
    /// A comment, an instruction, a declaration or CDATA.
    case hidden
  }

  package let kind: Kind
  /// The name of the element in lower case; empty if the tag is hidden.
  package let name: String
  /// The bytes between the name and the end of the tag.
  let attributes: Range<Int>
  /// The index after the tag.
  package let end: Int
}
