// SPDX-License-Identifier: MIT
// Page: the model of the app. It knows nothing about the screen.

import Curium

/// An article to read.
struct Article: Identifiable, Hashable {
  let id: Int
  var title: String
  var isRead = false
}

/// The articles, and the ways to change them.
@MainActor @Observable final class ReadingList {
  /// All articles, in the order in which they were added.
  var items: [Article]
  private var nextID: Int

  init(items: [Article] = []) {
    self.items = items
    nextID = (items.map(\.id).max() ?? 0) + 1
  }

  /// The number of articles that aren't read yet.
  var unreadCount: Int { items.count { !$0.isRead } }

  /// Adds an article with a title. Returns its id, or `nil` if the title is empty.
  @discardableResult func add(_ title: String) -> Article.ID? {
    if title.allSatisfy(\.isWhitespace) { return nil }
    items.append(Article(id: nextID, title: title))
    nextID += 1
    return items.last?.id
  }

  /// Marks the article with an id as read, or as not read.
  func toggle(_ id: Article.ID?) {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return }
    items[place].isRead.toggle()
  }

  /// Removes the article with an id. Returns the id of the one that takes its place.
  func remove(_ id: Article.ID?) -> Article.ID? {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return id }
    items.remove(at: place)
    return items.isEmpty ? nil : items[min(place, items.count - 1)].id
  }
}

extension ReadingList {
  /// A few articles to begin with.
  static let samples = [
    Article(id: 1, title: "Structured concurrency in Swift"),
    Article(id: 2, title: "How terminals draw text"),
    Article(id: 3, title: "A tour of design tokens", isRead: true),
  ]
}
