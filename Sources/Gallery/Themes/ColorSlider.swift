// SPDX-License-Identifier: MIT
// Page: a slider whose track shows the colours it can select.

import Curium
import CuriumControls
import CuriumTerminal

/// One part of a colour, on a track with the resulting colours.
///
/// *Keys:* ← and → move by one step, or by ten with Shift. Home and End go to the ends. The pointer
/// drags the knob.
struct ColorSlider: View {
  let label: String
  let value: Double
  let range: ClosedRange<Double>
  let step: Double
  /// The value as displayed.
  let text: String
  let colors: [Color]
  let onChange: @MainActor (Double) -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 1) {
      Text(label).lineLimit(1).frame(width: 9, alignment: .leading)
        .foregroundStyle(isFocused ? .textPrimary : .textSecondary)
        .fontWeight(isFocused ? .bold : .regular)
      track
      Text(text).lineLimit(1).frame(width: 5, alignment: .trailing)
    }
    .accessibilityElement()
    .accessibilityRole(.slider)
    .accessibilityLabel(label)
    .accessibilityValue(text)
    .accessibilityAdjustableAction { move(by: $0 == .increment ? 1 : -1) }
  }

  private var track: some View {
    GeometryReader { geometry in
      let last = max(1, geometry.size.width - 1)
      let place = Int((range.fraction(of: value) * Double(last)).rounded())
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
        HStack(spacing: 0) {
          Image(systemName: "chevron.left").hidden(!isFocused || place == 0)
          Image(systemName: "curium.slider.knob")
          Image(systemName: "chevron.right").hidden(!isFocused || place == last)
        }
        .bold()
        .foregroundStyle(Color.textPrimary.legible(4.5))
        .offset(x: place - 1)
      }
      .clipped()
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          isFocused = true
          set(share: Double(drag.location.x) / Double(last))
        })
    }
    .frame(height: 1)
    .focusable()
    .focusEffectDisabled()
    .focused($isFocused)
    .onKeyPress(phases: [.down, .repeat], action: handle)
  }

  private func set(share: Double) {
    let part = min(1, max(0, share))
    onChange(range.lowerBound + part * (range.upperBound - range.lowerBound))
  }

  private func move(by steps: Double) {
    onChange(min(range.upperBound, max(range.lowerBound, value + steps * step)))
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    let isLarge = press.modifiers == .shift
    guard press.modifiers.isEmpty || isLarge else { return .ignored }
    switch press.key {
    case .leftArrow: move(by: isLarge ? -10 : -1)
    case .rightArrow: move(by: isLarge ? 10 : 1)
    case .home: set(share: 0)
    case .end: set(share: 1)
    default: return .ignored
    }
    return .handled
  }
}
