// SPDX-License-Identifier: MIT
// Page: previews of suggestions below text fields.

import Curium
import CuriumPreviews

/// Suggestions below a text field, which narrow while the user types.
enum TextInputSuggestionsPreviews: PreviewProvider {
  static var level: Level { .organism }

  @MainActor private static let cities = [
    "Amsterdam", "Athens", "Berlin", "Bern", "Bremen", "Lisbon", "Oslo", "Vienna",
  ]

  @MainActor private static let keywords = [
    "select", "from", "where", "order by", "limit", "name", "country", "population", "cities",
  ]

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("") { city in
        StandardTextField(placeholder: "City", text: city)
          .textInputSuggestions(for: city, from: cities)
          .fieldLine()
      }
    }
    Preview("Last word") {
      StatefulPreview("") { query in
        StandardTextField(placeholder: "select name from cities", text: query)
          .textInputSuggestions(for: query, from: keywords, completing: .lastWord)
          .fieldLine()
      }
    }
    Preview("Later") {
      StatefulPreview("") { city in
        StandardTextField(placeholder: "City", text: city)
          .textInputSuggestions(for: city) { query in
            cities.filter { $0.lowercased().contains(query.lowercased()) }
          }
          .fieldLine()
      }
    }
    Preview("Playground") { knobs in
      let city = knobs.binding("city", "")
      StandardTextField(placeholder: knobs.text("placeholder", "City"), text: city)
        .textInputSuggestions(for: city, from: cities)
        .fieldLine()
        .disabled(knobs.flag("disabled", false))
    }
  }
}
