// SPDX-License-Identifier: MIT
// Page: previews of DashboardTemplate.

import Curium
import CuriumPreviews

enum DashboardTemplatePreviews: PreviewProvider {
  static var level: Level { .template }

  static var previews: [Preview] {
    Preview("Full width") {
      DashboardTemplate(title: "Production", onSettings: {}) {
        StatCard(
          title: "Requests", value: "12,480/s", trend: .up("8%"), values: requests, color: .chart2)
        StatCard(
          title: "Latency", value: "42 ms", trend: .down("3%"),
          values: latency, color: .chart1, lowerIsBetter: true)
        StatCard(
          title: "Errors", value: "0.02%", trend: .steady("0%"),
          values: [2, 3, 2, 9, 4, 2, 2, 1, 2], color: .chart8, lowerIsBetter: true)
        StatCard(
          title: "Revenue", value: "$48,210", trend: .up("4%"), values: revenue, color: .chart3)
      } panels: {
        Panel(title: "Requests", note: "last 24 h") {
          Chart([ChartSeries("eu-west-1", requests, color: .chart2)], style: .area) {
            $0 == 0 ? "0" : "\(Int($0))k"
          }
          .chartLastValue(.visible)
        }
        .frame(minHeight: 10, idealHeight: 10)
        Panel(title: "Services", note: "9 of 12 running") {
          ServiceTimes()
        }
        .frame(minHeight: 10, idealHeight: 10)
        Panel(title: "Revenue", note: "$48,210") {
          Chart(
            [ChartSeries("Dollars", revenue, color: .chart3)], style: .bars,
            labels: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
        }
        .frame(minHeight: 10, idealHeight: 10)
        Panel(title: "Deployments", note: "today") {
          InfoRow(label: "checkout 1.18.0", value: "Jonas Weber")
          InfoRow(label: "api-gateway 2.4.1", value: "Ada Okafor")
          InfoRow(label: "billing 3.2.0", value: "Mina Sato")
          InfoRow(label: "media 1.3.1", value: "rolled back", valueColor: .error)
          InfoRow(label: "search 4.0.2", value: "Priya Nair")
          InfoRow(label: "auth 2.9.0", value: "Tom Becker")
          InfoRow(label: "email 1.7.3", value: "Jonas Weber")
          InfoRow(label: "webhooks 0.12.1", value: "Mina Sato")
        }
        .frame(minHeight: 10, idealHeight: 10)
      }
    }
    Preview("30 columns") { Dashboard(state: .loaded).frame(width: 30) }
    Preview("Loading") { Dashboard(state: .loading) }
    Preview("Empty") { Dashboard(state: .empty) }
    Preview("Failed") { Dashboard(state: .failed("The metrics service doesn't respond.")) }
    Preview("Playground") { knobs in
      DashboardTemplate(
        title: knobs.text("title", "Production"),
        state: knobs.pageState("state"), onBack: knobs.action("onBack", false),
        onSettings: knobs.action("onSettings"), onRetry: knobs.action("onRetry")
      ) {
        StatCard(title: "Requests", value: knobs.text("requests", "12,480/s"))
        StatCard(title: "Latency", value: "42 ms", trend: .down("3%"), lowerIsBetter: true)
      } panels: {
        Panel(title: knobs.text("panel", "Services")) {
          ServiceTimes()
        }
        .frame(minHeight: 10, idealHeight: 10)
      }
    }
  }

  private static let requests: [Double] = [4, 3, 3, 6, 9, 12, 14, 11, 12]
  private static let latency: [Double] = [61, 58, 52, 55, 49, 44, 46, 43, 42]
  private static let revenue: [Double] = [6210, 7040, 6890, 7720, 8130, 5980, 6240]
}

/// A dashboard in a state.
private struct Dashboard: View {
  @State var state: PageState

  var body: some View {
    DashboardTemplate(
      title: "Production", state: state, onSettings: {}, onRetry: { state = .loaded }
    ) {
      StatCard(
        title: "Requests", value: "12,480/s", trend: .up("8%"),
        values: [4, 3, 3, 6, 9, 12, 14, 11, 12], color: .chart2)
      StatCard(
        title: "Latency", value: "42 ms", trend: .down("3%"),
        values: [61, 58, 52, 55, 49, 44, 46, 43, 42], color: .chart1, lowerIsBetter: true)
    } panels: {
      Panel(title: "Services", note: "9 of 12 running") {
        ServiceTimes()
      }
      .frame(minHeight: 10, idealHeight: 10)
    }
  }
}

/// Services and their response times, as a single Tab stop.
private struct ServiceTimes: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityLabel("Services")
    }
  }
}
