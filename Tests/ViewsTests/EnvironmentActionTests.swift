// SPDX-License-Identifier: MIT
// Testing: quitting with confirmation, opening URLs, and editing texts in other programs.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct EnvironmentActionTests {
  // MARK: Quit

  private struct Document: View {
    let name: String
    @State private var isChanged = true
    @Environment(\.quit) private var quit

    var body: some View {
      Button("Quit \(name)") { quit() }
        .dismissalConfirmationDialog("Save \(name)?", shouldPresent: isChanged) {
          Button("Save") { isChanged = false }
          Button("Discard", role: .destructive) {}
        }
    }
  }

  @Observable final class OpenDocument {
    var isOpen = true
  }

  private struct Plain: View {
    let shouldPresent: Bool
    var body: some View {
      Text("plain").dismissalConfirmationDialog("Really?", shouldPresent: shouldPresent)
    }
  }

  @Test(arguments: ["ctrl+c", "⇥ ⏎"])
  func `quitting with unsaved changes asks first`(keys: String) {
    let harness = Harness(width: 30, height: 9) { Document(name: "a") }
    harness.press(keys)
    #expect(!harness.hasQuit)
    #expect(harness.find(.dialog)?.label == "Save a?")
    // The app asks only once, no matter how often the user tries to quit.
    harness.press("ctrl+c")
    #expect(harness.elements.count { $0.role == .dialog } == 1)
    harness.press("esc")
    #expect(!harness.hasQuit)
    #expect(harness.find(.dialog) == nil)
    harness.press("ctrl+c")
    harness.find(.button, "Discard").map { harness.click($0) }
    #expect(harness.hasQuit)
    #expect(harness.repaint() == 0)
  }

  @Test func `without changes, or without a confirmation, the app quits at once`() {
    let harness = Harness(width: 30, height: 9) { Plain(shouldPresent: false) }
    harness.press("ctrl+c")
    #expect(harness.hasQuit)
    // SIGTERM and SIGHUP.
    let asked = Harness(width: 30, height: 9) { Document(name: "a") }
    asked.send(.hangUp)
    #expect(asked.hasQuit)
  }

  @Test func `the view that quits the app sets its exit status`() {
    let harness = Harness(width: 20, height: 3) { Leaver() }
    harness.press("q")
    #expect(harness.hasQuit && harness.exitStatus == 0)
    harness.press("x")
    #expect(harness.exitStatus == 3)
  }

  private struct Leaver: View {
    var asks = false
    @Environment(\.quit) private var quit

    var body: some View {
      Text("commit")
        .keyBinding("Quit", "q") { quit() }
        .keyBinding("Discard", "x") { quit(status: 3) }
        .dismissalConfirmationDialog("Discard?", shouldPresent: asks)
    }
  }

  @Test func `a confirmed end has the status of its request, and a cancelled one doesn't`() {
    let harness = Harness(width: 30, height: 9) { Leaver(asks: true) }
    harness.press("x")
    #expect(harness.press(.button, "Quit"))
    #expect(harness.hasQuit && harness.exitStatus == 3)
    let cancelled = Harness(width: 30, height: 9) { Leaver(asks: true) }
    cancelled.press("x esc")
    cancelled.send(.hangUp)
    #expect(cancelled.hasQuit && cancelled.exitStatus == 0)
  }

  @Test func `a question that goes with its view also discards the answers to others`() async {
    struct Documents: View {
      let model: OpenDocument
      var body: some View {
        VStack {
          if model.isOpen { Document(name: "a") }
          Document(name: "b")
        }
      }
    }
    let model = OpenDocument()
    let harness = Harness(width: 30, height: 9) { Documents(model: model) }
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save b?")
    harness.press(.button, "Discard")
    #expect(harness.find(.dialog)?.label == "Save a?")
    model.isOpen = false
    await harness.settle()
    #expect(harness.find(.dialog) == nil && !harness.hasQuit)
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save b?" && !harness.hasQuit)
  }

  @Test func `a confirmation without actions has Quit and Cancel`() {
    let harness = Harness(width: 30, height: 9) { Plain(shouldPresent: true) }
    harness.press("ctrl+c")
    #expect(harness.elements.filter { $0.role == .button }.map(\.label) == ["Quit", "Cancel"])
    harness.find(.button, "Cancel").map { harness.click($0) }
    #expect(!harness.hasQuit)
    harness.press("ctrl+c")
    harness.find(.button, "Quit").map { harness.click($0) }
    #expect(harness.hasQuit)
  }

  @Test func `each unsaved document asks, and cancelling one cancels quitting`() {
    let harness = Harness(width: 40, height: 12) {
      VStack {
        Document(name: "a")
        Document(name: "b")
      }
    }
    harness.press("ctrl+c")
    harness.find(.button, "Discard").map { harness.click($0) }
    #expect(!harness.hasQuit)
    #expect(harness.find(.dialog)?.label == "Save a?")
    harness.press("esc ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save b?")
    harness.find(.button, "Save").map { harness.click($0) }
    #expect(harness.find(.dialog)?.label == "Save a?")
    harness.find(.button, "Discard").map { harness.click($0) }
    #expect(harness.hasQuit)
  }

  @Test func `a removed view doesn't ask`() {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        VStack {
          if isOpen { Document(name: "a") }
          Text("rest")
        }
        .onKeyPress("x") {
          isOpen = false
          return .handled
        }
      }
    }
    let harness = Harness(width: 30, height: 9) { Screen() }
    harness.press("x ctrl+c")
    #expect(harness.hasQuit)
  }

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

  /// A document that can't be saved, or is saved by a slow task.
  private struct Draft: View {
    let model: OpenDocument
    let isSlow: Bool
    @State private var hasFailed = false
    @Environment(\.quit) private var quit

    var body: some View {
      Text("draft")
        .dismissalConfirmationDialog("Save?", shouldPresent: model.isOpen) {
          Button("Save") {
            hasFailed = !isSlow
            quit.cancel()
          }
        }
        .alert("Can't be saved", isPresented: $hasFailed) {}
        .onChange(of: model.isOpen) { quit() }
    }
  }

  @Test func `an action that fails keeps the app open, and the next attempt asks again`() async {
    let harness = Harness(width: 30, height: 9) { Draft(model: OpenDocument(), isSlow: false) }
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(!harness.hasQuit)
    #expect(harness.find(.dialog) == nil)
    #expect(harness.find(.alert)?.label == "Can't be saved")
    #expect(harness.press(.button, "OK"))
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save?" && harness.find(.alert) == nil)
    #expect(!harness.hasQuit)
  }

  @Test func `an action that takes time cancels, and quits when it is done`() async {
    let model = OpenDocument()
    let harness = Harness(width: 30, height: 9) { Draft(model: model, isSlow: true) }
    harness.press("ctrl+c")
    #expect(harness.press(.button, "Save"))
    await harness.settle()
    #expect(!harness.hasQuit && harness.find(.dialog) == nil)
    model.isOpen = false
    await harness.settle()
    #expect(harness.hasQuit)
  }

  @Test func `a view that has just stopped asking isn't asked`() async {
    struct Page: View {
      @State private var isSaved = false
      @Environment(\.quit) private var quit
      var body: some View {
        Text("page")
          .dismissalConfirmationDialog("Quit?", shouldPresent: !isSaved)
          .keyBinding("save", "s") {
            Task {
              isSaved = true
              quit()
            }
          }
      }
    }
    let harness = Harness(width: 30, height: 9) { Page() }
    harness.press("s")
    await harness.settle()
    #expect(harness.hasQuit)
  }

  @Test func `cancelling without a question has no effect, and otherwise closes it`() {
    struct Page: View {
      let asks: Bool
      @Environment(\.quit) private var quit
      var body: some View {
        Text("page")
          .dismissalConfirmationDialog("Quit?", shouldPresent: asks) {
            Button("Quit") {}.keyBinding("stay", "x") { quit.cancel() }
          }
          .keyBinding("leave", "q") {
            quit(status: 3)
            quit.cancel()
          }
      }
    }
    let harness = Harness(width: 30, height: 9) { Page(asks: false) }
    harness.press("q")
    #expect(harness.hasQuit && harness.exitStatus == 3)
    let asked = Harness(width: 30, height: 9) { Page(asks: true) }
    asked.press("ctrl+c x")
    #expect(asked.find(.dialog) == nil && !asked.hasQuit)
  }

  @Test func `cancelling one question discards the answers to others`() {
    let harness = Harness(width: 30, height: 9) {
      VStack {
        Draft(model: OpenDocument(), isSlow: true)
        Document(name: "b")
      }
    }
    harness.press("ctrl+c")
    harness.press(.button, "Discard")
    #expect(harness.find(.dialog)?.label == "Save?")
    harness.press(.button, "Save")
    #expect(!harness.hasQuit)
    harness.press("ctrl+c")
    #expect(harness.find(.dialog)?.label == "Save b?")
  }

  @Test func `a question without a button that confirms can still be confirmed`() {
    struct Question: View {
      let hasFile: Bool
      var body: some View {
        Text("page").dismissalConfirmationDialog("Save?", shouldPresent: true) {
          if hasFile { Button("Save") {} }
        }
      }
    }
    for (hasFile, labels) in [(false, ["Quit", "Cancel"]), (true, ["Save", "Cancel"])] {
      let harness = Harness(width: 30, height: 9) { Question(hasFile: hasFile) }
      harness.press("ctrl+c")
      #expect(harness.elements.filter { $0.role == .button }.map(\.label) == labels)
      #expect(harness.press(.button, labels[0]))
      #expect(harness.hasQuit)
    }
  }
}
