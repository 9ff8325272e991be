// SPDX-License-Identifier: MIT
// Page: the use of the machine, now and in the last minutes.

import Curium

/// The load of the processors and the used memory: two panels, or one line in little room.
struct MachinePanels: View {
  let size: CellSize
  @Environment(ProcessModel.self) private var model

  var body: some View {
    let machine = model.machine
    if size.height >= 24, size.width >= 60 {
      // Beside the meters, a chart needs room for its axis.
      let meters = size.width >= 100 ? Length(min(30, size.width / 5)) : nil
      HStack(spacing: 1) {
        MachinePanel(
          title: "Processor", note: Figures.percent(machine.loads.last), detail: cores,
          values: machine.loads, gradient: .heat, metersWidth: meters
        ) { CoreMeters(loads: machine.coreLoads) }
        MachinePanel(
          title: "Memory", note: Figures.percent(machine.memory.last), detail: memory,
          values: machine.memory, gradient: memoryGradient, metersWidth: meters
        ) { MemoryMeters(memory: machine.last.memory) }
      }
      .frame(height: size.height >= 36 ? 9 : 7)
    } else if size.height >= 10 {
      HStack(spacing: 3) {
        MachineLine(title: "CPU", values: machine.loads, gradient: .heat)
        MachineLine(title: "Memory", values: machine.memory, gradient: memoryGradient)
      }
      .padding(.horizontal, 1)
      .background(DesignTokens.Colors.surface)
    }
  }

  private var memoryGradient: Gradient { Gradient(colors: [.chart1, .chart1]) }

  private var cores: String {
    let count = model.machine.last.cores.count
    return count == 1 ? "1 core" : "\(count) cores"
  }

  private var memory: String {
    let last = model.machine.last.memory
    return last.total == 0 ? "" : "\(Figures.memory(last.used)) of \(Figures.memory(last.total))"
  }
}

/// Meters, and one history as an area, with the current value in the frame.
private struct MachinePanel<Meters: View>: View {
  let title: String
  let note: String
  let detail: String
  let values: [Double]
  let gradient: Gradient
  /// The width of the meters; `nil` leaves them out.
  let metersWidth: Length?
  @ViewBuilder let meters: Meters

  var body: some View {
    Panel(title: title, note: note, footer: detail) {
      HStack(alignment: .top, spacing: 2) {
        if let metersWidth { meters.frame(width: metersWidth, alignment: .leading) }
        GeometryReader { geometry in
          // One value per column, beside the marks of the axis.
          let columns = geometry.size.width - 6
          Chart(
            [ChartSeries(title, MachineHistory.newest(columns, of: values))], style: .area,
            in: 0...100, gradient: gradient
          ) { "\(Int($0)) %" }
          .chartCursor(.hidden)
        }
      }
      .padding(.horizontal, metersWidth == nil ? 0 : 1)
    }
  }
}

/// The load of each core. If there are more cores than rows, the last row counts the others.
private struct CoreMeters: View {
  let loads: [Double]

  var body: some View {
    GeometryReader { geometry in
      let rows = geometry.size.height
      let shown = loads.count <= rows ? loads.count : max(0, rows - 1)
      VStack(alignment: .leading, spacing: 2 * loads.count <= rows + 1 ? 1 : 0) {
        ForEach(0..<shown, id: \.self) { core in
          Gauge("Core \(core + 1)".padded(to: "Core \(loads.count)"), value: loads[core] / 100)
            .meterFill(.gradient(.heat))
        }
        if shown < loads.count {
          Text("and \(loads.count - shown) more").foregroundStyle(.textSecondary)
        }
      }
    }
  }
}

/// The parts of the memory, and the swap space if there is any.
private struct MemoryMeters: View {
  let memory: MemoryUse

  var body: some View {
    GeometryReader { geometry in
      VStack(alignment: .leading, spacing: geometry.size.height >= 7 ? 1 : 0) {
        MemoryMeter(title: "Used", amount: memory.used, total: memory.total)
        MemoryMeter(title: "Cached", amount: memory.cached, total: memory.total)
        MemoryMeter(title: "Free", amount: memory.free, total: memory.total)
        if memory.swapTotal > 0 {
          MemoryMeter(title: "Swap", amount: memory.swapUsed, total: memory.swapTotal)
        }
      }
    }
  }
}

/// One part of the memory: its name, a bar and the amount.
private struct MemoryMeter: View {
  let title: String
  let amount: UInt64
  let total: UInt64

  var body: some View {
    HStack(spacing: 1) {
      Text(title).foregroundStyle(.textSecondary).frame(width: 6, alignment: .leading)
      ProgressView(value: total == 0 ? 0 : min(1, Double(amount) / Double(total)))
        .meterFill(.gradient(Gradient(colors: [.chart1, .chart1])))
        .accessibilityHidden()
      Text(Figures.memory(amount)).frame(width: 8, alignment: .trailing).layoutPriority(1)
    }
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(title)
    .accessibilityValue(Figures.memory(amount))
  }
}

extension String {
  /// The text, with spaces at its end up to the length of `widest`.
  fileprivate func padded(to widest: String) -> String {
    self + String(repeating: " ", count: max(0, widest.count - count))
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
    "\(totals.count) listed · \(totals.running) running · \(Figures.count(totals.threads, "thread"))"
  }

  /// The load as a share of the machine, and the memory.
  static func sums(of totals: ProcessTotal, on machine: MachineHistory) -> String {
    let load = Figures.load(totals.load / Double(max(1, machine.last.cores.count)))
    return "\(load) % CPU  \(Figures.memory(totals.memory))"
  }
}
