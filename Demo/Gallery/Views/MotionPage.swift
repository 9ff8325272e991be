// SPDX-License-Identifier: MIT
// Page: animations and transitions.

import Curium
import CuriumTokens
import CuriumControls

/// Animated offsets, lengths and colours; views that appear and disappear.
struct MotionPage: ShowcasePage {
  static let name = "Motion"
  static let summary = "Animations, transitions and a spinner."

  /// A kind of animation.
  private enum Pace: String, CaseIterable {
    case eased = "Eased"
    case spring = "Spring"
    case bouncy = "Bouncy"

    var animation: Animation {
      switch self {
      case .eased: .easeInOut
      case .spring: .spring
      case .bouncy: .bouncy
      }
    }
  }

  @State private var pace = Pace.bouncy
  @State private var isFar = false
  @State private var day = 0
  @State private var areShown = true
  @State private var count = 4
  @State private var isWorking = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if reducesMotion {
        Label("Motion is reduced: changes are immediate.", systemImage: "info.circle")
          .foregroundStyle(.info)
      }
      Samples {
        Sample("Offset, width, colour and progress") { movement }
        Sample("Lengths") {
          SecondaryButton(title: "Next day") {
            withAnimation(pace.animation) { day += 1 }
          }
          DayBars(day: day).padding(.top, 1)
        }
        Sample("Transitions") {
          SecondaryButton(title: areShown ? "Hide" : "Show") {
            withAnimation(.slow) { areShown.toggle() }
          }
          Arrivals(areShown: areShown).padding(.top, 1)
        }
        Sample("Rows") {
          HStack(spacing: 2) {
            SecondaryButton(title: "Add") { withAnimation { count = min(count + 1, 8) } }
            SecondaryButton(title: "Remove") { withAnimation { count = max(count - 1, 1) } }
          }
          ServiceRows(count: count).padding(.top, 1)
        }
        Sample("A spinner") {
          Toggle("Working", isOn: $isWorking)
          Deployments(isWorking: isWorking).padding(.top, 1)
        }
      }
    }
  }

  @ViewBuilder private var movement: some View {
    Picker("Pace", selection: $pace) {
      ForEach(Pace.allCases, id: \.self) { Text($0.rawValue) }
    }
    .pickerStyle(.segmented)
    SecondaryButton(title: isFar ? "Move back" : "Move") {
      withAnimation(pace.animation) { isFar.toggle() }
    }
    .padding(.vertical, 1)
    MovingThings(isFar: isFar)
  }
}

/// Shapes that animate between two places, widths and colours.
private struct MovingThings: View {
  let isFar: Bool

  var body: some View {
    GeometryReader { geometry in
      let room = max(12, geometry.size.width)
      VStack(alignment: .leading, spacing: 1) {
        Text(" moves ")
          .foregroundStyle(.onBrandPrimary)
          .background(.accentColor)
          .offset(x: isFar ? Length(min(24, room - 7)) : 0)
        Rectangle().fill(isFar ? .chart4 : .chart3)
          .frame(width: isFar ? Length(min(32, room)) : 8, height: 1)
        ProgressView(value: isFar ? 1 : 0.2).frame(width: Length(min(32, room)))
      }
    }
    .frame(maxWidth: 36)
    .frame(height: 5)
    .padding(.trailing, DesignTokens.Spacing.sm)
  }
}

/// The requests of a day, a bar for each service.
private struct DayBars: View {
  let day: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<6, id: \.self) { index in
        HStack(spacing: 2) {
          Text(PreviewService.all[index].name).frame(width: 11, alignment: .leading)
          Rectangle().fill(Color.series[index])
            .frame(width: Length(4 + (index * 7 + day * 11) % 23), height: 1)
        }
        .lineLimit(1)
      }
    }
  }
}

/// Rows that appear, each with a transition.
private struct Arrivals: View {
  let areShown: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if areShown {
        row("checkout 1.18.0", "fades", .chart1).transition(.opacity)
        row("billing 3.2.0", "slides in", .chart2).transition(.slide)
        row("search 0.9.7", "is revealed", .chart3).transition(.scale)
      }
    }
    .frame(height: 3, alignment: .topLeading)
  }

  private func row(_ name: String, _ words: String, _ color: Color) -> some View {
    HStack(spacing: 2) {
      Text(name).frame(width: 16, alignment: .leading)
      Text(words).foregroundStyle(color)
    }
    .lineLimit(1)
  }
}

/// Services, of which the last ones come and go.
private struct ServiceRows: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(PreviewService.all.prefix(count))) { service in
        Gauge(service.name, value: service.load).transition(.slide)
      }
    }
    .labelsAligned()
    .meterFill(.gradient(.heat))
    .frame(height: 8, alignment: .topLeading)
  }
}

/// The deployment of a service, and those before it.
private struct Deployments: View {
  let isWorking: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isWorking {
        ProgressView("Deploying checkout")
      } else {
        Label("checkout 1.18.0 is live", systemImage: "checkmark").foregroundStyle(.success)
      }
      PersonRow(name: "Jonas Weber", note: "billing 3.2.0, 11:05")
      PersonRow(name: "Priya Nair", note: "search 0.9.7, yesterday")
    }
  }
}
