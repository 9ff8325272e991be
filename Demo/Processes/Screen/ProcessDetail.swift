// SPDX-License-Identifier: MIT
// Page: the selected process in detail, and the button that ends it.

import Curium

/// The selected process: its name and state, its use of the machine, and the actions for it.
struct ProcessDetail: View {
  let focus: FocusState<ProcessScreen.Field?>.Binding
  /// `true` if the process has its own page, with a way back to the list.
  let hasBack: Bool
  /// Called to go back to the list.
  let onBack: @MainActor () -> Void
  @Environment(ProcessModel.self) private var model

  var body: some View {
    if hasBack {
      VStack(spacing: 0) {
        CustomNavigationBar(
          title: model.chosen.map { "Process \($0.id.pid)" } ?? "Process", leftAction: onBack)
        DetailPageTemplate(isLoading: model.chosen == nil) {
          if let entry = model.chosen { DetailHeader(entry: entry) }
        } content: {
          if let entry = model.chosen { DetailFacts(entry: entry) }
        } actions: {
          DetailActions(focus: focus, onBack: onBack)
        }
      }
    } else {
      VStack(alignment: .leading, spacing: 1) {
        ScrollView {
          if let entry = model.chosen {
            VStack(alignment: .leading, spacing: 1) {
              DetailHeader(entry: entry).bold()
              DetailFacts(entry: entry)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            // Between the values and the scrollbar.
            .padding(.trailing, 1)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        DetailActions(focus: focus, onBack: onBack)
      }
      .padding(.leading, 1)
    }
  }
}

/// The name of the process and its state.
private struct DetailHeader: View {
  let entry: ProcessEntry
  @Environment(ProcessModel.self) private var model

  var body: some View {
    HStack(spacing: 2) {
      Text(entry.reading.name)
      if model.chosenHasEnded {
        Badge(text: "ended", color: .warning)
      } else {
        Badge(text: entry.reading.state.rawValue, color: color)
      }
    }
    .lineLimit(1)
  }

  private var color: Color {
    switch entry.reading.state {
    case .running: .success
    case .zombie, .dead: .error
    case .stopped, .traced, .waiting: .warning
    default: .info
    }
  }
}

/// Facts about the process.
private struct DetailFacts: View {
  let entry: ProcessEntry
  @Environment(ProcessModel.self) private var model

  var body: some View {
    ViewThatFits(in: .horizontal) {
      VStack(alignment: .leading, spacing: 1) {
        load(rows: 5)
        HStack(alignment: .top, spacing: 3) {
          use.frame(maxWidth: .infinity)
          origin.frame(maxWidth: .infinity)
        }
      }
      .frame(minWidth: 58)
      VStack(alignment: .leading, spacing: 1) {
        load(rows: 2)
        VStack(alignment: .leading, spacing: 0) {
          use
          origin
        }
      }
    }
    VStack(alignment: .leading, spacing: 0) {
      Text("Command").foregroundStyle(ComponentTokens.InfoRow.labelColor)
      Text(command).font(.code)
    }
  }

  private var command: String {
    if entry.reading.isKernelThread { return "Kernel thread" }
    // A zombie has no command any more.
    return entry.reading.command.isEmpty ? "–" : entry.reading.command
  }

  private func load(rows: Length) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      InfoRow(label: "CPU", value: Figures.load(entry.load) + "%")
      if !model.history.isEmpty {
        Sparkline(
          values: model.history, in: 0...top, style: .area, color: .chart2,
          label: "CPU in the last \(Figures.count(model.history.count, "second"))"
        )
        .accessibilityValue(Figures.load(entry.load) + "%")
        .accessibilityAddTraits(.updatesFrequently)
        .frame(height: rows)
      }
    }
  }

  private var use: some View {
    VStack(alignment: .leading, spacing: 0) {
      InfoRow(label: "Memory", value: Figures.memory(entry.reading.memory))
      InfoRow(label: "Threads", value: "\(entry.reading.threads)")
      InfoRow(label: "Process", value: "\(entry.id.pid)")
      InfoRow(label: "User", value: entry.reading.user)
    }
  }

  private var origin: some View {
    VStack(alignment: .leading, spacing: 0) {
      InfoRow(label: "Parent", value: model.parent)
      InfoRow(label: "Started", value: Figures.age(entry.reading.age))
      InfoRow(label: "", value: ProcessFiles.calendarTime(model.startDate))
    }
  }
}

extension DetailFacts {
  /// The load at the top of the history: the smallest of a few values that isn't exceeded.
  private var top: Double {
    let highest = model.history.max() ?? 0
    return [5, 10, 25, 50, 100].first { $0 >= highest } ?? highest
  }
}

/// The actions for the process, the confirmation, or a message that the process has ended.
private struct DetailActions: View {
  let focus: FocusState<ProcessScreen.Field?>.Binding
  let onBack: @MainActor () -> Void
  @Environment(ProcessModel.self) private var model
  @Environment(\.terminal) private var terminal

  var body: some View {
    if let reading = model.chosen?.reading {
      if model.chosenHasEnded {
        Text("This process has ended.").foregroundStyle(.textSecondary)
      } else if model.isAsking {
        VStack(alignment: .leading, spacing: 0) {
          Text("End \(ProcessModel.title(reading))?").bold()
          HStack {
            DestructiveButton(title: "End") {
              onBack()
              Task { await model.end() }
            }
            SecondaryButton(title: "Cancel") { model.keep() }
              .focused(focus, equals: .detail)
              .defaultFocus()
          }
        }
      } else {
        HStack {
          SecondaryButton(title: "Copy command") {
            let command = reading.command.isEmpty ? reading.name : reading.command
            model.noteCopy(isSent: terminal.copy(command) != .no)
          }
          .focused(focus, equals: .detail)
          // The button of the confirmation has the colour of danger.
          SecondaryButton(title: "End process") { model.ask() }
            .focused(focus, equals: .end)
        }
      }
    }
  }
}
