// SPDX-License-Identifier: MIT
// Page: a table whose columns adapt to its width.

import Curium

/// A table beside the details of its selected row. The user drags the line between them or moves it
/// with keys, and the columns share the width of the table. The user can drag the titles to change
/// the order of the columns.
struct ResizableTable: App {
  struct Customer: Identifiable, Hashable {
    let name: String
    let plan: String
    let revenue: Int
    let seats: Int
    var id: String { name }

    /// The revenue, with a comma before the last three digits.
    var amount: String {
      let rest = "\(1_000 + revenue % 1_000)".dropFirst()
      return revenue < 1_000 ? "$\(revenue)" : "$\(revenue / 1_000),\(rest)"
    }
  }

  static let customers = [
    Customer(name: "Northwind", plan: "Enterprise", revenue: 48_210, seats: 640),
    Customer(name: "Lumen Health", plan: "Enterprise", revenue: 36_900, seats: 512),
    Customer(name: "Brightside", plan: "Business", revenue: 18_450, seats: 240),
    Customer(name: "Acme", plan: "Business", revenue: 12_800, seats: 160),
    Customer(name: "Globex", plan: "Business", revenue: 9_600, seats: 120),
    Customer(name: "Papertrail", plan: "Team", revenue: 4_320, seats: 54),
    Customer(name: "Umbra Labs", plan: "Team", revenue: 2_400, seats: 30),
    Customer(name: "Kestrel", plan: "Team", revenue: 1_760, seats: 22),
    Customer(name: "Okafor & Co.", plan: "Team", revenue: 640, seats: 8),
  ]

  @State private var selection: Customer.ID? = "Northwind"
  @State private var order: DataSortOrder? = .descending("Revenue")
  @State private var columns = TableColumnCustomization()
  @State private var hidesDetails = false
  @FocusState private var isTableFocused: Bool
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { geometry in
        // In a narrow window, the text needs the columns of the frames.
        let isFramed = geometry.size.width > 56
        SplitView(.horizontal, spacing: isFramed ? -1 : 1) {
          Panel(title: "Customers") { table }.framed(isFramed)
            // No amount is truncated.
            .paneSize(min: 36, ideal: .share(2))
            .layoutPriority(1)
          Panel(title: "Details") { details }.framed(isFramed)
            .paneSize(min: 20).paneCollapsed($hidesDetails)
        }
        .joinsBorders()
      }
      KeyHints()
    }
    .defaultFocus($isTableFocused, true)
    .keyBinding("details", "d") { hidesDetails.toggle() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
  }

  private var table: some View {
    DataTable(
      Self.customers,
      columns: [
        DataColumn("Customer", value: \.name).width(.flexible(min: 8, max: 32)),
        DataColumn("Plan", value: \.plan).width(.flexible(min: 6, max: 16)),
        DataColumn("Revenue", value: \.revenue, alignment: .trailing) { Text($0.amount) }
          .width(.fitted()),
      ], selection: $selection, sortOrder: $order, columnCustomization: $columns
    )
    .focused($isTableFocused)
  }

  @ViewBuilder private var details: some View {
    if let customer = Self.customers.first(where: { $0.id == selection }) {
      VStack(alignment: .leading, spacing: 0) {
        Text(customer.name).font(.headline)
        InfoRow(label: "Plan", value: customer.plan)
        InfoRow(label: "Revenue", value: customer.amount)
        InfoRow(label: "Seats", value: "\(customer.seats)")
      }
      .frame(maxWidth: 32, alignment: .leading)
    } else {
      ContentUnavailableView("No customer selected", systemImage: "magnifyingglass")
    }
  }
}
