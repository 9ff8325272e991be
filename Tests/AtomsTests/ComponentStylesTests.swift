// SPDX-License-Identifier: MIT
// Testing: controls in the design system's component styles.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

/// A brand's own style, based on one background colour and one text colour.
private struct SoftStyle: TonedStyle {
  var ground: Color { .info }
  var ink: Color { .onInfo }
}

@MainActor struct ComponentStylesTests {
  private func color(_ token: Color) -> CellColor { token.resolve(in: .dark).color }

  @Test func `a button has the style's background in each state`() {
    let harness = Harness(width: 14, height: 6, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        Button("a") {}.buttonStyle(SoftStyle())
        Button("b") {}.buttonStyle(SoftStyle(), size: .small)
        Button("c") {}.buttonStyle(SoftStyle(), size: .large)
        Button("d") {}.buttonStyle(SoftStyle()).disabled(true)
      }
    }
    #expect(harness.screen == ["▐ a ▌", "▐ b ▌", "▄▄▄▄▄▄▄▄▄", "    c", "▀▀▀▀▀▀▀▀▀", "▐ d ▌"])
    #expect(harness.cell(x: 3, y: 0).background == color(.info))
    #expect(harness.cell(x: 2, y: 0).foreground == color(.onInfo))
    #expect([0, 4, 8].allSatisfy { harness.cell(x: $0, y: 3).background == color(.info) })
    let disabled = ComponentTokens.Button.Primary.backgroundColorDisabled
    #expect(harness.cell(x: 3, y: 5).background == color(disabled))
    let rest = harness.cell(x: 3, y: 0)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 3, y: 0)))
    let hovered = harness.cell(x: 3, y: 0)
    #expect(hovered.background != rest.background)
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 3, y: 0)))
    #expect(harness.cell(x: 3, y: 0).background != hovered.background)
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 3, y: 0)))
    #expect(harness.screen[0] == "▐►a◄▌" && harness.repaint() == 0)
  }

  @Test func `with 16 colours, a button in the colour of the page has ends like its label`() {
    let capabilities = TerminalCapabilities(colorDepth: .ansi16)
    let harness = Harness(width: 10, height: 2, theme: .dark, capabilities: capabilities) {
      VStack(alignment: .leading, spacing: 0) {
        Button("a") {}.buttonStyle(DarkStyle())
        Button("b") {}.buttonStyle(PrimaryStyle())
      }
    }
    func slots(_ row: Int) -> [UInt8?] {
      [0, 2, 4].map { harness.cell(x: $0, y: row).foreground.slot }
    }
    let page = color(.background).slot
    #expect(harness.screen == ["▐ a ▌", "▐ b ▌"])
    #expect(slots(0)[0] == slots(0)[1] && slots(0)[2] == slots(0)[1] && slots(0)[1] != page)
    #expect(slots(1)[0] == color(.brandPrimary).slot && slots(1)[0] == slots(1)[2])
    harness.press("⇥")
    #expect(harness.screen[0] == "▐►a◄▌")
    #expect(slots(0)[0] == slots(0)[1] && slots(0)[2] == slots(0)[1] && slots(0)[1] != page)
    #expect(harness.repaint() == 0)
  }

  @Test func `a field has the style's colours and edges`() {
    let harness = Harness(width: 12, height: 3, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        StatefulPreview("ab") { TextField("Name", text: $0) }.textFieldStyle(SoftStyle())
        StatefulPreview("ab") { TextField("Name", text: $0) }
          .textFieldStyle(Inked(), hasError: true)
        StatefulPreview("") { TextField("Name", text: $0) }.textFieldStyle(Inked()).disabled(true)
      }
    }
    #expect(harness.screen == [" ab", "▌ab        !", " Name"])
    #expect(harness.cell(x: 1, y: 1).foreground == color(.warning))
    #expect(harness.cell(x: 1, y: 2).foreground == color(.chart3))
    #expect(harness.cell(x: 0, y: 1).foreground == color(ComponentTokens.Input.borderColorError))
    harness.press("⇥")
    #expect(harness.screen[0] == "▌ab")
    #expect(harness.cell(x: 0, y: 0).foreground == color(.info) && harness.repaint() == 0)
    #expect(harness.elements.filter { $0.semantics.isInvalid == true }.count == 1)
  }

  private struct Inked: InputStyle {
    func component(_ state: InputState) -> InputComposableStyle {
      InputComposableStyle().textColor(.warning).placeholderColor(.chart3)
        .border(state == .error ? ComponentTokens.Input.borderColorError : .border)
    }
  }

  @Test func `toggles, group boxes and cards follow the same style`() {
    let harness = Harness(width: 14, height: 12, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("t", isOn: .constant(true)).toggleStyle(SoftStyle(), size: .large)
        GroupBox("g") { Text("in") }.groupBoxStyle(SoftStyle(), elevation: .none)
        Card(shadowRadius: .none) { Text("c") }.cardStyle(SoftStyle())
      }
    }
    #expect(harness.screen[0] == "■ t" && harness.cell(x: 0, y: 0).foreground == color(.info))
    for text in ["in", "c"] {
      let place = harness.position(of: text) ?? .zero
      let cell = harness.cell(x: place.x, y: place.y)
      #expect(cell.background == color(.info) && cell.foreground == color(.onInfo))
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `the original view can be read through all wrappers`() {
    let label = DLabel(text: "Draft", style: SoftStyle())
    let wrapped = label.margin(.sm, .horizontal).aligned(.trailing).shadow(.low)
      .safeAreaInset(edge: .bottom) { Text("below") }
    let originals: [DLabel] = [wrapped.originalView, label.originalView]
    #expect(originals.count == 2)
    #expect(wrapped.insetEdge == .bottom && wrapped.insetSpacing == 0)
    #expect(wrapped.wrappedView.shadow == .low)
    #expect(wrapped.wrappedView.wrappedView.alignment == .trailing)
    #expect(wrapped.wrappedView.wrappedView.wrappedView.margin == .sm)
    let text: Text = Text("a").margin(1).aligned(.leading).originalView
    #expect(screen(text, 1, 1) == ["a"])
    let harness = Harness(width: 14, height: 3, theme: .dark) { wrapped }
    let plain = Harness(width: 14, height: 3, theme: .dark) {
      label.padding(.horizontal, .sm).frame(maxWidth: .infinity, alignment: .trailing).shadow(.low)
        .safeAreaInset(edge: .bottom) { Text("below") }
    }
    #expect(harness.screen == plain.screen && harness.screen[2].contains("below"))
    #expect(harness.takeStatistics().nodes == plain.takeStatistics().nodes)
  }

  /// An app's own component and wrapper.
  private struct StatusMark: View, Viewable {
    var name = "●"
    var body: some View { Text(name) }
  }

  private struct Framed<Wrapped: Viewable>: View, WrapperViewable {
    let wrappedView: Wrapped
    var body: some View { wrappedView.border(.border) }
  }

  /// The margin of a view, if it has one.
  private func margin(of view: some MarginViewable) -> Length { view.margin }

  @Test func `an app's components and wrappers keep their type through a chain`() {
    let framed = Framed(wrappedView: StatusMark(name: "◍").margin(.xs, .horizontal))
    let name: String = framed.aligned(.trailing).shadow(.none).originalView.name
    #expect(name == "◍" && framed.originalView.name == "◍")
    #expect(margin(of: framed.wrappedView) == .xs)
    #expect(screen(framed, 5, 3) == ["┌───┐", "│ ◍ │", "└───┘"])
    let sides = HorizontalEdge.allCases.map {
      StatusMark().safeAreaInset(edge: $0, spacing: 1) { Text("i") }
    }
    #expect(sides.map(\.insetEdge) == [.leading, .trailing] && sides[0].originalView.name == "●")
    #expect(screen(sides[0], 3, 1) == ["i ●"] && screen(sides[0].inset, 1, 1) == ["i"])
  }

  private struct Underscore: GraphicToken {
    let mark: String
    func body(content: Content) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        content
        Text(mark)
      }
    }
  }

  @Test func `graphic tokens draw, and follow the theme`() {
    let harness = Harness(width: 8, height: 8, theme: .dark) {
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").graphic(.roundedBorder)
        Text("cd").graphic(.roundedBorder(.error, radius: .none))
        Text("ef").graphic(Underscore(mark: "=="))
      }
    }
    let lines = ["╭──╮", "│ab│", "╰──╯", "┌──┐", "│cd│", "└──┘", "ef", "=="]
    #expect(harness.screen == lines)
    #expect(harness.cell(x: 0, y: 3).foreground == color(.error))
    #expect(
      Underscore(mark: "=") == Underscore(mark: "=")
        && BorderGraphic.roundedBorder == .roundedBorder)
    harness.setTheme(.dark.setting(SemanticTokens.Borders.rounded, to: .double))
    #expect(harness.screen[0] == "╔══╗")
    let raised = Harness(width: 10, height: 6, theme: .dark) {
      Text("r").graphic(.raisedBackground)
    }
    let place = raised.position(of: "r") ?? .zero
    #expect(place.x > 0 && raised.cell(x: 0, y: 0).background == color(.surfaceRaised))
  }
}
