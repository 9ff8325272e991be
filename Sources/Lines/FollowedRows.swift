// SPDX-License-Identifier: MIT
// Views: finds the rows that linear mode hasn't read out, in views that follow their end.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens

/// The rows that were read out, of all scroll views with `.defaultScrollAnchor(.bottom)`.
///
/// In these views, rows that were added exist until they are read out, even if they are out of view
/// already. Only if there are very many, the first of them don't exist.
@MainActor struct FollowedRows {
  /// The last row of a collection that was read out.
  private struct Mark {
    let collection: LazyCollectionNode
    let index: Int
    let id: AnyHashable
    /// The id of the first row of the collection.
    let first: AnyHashable?
  }

  /// The rows of a scroll view that aren't read out.
  struct Unread {
    /// The number of rows before those that exist.
    var before = 0
    /// `true` if rows were added at the end, while the user has scrolled back.
    var isMore = false
  }

  private var marks: [ObjectIdentifier: Mark] = [:]
  /// The scroll views that keep their rows.
  private var followed: [ScrollNode] = []
  /// The scroll views whose `isMore` was returned, until they are at their end again.
  private var announced: [ObjectIdentifier: ScrollNode] = [:]

  /// Marks the rows that exist as read out. Returns the unread rows of each scroll view that
  /// follows its end.
  mutating func read(_ scrollers: [ScrollNode]) -> [(ScrollNode, Unread)] {
    var unread: [(ScrollNode, Unread)] = []
    marks = marks.filter { !$0.value.collection.flags.contains(.unmounted) }
    announced = announced.filter { !$0.value.flags.contains(.unmounted) }
    let before = followed
    followed = scrollers.filter {
      $0.scrolls(along: .vertical) && $0.scope.values.defaultScrollAnchor?.y == 1
    }
    for scroller in followed {
      let isFirst = !before.contains { $0 === scroller }
      let id = ObjectIdentifier(scroller)
      var rows = read(
        scroller, countsInner: isFirst || scroller.keepsRows && scroller.isAnchored)
      if !rows.isMore {
        announced[id] = nil
      } else if announced.updateValue(scroller, forKey: id) != nil {
        rows.isMore = false
      }
      unread.append((scroller, rows))
    }
    return unread
  }

  /// Returns the unread rows of a scroll view, and marks them as read out.
  ///
  /// - Parameters:
  ///   - scroller: A scroll view that follows its end.
  ///   - countsInner: `true` if the rows of nested lists are new.
  private mutating func read(_ scroller: ScrollNode, countsInner: Bool) -> Unread {
    var (outer, inner) = (Unread(), Unread())
    for collection in scroller.lazies where !collection.window.isEmpty {
      let window = collection.window
      let count = collection.extents.count
      let next = (lastRead(in: collection) ?? -1) + 1
      let rows = Unread(
        before: max(0, window.lowerBound - next),
        isMore: !scroller.isAnchored && next > 0 && max(next, window.upperBound) < count)
      let isInner = collection.selfAndAncestors.prefix { $0 !== scroller }
        .contains { $0.listRow != nil }
      if !isInner {
        outer.before += rows.before
        outer.isMore = outer.isMore || rows.isMore
      } else {
        inner.before += rows.before
      }
      let last = max(next, window.upperBound) - 1
      if let id = collection.identifiers(of: last..<last + 1).first {
        marks[ObjectIdentifier(collection)] = Mark(
          collection: collection, index: last, id: id,
          first: collection.identifiers(of: 0..<1).first)
      }
    }
    if outer.before == 0, countsInner { outer.before = inner.before }
    return outer
  }

  /// Returns the index of the last row that was read out, wherever it is now.
  private func lastRead(in collection: LazyCollectionNode) -> Int? {
    guard let mark = marks[ObjectIdentifier(collection)] else { return nil }
    if mark.index < collection.extents.count,
      collection.identifiers(of: mark.index..<mark.index + 1).first == mark.id
    {
      return mark.index
    }
    if let index = collection.index(of: mark.id) { return index }
    // The rows before a removed one were read too, unless all rows were replaced.
    let count = collection.extents.count
    guard count > 0, collection.identifiers(of: 0..<1).first == mark.first else { return nil }
    return min(mark.index, count) - 1
  }

  /// Removes the rows that are out of view. From then on, new rows exist until the next reading,
  /// unless the user has scrolled back.
  func release(settle: () -> Void) {
    for scroller in followed where scroller.keepsRows {
      scroller.keepsRows = false
      for collection in scroller.lazies { collection.checkWindow() }
    }
    settle()
    for scroller in followed { scroller.keepsRows = scroller.isAnchored }
  }
}
