// SPDX-License-Identifier: MIT
// Page: animations and transitions.

import Curium

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
  @State private var isShown = false
  @State private var isWorking = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Samples {
      if reducesMotion {
        Label("Motion is reduced: changes are immediate.", systemImage: "info.circle")
          .foregroundStyle(.info)
      }
      Sample("Offset, width, colour and progress") {
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
      Sample("Transitions") {
        SecondaryButton(title: isShown ? "Hide" : "Show") {
          withAnimation(.slow) { isShown.toggle() }
        }
        Arrivals(areShown: isShown)
      }
      Sample("A spinner") {
        Toggle("Working", isOn: $isWorking)
        if isWorking { ProgressView("Deploying checkout") }
      }
    }
  }
}

/// Shapes that animate between two places, widths and colours.
private struct MovingThings: View {
  let isFar: Bool

  var body: some View {
    GeometryReader { geometry in
      let room = max(12, geometry.size.width)
      VStack(alignment: .leading, spacing: 0) {
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
    .frame(height: 3)
    .padding(.trailing, DesignTokens.Spacing.sm)
  }
}

/// A word that appears with each transition.
private struct Arrivals: View {
  let areShown: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if areShown {
        Text("fades").foregroundStyle(.chart1).transition(.opacity)
        Text("slides in").foregroundStyle(.chart2).transition(.slide)
        Text("is revealed").foregroundStyle(.chart3).transition(.scale)
      }
    }
  }
}
