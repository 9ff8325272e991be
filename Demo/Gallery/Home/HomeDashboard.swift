// SPDX-License-Identifier: MIT
// Page: the cards of the start page: requests and numbers.

import Curium
import CuriumControls

/// The requests of a service over time. The chart reads values under the pointer and with the
/// arrows.
struct HomeRequests: View {
  let service: ServiceFigures
  /// `true` if there is an empty row between the numbers and the chart.
  var hasGap = false
  @State private var runs = 0
  @Environment(\.clock) private var clock
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Card {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 2) {
          RequestNumbers(service: service)
          Spacer(minLength: 1)
          send
          StatePill(
            text: service.isRunning ? "Live" : "Healthy",
            color: service.isRunning ? .accentColor : .success)
        }
        HStack(alignment: .top, spacing: 2) {
          RequestNumbers(service: service)
          Spacer(minLength: 1)
          send
        }
        RequestNumbers(service: service)
      }
      .lineLimit(1)
      .padding(.bottom, hasGap ? 1 : 0)
      Chart(
        [ChartSeries("Requests", service.levels)], style: .area,
        labels: ["06:00", "09:00", "12:00", "15:00", "18:00"], in: 0...16
      ) { $0 == 0 ? "0" : "\(Int($0))k" }
    }
    .task(id: runs) {
      if runs > 0 { await service.run(clock, isStill: reducesMotion) }
    }
  }

  private var send: some View {
    PlainButton(title: "Send traffic") { runs += 1 }.disabled(service.isRunning)
  }
}

/// The requests in a second.
private struct RequestNumbers: View {
  let service: ServiceFigures

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Requests").foregroundStyle(.textSecondary)
      HStack(spacing: 1) {
        Text(service.requests).bold()
        Text("/s").foregroundStyle(.textMuted)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Requests")
    .accessibilityValue("\(service.requests) per second")
  }
}

/// Four numbers and their development: side by side, or in pairs in less room.
struct HomeStats: View {
  let isTall: Bool

  var body: some View {
    if isTall {
      HStack(spacing: 2) {
        build
        frame
        memory
        errors
      }
    } else {
      VStack(spacing: 1) {
        HStack(spacing: 2) {
          build
          frame
        }
        HStack(spacing: 2) {
          memory
          errors
        }
      }
    }
  }

  private var build: some View {
    StatCard(
      title: "Build", value: "2.1 s", trend: .down("12%"),
      values: [4, 6, 9, 12, 13, 10, 7, 4, 2, 1.5, 1.5, 3], color: .chart5, lowerIsBetter: true)
  }
  private var frame: some View {
    StatCard(
      title: "Frame", value: "1.3 ms", trend: .down("4%"),
      values: [13, 11, 8, 5, 3, 2, 1.5, 2, 4, 6, 9, 12], color: .chart2, lowerIsBetter: true)
  }
  private var memory: some View {
    StatCard(
      title: "Memory", value: "14 MB", trend: .steady("0%"),
      values: [6, 3, 2, 2, 3, 5, 8, 10, 12, 13, 12, 9], color: .chart1)
  }
  private var errors: some View {
    StatCard(
      title: "Errors", value: "3", trend: .up("2"),
      values: [1, 2, 4, 7, 10, 12, 12, 9, 6, 3, 2, 1], color: .chart6, lowerIsBetter: true)
  }
}
