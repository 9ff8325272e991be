// SPDX-License-Identifier: MIT
// Page: previews of CardList.

import Curium
import CuriumPreviews

enum CardListPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      CardList(items: PreviewItem.packages) { item in
        Text(item.name).font(ComponentTokens.Card.titleFont)
        Text(item.version)
      }
      .frame(height: 12)
    }
    Preview("Playground") { knobs in
      CardList(items: PreviewItem.packages.prefix(knobs.number("count", 2, in: 0...5))) { item in
        Text(item.name).font(ComponentTokens.Card.titleFont)
        Text(item.version)
      }
      .frame(height: knobs.length("height", 12, in: 0...24))
    }
  }
}
