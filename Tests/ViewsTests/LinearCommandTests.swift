// SPDX-License-Identifier: MIT
// Testing: commands and answers of the user in a line-by-line dialogue.

import CuriumLines
import CuriumLists
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct LinearCommandTests {
  @Test func `an alert is a section, and Escape closes it`() {
    struct Files: View {
      @State private var asks = false
      @State private var left = 3
      var body: some View {
        Text("\(left) files")
        Button("Delete") { asks = true }
          .alert("Delete a file?", isPresented: $asks) {
            Button("Delete", role: .destructive) { left -= 1 }
            Button("Keep", role: .cancel) {}
          }
      }
    }
    let transcript = Transcript { Files() }
    _ = transcript.takeText()
    transcript.enter("1")
    let alert = transcript.takeText()
    #expect(alert.hasPrefix("1\n\nAlert: Delete a file?\n"))
    #expect(alert.split(separator: "\n").count { $0.contains("Delete a file?") } == 1)
    transcript.enter("2")
    #expect(transcript.takeText() == "2\nAlert closed.\n2 files\n> ")
    transcript.enter("1")
    transcript.enter("c")
    #expect(transcript.takeText().hasSuffix("> c\nAlert closed.\n> "))
  }

  @Test func `commands that have keys on a screen are run by name, in the app's language`() {
    struct Releases: View {
      @State private var releases = ["1.0"]
      private var german: Strings {
        var strings = Strings()
        strings[LinearStrings.self].noCommand = "Kein Befehl {}."
        return strings
      }
      var body: some View {
        VStack { ForEach(releases, id: \.self) { Text($0) } }
          .keyBinding("Add release", "a") { releases.append("1.1") }
          .environment(\.strings, german)
      }
    }
    let transcript = Transcript { Releases() }
    _ = transcript.takeText()
    transcript.enter("k")
    #expect(transcript.takeText().contains(". Add release\n"))
    transcript.enter("k add release")
    #expect(transcript.takeText() == "k add release\n1.1\n> ")
    transcript.enter("k fly")
    #expect(transcript.takeText() == "k fly\nKein Befehl fly.\n> ")
  }

  @Test func `q asks for confirmation, and the end of the input doesn't`() {
    let transcript = Transcript {
      Text("draft").dismissalConfirmationDialog("Discard the draft?", shouldPresent: true)
    }
    _ = transcript.takeText()
    transcript.enter("q")
    #expect(!transcript.hasQuit)
    let text = transcript.takeText()
    #expect(text.contains("Discard the draft?"))
    let number = text.split(separator: "\n").first { $0.contains("Quit, button") }
    transcript.enter(String(number?.prefix { $0 != "." } ?? ""))
    #expect(transcript.hasQuit)
    let ended = Transcript {
      Text("draft").dismissalConfirmationDialog("Discard the draft?", shouldPresent: true)
    }
    ended.endInput()
    #expect(ended.hasQuit)
  }

  @Test func `list rows are selected by number, and m shows more of them`() {
    struct Names: View {
      @State private var chosen: Int?
      var body: some View {
        Text("Chosen: \(chosen ?? 0)")
        List(selection: $chosen) { ForEach(1..<2_000, id: \.self) { Text("row \($0)") } }
      }
    }
    let transcript = Transcript { Names() }
    let first = transcript.takeText()
    #expect(first.contains("row 3\n") && !first.contains("row 500\n"))
    let number = first.split(separator: "\n").first { $0.hasSuffix(". row 3") }
    transcript.enter(String(number?.prefix { $0 != "." } ?? ""))
    #expect(transcript.takeText().contains("Chosen: 3\n"))
    transcript.enter("m")
    #expect(transcript.takeText().contains("row 80\n"))
  }

  @Test func `a field that the app focuses is asked next`() {
    struct Chain: View {
      @State private var first = ""
      @State private var second = ""
      @State private var third = ""
      @FocusState private var isThird: Bool
      var body: some View {
        TextField("First", text: $first).onSubmit { isThird = true }
        TextField("Second", text: $second)
        TextField("Third", text: $third).focused($isThird)
      }
    }
    let transcript = Transcript { Chain() }
    transcript.enter("x")
    #expect(transcript.text.hasSuffix("First: x\nThird: "))
  }

  @Test(arguments: ["m", "c"])
  func `a command without an effect says that it isn't possible`(command: String) {
    let transcript = Transcript { Text("a short page") }
    _ = transcript.takeText()
    transcript.enter(command)
    #expect(transcript.takeText() == "\(command)\nThat isn't possible right now.\n> ")
  }

  @Test func `an app that quits at a prompt goes to a new line first`() async {
    @MainActor final class Source { var leave: @MainActor () -> Void = {} }
    struct Root: View {
      let source: Source
      @State private var text = "Working"
      @Environment(\.quit) private var quit
      var body: some View {
        Text(text).onAppear {
          source.leave = {
            text = "Done"
            quit()
          }
        }
      }
    }
    let source = Source()
    let transcript = Transcript { Root(source: source) }
    #expect(transcript.takeText() == "Working\n> ")
    source.leave()
    await transcript.settle()
    #expect(transcript.hasQuit)
    #expect(transcript.takeText() == "\nDone\n")
  }
}
