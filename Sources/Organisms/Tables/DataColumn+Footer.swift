// SPDX-License-Identifier: MIT
// Organism: the footers of the columns of a table.

import CuriumLists
import CuriumTokens
public import CuriumControls

extension DataColumn {
  /// Shows a view below the rows of the column, such as a total.
  ///
  /// The footers of all columns are in one row at the bottom of the table, which doesn't scroll
  /// with the rows. In terminals with 256 colours or more, a thin line separates it from the rows.
  /// If the rows have lines between them, it has one too. The row exists while a column with a
  /// footer is visible. A footer is aligned like the cells of its column, and a numeric column is
  /// wide enough for it. Text is bold; the table style sets its font and its colours.
  ///
  ///     struct Expense: Identifiable {
  ///       let id: Int
  ///       var name = ""
  ///       var amount = 0
  ///     }
  ///     let columns = [
  ///       DataColumn<Expense>("Name", value: \.name).footer { _ in Text("Total") },
  ///       DataColumn("Amount", value: \.amount).footer { expenses in
  ///         Text("\(expenses.reduce(0) { $0 + $1.amount })")
  ///       },
  ///     ]
  ///
  /// - Parameter content: Returns the footer for the elements of the table, in their original
  ///   order. If rows can be expanded, these are the elements at the top level. It is called when
  ///   the view that contains the table passes its elements or columns again, and not when the user
  ///   sorts, scrolls, selects or expands rows.
  public func footer<Footer: View>(
    @ViewBuilder _ content: @escaping @MainActor ([Element]) -> Footer
  ) -> DataColumn {
    edited(self) { $0.footerContent = { elements in AnyView(HStack { content(elements) }) } }
  }
}

/// The row of footers below the rows of a table. Screen readers read it as one element.
struct TableFooter<Elements: RandomAccessCollection>: View {
  let elements: Elements
  let columns: [DataColumn<Elements.Element>]
  /// The places of the visible columns.
  let shown: [ColumnPlace]
  let tracks: ColumnTracks
  let look: TableComposableStyle
  @Environment(\.tableLines) private var lines

  var body: some View {
    ColumnFooter(tracks, spacing: look.spacing) {
      ForEach(shown, id: \.self) { place in
        ColumnTotal(elements: elements, content: columns[place.index].footerContent)
      }
    }
    // Keeps its height while the columns with footers are scrolled out of view.
    .frame(minHeight: 1)
    .font(look.footerFont)
    .ink(look.footerColor)
    .background(look.footerBackground)
    .overlay(alignment: .top) {
      if !lines.contains(.rows) {
        // At the lower edge of the last row above.
        Color.clear.frame(height: 1).columnRule(look.headerRule).offset(y: -1)
          .allowsHitTesting(false)
      }
    }
    .accessibilityElement(children: .combine)
    // A name set for the table belongs to its rows.
    .accessibilityApart()
  }
}

/// The footer of one column; empty if it has none. A view of its own, because its body runs only if
/// the elements or the column differ from those before.
private struct ColumnTotal<Elements: RandomAccessCollection>: View {
  let elements: Elements
  let content: (@MainActor ([Elements.Element]) -> AnyView)?

  var body: some View {
    if let content { content(Array(elements)) } else { HStack { EmptyView() } }
  }
}
