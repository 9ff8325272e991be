// SPDX-License-Identifier: MIT
// Testing: dialogs whose answer is awaited.

import CuriumTesting
import CuriumControls
import CuriumNavigation
import CuriumTokens
import Observation
import Testing

@MainActor struct QuestionTests {
  @MainActor @Observable final class Game {
    let promotion = Question<String>()
    let resignation = Question<Bool>()
    var isShown = true
    @ObservationIgnored var answers: [String] = []

    @discardableResult func promote() -> Task<Void, Never> {
      Task {
        let piece = await promotion.ask()
        answers.append(piece ?? "none")
      }
    }

    func resign() {
      Task {
        let isResigning = await resignation.ask()
        answers.append(isResigning.map { "\($0)" } ?? "none")
      }
    }
  }

  /// The choice of a piece, with one of two ways to close the sheet.
  private struct Pieces: View {
    let choose: @MainActor (String) -> Void
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Queen") { choose("queen") }
      Button("Count \(count)") { count += 1 }
      Button("Rook") {
        choose("rook")
        dismiss()
        choose("bishop")
      }
    }
  }

  private struct Board: View {
    let game: Game

    var body: some View {
      Text("board")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .keyBinding("promote", "p") { game.promote() }
        .keyBinding("resign", "r") { game.resign() }
        .sheet(game.promotion) { answer in VStack { Pieces(choose: answer) } }
        .alert("Resign?", game.resignation) { answer in
          Button("Resign", role: .destructive) { answer(true) }
          Button("Keep playing") { answer(false) }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Black wins.")
        }
    }
  }

  private struct Page: View {
    let game: Game

    var body: some View {
      if game.isShown { Board(game: game) } else { Text("menu") }
    }
  }

  @MainActor @Observable final class Match {
    var game = Game()
  }

  private struct Table: View {
    let match: Match

    var body: some View { Board(game: match.game) }
  }

  private func play(_ game: Game) -> Harness {
    Harness(width: 60, height: 16) { Page(game: game) }
  }

  @Test func `a sheet opens for a question, and closes with the answer`() async {
    let game = Game()
    let harness = play(game)
    harness.press("p")
    await harness.settle()
    #expect(harness.focused?.label == "Queen" && game.answers == [])
    harness.press("⏎")
    await harness.settle()
    #expect(game.answers == ["queen"] && harness.find(.dialog) == nil)
    harness.press("p")
    await harness.settle()
    harness.press("⇥ ⇥ ⏎")
    await harness.settle()
    #expect(game.answers == ["queen", "rook"] && harness.find(.dialog) == nil)
  }

  @Test func `a sheet or an alert that the user closes has no answer`() async {
    let game = Game()
    let harness = play(game)
    for key in ["p", "r"] {
      harness.press(key)
      await harness.settle()
      #expect(harness.find(.button, "Queen") != nil || harness.find(.alert) != nil)
      harness.press("⎋")
      await harness.settle()
      #expect(harness.find(.dialog) == nil && harness.find(.alert) == nil)
    }
    #expect(game.answers == ["none", "none"])
  }

  @Test(arguments: [("Resign", "true"), ("Keep playing", "false"), ("Cancel", "none")])
  func `the buttons of an alert answer, and one without an answer just closes it`(
    button: String, answer: String
  ) async throws {
    let game = Game()
    let harness = play(game)
    harness.press("r")
    await harness.settle()
    #expect(harness.find(.alert)?.label == "Resign?")
    #expect(harness.position(of: "Black wins.") != nil)
    harness.click(try #require(harness.find(.button, button)))
    await harness.settle()
    #expect(game.answers == [answer] && harness.find(.alert) == nil)
  }

  private struct Closing: View {
    enum Choice { case save, discard }
    var title = Visibility.automatic
    @State private var question = Question<Choice>()
    @State private var answers: [String] = []

    var body: some View {
      Text("answers: \(answers.joined(separator: " "))")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .keyBinding("close", "c") {
          Task { answers.append(await question.ask().map { "\($0)" } ?? "none") }
        }
        .confirmationDialog("Save your changes?", question, titleVisibility: title) { answer in
          Button("Save") { answer(.save) }
          Button("Discard", role: .destructive) { answer(.discard) }
        } message: {
          Text("Discarded changes are lost.")
        }
    }
  }

  @Test(arguments: [
    ("⏎", "save"), ("→ ⏎", "discard"), ("→ → ⏎", "none"), ("⎋", "none"),
  ])
  func `the buttons of a confirmation dialog answer, and Cancel and Escape don't`(
    keys: String, answer: String
  ) async {
    let harness = Harness(width: 60, height: 16) { Closing() }
    harness.press("c")
    await harness.settle()
    #expect(harness.find(.dialog)?.label == "Save your changes?")
    #expect(harness.position(of: "Save your changes?") != nil)
    #expect(harness.position(of: "Discarded changes are lost.") != nil)
    #expect(
      harness.elements.filter { $0.role == .button }.map(\.label) == ["Save", "Discard", "Cancel"])
    harness.press(keys)
    await harness.settle()
    #expect(harness.find(.dialog) == nil && harness.position(of: "answers: \(answer)") != nil)
  }

  @Test func `a click outside closes a confirmation dialog, which can hide its title`() async {
    let harness = Harness(width: 60, height: 16) { Closing(title: .hidden) }
    harness.press("c")
    await harness.settle()
    #expect(harness.find(.dialog)?.label == "Save your changes?")
    #expect(harness.position(of: "Save your changes?") == nil)
    harness.click(x: 0, y: 0)
    await harness.settle()
    #expect(harness.find(.dialog) == nil && harness.position(of: "answers: none") != nil)
  }

  @Test func `questions that are asked at once follow each other, each with new state`() async {
    let game = Game()
    let harness = play(game)
    game.promote()
    game.promote()
    await harness.settle()
    harness.press("⇥ ⏎")
    #expect(harness.find(.button, "Count 1") != nil)
    harness.press("⇥ ⏎")
    await harness.settle()
    #expect(game.answers == ["rook"] && harness.focused?.label == "Queen")
    #expect(harness.find(.button, "Count 0") != nil)
    harness.press("⏎")
    await harness.settle()
    #expect(game.answers == ["rook", "queen"] && harness.find(.dialog) == nil)
  }

  @Test func `alerts that are asked at once start at their default button`() async throws {
    let game = Game()
    let harness = play(game)
    game.resign()
    game.resign()
    await harness.settle()
    harness.click(try #require(harness.find(.button, "Resign")))
    await harness.settle()
    #expect(game.answers == ["true"] && harness.focused?.label == "Keep playing")
    harness.press("⏎")
    await harness.settle()
    #expect(game.answers == ["true", "false"] && harness.find(.alert) == nil)
  }

  @Test func `a question closes when its task is cancelled`() async {
    let game = Game()
    let harness = play(game)
    let task = game.promote()
    await harness.settle()
    #expect(harness.find(.dialog) != nil)
    task.cancel()
    await harness.settle()
    #expect(game.answers == ["none"] && harness.find(.dialog) == nil)
    game.promote().cancel()
    await harness.settle()
    #expect(game.answers == ["none", "none"] && harness.find(.dialog) == nil)
  }

  @Test func `a question has no answer when its view disappears or isn't there`() async {
    let game = Game()
    var harness: Harness? = play(game)
    game.promote()
    await harness?.settle()
    game.isShown = false
    await harness?.settle()
    #expect(game.answers == ["none"] && harness?.find(.dialog) == nil)
    game.promote()
    await harness?.settle()
    #expect(game.answers == ["none", "none"] && harness?.find(.dialog) == nil)
    game.isShown = true
    await harness?.settle()
    game.promote()
    await harness?.settle()
    #expect(harness?.find(.dialog) != nil)
    harness = nil
    for _ in 0..<1_000 where game.answers.count < 3 { await Task.yield() }
    #expect(game.answers == ["none", "none", "none"])
  }

  @Test func `a view presents another question in place of the one before`() async {
    let match = Match()
    let first = match.game
    let harness = Harness(width: 60, height: 16) { Table(match: match) }
    first.promote()
    await harness.settle()
    #expect(harness.find(.dialog) != nil)
    match.game = Game()
    await harness.settle()
    #expect(first.answers == ["none"] && harness.find(.dialog) == nil)
    first.promote()
    match.game.promote()
    await harness.settle()
    #expect(first.answers == ["none", "none"] && harness.focused?.label == "Queen")
    harness.press("⏎")
    await harness.settle()
    #expect(match.game.answers == ["queen"] && harness.find(.dialog) == nil)
  }
}
