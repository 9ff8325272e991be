// SPDX-License-Identifier: MIT
// Page: previews of Pagination.

import Curium
import CuriumPreviews

enum PaginationPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("First of many") { StatefulPreview(1) { Pagination(page: $0, count: 20) } }
    Preview("In the middle") { StatefulPreview(7) { Pagination(page: $0, count: 20) } }
    Preview("Few") { StatefulPreview(2) { Pagination(page: $0, count: 3) } }
    Preview("Disabled") { StatefulPreview(2) { Pagination(page: $0, count: 3) }.disabled(true) }
    Preview("Playground") { knobs in
      Pagination(
        page: knobs.binding("page", 7, in: 1...40), count: knobs.number("count", 20, in: 0...40)
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
