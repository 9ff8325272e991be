// SPDX-License-Identifier: MIT
// Tool: W2c, W4c and W5c: the workloads W2, W4 and W5 drawn with components of the kit.

import Curium
import CuriumTerminal

/// The colour of a status word, by its number.
private let statusColors: [Color] = [.success, .info, .warning, .error]

/// One of the 600 segments, 20 cells wide: a name, a figure, a badge.
struct ComponentSegment: View, Equatable {
  let row: Int
  let place: Int

  var body: some View {
    let digits = String((row * 10_007 + place * 7_919 + 4_242) % 1_000_000)
    HStack(spacing: 0) {
      ComponentName(row: row, place: place)
      BodyText(text: String(repeating: " ", count: 6 - digits.count) + digits)
      ComponentStatus(row: row, place: place)
    }
  }
}

struct ComponentName: View, Equatable {
  let row: Int
  let place: Int

  var body: some View {
    BodyText(text: "node-\(row / 10)\(row % 10)-\(place / 10)\(place % 10)")
  }
}

struct ComponentStatus: View, Equatable {
  let row: Int
  let place: Int

  var body: some View {
    let number = (row + place) & 3
    Badge(text: ["ok", "hi", "lo", "!!"][number], color: statusColors[number])
  }
}

/// The rows of the dashboard, made of components. Segment 5 of row 30 holds the counter.
struct ComponentDashboard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<60) { row in
        HStack(spacing: 0) {
          ForEach(0..<10) { place in
            if row == 30, place == 5 {
              ComponentCounter()
            } else {
              ComponentSegment(row: row, place: place)
            }
          }
        }
      }
    }
    .background(.background)
  }
}

/// A segment that owns the counter. A key changes its state, which only one text reads.
struct ComponentCounter: View {
  @State private var frame = 0

  var body: some View {
    HStack(spacing: 0) {
      ComponentName(row: 30, place: 5)
      ComponentFigure(frame: $frame)
      ComponentStatus(row: 30, place: 5)
    }
    .onKeyPress(.space) {
      frame += 1
      return .handled
    }
  }
}

struct ComponentFigure: View {
  @Binding var frame: Int

  var body: some View { BodyText(text: String(100_000 + (123_457 * frame) % 900_000)) }
}

extension ComponentDashboard: CounterScreen {
  static let workload = "W2c"
  static let baseline = "w2s"
  static func make() -> Self { Self() }
}

/// A label and a figure in one of the kit's cards, 8×6 cells.
struct ComponentCard: View {
  let number: Int
  let deck: CardDeck
  @State private var value: Int?

  var body: some View {
    Card(shadowRadius: .none) {
      CaptionText(text: cardLabel(number))
      ComponentCardFigure(number: number, deck: deck, value: $value)
    }
    .frame(width: 8, height: 6)
    .onAppear { deck.shown[number] = $value }
  }
}

/// The figure of a card. No other view reads its value.
struct ComponentCardFigure: View {
  let number: Int
  let deck: CardDeck
  @Binding var value: Int?

  var body: some View {
    BodyText(text: cardFigure(value ?? deck.values[number]))
  }
}

/// Ten rows of 25 cards.
struct ComponentDeck: View {
  let deck: CardDeck

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<10) { row in
        HStack(spacing: 0) {
          ForEach(0..<25) { column in ComponentCard(number: row * 25 + column, deck: deck) }
        }
      }
    }
    .token(ComponentTokens.Card.padding, .none)
    .background(.background)
  }
}

/// Changes one value per frame, five digits on the screen, like W5.
@MainActor struct ComponentCardUpdate: Workload {
  static let name = "W5c"
  static let floorName: String? = "w5"
  static let baselineName: String? = "w5"
  private let loop = BenchmarkLoop()
  private let deck = CardDeck(count: 250)
  private let runtime: AppRuntime

  init(device: CountingDevice) {
    runtime = AppRuntime(ComponentDeck(deck: deck), device: device, loop: loop)
    loop.run()
  }

  func frame(_ number: Int) {
    deck.advance(to: number)
    loop.run()
  }
}
