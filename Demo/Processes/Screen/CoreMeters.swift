// SPDX-License-Identifier: MIT
// Page: the load of each core.

import Curium

/// The rows and columns of the meters of all cores.
struct CoreGrid: Equatable {
  /// The number of meters side by side; 0 for a single row of bars, one for each core.
  let columns: Int
  let rows: Int
  /// `true` if the meters have the word "Core".
  let hasWords: Bool

  /// Chooses the widest meters that take less than half of the rows.
  init(cores: Int, size: CellSize) {
    let limit = size.height / 2 - 1
    for (width, hasWords) in [(17, true), (11, false)] {
      let most = max(1, (size.width + 2) / (width + 2))
      let rows = (cores + most - 1) / most
      if cores > 0, rows <= limit {
        columns = (cores + rows - 1) / rows
        self.rows = rows
        self.hasWords = hasWords
        return
      }
    }
    columns = 0
    rows = cores > 0 && limit > 0 ? 1 : 0
    hasWords = false
  }
}

/// The load of each core: meters in columns, or bars if there are too many.
struct CoreMeters: View {
  let loads: [Double]
  let grid: CoreGrid

  var body: some View {
    if grid.columns > 0 {
      HStack(alignment: .top, spacing: 2) {
        ForEach(0..<grid.columns, id: \.self) { column in
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<grid.rows, id: \.self) { row in
              meter(column * grid.rows + row)
            }
          }
        }
      }
      .frame(height: Length(grid.rows))
    } else if grid.rows > 0 {
      GeometryReader { geometry in
        HStack(spacing: 1) {
          Text("Cores").foregroundStyle(.textSecondary).layoutPriority(1)
          Sparkline(
            values: highest(in: geometry.size.width - 6), in: 0...100, color: .chart3,
            label: "Cores")
          Spacer()
        }
        .lineLimit(1)
      }
      .frame(height: 1)
    }
  }

  @ViewBuilder private func meter(_ core: Int) -> some View {
    if core < loads.count {
      ShareMeter(title: title(core), label: "Core \(core + 1)", share: loads[core])
    } else {
      Text(" ").frame(maxWidth: .infinity)
    }
  }

  private func title(_ core: Int) -> String {
    let number = "\(core + 1)"
    let spaces = String(repeating: " ", count: max(0, "\(loads.count)".count - number.count))
    return (grid.hasWords ? "Core " : "") + spaces + number
  }

  /// The loads, or the highest ones of neighbours if there are more than columns.
  private func highest(in columns: Int) -> [Double] {
    let step = max(1, (loads.count + max(1, columns) - 1) / max(1, columns))
    return stride(from: 0, to: loads.count, by: step).map {
      loads[$0..<min(loads.count, $0 + step)].max() ?? 0
    }
  }
}

/// A title, and a percentage as a bar in the colours of `gradient.heat`.
struct ShareMeter: View {
  let title: String
  /// The title for screen readers.
  let label: String
  let share: Double

  var body: some View {
    HStack(spacing: 1) {
      Text(title).foregroundStyle(.textSecondary).layoutPriority(1)
      ProgressView(value: share / 100).meterFill(.gradient(.heat)).accessibilityHidden()
      Text(Figures.percent(share)).frame(width: 5, alignment: .trailing).layoutPriority(1)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label)
    .accessibilityValue(Figures.percent(share))
  }
}
