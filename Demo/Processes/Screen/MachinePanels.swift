// SPDX-License-Identifier: MIT
// Page: the use of the machine, now and in the last minutes.

import Curium

/// The load of the processors and the used memory: two panels, or one line in little room.
struct MachinePanels: View {
  let size: CellSize
  @Environment(ProcessModel.self) private var model

  /// The rows of the panels on a screen of `size`.
  static func height(in size: CellSize) -> Int {
    switch size.height {
    case 40...: 12
    case 30...: 10
    default: 8
    }
  }

  /// Returns whether a screen of `size` has room for panels.
  static func hasFrames(in size: CellSize) -> Bool { size.height >= 24 && size.width >= 60 }

  /// Returns the number of rows of the plots in panels with `height` rows of content. Both plots
  /// have the same height. Below them are `meters` rows, or an empty row and a legend. An even
  /// number of rows leaves an empty one above 100%.
  static func plot(in height: Int, meters: Int) -> Int { max(2, (height - max(2, meters)) / 2 * 2) }

  /// The room in each of the two panels.
  private var contents: CellSize {
    let (frame, padding) = (2, 2)
    return CellSize(
      width: (size.width - 1) / 2 - frame - padding, height: Self.height(in: size) - frame)
  }

  var body: some View {
    let machine = model.machine
    if Self.hasFrames(in: size) {
      let grid = CoreGrid(cores: machine.coreLoads.count, size: contents)
      let plot = Self.plot(in: contents.height, meters: grid.rows)
      HStack(spacing: 1) {
        ProcessorPanel(machine: machine, grid: grid, plot: plot)
        MemoryPanel(machine: machine, plot: plot)
      }
      .frame(height: Length(Self.height(in: size)))
    } else if size.height >= 10 {
      HStack(spacing: 3) {
        MachineLine(title: "CPU", values: machine.loads, gradient: .heat)
        MachineLine(
          title: "Memory", values: machine.memory,
          gradient: Gradient(colors: [.chart1, .chart1]))
      }
      .padding(.horizontal, 1)
      .background(DesignTokens.Colors.surface)
    }
  }
}

/// The load of all processors as an area, above that of each core.
private struct ProcessorPanel: View {
  let machine: MachineHistory
  let grid: CoreGrid
  /// The rows of the plot.
  let plot: Int
  @Environment(\.appTheme) private var theme
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let gradient = Gradient.heatOfArea(in: theme, colorDepth)
    Panel(title: "Processor", note: Figures.percent(machine.loads.last), footer: cores) {
      GeometryReader { geometry in
        VStack(spacing: 0) {
          PercentChart(
            series: [ChartSeries("Processor", machine.loads)], style: .area, gradient: gradient,
            width: geometry.size.width
          )
          .frame(height: Length(plot))
          Spacer(minLength: 0)
          CoreMeters(loads: machine.coreLoads, grid: grid)
        }
      }
    }
  }

  private var cores: String { Figures.count(machine.last.cores.count, "core") }
}

extension Gradient {
  /// Returns the heat gradient for a large area. On a light page, its middle would be too dark, so
  /// it is translucent.
  static func heatOfArea(in theme: AppTheme, _ depth: ColorDepth) -> Gradient {
    guard theme.colorScheme == .light, depth == .trueColor else { return .heat }
    return Gradient(
      stops: Gradient.heat.stops(in: theme).map {
        Stop(color: $0.color.opacity(.muted), location: $0.location)
      })
  }
}

/// The parts of the memory as areas on top of each other. The legend has the amounts.
private struct MemoryPanel: View {
  let machine: MachineHistory
  /// The rows of the plot.
  let plot: Int

  var body: some View {
    let memory = machine.last.memory
    Panel(title: "Memory", note: Figures.percent(machine.memory.last), footer: total) {
      GeometryReader { geometry in
        let hasAmounts = geometry.size.width >= 50
        VStack(spacing: 0) {
          PercentChart(
            series: [
              part("Used", memory.used, hasAmounts, machine.memory, .chart1),
              part("Cached", memory.cached, hasAmounts, machine.cached, .chart2),
            ], style: .stackedArea, gradient: nil, width: geometry.size.width
          )
          // Charts of 10 rows have an empty one above their legend.
          .frame(height: Length(plot + (plot < 8 ? 1 : 2)))
          Spacer(minLength: 0)
          // The rows beside the meters of many cores.
          if geometry.size.height - plot >= 4 {
            ShareMeter(title: "Used", label: "Used memory", share: machine.memory.last ?? 0)
            if memory.swapTotal > 0 {
              ShareMeter(
                title: "Swap", label: "Used swap",
                share: Double(memory.swapUsed) / Double(memory.swapTotal) * 100)
            }
          }
        }
      }
    }
    .caption(
      memory.swapTotal == 0 ? "" : "Swap \(Figures.memory(memory.swapUsed))", at: .bottomTrailing)
  }

