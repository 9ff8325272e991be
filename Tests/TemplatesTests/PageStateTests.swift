// SPDX-License-Identifier: MIT
// Testing: loading, empty and failed data, the same in every template that shows data.

import Curium
import CuriumTesting
import Testing

/// A template with the word "Data" as its data, and what stays visible around it.
struct DataTemplate: CustomStringConvertible, Sendable {
  let description: String
  let kept: [String]
  let make: @MainActor @Sendable (PageState, (@MainActor () -> Void)?) -> AnyView

  init<Content: View>(
    _ name: String, keeps kept: [String],
    @ViewBuilder make:
      @escaping @MainActor @Sendable (PageState, (@MainActor () -> Void)?) ->
      Content
  ) {
    self.description = name
    self.kept = kept
    self.make = { AnyView(make($0, $1)) }
  }

  @MainActor static let all = [
    DataTemplate("DashboardTemplate", keeps: ["Today"]) { state, retry in
      DashboardTemplate(title: "Today", state: state, onRetry: retry) {
        Text("Data")
      } panels: {
        Text("Panel")
      }
    },
    DataTemplate("DetailPageTemplate", keeps: ["Header", "Actions"]) { state, retry in
      DetailPageTemplate(state: state, onRetry: retry) {
        Text("Header")
      } content: {
        Text("Data")
      } actions: {
        Text("Actions")
      }
    },
    DataTemplate("HeaderDetailLayout", keeps: ["Header"]) { state, retry in
      HeaderDetailLayout(state: state, onRetry: retry) {
        Text("Header")
      } detail: {
        Text("Data")
      }
    },
    DataTemplate("ListPageTemplate", keeps: ["Packages", "Search"]) { state, retry in
      ListPageTemplate(
        title: "Packages", query: .constant(""), state: state, onRetry: retry
      ) {
        Text("Data")
      }
    },
    DataTemplate("MainLayout", keeps: ["Packages"]) { state, retry in
      MainLayout(title: "Packages", state: state, onRetry: retry) { Text("Data") }
    },
    DataTemplate("SettingsTemplate", keeps: ["Settings", "Appearance"]) { state, retry in
      SettingsTemplate(title: "Settings", state: state, onRetry: retry) {
        Text("Appearance")
      } content: {
        Text("Data")
      }
    },
    DataTemplate("SplitTemplate", keeps: ["Rows"]) { state, retry in
      SplitTemplate(masterWidth: 10, state: state, onRetry: retry) {
        Text("Rows")
      } detail: {
        Text("Data")
      }
    },
    DataTemplate("StandardPageTemplate", keeps: ["About"]) { state, retry in
      StandardPageTemplate(title: "About", state: state, onRetry: retry) { Text("Data") }
    },
  ]
}

@MainActor struct PageStateTests {
  @Test(
    arguments: await DataTemplate.all,
    [
      (.loaded, "Data"), (.loading, "Loading"), (.empty, "Nothing here yet"),
      (.failed("No network."), "No network."),
    ] as [(PageState, String)])
  func `each template shows the state of its data`(
    template: DataTemplate, state: (PageState, String)
  ) {
    let (state, words) = state
    let harness = Harness(width: 60, height: 14) { template.make(state, nil) }
    #expect(harness.position(of: words) != nil)
    #expect((harness.position(of: "Data") != nil) == (state == .loaded))
    #expect((harness.find(.progress) != nil) == (state == .loading))
    #expect(harness.isAnimating == (state == .loading))
    #expect(harness.find(.button, "Retry") == nil)
    for word in template.kept { #expect(harness.position(of: word) != nil, "\(word)") }
    #expect(harness.repaint() == 0)
  }

  @Test func `Return retries until the data is loaded, which then gets the focus`() {
    struct Page: View {
      @State private var state = PageState.failed("No network.")

      var body: some View {
        StandardPageTemplate(
          title: "About", state: state, onBack: {}, onRetry: { state = .loading }
        ) {
          Button("Data") {}
        }
        .keyBinding("fail", "f5") { state = .failed("No network.") }
        .keyBinding("load", "f6") { state = .loaded }
      }
    }
    let harness = Harness(width: 60, height: 14) { Page() }
    harness.press("⇥ ⇥")
    for _ in 0..<2 {
      #expect(harness.focused?.label == "Retry")
      harness.press("⏎")
      #expect(harness.position(of: "Loading") != nil && harness.find(.button, "Retry") == nil)
      #expect(harness.focused != nil && harness.focused?.label != "Back")
      harness.press("f5")
    }
    harness.press("⏎ f6")
    #expect(harness.focused?.label == "Data")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test(arguments: await DataTemplate.all)
  func `keys and clicks retry a failed load`(template: DataTemplate) throws {
    var tries = 0
    let harness = Harness(width: 60, height: 14) {
      template.make(.failed("No network.")) { tries += 1 }
    }
    harness.click(try #require(harness.find(.button, "Retry")))
    harness.press("⏎")
    #expect(tries == 2)
  }
}
