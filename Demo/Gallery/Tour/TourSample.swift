// SPDX-License-Identifier: MIT
// Page: the live sample of each step of the tour.

import Curium
import CuriumGallery
import CuriumPreviews
import CuriumControls
import CuriumThemeFiles

/// The live sample of a step.
struct TourSample: View {
  let step: TourStep
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  /// `true` if there is room for more than the sample itself.
  let isTall: Bool

  var body: some View {
    switch step {
    case .welcome: TourWelcome(isTall: isTall)
    case .themes: TourThemes(studio: studio, isTall: isTall)
    case .palette: TourPalette(navigator: navigator, studio: studio, isTall: isTall)
    case .dialog: TourDialog(isTall: isTall)
    case .chart: TourChart(isTall: isTall)
    case .table: TourTable(isTall: isTall)
    case .form: TourForm(isTall: isTall)
    case .inspector: TourInspector(isTall: isTall)
    case .processes: TourProcesses(isTall: isTall)
    case .end: TourEnd(navigator: navigator, isTall: isTall)
    }
  }
}

/// The wordmark above the requests of a service, which are live.
private struct TourWelcome: View {
  let isTall: Bool
  @State private var service = ServiceFigures()

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HomeName(font: isTall ? .displayLarge : .displayMedium)
      HomeRequests(service: service).frame(maxHeight: isTall ? 14 : 10)
      if isTall { HomeStats(isTall: false) }
    }
  }
}

/// Some themes. Pressing one applies it.
private struct TourThemes: View {
  let studio: ThemeStudio
  let isTall: Bool

  private static let names = [
    "dark", "catppuccin-mocha", "nord", "gruvbox-dark", "dracula", "tokyo-night", "light",
    "catppuccin-latte",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(studio.library.entries.filter { Self.names.contains($0.id) }) { entry in
          if let theme = entry.theme {
            TourTheme(name: entry.displayName, theme: theme) {
              studio.look(at: entry.id)
              studio.keep()
            }
          }
        }
      }
      .focusSection()
      if isTall { HomeServices() }
    }
  }
}

/// A theme in a row, with its colours.
private struct TourTheme: View {
  let name: String
  let theme: AppTheme
  let action: @MainActor () -> Void

  var body: some View {
    Interactive(action: action) { state in
      HStack(spacing: 0) {
        Image(systemName: "curium.row.marker")
          .foregroundStyle(ComponentTokens.Sidebar.markerColor)
          .hidden(!state.isFocused)
        Text(name).lineLimit(1)
          .fontWeight(state.isFocused ? .bold : .regular)
          .foregroundStyle(state.isFocused || state.isHovered ? .textPrimary : .textSecondary)
          .frame(width: 22, alignment: .leading)
          .padding(.leading, 1)
        ThemeStrip(theme: theme, extent: .narrow)
      }
      .background(
        state.isFocused
          ? SemanticTokens.Colors.selectionBackground
          : state.isHovered ? SemanticTokens.Colors.selectionHover : .clear)
    }
    .accessibilityLabel(name)
  }
}

/// A palette with a few commands of the gallery.
private struct TourPalette: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let isTall: Bool
  @Environment(\.appTheme) private var theme
  @Environment(\.toast) private var toast

  private static let commands = [
    .nextTheme, .switchAppearance, .switchContrast,
    KeyBinding("Deploy checkout", [], section: "Services"),
    KeyBinding("Roll back billing", [], section: "Services"),
    KeyBinding("Restart search", [], section: "Services"),
    KeyBinding("Show logs of auth", [], section: "Services"),
    KeyBinding("Open invoice INV-2041", [], section: "Money"),
    KeyBinding("Pay invoice INV-2040", [], section: "Money"),
    KeyBinding("Invite Mina Sato", [], section: "People"),
    KeyBinding("Message Tom Becker", [], section: "People"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      CommandPalette(commands: Self.commands, height: isTall ? 16 : 9) { command in
        switch command.id {
        case KeyBinding.nextTheme.id: studio.turn(from: theme)
        case KeyBinding.switchAppearance.id: studio.switchAppearance(from: theme)
        case KeyBinding.switchContrast.id: navigator.options.increasesContrast.toggle()
        default: toast("\(command.title): done", systemImage: "checkmark", color: .success)
        }
      }
      if isTall { HomeServices() }
    }
  }
}

/// A button that opens an alert, and its result.
private struct TourDialog: View {
  let isTall: Bool
  @State private var isShown = false
  @State private var outcome = "checkout 1.18.0 is running."

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if isTall { HomeServices(isTall: true) }
      DestructiveButton(title: "Stop checkout…") { isShown = true }
        .alert("Stop checkout?", isPresented: $isShown) {
          Button("Stop", role: .destructive) { outcome = "checkout is stopped." }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Customers can't pay until you start it again.")
        }
      Text(outcome).foregroundStyle(.textSecondary)
    }
  }
}

/// A chart with a range to select.
private struct TourChart: View {
  let isTall: Bool
  @State private var range = "Day"

  private static let values = [
    "Day": [3.1, 2.4, 2.2, 3.8, 7.9, 11.2, 12.4, 10.8, 9.6, 8.1, 6.4, 4.2],
    "Week": [9.2, 9.8, 10.4, 11.1, 12.4, 7.2, 6.8],
    "Month": [8.1, 8.8, 9.9, 9.4, 10.6, 11.8, 12.4, 12.1],
  ]
  private static let labels = [
    "Day": ["00:00", "06:00", "12:00", "18:00", "24:00"],
    "Week": ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    "Month": ["1", "8", "15", "22", "29"],
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      SegmentedControl(title: "Range", selection: $range, options: ["Day", "Week", "Month"])
        .labelsHidden()
      Chart(
        [ChartSeries("Requests", Self.values[range] ?? [])], style: .area,
        labels: Self.labels[range] ?? [], in: 0...15
      ) { $0 == 0 ? "0" : "\(Int($0))k" }
      .chartRule(y: 14, "Capacity", color: .warning)
      .frame(maxHeight: isTall ? 24 : 16)
    }
  }
}

/// The services in a table that can be sorted, above the selected one.
private struct TourTable: View {
  let isTall: Bool
  @State private var selection: PreviewService.ID? = "checkout"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      DataTable(
        PreviewService.all,
        columns: [
          DataColumn("Service", value: \.name),
          DataColumn("Owner", value: \.owner),
          DataColumn("Load", value: \.load) { service in
            Gauge("", value: service.load).accessibilityLabel("Load")
          },
        ], selection: $selection
      )
      // The titles and all rows.
      .frame(maxHeight: Length(PreviewService.all.count + 1))
      if isTall, let service = PreviewService.all.first(where: { $0.id == selection }) {
        Card {
          HStack(spacing: 2) {
            Avatar(name: service.owner, size: 3).accessibilityHidden()
            VStack(alignment: .leading, spacing: 0) {
              Text(service.name).bold()
              Text(service.owner).foregroundStyle(.textSecondary)
              Text(service.state).foregroundStyle(.textMuted)
            }
          }
          .padding(.bottom, 1)
          InfoRow(label: "Version", value: service.version)
          InfoRow(label: "Latency", value: service.time)
          Gauge("Load", value: service.load)
        }
      }
    }
  }
}
