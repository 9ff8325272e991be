// SPDX-License-Identifier: MIT
// Page: a list of a million rows.

import Curium

/// A million rows in sections, with multiple selection. Rows are built when they become visible.
struct ListsPage: ShowcasePage {
  static let name = "Lists"
  static let summary = "A million rows; type a number to find it."

  @State private var chosen: Set<Int> = []

  var body: some View {
    ScrollViewReader { proxy in
      VStack(alignment: .leading, spacing: 0) {
        List(selection: $chosen) {
          Section("The first ten") { ForEach(0..<10) { NumberRow(number: $0) } }
          Section {
            ForEach(10..<1_000_000) { NumberRow(number: $0) }
          } header: {
            Text("All others").padding(.top, 1)
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

/// A number, in decimal and in another base.
private struct NumberRow: View {
  let number: Int

  var body: some View {
    HStack(spacing: 2) {
      Text(String(number)).frame(width: 6, alignment: .trailing)
      Text("0x" + String(number, radix: 16)).foregroundStyle(.textMuted)
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
      SecondaryButton(title: "Middle", action: goToMiddle)
      switch chosen.count {
      case 0: Text("Nothing is chosen.")
      case 1: Text("\(chosen.first ?? 0) is chosen.")
      default: Text("\(chosen.count) of 1000000 are chosen.")
      }
    }
    .foregroundStyle(.textSecondary)
    .lineLimit(1)
  }
}
