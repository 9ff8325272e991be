// SPDX-License-Identifier: MIT
// Testing: every exhibit in every theme and at every colour depth.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct DepthTests {
  /// The kinds of colours used in the SGR sequences of a text.
  private func colorForms(in text: String) -> Set<String> {
    var forms: Set<String> = []
    for sequence in text.utf8.split(separator: 0x1B).dropFirst() where sequence.first == 0x5B {
      // "m" ends a sequence of colours; the final byte of every other one is below it or above it.
      guard let end = sequence.firstIndex(where: { $0 >= 0x61 }), sequence[end] == 0x6D else {
        continue
      }
      var parameters = sequence[..<end].dropFirst().split { $0 == 0x3B || $0 == 0x3A }
        .compactMap { Int(Substring($0)) }[...]
      while let first = parameters.popFirst() {
        switch first {
        case 38, 48:
          let isDirect = parameters.first == 2
          forms.insert(isDirect ? "direct" : "256")
          parameters = parameters.dropFirst(isDirect ? 4 : 2)
        case 30...37, 40...47, 90...97, 100...107: forms.insert("16")
        default: break
        }
      }
    }
    return forms
  }

  @Test(arguments: await Subject.previews)
  func `each exhibit is drawn in each theme and at each colour depth`(subject: Subject) {
    let depths: [(depth: ColorDepth, forms: Set<String>)] = [
      (.trueColor, ["direct", "256", "16"]), (.ansi256, ["256", "16"]), (.ansi16, ["16"]),
      (.none, []),
    ]
    // An exhibit shows each theme at one depth, which is another one for other exhibits.
    let turn = subject.name.utf8.reduce(0) { $0 &+ Int($1) }
    for (index, (depth, forms)) in depths.enumerated() {
      let harness = Harness(
        width: 60, height: 16, capabilities: TerminalCapabilities(colorDepth: depth),
        environment: { $0.accessibilityReduceMotion = true }
      ) { subject.make() }
      let words = harness.screen
      for (place, theme) in AppTheme.builtIn.enumerated() where (place + turn) % 4 == index {
        harness.setEnvironment { $0.appTheme = theme }
        #expect(colorForms(in: harness.ansi).isSubset(of: forms), "\(theme.name), \(depth)")
        // The terminal's own colours get frames and brackets at every depth; see EveryThemeTests.
        if theme != .terminal {
          #expect(harness.screen.map(\.count) == words.map(\.count), "\(theme.name), \(depth)")
        }
        #expect(harness.repaint() == 0, "\(theme.name), \(depth)")
      }
      #expect(harness.warnings.isEmpty)
    }
  }

  nonisolated private static func hasLargeText(_ subject: Subject) -> Bool {
    [
      "BigText", "BrandPage", "HeaderDetailLayout", "MainLayout", "MetricsDashboard", "StatCard",
    ].contains { subject.name.hasPrefix($0) }
  }

  /// In the theme of the terminal's colours, a half cell in the colour of the background would be
  /// in that of text. Only large text is drawn with half cells in its colour.
  @Test(arguments: await Subject.all.filter { !hasLargeText($0) })
  func `the terminal's own background is never the colour of a half cell`(subject: Subject) {
    let harness = subject.harness(width: 100, height: 30, theme: .terminal)
    let halves = "▄▀▗▖▝▘▐▌".unicodeScalars.map { Glyph($0) }
    for y in 0..<30 {
      for x in 0..<100 {
        let cell = harness.cell(x: x, y: y)
        #expect(cell.foreground != .terminal || !halves.contains(cell.glyph), "\(x), \(y)")
      }
    }
  }

  /// A state and a similar one. They must look different without colours.
  struct States: CustomStringConvertible, Sendable {
    let description: String
    let first: @MainActor @Sendable () -> AnyView
    let second: @MainActor @Sendable () -> AnyView
    /// The keys to press in the first view, and in the second.
    var firstKeys = ""
    var keys = ""

    init<First: View, Second: View>(
      _ description: String, keys: String = "",
      @ViewBuilder _ first: @escaping @MainActor @Sendable () -> First,
      @ViewBuilder _ second: @escaping @MainActor @Sendable () -> Second
    ) {
      self.description = description
      self.keys = keys
      self.first = { AnyView(first()) }
      self.second = { AnyView(second()) }
    }

    init<Content: View>(
      _ description: String, from firstKeys: String = "", keys: String,
      @ViewBuilder of content: @escaping @MainActor @Sendable () -> Content
    ) {
      self.init(description, keys: keys, content, content)
      self.firstKeys = firstKeys
    }
  }

  private static let states: [States] = [
    States("a focused button", keys: "⇥") { PrimaryButton(title: "Go") {} },
    States("a focused field", keys: "⇥") {
      StandardTextField(placeholder: "Name", text: .constant("Ada"))
    },
    States("a focused check box", keys: "⇥") {
      CheckBox(text: "Terms", isSelected: .constant(true))
    },
    States("a focused token button", keys: "⇥") {
      TokenButton(label: .text("More"), style: .capsule) {}
    },
    States("a focused toggle", keys: "⇥") { Toggle("Sound", isOn: .constant(false)) },
    States("a disabled button") {
      PrimaryButton(title: "Go") {}
    } _: {
      PrimaryButton(title: "Go") {}.disabled(true)
    },
    States("a disabled field") {
      StandardTextField(placeholder: "Name", text: .constant("Ada"))
    } _: {
      StandardTextField(placeholder: "Name", text: .constant("Ada")).disabled(true)
    },
    States("a disabled toggle") {
      Toggle("Sound", isOn: .constant(true))
    } _: {
      Toggle("Sound", isOn: .constant(true)).disabled(true)
    },
    States("a checked box") {
      CheckBox(text: "Terms", isSelected: .constant(false))
    } _: {
      CheckBox(text: "Terms", isSelected: .constant(true))
    },
    States("a switched-on toggle") {
      Toggle("Sound", isOn: .constant(false))
    } _: {
      Toggle("Sound", isOn: .constant(true))
    },
    States("a selected row") {
      rows(chosen: 0)
    } _: {
      rows(chosen: 1)
    },
    States("a check box with an error") {
      CheckBox(text: "Terms", isSelected: .constant(false))
    } _: {
      CheckBox(state: .error, text: "Terms", isSelected: .constant(false))
    },
    States("a field with an error") {
      TextField("Name", text: .constant("Ada")).textFieldStyle(PrimaryStyle())
    } _: {
      TextField("Name", text: .constant("Ada")).textFieldStyle(PrimaryStyle(), hasError: true)
    },
    States("selected text", from: "⇥ home", keys: "⇥ end shift+home") {
      StandardTextField(placeholder: "Name", text: .constant("Ada"))
    },
  ]

  @ViewBuilder private static func rows(chosen: Int) -> some View {
    List(selection: .constant(chosen as Int?)) { ForEach(0..<3) { Text("Row \($0)") } }
  }

  @Test(arguments: await states, [AppTheme.light, .highContrastDark, .terminal])
  func `states are distinguishable without colours`(states: States, theme: AppTheme) {
    func screen(_ view: AnyView, keys: String) -> String {
      let harness = Harness(
        width: 24, height: 4, theme: theme, capabilities: TerminalCapabilities(colorDepth: .none),
        environment: { $0.accessibilityReduceMotion = true }
      ) { view }
      if !keys.isEmpty { harness.press(keys) }
      #expect(colorForms(in: harness.ansi) == [])
      return harness.ansi
    }
    #expect(
      screen(states.first(), keys: states.firstKeys) != screen(states.second(), keys: states.keys),
      "\(screen(states.second(), keys: states.keys))")
  }
}
