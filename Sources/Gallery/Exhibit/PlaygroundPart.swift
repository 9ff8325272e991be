// SPDX-License-Identifier: MIT
// Page: a component with knobs, and its current code.

import Curium
import CuriumPreviews
import CuriumControls

/// The component, its knobs beside or below it, and the current code.
struct PlaygroundPart: View {
  let exhibit: Exhibit
  let preview: Preview
  let knobs: Knobs

  var body: some View {
    GeometryReader { geometry in
      if geometry.size.width >= 72 {
        HStack(alignment: .top, spacing: 0) {
          let knobsWidth = knobsWidth(in: geometry.size.width)
          stage(isTall: geometry.size.height >= 10, width: geometry.size.width - knobsWidth)
          KnobPanel(knobs: knobs)
            .padding(.horizontal, Length(KnobPanel.margin))
            // The first row is beside the frame of the stage.
            .padding(.top, geometry.size.height >= 10 ? 1 : 0)
            .frame(maxHeight: .infinity, alignment: .topLeading)
            .frame(width: Length(knobsWidth))
            .background(.surface)
        }
      } else {
        VStack(alignment: .leading, spacing: 0) {
          stage(isTall: false, width: geometry.size.width).frame(
            height: Length(stageHeight(geometry.size.height)))
          Divider()
          KnobPanel(knobs: knobs)
            .padding(.horizontal, DesignTokens.Spacing.lg)
            .padding(.top, geometry.size.height >= 24 ? 1 : 0)
        }
      }
    }
  }

  /// Two fifths of the width. Long labels get up to half of it.
  private func knobsWidth(in width: Int) -> Int {
    min(44, max(width * 2 / 5, min(width / 2, KnobPanel.width(of: knobs))))
  }

  /// At most half the height, so that the knobs stay visible next to their effect.
  private func stageHeight(_ height: Int) -> Int {
    exhibit.fillsRoom ? height / 2 : min(height / 2, 10)
  }

  @ViewBuilder private func stage(isTall: Bool, width: Int) -> some View {
    if let playground = preview.playground {
      if exhibit.fillsRoom {
        playground(knobs)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 1) {
            ExhibitStage(title: isTall ? "Playground" : "", height: 13, isFramed: isTall) {
              playground(knobs)
            }
            if isTall {
              LiveCode(
                exhibit: exhibit, knobs: knobs, width: width - CodeListing.pageMargin)
            }
          }
          .padding(.horizontal, DesignTokens.Spacing.lg)
          .padding(.top, isTall ? 1 : 0)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }
}

/// The code of the playground. It is a separate view, so that a knob doesn't re-evaluate the rest.
private struct LiveCode: View {
  let exhibit: Exhibit
  let knobs: Knobs
  let width: Int

  var body: some View {
    if let snippet = exhibit.snippets(knobs).first, snippet.isPlayground {
      CodeListing(snippet: snippet, title: "Code", width: width)
    }
  }
}
