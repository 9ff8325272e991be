// SPDX-License-Identifier: MIT
// Page: previews of search fields above lists.

import Curium
import CuriumPreviews

/// A search field above a list; a slash moves the focus to it.
enum SearchablePreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("") { query in
        ItemList(items: PreviewService.all.filter { $0.name.contains(query.wrappedValue) }) {
          Text($0.name)
        }
        .searchable(text: query, prompt: "Search services")
        .frame(height: 6)
      }
    }
    Preview("Filtered") {
      StatefulPreview("ch") { query in
        ItemList(items: PreviewService.all.filter { $0.name.contains(query.wrappedValue) }) {
          Text($0.name)
        }
        .searchable(text: query)
        .frame(height: 6)
      }
    }
    Preview("Nothing found") {
      StatefulPreview("chekout") { query in
        let found = PreviewService.all.filter { $0.name.contains(query.wrappedValue) }
        Group {
          if found.isEmpty {
            ContentUnavailableView.search(text: query.wrappedValue)
          } else {
            ItemList(items: found) { Text($0.name) }
          }
        }
        .searchable(text: query)
        .frame(height: 6)
      }
    }
    Preview("Playground") { knobs in
      let query = knobs.binding("query", "")
      ItemList(items: PreviewService.all.filter { $0.name.contains(query.wrappedValue) }) {
        Text($0.name)
      }
      .searchable(text: query, prompt: knobs.text("prompt", "Search services"))
      .frame(height: 6)
      .disabled(knobs.flag("disabled", false))
    }
  }
}