  private func part(
    _ name: String, _ amount: UInt64, _ hasAmount: Bool, _ values: [Double], _ color: Color
  ) -> ChartSeries {
    ChartSeries(hasAmount ? "\(name) \(Figures.memory(amount))" : name, values, color: color)
  }

  private var total: String {
    let last = machine.last.memory
    return last.total == 0 ? "" : "\(Figures.memory(last.used)) of \(Figures.memory(last.total))"
  }
}

/// The bytes that pass the network or the disks: one direction above a line, the other below it, or
/// one on top of the other with 16 or no colours.
struct TrafficPanel: View {
  let title: String
  /// The names of the directions.
  let names: (String, String)
  let colors: (Color, Color)
  let paths: (KeyPath<TrafficRate, Double>, KeyPath<TrafficRate, Double>)
  /// The end of the axis while there is less traffic, in bytes per second.
  private static let quiet = 10_000.0
  @Environment(ProcessModel.self) private var model
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    let rates = model.machine.rates
    // With 16 or no colours, areas below a line aren't clean, so both directions are stacked.
    let isMirrored = colorDepth >= .ansi256
    Panel(title: title, note: Figures.rate(total)) {
      GeometryReader { geometry in
        // At most one value per column, beside the values of the axis.
        let columns = geometry.size.width - 10
        let first = MachineHistory.newest(columns, of: rates.map { $0[keyPath: paths.0] })
        let second = MachineHistory.newest(columns, of: rates.map { $0[keyPath: paths.1] })
        let isQuiet = (first.max() ?? 0) + (second.max() ?? 0) < Self.quiet
        Chart(
          [
            ChartSeries(
              name(names.0, rates.last?[keyPath: paths.0]), first, color: colors.0),
            ChartSeries(
              name(names.1, rates.last?[keyPath: paths.1]),
              isMirrored ? second.map { -$0 } : second, color: colors.1),
          ], style: isMirrored ? .area : .stackedArea,
          in: isQuiet ? (isMirrored ? -Self.quiet : 0)...Self.quiet : nil
        ) { Figures.rate(abs($0)) }
        .chartCursor(.hidden)
        .accessibilityAddTraits(.updatesFrequently)
      }
    }
  }

  private var total: Double {
    model.machine.rates.last.map { $0[keyPath: paths.0] + $0[keyPath: paths.1] } ?? 0
  }

  private func name(_ name: String, _ rate: Double?) -> String {
    rate.map { "\(name) \(Figures.rate($0))" } ?? name
  }
}

/// A chart of percentages with at most one value per column, the newest on the right.
private struct PercentChart: View {
  let series: [ChartSeries]
  let style: ChartStyle
  let gradient: Gradient?
  let width: Int

  var body: some View {
    // The rest is for the values of the axis.
    let columns = width - 6
    Chart(
      series.map {
        ChartSeries($0.name, MachineHistory.newest(columns, of: $0.values), color: $0.color)
      }, style: style, in: 0...100, gradient: gradient
    ) { "\(Int($0))%" }
    .chartCursor(.hidden)
    .accessibilityAddTraits(.updatesFrequently)
  }
}

/// One history in a line.
private struct MachineLine: View {
  let title: String
  let values: [Double]
  let gradient: Gradient

  var body: some View {
    HStack(spacing: 1) {
      Text(title).foregroundStyle(.textSecondary).layoutPriority(1)
      Sparkline(values: values, in: 0...100, style: .area, gradient: gradient, label: title)
        .frame(height: 1)
      Text(Figures.percent(values.last)).frame(width: 5, alignment: .trailing).layoutPriority(1)
    }
    .lineLimit(1)
  }
}

/// The total use of all listed processes.
struct ProcessTotals: View {
  @Environment(ProcessModel.self) private var model

  var body: some View {
    let totals = model.totals
    ViewThatFits(in: .horizontal) {
      line(totals, isShort: false)
      line(totals, isShort: true)
    }
    .lineLimit(1)
    .foregroundStyle(.textSecondary)
    .padding(.horizontal, 1)
    .background(DesignTokens.Colors.surface)
  }

  private func line(_ totals: ProcessTotal, isShort: Bool) -> some View {
    HStack(spacing: 2) {
      Text("\(totals.count) listed")
      if !isShort {
        Text("\(totals.running) running")
          .foregroundStyle(totals.running > 0 ? .success : .textMuted)
        Text(Figures.count(totals.threads, "thread"))
      }
      Spacer()
      if !isShort { Text("Total") }
      Text(Self.sums(of: totals, on: model.machine))
    }
  }

  /// The number of processes and threads in words.
  static func states(of totals: ProcessTotal) -> String {
    let threads = Figures.count(totals.threads, "thread")
    return "\(totals.count) listed · \(totals.running) running · \(threads)"
  }

  /// The load as a share of the machine, and the memory.
  static func sums(of totals: ProcessTotal, on machine: MachineHistory) -> String {
    let load = Figures.load(totals.load / Double(max(1, machine.last.cores.count)))
    return "\(load)% CPU  \(Figures.memory(totals.memory))"
  }
}
