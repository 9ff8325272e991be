// SPDX-License-Identifier: MIT
// Testing: pictures that are loaded: placeholders, failures and changes.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct ImageLoadingTests {
  private struct Failed: Error {}

  @Test func `a placeholder is shown while a picture loads`() async {
    struct Page: View {
      @State private var url: String? = "good"
      var body: some View {
        VStack(alignment: .leading) {
          AsyncImage(url: url, label: "A flag") { phase in
            switch phase {
            case .empty: Text("waiting")
            case .success(let image): image
            case .failure(let error): Text("\(type(of: error))")
            }
          }
          AsyncImage(url: url) {
            $0
          } placeholder: {
            Text("...")
          }
        }
        .onKeyPress("b") {
          url = "bad"
          return .handled
        }
        .onKeyPress("n") {
          url = nil
          return .handled
        }
      }
    }
    let harness = Harness(width: 10, height: 5) {
      Page().environment(
        \.imageLoader,
        ImageLoader { address in
          if address == "bad" { throw Failed() }
          return ImageTests.flag
        })
    }
    #expect(harness.content == ["waiting", "..."])
    await harness.settle()
    #expect(harness.content.first == "▀▀▀▀")
    #expect(harness.find(.image)?.label == "A flag")
    harness.press("b")
    await harness.settle()
    #expect(harness.content == ["Failed", "..."])
    harness.press("n")
    await harness.settle()
    #expect(harness.content == ["waiting", "..."])
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `a hidden picture stays loaded`() async {
    actor Requests {
      private(set) var count = 0
      func add() { count += 1 }
    }
    struct Page: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          AsyncImage(url: "good", label: "A flag").tabItem { Text("one") }.tag(0)
          Text("other").tabItem { Text("two") }.tag(1)
        }
        .keyBinding("Switch", "s") { tab = 1 - tab }
      }
    }
    let requests = Requests()
    let harness = Harness(width: 10, height: 5) {
      Page().environment(
        \.imageLoader,
        ImageLoader { _ in
          await requests.add()
          return ImageTests.flag
        })
    }
    await harness.settle()
    harness.press("s")
    await harness.settle()
    #expect(harness.find(.image) == nil)
    harness.press("s")
    await harness.settle()
    #expect(harness.find(.image)?.label == "A flag")
    #expect(await requests.count == 1)
  }

  @Test func `the label of a loaded picture can change`() async {
    struct Page: View {
      @State private var label = "A flag"
      var body: some View {
        AsyncImage(url: "good", label: label).keyBinding("translate", "t") { label = "Eine Fahne" }
      }
    }
    let harness = Harness(width: 10, height: 5) {
      Page().environment(\.imageLoader, ImageLoader { _ in ImageTests.flag })
    }
    await harness.settle()
    #expect(harness.find(.image)?.label == "A flag")
    harness.press("t")
    #expect(harness.find(.image)?.label == "Eine Fahne")
  }

  @Test func `without a loader a picture fails, and a removed view loads nothing`() async {
    let none = Harness(width: 30, height: 2) {
      AsyncImage(url: "https://example.org") {
        Text($0.error is ImageLoaderMissing ? "missing" : "none")
      }
    }
    await none.settle()
    #expect(none.screen[0] == "missing")

    final class Log: @unchecked Sendable { var wasCancelled = false }
    let log = Log()
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { AsyncImage(url: "slow") }
          Text("there")
        }
        .onKeyPress("x") {
          isShown = false
          return .handled
        }
      }
    }
    let harness = Harness(width: 30, height: 2) {
      Leaving().environment(
        \.imageLoader,
        ImageLoader { _ in
          await withTaskCancellationHandler {
            while !Task.isCancelled { await Task.yield() }
          } onCancel: {
            log.wasCancelled = true
          }
          throw Failed()
        })
    }
    await harness.settle()
    harness.press("x")
    await harness.settle()
    #expect(log.wasCancelled)
  }

  @Test func `a picture is never shown for another address`() async {
    struct Page: View {
      @State private var url = "one"
      var body: some View {
        AsyncImage(url: url, label: url) {
          $0
        } placeholder: {
          Text("...")
        }
        .keyBinding("next", "n") { url = "two" }
      }
    }
    let harness = Harness(width: 10, height: 5) {
      Page().environment(\.imageLoader, ImageLoader { _ in ImageTests.flag })
    }
    await harness.settle()
    #expect(harness.find(.image)?.label == "one")
    harness.press("n")
    #expect(harness.content == ["..."])
    await harness.settle()
    #expect(harness.find(.image)?.label == "two")
    #expect(harness.repaint() == 0)
  }
}
