// SPDX-License-Identifier: MIT
// Testing: opening URLs, running programs, and editing texts in other programs.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct EnvironmentActionTests {
  // MARK: Addresses

  private struct Linked: View {
    let address: String
    @State private var answer = "none"
    @Environment(\.openURL) private var openURL

    var body: some View {
      Button("Open: \(answer)") {
        openURL(address) { answer = $0 ? "yes" : "no" }
      }
    }
  }

  @Test(arguments: [
    ("https://swift.org/a?b=c&d", true), ("HTTP://x", true), ("mailto:a@b.c", true),
    ("file:///etc/passwd", false), ("javascript:alert(1)", false), ("-h", false), ("", false),
    ("https://x y", false), ("https://x\u{1B}]0;", false), ("https://x\ny", false),
    ("https://" + String(repeating: "x", count: 3_000), false),
  ])
  func `the system opens URLs that can't start programs`(address: String, isSafe: Bool) {
    let harness = Harness(width: 30, height: 3) { Linked(address: address) }
    harness.onProgramRequest = { _ in .success("") }
    harness.press("⇥ ⏎")
    #expect(harness.programRequests == (isSafe ? [.open(address: address)] : []))
    #expect(harness.screen[0] == (isSafe ? "Open: yes" : "Open: no"))
    #expect(harness.log.entries.isEmpty == isSafe)
  }

  @Test func `without a desktop, the URL goes to the clipboard`() async {
    let harness = Harness(width: 40, height: 5) { Linked(address: "https://swift.org") }
    harness.onProgramRequest = { _ in .failure(.noDesktop) }
    harness.press("⇥ ⏎")
    #expect(harness.requests == [.copy("https://swift.org")])
    #expect(harness.screen[0] == "Open: yes")
    #expect(harness.position(of: "Copied https://swift.org") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `an app can handle URLs itself`() {
    struct Handling: View {
      @State private var seen: [String] = []
      var body: some View {
        VStack {
          Text(seen.joined(separator: " "))
          ForEach(["help:a", "none:b", "web:c"], id: \.self) { Linked(address: $0) }
        }
        .environment(
          \.openURL,
          OpenURLAction { address in
            seen.append(address)
            return address.hasPrefix("help:")
              ? .handled
              : address.hasPrefix("web:") ? .systemAction("https://c") : .discarded
          })
      }
    }
    let harness = Harness(width: 30, height: 5) { Handling() }
    harness.onProgramRequest = { _ in .success("") }
    harness.press("⇥ ⏎ ⇥ ⏎ ⇥ ⏎")
    let rows = harness.content.map { String($0.drop { $0 == " " }) }
    #expect(rows == ["help:a none:b web:c", "Open: yes", "Open: no", "Open: yes"])
    #expect(harness.programRequests == [.open(address: "https://c")])
  }

  // MARK: Programs

  private struct Runner: View {
    @State private var result = "not run"
    @Environment(\.runProgram) private var runProgram

    var body: some View {
      Text(result).onKeyPress("r") {
        Task {
          do throws(TerminalProgramError) {
            result = "status \(try await runProgram("git", arguments: ["commit", "-m", "a b"]))"
          } catch {
            result = "\(error)"
          }
        }
        return .handled
      }
    }
  }

  @Test(arguments: [
    (Result<String, TerminalProgramError>.success(""), "status 0"),
    (.failure(.failed(program: "git", status: 128)), "status 128"),
    (.failure(.notFound(program: "git")), "The program \"git\" isn't installed."),
  ])
  func `a program runs in the terminal and reports its exit status`(
    result: Result<String, TerminalProgramError>, shown: String
  ) async {
    let harness = Harness(width: 40, height: 1) { Runner() }
    harness.onProgramRequest = { _ in result }
    harness.press("r")
    await harness.wait { harness.screen == [shown] }
    #expect(harness.programRequests == [.run(program: "git", arguments: ["commit", "-m", "a b"])])
  }

  private struct Message: View {
    @State private var text = "draft"
    @State private var problem = ""
    @Environment(\.openInEditor) private var openInEditor
    @Environment(\.openInPager) private var openInPager

    var body: some View {
      VStack(alignment: .leading) {
        Text(text)
        Text(problem)
      }
      .onKeyPress("e") {
        Task {
          do throws(TerminalProgramError) {
            text = try await openInEditor(text, fileExtension: "md")
          } catch {
            problem = "\(error)"
          }
        }
        return .handled
      }
      .onKeyPress("p") {
        Task { try? await openInPager(text) }
        return .handled
      }
    }
  }

  @Test func `an external editor returns the text`() async {
    let harness = Harness(width: 50, height: 2) { Message() }
    harness.onProgramRequest = { request in
      guard case .edit(let text, _) = request else { return .success("") }
      return .success(text + " 2")
    }
    harness.press("e")
    await harness.settle()
    #expect(harness.screen == ["draft 2", ""])
    harness.press("p")
    await harness.settle()
    #expect(
      harness.programRequests == [
        .edit(text: "draft", fileExtension: "md"), .page(text: "draft 2"),
      ])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [
    (TerminalProgramError.notFound(program: "vi"), "The program \"vi\" isn't installed."),
    (.failed(program: "vi", status: 1), "\"vi\" ended with status 1."),
    (.killed(program: "vi", signal: 9), "\"vi\" was killed by signal 9."),
    (.unavailable, "There's no terminal to run another program in."),
  ])
  func `an error of the external editor is reported, and the text stays`(
    error: TerminalProgramError, message: String
  ) async {
    let harness = Harness(width: 50, height: 2) { Message() }
    harness.onProgramRequest = { _ in .failure(error) }
    harness.press("e")
    await harness.settle()
    #expect(harness.screen == ["draft", message])
  }
}
