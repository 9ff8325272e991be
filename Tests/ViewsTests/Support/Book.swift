// SPDX-License-Identifier: MIT
// Testing: a navigation stack of numbered pages.

import CuriumControls
import CuriumNavigation
import Observation

/// The reader's position in the book, and the log of its screens.
@MainActor @Observable final class BookModel {
  var path: [Int] = []
  var mixed = NavigationPath()
  var isAsking = false
  var title = "Chapters"
  var log: [String] = []
  var word = "page"
}

/// A screen with its own count and a link to the next one.
struct BookPage: View {
  let number: Int
  let model: BookModel
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(model.word) \(number)")
      Button("count \(count)") { count += 1 }
      Button("close") { dismiss() }
      NavigationLink("deeper", value: number + 1)
    }
    .navigationTitle("Page \(number)")
    .onAppear { model.log.append("+\(number)") }
    .onDisappear { model.log.append("-\(number)") }
  }
}

/// A stack with two links, and a screen presented by a condition.
struct Book: View {
  @Bindable var model: BookModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack(alignment: .leading) {
        NavigationLink("one", value: 1)
        NavigationLink("two", value: 2)
        Button("ask") { model.isAsking = true }
      }
      .navigationTitle(model.title)
      .navigationDestination(for: Int.self) { BookPage(number: $0, model: model) }
      .navigationDestination(isPresented: $model.isAsking) { Text("asked") }
      .onAppear { model.log.append("+root") }
      .onDisappear { model.log.append("-root") }
    }
  }
}
