// SPDX-License-Identifier: MIT
// Testing: suggestions of a question below the prompt, and the frame that stays after the answer.

import Curium
import CuriumControls
import CuriumTerminal
import Testing

@MainActor struct InlineSuggestionsTests {
  private struct Question: View {
    let submit: (String) -> Void
    @State private var city = ""

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Where do you live?")
        Text("Enter a city.")
        TextField("City", text: $city)
          .textInputSuggestions(for: $city, from: ["Paris", "Parma", "Rome"])
          .onSubmit { submit(city) }
          .defaultFocus()
      }
    }
  }

  private let device = MemoryDevice(size: CellSize(width: 40, height: 16))
  private let loop = ManualLoop()
  private let question = ["Where do you live?", "Enter a city."]

  private func start(_ receive: @escaping (String) -> Void = { _ in }) -> AppRuntime {
    let content = AnswerContent(receive: receive) { answer in Question(submit: answer) }
    let runtime = AppRuntime(content, device: device, loop: loop) { $0.appTheme = .dark }
    runtime.fadesChanges = true
    runtime.presentInline(maxRows: nil)
    loop.drain()
    return runtime
  }

  /// Presses a key, so late that it isn't quick typing, in which nothing fades.
  private func press(_ key: KeyPress) async {
    await loop.advance(by: .seconds(1))
    device.send([.key(key)])
    loop.drain()
  }

  private func type(_ text: String) async {
    for letter in text { await press(KeyPress(KeyEquivalent(letter), characters: String(letter))) }
    await loop.advance(by: .seconds(1))
  }

  @Test func `the list is below its field, and the app grows and shrinks with it`() async {
    let runtime = start()
    #expect(runtime.renderer.shown.text() == question + ["City"])
    await type("Pa")
    let two = runtime.renderer.shown.text()
    #expect(Array(two.prefix(3)) == question + ["Paris"])
    #expect(two.dropFirst(3).contains { $0.contains("Paris") })
    #expect(two.dropFirst(3).contains { $0.contains("Parma") })
    await type("rm")
    let one = runtime.renderer.shown.text()
    #expect(one.count == two.count - 1 && !one.contains { $0.contains("Paris") })
    await press(KeyPress(.escape))
    #expect(runtime.renderer.shown.text() == question + ["Parm"])
    runtime.tearDown()
  }

  @Test(arguments: [true, false])
  func `the frame that stays shows the answer, without the list and the completion`(
    submits: Bool
  ) async {
    var answers: [String] = []
    var hasQuit = false
    let runtime = start { answers.append($0) }
    runtime.onQuit = { hasQuit = true }
    await type("Par")
    #expect(runtime.renderer.shown.text()[2] == "Paris")
    await press(submits ? KeyPress(.return) : KeyPress("c", modifiers: .control))
    #expect(hasQuit && answers == (submits ? ["Par"] : []))
    let shown = runtime.renderer.shown
    #expect(shown.text() == question + ["Par"])
    let grounds = (0..<3).flatMap { y in (0..<40).map { shown[$0, y].background } }
    #expect(grounds.allSatisfy { $0 == .terminal })
    runtime.tearDown()
  }
}
