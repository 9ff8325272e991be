// SPDX-License-Identifier: MIT
// Tool: W5, one value changing among 1,000, 10,000 and 100,000 nodes in bordered cards.

import Curium
import CuriumTerminal

/// The values of the cards, and the bindings that display them.
@MainActor final class CardDeck {
  private(set) var values: [Int]
  /// A binding per card; each card sets its own when it appears.
  var shown: [Binding<Int?>]

  init(count: Int) {
    values = (0..<count).map { (7_919 * $0) % 100_000 }
    shown = Array(repeating: .constant(nil), count: count)
  }

  /// Changes the value for frame `number`.
  func advance(to number: Int) {
    let card = (7 * number) % 250
    values[card] = (values[card] + 13 * number + 1) % 100_000
    shown[card].wrappedValue = values[card]
  }
}

/// The label of a card: its number in three digits.
func cardLabel(_ number: Int) -> String {
  let digits = String(number % 1_000)
  return "L" + String(repeating: "0", count: 3 - digits.count) + digits
}

/// A value right-aligned in five columns.
func cardFigure(_ value: Int) -> String {
  let digits = String(value)
  return String(repeating: " ", count: 5 - digits.count) + digits
}

/// A bordered card with a label and a figure, 8×6 cells.
struct DeckCard: View {
  let number: Int
  let deck: CardDeck
  @State private var value: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(cardLabel(number)).foregroundStyle(Color(palette(number)))
      DeckFigure(number: number, deck: deck, value: $value)
    }
    .frame(width: 6, height: 4, alignment: .topLeading)
    .border(cardLine)
    .onAppear { deck.shown[number] = $value }
  }
}

/// The figure of a card. No other view reads its value.
struct DeckFigure: View {
  let number: Int
  let deck: CardDeck
  @Binding var value: Int?

  var body: some View {
    Text(cardFigure(value ?? deck.values[number])).bold().foregroundStyle(
      Color(palette(3 * number + 1)))
  }
}

private let cardLine = Color(red: 90, green: 90, blue: 110)

/// Rows of 25 cards. Rows after the tenth are below the screen.
struct DeckRows: View {
  let deck: CardDeck

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<deck.values.count / 25) { row in
        HStack(spacing: 0) {
          ForEach(0..<25) { column in DeckCard(number: row * 25 + column, deck: deck) }
        }
      }
    }
    .frame(height: 60, alignment: .top)
    .background(Color(palette(0)))
  }
}

/// Changes one value per frame, five digits on the screen. `CardCount` sets the number of cards.
@MainActor final class CardUpdate<CardCount: Count>: Workload {
  static var name: String { CardCount.workload }
  static var floorName: String? { "w5" }
  static var baselineName: String? { "w5" }
  private let loop = BenchmarkLoop()
  private let deck: CardDeck
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    deck = CardDeck(count: CardCount.cards)
    runtime = AppRuntime(DeckRows(deck: deck), device: device, loop: loop)
    loop.run()
  }

  func frame(_ number: Int) {
    deck.advance(to: number)
    loop.run()
  }
}

/// A number of cards.
protocol Count {
  /// The name of the workload with this many cards.
  static var workload: String { get }
  /// The number of cards. Each has four nodes: a border, a column, two texts.
  static var cards: Int { get }
}

enum Thousand: Count {
  static let workload = "W5"
  static let cards = 250
}

enum TenThousand: Count {
  static let workload = "W5×10"
  static let cards = 2_500
}

enum HundredThousand: Count {
  static let workload = "W5×100"
  static let cards = 25_000
}
