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
      HStack(spacing: 0) {
        MachinePanel(
          title: "Processor", note: Figures.percent(machine.loads.last),
          detail: "\(machine.last.processors) cores", values: machine.loads, gradient: .heat)
        MachinePanel(
          title: "Memory", note: Figures.percent(machine.memory.last), detail: memory,
          values: machine.memory, gradient: memoryGradient)
      }
      .frame(height: size.height >= 36 ? 11 : 7)
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

  private var memory: String {
    let last = model.machine.last
    return last.memoryTotal == 0
      ? "" : "\(Figures.memory(last.memory)) of \(Figures.memory(last.memoryTotal))"
  }
}

/// One history as an area, with the current value in its frame.
private struct MachinePanel: View {
  let title: String
  let note: String
  let detail: String
  let values: [Double]
  let gradient: Gradient

  var body: some View {
    Panel(title: title, note: note, footer: detail) {
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
        Text("\(totals.threads) threads")
      }
      Spacer()
      Text("\(Figures.load(totals.load)) % CPU")
      Text(Figures.memory(totals.memory))
    }
  }
}
