// SPDX-License-Identifier: MIT
// Testing: an app as a line-by-line dialogue: the lines that are read.

import CuriumLines
import CuriumLists
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A form that refuses every password except one.
private struct LoginForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var stays = false
  @State private var problem: String?
  @State private var isIn = false
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(alignment: .leading) {
      if isIn {
        Text("Welcome, \(name)").accessibilityHeading(.h1)
        Button("Leave") { quit() }
      } else {
        Text("Sign in").accessibilityHeading(.h1)
        TextField("Name", text: $name)
        SecureField("Password", text: $password).accessibilityInvalid(problem != nil)
        Interactive(role: .toggle, action: { stays.toggle() }) { _ in Text("Stay signed in") }
          .accessibilityChecked(stays)
        if let problem { Text(problem).accessibilityRole(.status) }
        Button("Sign in", action: signIn)
      }
    }
  }

  private func signIn() {
    isIn = password == "lovelace"
    problem = isIn ? nil : "Wrong password"
    password = ""
  }
}

@MainActor struct LinearModeTests {
  /// The bytes of a file in `Transcripts`.
  private static func fixture(_ name: String) -> [UInt8] {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let file = fopen(folder.joined(separator: "/") + "/Transcripts/\(name).txt", "r") else {
      return []
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  @Test func `a login form has the stored transcript`() {
    let transcript = Transcript { LoginForm() }
    for line in ["Ada", "babbage", "y", "4", "2", "lovelace", "", "4", "1"] {
      #expect(!transcript.hasQuit)
      transcript.enter(line)
    }
    #expect(transcript.hasQuit)
    #expect(Array(transcript.text.utf8) == Self.fixture("login"))
    #expect(transcript.text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
  }

  @Test func `text from outside is displayed, not sent to the terminal`() {
    struct Hostile: View {
      @State private var text = "a\u{1B}]0;x\u{7}b\nc\td\u{9B}31m"
      @Environment(\.announce) private var announce
      @Environment(\.printLine) private var printLine
      var body: some View {
        Text(text)
        TextField("N\u{1B}[2J\r\nx", text: $text)
        Button("Say") {
          announce("\u{1B}[31mred")
          printLine("one\ntwo\u{8}")
        }
      }
    }
    let transcript = Transcript { Hostile() }
    transcript.enter("")
    transcript.enter("2")
    transcript.enter("\u{1B}[A\u{0}")
    transcript.endInput()
    #expect(transcript.hasQuit)
    let shown = transcript.text.replacing("\u{1B}[A\u{0}", with: "")
    #expect(
      shown.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) || $0 == "\n"
      })
    #expect(shown.contains("␛[31mred"))
    #expect(shown.contains("one\ntwo␈\n"))
  }

  @Test func `automatic changes are collected and read once`() async {
    @MainActor final class Source { var count: (Int) -> Void = { _ in } }
    struct Counter: View {
      let source: Source
      @State private var count = 0
      var body: some View {
        Text("Count \(count)")
        ProgressView("Copying", value: Double(count), total: 100)
        ProgressView("Waiting")
        Button("Stop") {}.onAppear { source.count = { count = $0 } }
      }
    }
    let source = Source()
    let transcript = Transcript { Counter(source: source) }
    #expect(
      transcript.takeText() == """
        Count 0
        Copying, progress: 0%
        Waiting, progress, busy
        1. Stop, button
        >\u{20}
        """)
    for count in 1...20 {
      #expect(transcript.takeText() == "")
      source.count(count)
      await transcript.advance(by: .milliseconds(20))
    }
    #expect(transcript.takeText() == "\nCount 20\nCopying, progress: 20%\n> ")
    source.count(21)
    await transcript.advance(by: .seconds(1))
    #expect(transcript.takeText() == "\nCount 21\n> ")
    #expect(!transcript.isAnimating)
  }

  @Test func `text that updates frequently is read once, and with l`() async {
    @MainActor final class Source { var seconds: (Int) -> Void = { _ in } }
    struct Clock: View {
      let source: Source
      @State private var seconds = 0
      var body: some View {
        VStack(alignment: .leading) {
          Text("\(seconds) s").accessibilityAddTraits(.updatesFrequently)
          HStack { Text("Time \(seconds)") }.accessibilityAddTraits(.updatesFrequently)
          HStack {
            Text("Total")
            Text("\(seconds)")
          }
          .accessibilityElement(children: .combine).accessibilityAddTraits(.updatesFrequently)
          Text("Up \(seconds)").accessibilityRole(.status)
            .accessibilityAddTraits(.updatesFrequently)
        }
        .onAppear { source.seconds = { seconds = $0 } }
      }
    }
    let source = Source()
    let transcript = Transcript { Clock(source: source) }
    #expect(transcript.takeText() == "0 s\nTime 0\nTotal 0\nUp 0, status\n> ")
    for seconds in 1...3 {
      source.seconds(seconds)
      await transcript.advance(by: .seconds(1))
    }
    #expect(transcript.takeText() == "")
    transcript.enter("l")
    #expect(transcript.takeText() == "l\n3 s\nTime 3\nTotal 3\nUp 3, status\n> ")
  }

  @Test func `new words of a growing text are read together, and the last ones after a moment`()
    async
  {
    @MainActor final class Source { var append: (String) -> Void = { _ in } }
    struct Story: View {
      let source: Source
      @State private var text = "Once"
      var body: some View { Text(text).onAppear { source.append = { text += $0 } } }
    }
    let source = Source()
    let transcript = Transcript { Story(source: source) }
    #expect(transcript.takeText() == "Once\n> ")
    for word in " upon a time. There was a king and".split(separator: " ") {
      source.append(" " + word)
      await transcript.advance(by: .milliseconds(150))
    }
    await transcript.advance(by: .seconds(1))
    #expect(transcript.takeText() == "\nupon a time.\n> \nThere was a king and\n> ")
    #expect(!transcript.isAnimating)
    source.append(" a queen")
    await transcript.settle()
    transcript.enter("?")
    #expect(transcript.takeText().hasSuffix("\na queen\n> "))
  }

  @Test func `links in a text have numbers, also in a combined element`() {
    let transcript = Transcript {
      Text("See [one](https://example.com/1)")
      HStack {
        Text("Or")
        Text("[two](https://example.com/2)")
      }
      .accessibilityRole(.status)
    }
    #expect(transcript.text == "See one\n1. one, link\nOr two, status\n2. two, link\n> ")
  }

  @Test func `a list without selection and a box without a label are read once, by their contents`()
  {
    let transcript = Transcript {
      List { ForEach(1..<3) { Text("row \($0)") } }
      HStack {
        Text("left")
        Button("right") {}
      }
      .accessibilityRole(.group)
    }
    #expect(transcript.text == "row 1\nrow 2\nleft\n1. right, button\n> ")
  }

  @Test func `the state of a toggle is read once`() {
    let transcript = Transcript {
      Toggle("Debug", isOn: .constant(true))
      Toggle("Info", isOn: .constant(false)).toggleStyle(.checkbox)
    }
    #expect(transcript.text == "1. Debug, toggle: on\n2. Info, toggle: off\nDebug [y]: ")
  }

  @Test func `the divider of a split view isn't read`() {
    let transcript = Transcript {
      SplitView {
        Button("left") {}
        Button("right") {}
      }
    }
    #expect(transcript.text == "1. left, button\n2. right, button\n> ")
  }

  @Test func `blank texts and views without an action take no line and no number`() {
    let transcript = Transcript {
      Text(" ")
      Text("Board").focusable()
      Button("Go") {}
    }
    #expect(transcript.text == "Board, group\n1. Go, button\n> ")
  }

  @Test func `a printed line is read out even if nothing else changes`() async {
    @MainActor final class Source { var say: @MainActor (String) -> Void = { _ in } }
    struct Root: View {
      let source: Source
      @Environment(\.printLine) private var printLine
      var body: some View {
        Text("Working").onAppear { source.say = { printLine($0) } }
      }
    }
    let source = Source()
    let transcript = Transcript { Root(source: source) }
    _ = transcript.takeText()
    source.say("Compiled")
    await transcript.advance(by: .seconds(1))
    #expect(transcript.takeText() == "\nCompiled\n> ")
  }
}
