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
        services(matching: query.wrappedValue)
          .searchable(text: query, prompt: "Search services")
          .frame(height: 7)
      }
    }
    Preview("Filtered") {
      StatefulPreview("ch") { query in
        services(matching: query.wrappedValue)
          .searchable(text: query)
          .frame(height: 7)
      }
    }
    Preview("Nothing found") {
      StatefulPreview("chekout") { query in
        services(matching: query.wrappedValue)
          .searchable(text: query)
          .frame(height: 7)
      }
    }
    Preview("Playground") { knobs in
      let query = knobs.binding("query", "")
      services(matching: query.wrappedValue)
        .searchable(text: query, prompt: knobs.text("prompt", "Search services"))
        .frame(height: 7)
        .disabled(knobs.flag("disabled", false))
    }
  }

  @MainActor private static func services(matching query: String) -> some View {
    let found = PreviewService.all.filter { $0.name.contains(query) }
    return Group {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      } else {
        ItemList(items: found) { Text($0.name) }
      }
    }
  }
}
