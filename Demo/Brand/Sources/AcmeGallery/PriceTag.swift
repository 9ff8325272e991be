// SPDX-License-Identifier: MIT
// Page: a price, and an order with a price.

import Curium
import CuriumPreviews

/// A price in dollars.
struct PriceTag: View {
  let amount: String
  var isReduced = false

  var body: some View {
    Text("$\(amount)").bold().foregroundStyle(isReduced ? .success : .textPrimary)
  }
}

/// The title of an order and its price.
struct OrderRow: View {
  let title: String
  let amount: String

  var body: some View { LabeledContent(title) { PriceTag(amount: amount) } }
}

enum PriceTagPreviews: PreviewProvider {
  static var level: Level { .atom }
  static var previews: [Preview] {
    Preview("Default") { PriceTag(amount: "12.00") }
    Preview("Reduced") { PriceTag(amount: "8.50", isReduced: true) }
    Preview("Playground") { knobs in PriceTag(amount: knobs.text("amount", "12.00")) }
  }
}

enum OrderRowPreviews: PreviewProvider {
  static var level: Level { .molecule }
  static var previews: [Preview] {
    Preview("Default") { OrderRow(title: "Notebook", amount: "12.00") }
  }
}
