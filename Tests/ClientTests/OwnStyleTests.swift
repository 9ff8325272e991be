// SPDX-License-Identifier: MIT
// Testing: an app's own control styles, written and used like those of the kit.

import Curium
import CuriumPreviews
import CuriumTesting
import Foundation
import Testing

private struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(configuration.role == .destructive ? "!" : configuration.role == .cancel ? "x" : "-")
      Text(configuration.isPressed ? "p" : configuration.isFocused ? "f" : "-")
      Text(!configuration.isEnabled ? "d" : configuration.isHovered ? "h" : "-")
      configuration.label.padding(.leading, 1)
    }
  }
}

private struct YesNo: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 0) {
        Text(configuration.isOn ? "yes " : "no ")
        configuration.label
      }
    }
  }
}

private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.title
      configuration.icon
    }
  }
}

private struct Captioned: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      HStack(spacing: 0) {
        Text(configuration.isFocused ? "f" : configuration.isHovered ? "h" : ">")
        configuration.field
      }
    }
  }
}

private struct Ruled: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(
        !configuration.isEnabled
          ? "off" : configuration.isFocused ? "typing" : configuration.isHovered ? "here" : "rest")
      configuration.editor
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text(":")
      configuration.currentValueLabel
    }
  }
}

private struct Titled: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text("[")
      configuration.content
      Text("]")
    }
  }
}

private struct Signed: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack(spacing: 0) {
          Text(configuration.isExpanded ? "-" : "+")
          configuration.label
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Dotted: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text("..")
      configuration.content
    }
  }
}

extension LabeledContentStyle where Self == Dotted {
  static var dotted: Dotted { Dotted() }
}

@MainActor struct OwnStyleTests {
  @Test func `a button style gets the role and the state`() {
    let harness = Harness(width: 10, height: 3) {
      VStack(alignment: .leading, spacing: 0) {
        Button("a") {}
        Button("b", role: .destructive) {}
        Button("c", role: .cancel) {}.disabled(true)
      }
      .buttonStyle(Loud())
    }
    #expect(harness.screen == ["--- a", "!-- b", "x-d c"])
    harness.press("⇥")
    #expect(harness.screen[0] == "-f- a")
    harness.click(x: 0, y: 1)
    #expect(harness.screen[1] == "!f- b" && harness.repaint() == 0)
  }

  @Test func `styles of selection controls, labels, progress and groups draw their parts`() {
    let harness = Harness(width: 16, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        StatefulPreview(false) { Toggle("t", isOn: $0) }.toggleStyle(YesNo())
        Label("l", systemImage: "plus").labelStyle(Reversed())
        ProgressView("p", value: 0.5).progressViewStyle(Percent()).percentageVisibility(.visible)
        GroupBox("g") { Text("in") }.groupBoxStyle(Titled())
        DisclosureGroup("d") { Text("in") }.disclosureGroupStyle(Signed())
        LabeledContent("n", value: "v").labeledContentStyle(.dotted)
      }
    }
    #expect(harness.screen == ["no t", "l+", "p:50%", "g[in]", "+d", "n..v"])
    harness.press("⇥ ⏎ ⇥ ⏎")
    #expect(harness.screen[0] == "yes t" && harness.screen[4] == "-din")
    #expect(harness.find(.toggle)?.value == "on" && harness.repaint() == 0)
  }

  @Test func `a field style gets the title and the focus`() {
    let harness = Harness(width: 12, height: 5) {
      VStack(alignment: .leading, spacing: 0) {
        StatefulPreview("") { TextField("Name", text: $0) }.textFieldStyle(Captioned())
        StatefulPreview("ab") { TextEditor(text: $0) }.textEditorStyle(Ruled()).frame(height: 3)
      }
    }
    #expect(harness.screen.map { $0.prefix { $0 != " " } } == ["Name", ">Name", "rest", "ab", ""])
    harness.press("⇥")
    #expect(harness.screen[1].hasPrefix("f"))
    harness.press("⇥ x")
    #expect(
      harness.screen[2] == "typing" && harness.screen[3].contains("x") && harness.repaint() == 0)
  }
}
