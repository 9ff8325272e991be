// SPDX-License-Identifier: MIT
// Page: a tour through the gallery in ten steps, each with a live sample.

import Curium
import CuriumGallery
import CuriumControls

/// Short text and one live sample at a time, as the tour of the kit's catalogue.
///
/// *Keys:* Return on Next, Page Down, and → on a button go to the next step, Page Up and ← go back,
/// Escape ends the tour. The keys of the gallery work too.
struct GalleryTour: View {
  let navigator: GalleryNavigator
  let studio: ThemeStudio
  let step: TourStep
  @Namespace private var tour
  @Environment(\.resetFocus) private var resetFocus

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width >= 84
      let isTall = geometry.size.height >= 18
      Group {
        if isWide {
          HStack(alignment: .top, spacing: 4) {
            VStack(alignment: .leading, spacing: 1) {
              TourText(step: step, isTall: isTall)
              TourButtons(navigator: navigator, step: step).padding(.top, 1)
            }
            .frame(width: 40, alignment: .leading)
            stage(height: min(geometry.size.height - (isTall ? 4 : 2), Self.tallest))
          }
          .padding(.horizontal, 4)
          .padding(.top, isTall ? 2 : 1)
        } else {
          VStack(alignment: .leading, spacing: isTall ? 1 : 0) {
            TourText(step: step, isTall: isTall).layoutPriority(1)
            TourButtons(navigator: navigator, step: step)
            sample(scrolls: !isTall)
          }
          .padding(.horizontal, 1)
        }
      }
      .frame(maxWidth: 140, maxHeight: .infinity, alignment: .topLeading)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .focusScope(tour)
    .keyBinding(
      step == .end ? "done" : "next", "pgdn", id: "tour-next", section: "Tour", hintPriority: .high,
      overridesControls: true
    ) {
      navigator.stepTour(by: 1)
    }
    .keyBinding(
      "back", "pgup", id: "tour-back", section: "Tour", hintPriority: .high,
      isEnabled: step != .welcome, overridesControls: true
    ) {
      navigator.stepTour(by: -1)
    }
    .keyBinding("end tour", "esc", section: "Tour", hintPriority: .high) { navigator.endTour() }
    .onAppear { resetFocus(in: tour) }
  }

  /// The sample in the rows that the text leaves. In a short window, it scrolls.
  @ViewBuilder private func sample(scrolls: Bool) -> some View {
    let sample = TourSample(step: step, navigator: navigator, studio: studio, isTall: false)
    if scrolls {
      ScrollView { sample.frame(maxWidth: .infinity, alignment: .leading) }.id(step)
    } else {
      sample.id(step)
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
          alignment: .topLeading
        )
        .clipped()
    }
  }

  /// The most rows of the stage.
  private static let tallest = 38

  private func stage(height: Int) -> some View {
    ExhibitStage(title: "Try it", height: height) {
      TourSample(step: step, navigator: navigator, studio: studio, isTall: height >= 30).id(step)
        .frame(maxWidth: 76)
    }
  }
}

/// The place in the tour, the title and the text of a step.
private struct TourText: View {
  let step: TourStep
  /// `true` if there is room for empty rows.
  let isTall: Bool

  var body: some View {
    let steps = TourStep.allCases
    let place = steps.firstIndex(of: step) ?? 0
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        ForEach(steps.indices, id: \.self) { index in
          Text(index <= place ? "●" : "·")
            .foregroundStyle(index == place ? .accentColor : .textMuted)
        }
        Text("\(place + 1) of \(steps.count)").font(.caption).foregroundStyle(.textMuted)
      }
      .lineLimit(1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Step \(place + 1) of \(steps.count)")
      Text(step.title).font(.title).foregroundStyle(.accentColor).accessibilityRole(.heading)
        .padding(.vertical, isTall ? 1 : 0)
      Text(step.text).foregroundStyle(.textSecondary)
      if let hint = step.hint {
        KeyHint(key: hint.key, label: hint.label).padding(.top, isTall ? 1 : 0)
      }
    }
  }
}

/// Next and Back. Next has the focus first.
private struct TourButtons: View {
  let navigator: GalleryNavigator
  let step: TourStep
  @FocusState private var isNextFocused: Bool

  var body: some View {
    HStack(spacing: 2) {
      PrimaryButton(title: step == .end ? "Done" : "Next") { navigator.stepTour(by: 1) }
        .focused($isNextFocused)
      if step != .welcome { SecondaryButton(title: "Back") { navigator.stepTour(by: -1) } }
      PlainButton(title: "End tour") { navigator.endTour() }
    }
    // Not in the sample, whose controls need the arrows.
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      let goesOn = press.key == .rightArrow
      if goesOn, step == .end { return .ignored }
      navigator.stepTour(by: goesOn ? 1 : -1)
      return .handled
    }
    .onAppear { isNextFocused = true }
  }
}
