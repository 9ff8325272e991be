// SPDX-License-Identifier: MIT
// Token: styles are values that can be edited step by step.

import Testing

@testable import CuriumTokens

struct StyleTests {
  @Test func `a style is edited by value, by key path and by closure`() {
    let style: DLabelComposableStyle = PrimaryStyle().component(.medium)
    let edited = style.setting(\.lineLimit, to: 1)
      .setting(\.background, to: \.textColor)
      .setting(\.textStyle, to: { $0.textStyle.bold() })
      .edit { $0.alignment = .center }
    #expect(edited.lineLimit == 1 && edited.background == style.textColor)
    #expect(
      edited.textStyle == ComponentTokens.Label.fontMedium.bold() && edited.alignment == .center)
    #expect(style.lineLimit == nil)
  }

  @Test func `a style can be stored and inspected between edits`() {
    var kept: CardComposableStyle?
    var seen: Shadow?
    let style: CardComposableStyle = DarkStyle().component(.high)
      .assign(to: &kept).setup { seen = $0.shadow }
    #expect(kept == style && seen == .high)
  }

  @Test func `a new composable style has the tokens of its component at rest`() {
    let kit = KitStyle()
    #expect(CardComposableStyle() == kit.component(ComponentTokens.Card.shadow))
    #expect(InputComposableStyle() == kit.component(InputState.rest))
    #expect(RowComposableStyle() == kit.component(RowRole.row, state: ControlState()))
    #expect(TabComposableStyle() == kit.component(TabRole.tab, state: ControlState()))
    #expect(MenuComposableStyle() == kit.component(MenuRole.item, state: ControlState()))
    #expect(GaugeComposableStyle() == kit.component(.gauge, color: nil, isEnabled: true))
    #expect(BannerComposableStyle() == kit.component(BannerRole.info))
    #expect(DialogComposableStyle() == kit.component(DialogRole.sheet))
    #expect(DButtonComposableStyle().ends(.flat) == kit.component(.medium, state: .rest))
    let table: TableComposableStyle = kit.component(ControlState())
    #expect(TableComposableStyle() == table)
    let tag: TagComposableStyle = kit.component(ControlState())
    #expect(TagComposableStyle() == tag.foreground(ComponentTokens.Chip.textColor))
  }

  @Test func `the label of a badge keeps all values of the badge in one line`() {
    let badge = BadgeComposableStyle().background(.info).foreground(.onInfo).textStyle(.caption)
      .padding(3)
    let label = DLabelComposableStyle().background(.info).textColor(.onInfo).textStyle(.caption)
      .padding(3).lineLimit(1)
    #expect(badge.label == label)
  }

  @Test func `each built-in style differs by state and size`() {
    let styles: [any TonedStyle] = [
      PrimaryStyle(), ComplementaryStyle(), LightStyle(), DarkStyle(),
    ]
    #expect(Set(styles.map(\.ground)).count == 4)
    var renditions = ColorRenditions()
    for style in styles {
      // Arrows mark the focus.
      let states = ComponentState.allCases.filter { $0 != .focused }
      let looks = states.map { style.component(.medium, state: $0) }
      #expect(Set(looks).count == looks.count)
      let sizes = ComponentSize.allCases.map { style.component($0) as DLabelComposableStyle }
      #expect(Set(sizes).count == sizes.count)
      let boxes = CheckBoxState.allCases.map { style.component($0, size: .small) }
      #expect(Set(boxes).count == boxes.count)
      let fields: [InputComposableStyle] = [InputState.rest, .focused, .error, .disabled]
        .map { style.component($0) }
      #expect(Set(fields).count == fields.count)
      for theme in AppTheme.builtIn where theme != .terminal {
        let pair = ContrastPair(style.ink, on: style.ground, .text)
        #expect((pair.ratio(in: theme, &renditions) ?? 0) >= 4.5, "\(pair)")
      }
    }
  }
}
