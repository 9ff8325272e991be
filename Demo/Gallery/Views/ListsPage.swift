// SPDX-License-Identifier: MIT
// Page: a list of a million rows.

import Curium

/// A million orders in sections, with multiple selection. Rows are built when they become visible.
struct ListsPage: ShowcasePage {
  static let name = "Lists"
  static let summary = "A million orders; type a number to find one."

  @State private var chosen: Set<Int> = []

  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $chosen) {
          Section("Today") { ForEach(0..<10) { OrderRow(number: $0) } }
          Section {
            ForEach(10..<1_000_000) { OrderRow(number: $0) }
          } header: {
            Text("Earlier").padding(.top, 1)
          }
        }
        ListStatus(chosen: chosen) {
          chosen = [500_000]
          proxy.scrollTo(500_000, anchor: .center)
        }
        .padding(.trailing, DesignTokens.Spacing.lg)
      }
    }
  }
}

/// The number, the customer and the amount of an order.
private struct OrderRow: View {
  let number: Int

  private static let customers = [
    "Ada Okafor", "Jonas Weber", "Mina Sato", "Priya Nair", "Tom Becker",
  ]

  var body: some View {
    HStack(spacing: 2) {
      Text(String(number)).frame(width: 6, alignment: .trailing)
      Text(Self.customers[number % Self.customers.count])
        .frame(width: 12, alignment: .leading)
      Text("$\(19 + number * 37 % 480).00").foregroundStyle(.textSecondary)
    }
    .lineLimit(1)
  }
}

/// The selection, and a button that scrolls to the middle.
private struct ListStatus: View {
  let chosen: Set<Int>
  let goToMiddle: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 2) {
      SecondaryButton(title: "Jump to middle", action: goToMiddle)
      switch chosen.count {
      case 0: Text("Nothing selected")
      case 1: Text("Order \(chosen.first ?? 0) selected")
      default: Text("\(chosen.count) of 1,000,000 selected")
      }
    }
    .foregroundStyle(.textSecondary)
    .lineLimit(1)
  }
}
