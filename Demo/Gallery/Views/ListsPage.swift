// SPDX-License-Identifier: MIT
// Page: a list of a million rows.

import Curium
import CuriumControls

/// A million orders in sections, with multiple selection. Rows are built when they become visible.
/// The selected order is next to the list.
struct ListsPage: ShowcasePage {
  static let name = "Lists"
  static let summary = "A million orders; only the visible rows exist."

  @State private var chosen: Set<Int> = [1]

  var body: some View {
    GeometryReader { geometry in
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          ListAndDetails {
            OrderList(chosen: $chosen)
          } details: {
            OrderDetails(chosen: chosen)
          }
          ListStatus(chosen: chosen, margin: geometry.size.height < 20 ? 0 : 1) {
            chosen = [500_000]
            proxy.scrollTo(500_000, anchor: .center)
          }
        }
        .padding(.trailing, DesignTokens.Spacing.lg)
      }
    }
  }
}

/// An order of a customer.
private struct Order {
  let number: Int

  private static let products = ["Team plan", "Storage, 1 TB", "Support, 1 month", "Audit log"]

  /// A number from 0 to 478 that looks random.
  private var seed: Int { (number * number * 37 + number * 11) % 479 }

  var customer: String { PreviewTeam.names[seed / 5 % PreviewTeam.names.count] }
  var amount: Int { 19 + seed }
  var state: (name: String, color: Color) {
    switch number % 7 {
    case 0: ("New", .info)
    case 3: ("Refunded", .warning)
    default: ("Paid", .success)
    }
  }

  /// The products of the order. Their prices add up to the amount.
  var items: [(name: String, amount: Int)] {
    let first = Self.products[number % 4]
    guard amount > 60 else { return [(first, amount)] }
    let part = amount / 3
    return [(first, amount - part - 9), (Self.products[(number + 1) % 4], part), ("Tax", 9)]
  }

  /// The steps of the delivery, with their times on one day.
  var steps: [(name: String, time: String)] {
    let start = 480 + seed % 150
    let minutes: [(name: String, minute: Int)] = [
      ("Ordered", start), ("Paid", start + 2 + seed % 3), ("Invoice sent", start + 6 + seed % 11),
      ("Delivered", start + 95 + seed % 230),
    ]
    return minutes.map { step in
      let minute = step.minute % 60
      return (step.name, "\(step.minute / 60):\(minute < 10 ? "0" : "")\(minute)")
    }
  }
}

/// The orders of today above all others.
private struct OrderList: View {
  @Binding var chosen: Set<Int>

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width >= 54
      List(selection: $chosen) {
        Section("Today") {
          ForEach(1..<11) { OrderRow(order: Order(number: $0), isWide: isWide) }
        }
        Section {
          ForEach(11..<1_000_001) { OrderRow(order: Order(number: $0), isWide: isWide) }
        } header: {
          Text("Earlier").padding(.top, 1)
        }
      }
    }
  }
}

/// The number, the customer, the state and the amount of an order.
private struct OrderRow: View {
  let order: Order
  let isWide: Bool

  var body: some View {
    HStack(spacing: isWide ? 2 : 1) {
      Text(String(order.number)).foregroundStyle(.textMuted).frame(width: 7, alignment: .trailing)
      HStack(spacing: 1) {
        if isWide { Initials(name: order.customer) }
        Text(order.customer)
      }
      Spacer(minLength: 0)
      if isWide {
        HStack(spacing: 1) {
          StatusDot(color: order.state.color, label: order.state.name).accessibilityHidden()
          Text(order.state.name).foregroundStyle(.textSecondary)
        }
        .frame(width: 10, alignment: .leading)
      }
      Text("\(order.amount.dollars).00").frame(width: 8, alignment: .trailing)
    }
    // In a wide list, the columns stay close to each other.
    .frame(maxWidth: 76)
    .lineLimit(1)
  }
}

/// The selected order, or the number and the total of several.
private struct OrderDetails: View {
  let chosen: Set<Int>

  /// The most orders to add up.
  private static let most = 10_000

  var body: some View {
    if chosen.count == 1, let number = chosen.first {
      let order = Order(number: number)
      FramedPart("Order \(number)") {
        HStack(spacing: 2) {
          Avatar(name: order.customer, color: PreviewTeam.color(of: order.customer), size: 3)
            .accessibilityHidden()
          VStack(alignment: .leading, spacing: 0) {
            Text(order.customer).bold()
            Text("Since 2024").foregroundStyle(.textSecondary)
            Badge(text: order.state.name, color: order.state.color)
          }
          .lineLimit(1)
        }
        .padding(.bottom, 1)
        Amounts(order.items)
      }
      FramedPart("Delivery") {
        ForEach(order.steps, id: \.name) { InfoRow(label: $0.name, value: $0.time) }
      }
      FramedPart("Spent by month") {
        Chart(
          [ChartSeries("Spent", (1...12).map { Double((number + $0 * 7) % 11 + 4) })],
          style: .area, labels: ["Jan", "Jun", "Dec"], in: 0...15
        ) { $0 == 0 ? "0" : "$\(Int($0))k" }
        .frame(height: 7)
      }
    } else if !chosen.isEmpty {
      FramedPart("Selection") {
        InfoRow(label: "Orders", value: chosen.count.grouped)
        InfoRow(
          label: "Total",
          value: chosen.count > Self.most
            ? "–" : chosen.reduce(0) { $0 + Order(number: $1).amount }.dollars)
      }
    }
  }
}

/// The selection, and a button that scrolls to the middle.
private struct ListStatus: View {
  let chosen: Set<Int>
  let margin: Length
  let goToMiddle: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 2) {
      SecondaryButton(title: "Jump to middle", action: goToMiddle)
      switch chosen.count {
      case 0: Text("Nothing selected")
      case 1: Text("Order \(chosen.first ?? 1) selected")
      default: Text("\(chosen.count.grouped) of 1,000,000 selected")
      }
    }
    .foregroundStyle(.textSecondary)
    .lineLimit(1)
    .padding(.vertical, margin)
  }
}
