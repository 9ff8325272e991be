// SPDX-License-Identifier: MIT
// Page: previews of SearchBar.

import Curium
import CuriumPreviews

enum SearchBarPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Empty") {
      StatefulPreview("") {
        SearchBar(query: $0, placeholder: "Search packages…") {}.fieldLine()
      }
    }
    Preview("Filled") { StatefulPreview("swift-nio") { SearchBar(query: $0) {}.fieldLine() } }
    Preview("Disabled") {
      StatefulPreview("swift-nio") { SearchBar(text: $0).fieldLine() }.disabled(true)
    }
    Preview("Playground") { knobs in
      SearchBar(
        query: knobs.binding("query", ""),
        placeholder: knobs.text("placeholder", "Search packages…")
      ) {}
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
    }
  }
}
