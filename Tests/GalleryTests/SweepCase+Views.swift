// SPDX-License-Identifier: MIT
// Testing: views of the kit without a level, with an arbitrary text.

import Curium
import CuriumControls

extension SweepCase {
  @MainActor static let views: [SweepCase] = [
    SweepCase("Icon", textRow: nil) { _ in Image(systemName: "gear") },
    SweepCase("Link", textRow: nil) { Link($0, destination: "https://example.com") },
    SweepCase("Divider", textRow: nil) { text in
      HStack(spacing: 0) {
        Text(text)
        Divider()
        Text(text)
      }
    },
    SweepCase("ProgressView", textRow: nil) { ProgressView($0, value: 0.54) },
    SweepCase("LogView", textRow: nil) { text in
      let log = AppLog()
      let _ = log.warning(text, source: text)
      LogView(log)
    },
    SweepCase("Menu") { Menu($0) { Text("Row") }.buttonStyle(.variant(.secondary)) },
    SweepCase("TextEditor", textRow: nil) {
      TextEditor(text: .constant($0)).textEditorStyle(EdgeBarTextEditorStyle())
    },
    SweepCase("Stepper", textRow: nil) { Stepper($0, value: .constant(1), in: 0...2) },
    SweepCase("NumberField", textRow: nil) { NumberField($0, value: .constant(1), unit: $0) },
    SweepCase("TextInputMask", textRow: nil) {
      StandardTextField(placeholder: $0, text: .constant($0)).textInputMask($0)
    },
    SweepCase("TextInputHistory", textRow: nil) {
      StandardTextField(placeholder: $0, text: .constant($0)).textInputHistory(.constant([$0]))
    },
    SweepCase("AttributedText", textRow: nil) { text in
      var attributes = AttributedText.Attributes()
      let _ = attributes.isReversed = true
      Text(AttributedText(text) + AttributedText(text, attributes))
    },
    SweepCase("AttributedText, output of a program", textRow: nil) {
      Text(ansi: "\u{1B}[31m\($0)\u{1B}[0m\r\($0)")
    },
    SweepCase("PointerEvents", textRow: nil) {
      Text($0).contentShape(Circle()).onPointerEvent { _ in .handled }
    },
    SweepCase("ScrollView", textRow: nil) { text in
      HStack(spacing: 0) {
        Scrollbar(offset: .constant(text.count), contentLength: 100, visibleLength: 10)
        ScrollView([.horizontal, .vertical]) { Text(text) }
          .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
      }
    },
    SweepCase("Terminal") { SecondaryButton(title: $0) {} },
    SweepCase("Slider", textRow: nil) { text in Slider(value: .constant(0.5)) { Text(text) } },
    SweepCase("Dialogs") { text in
      SecondaryButton(title: text) {}.alert(text, isPresented: .constant(false)) {}
    },
    SweepCase("SplitView", textRow: nil) { text in
      SplitView(.horizontal) {
        Text(text)
        SplitView(.vertical) {
          Text(text)
          Text(text)
        }
      }
    },
    SweepCase("TabView", textRow: nil) { text in TabView { Text(text).tabItem { Text(text) } } },
  ]
}
