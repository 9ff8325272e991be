// SPDX-License-Identifier: MIT
// Views: the killed and copied pieces of text.

/// The most recently killed or copied pieces of text, as in Emacs. Consecutive kills form one
/// piece. The texts of an app share one ring, so that a piece of one text can be yanked into
/// another.
package final class KillRing {
  private var entries: [String] = []
  /// A number that changes with every kill.
  package private(set) var revision = 0
  /// The ring from which a secret text can yank.
  private let shared: KillRing?
  private var sharedRevision = 0
  private static let limit = 16

  /// Creates an empty ring.
  package init() { shared = nil }

  /// Creates the ring of a secret text. Pieces of `shared` can be yanked into the secret, but its
  /// own pieces aren't added to `shared`, where other texts would show them.
  package init(ofSecretBeside shared: KillRing) { self.shared = shared }

  /// The text that a yank inserts.
  package var current: String? {
    adoptShared()
    return entries.last
  }

  /// Adds `text`. If `joins` is `true`, adds it to the last text, before or after it, unless that
  /// has come from another text.
  package func kill(_ text: String, joins: Bool = false, before: Bool = false) {
    if text.isEmpty { return }
    let isInterrupted = adoptShared()
    revision += 1
    if joins, !isInterrupted, let last = entries.popLast() {
      entries.append(before ? text + last : last + text)
    } else {
      add(text)
    }
  }

  /// Makes the previously killed text current, wrapping from the first to the last.
  package func rotate() {
    if let last = entries.popLast() { entries.insert(last, at: 0) }
  }

  private func add(_ text: String) {
    entries.append(text)
    if entries.count > Self.limit { entries.removeFirst() }
  }

  /// Adds the current text of the shared ring, if it is new. Returns whether it has added one.
  @discardableResult private func adoptShared() -> Bool {
    guard let shared, shared.revision != sharedRevision else { return false }
    sharedRevision = shared.revision
    guard let text = shared.current else { return false }
    add(text)
    return true
  }
}
