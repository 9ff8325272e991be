// SPDX-License-Identifier: MIT
// Views: the options of a prompt, which a search can filter.

import Curium

/// The rows of options, which scroll. If there are more than fit, a search field filters them.
struct OptionList<Rows: View>: View {
  private let labels: [String]
  private let rows: ([FuzzyMatch<Int>]) -> Rows
  @State private var query = ""

  /// The maximum number of visible rows.
  private static var height: Int { 8 }

  /// Creates the rows of the options with these labels. `rows` gets the indices of those found.
  init(_ labels: OptionLabels, @ViewBuilder rows: @escaping ([FuzzyMatch<Int>]) -> Rows) {
    self.labels = labels.texts
    self.rows = rows
  }

  var body: some View {
    let found = labels.indices.fuzzyMatches(for: query) { labels[$0] }
    let height = Length(min(labels.count, Self.height))
    let list = rows(found)
      .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
      // The prompt keeps its height while the search filters the rows.
      .frame(idealHeight: height, maxHeight: height, alignment: .top)
    if labels.count > Self.height {
      list.searchable(text: $query)
    } else {
      list
    }
  }
}
