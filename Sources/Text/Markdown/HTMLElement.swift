// SPDX-License-Identifier: MIT
// Views: the elements of HTML in Markdown.

/// The elements of HTML, by their names in lower case.
package enum HTMLElement {
  /// The elements whose tags begin a block (CommonMark 0.31 §4.6).
  package static let blocks = names(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details \
    dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 \
    head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option \
    p param search section summary table tbody td tfoot th thead title tr track ul
    """)
  /// The elements whose content isn't HTML, or keeps its spaces.
  package static let verbatim = names("pre script style textarea")

  private static let others = names(
    """
    a abbr acronym area audio b bdi bdo big br button canvas cite code data datalist del dfn em \
    embed font i img input ins kbd label map mark math meter nobr noscript object output picture \
    progress q rp rt ruby s samp select slot small source span strike strong sub sup svg template \
    time tt u var video wbr
    """)

  private static func names(_ names: String) -> Set<String> {
    Set(names.split(separator: " ").map(String.init))
  }

  /// Returns whether HTML has an element with this name.
  package static func exists(_ name: String) -> Bool {
    others.contains(name) || blocks.contains(name) || verbatim.contains(name)
  }
}
