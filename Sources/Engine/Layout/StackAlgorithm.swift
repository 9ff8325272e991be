// SPDX-License-Identifier: MIT
// Views: distributes a stack's length among its children.

import CuriumTerminal
import CuriumTokens

/// The algorithm of HStack and VStack.
///
/// If all ideal sizes fit and no child can grow, every child gets its ideal size. Otherwise it
/// works like SwiftUI: by priority, least flexible first, it offers each child an equal share of
/// the remaining length, in a column no less than its minimum. Left-over cells go to the earlier
/// children. Within a priority, fractions come first. Children with a share, and those that grow
/// without a limit beside them, divide the remaining length by weight.
package struct StackAlgorithm {
  let axis: Axis
  private let spacing: Int32
  /// The guide across the axis at which the children are aligned.
  let guide: Guide
  /// `true` if there is spacing only between two children that both have the ground of a field.
  private let spacesOnlyFields: Bool
  /// `true` if every child gets its ideal size, which is known to fit.
  var isRigid = false

  package init(spacing: Int32, guide: Guide, spacesOnlyFields: Bool = false) {
    axis = guide.axis.other
    self.spacing = spacing
    self.guide = guide
    self.spacesOnlyFields = spacesOnlyFields
  }

  /// Returns the spacing after a child. After the last one, it has no effect.
  @inline(__always)
  private func gap(after index: Int, in children: ChildList) -> Int32 {
    spacesOnlyFields ? gapOfFields(after: index, in: children) : spacing
  }

  private func gapOfFields(after index: Int, in children: ChildList) -> Int32 {
    let next = index + 1
    return next < children.count
      && children[index]._withUnsafeGuaranteedRef({ $0.hasFieldGround })
      && children[next]._withUnsafeGuaranteedRef({ $0.hasFieldGround }) ? spacing : 0
  }

  /// Returns the sum of the spacing between all children.
  private func gaps(in children: ChildList) -> Int {
    if !spacesOnlyFields { return Int(spacing) * max(0, children.count - 1) }
    return (0..<children.count).reduce(0) { $0 + Int(gapOfFields(after: $1, in: children)) }
  }

  /// The default number of columns between views in a row.
  package static let columnGap: Int32 = 1
  /// The default number of rows between views in a column.
  package static let rowGap: Int32 = 0

  package func size(of children: ChildList, proposal: ProposedViewSize) -> Extent {
    withShares(children, proposal) { shares in
      var main = gaps(in: children)
      var cross: Int32 = 0
      for index in 0..<children.count {
        let size = measure(children[index], shares[index].offer, proposal)
        main += Int(size.main(axis))
        cross = max(cross, size.cross(axis))
      }
      if usesGuides(children) {
        cross = guidedCross(of: children, proposal) { shares[$0].offer }.extent
      }
      return Extent(main: Self.clamped(main), cross: cross, axis: axis)
    }
  }

  /// Returns the size of a stack of rigid children; `nil` if a child isn't rigid.
  func rigidSize(of children: ChildList) -> Extent? {
    if usesGuides(children) { return nil }
    var main = gaps(in: children)
    var cross: Int32 = 0
    for child in children {
      guard let size = child._withUnsafeGuaranteedRef({ $0.rigidSizeIfAny }) else { return nil }
      main += Int(size.main(axis))
      cross = max(cross, size.cross(axis))
    }
    guard main == Int(Self.clamped(main)) else { return nil }
    return Extent(main: Int32(main), cross: cross, axis: axis)
  }

  /// Places the children in a stack of `size` whose origin is at (`x`, `y`).
  package func place(
    _ children: ChildList, x: Int32, y: Int32, size: Extent, proposal: ProposedViewSize
  ) {
    forEachPlacement(of: children, size: size, proposal) { child, left, top, offered in
      child.place(x: x + left, y: y + top, proposal: offered)
    }
  }

  /// Calls `body` with each child, its position in a stack of `size`, and its proposal.
  @inline(__always)
  func forEachPlacement(
    of children: ChildList, size: Extent, _ proposal: ProposedViewSize,
    _ body: (LayoutNode, Int32, Int32, ProposedViewSize) -> Void
  ) {
    if isRigid, !usesGuides(children) {
      return forEachRigidPlacement(of: children, size: size, proposal, body)
    }
    withShares(children, proposal) { shares in
      var main: Int32 = 0
      let room = size.cross(axis)
      let guided =
        usesGuides(children)
        ? guidedCross(of: children, proposal) { shares[$0].offer } : nil
      for index in 0..<children.count {
        children[index]._withUnsafeGuaranteedRef { child in
          let offered = ProposedViewSize(
            main: shares[index].offer, cross: proposal.extent(axis.other), axis: axis)
          let extent = child.measure(offered)
          let cross =
            guided?.start(of: child, offered) ?? guide.offset(extent.cross(axis), in: room)
          body(
            child, axis == .horizontal ? main : cross, axis == .horizontal ? cross : main, offered)
          main = max(
            -ProposedViewSize.limit,
            min(
              main + extent.main(axis) + gap(after: index, in: children),
              2 * ProposedViewSize.limit))
        }
      }
    }
  }

  /// Calls `body` for children that all get their ideal size.
  @inline(__always)
  private func forEachRigidPlacement(
    of children: ChildList, size: Extent, _ proposal: ProposedViewSize,
    _ body: (LayoutNode, Int32, Int32, ProposedViewSize) -> Void
  ) {
    var main: Int32 = 0
    let room = size.cross(axis)
    let offered = ProposedViewSize(
      main: ProposedViewSize.ideal, cross: proposal.extent(axis.other), axis: axis)
    for index in 0..<children.count {
      children[index]._withUnsafeGuaranteedRef { child in
        let extent = child.measure(offered)
        let cross = guide.offset(extent.cross(axis), in: room)
        body(
          child, axis == .horizontal ? main : cross, axis == .horizontal ? cross : main, offered)
        main &+= extent.main(axis) &+ gap(after: index, in: children)
      }
    }
  }

  /// Limits a sum of large extents to the maximum of one.
  private static func clamped(_ sum: Int) -> Int32 {
    Int32(truncatingIfNeeded: max(0, min(sum, Int(ProposedViewSize.limit))))
  }

  private struct Share {
    /// The proposal for the child along the axis.
    var offer: Int32 = ProposedViewSize.ideal
    var least: Int32 = 0
    var most: Int32 = 0
    var priority = 0.0
    var weight = 1.0
    /// The fraction of the stack that the child doesn't exceed.
    var limit: Length?
    /// The place within a priority: fractions, then most children, then shares.
    var rank = Rank.plain
    var flexibility: Int32 { most == ProposedViewSize.most ? .max : most - least }
    /// `true` if the child gets a weighted part of the rest, provided that a sibling of its
    /// priority does.
    var dividesRest: Bool { rank == .share || rank == .plain && most >= ProposedViewSize.limit }

    enum Rank: UInt8 { case fraction, plain, share }

    mutating func take(_ part: Length) {
      rank = part.weight == nil ? .fraction : .share
      weight = part.weight ?? 1
    }

    mutating func take(limit: Length, of whole: Int32) {
      self.limit = limit
      most = min(most, Int32(limit.cells(of: Int(whole))))
    }

    /// Returns the proposal that gives the child `room` cells in a stack of length `whole`.
    func proposal(for room: Int32, of whole: Int32) -> Int32 {
      if rank == .fraction { return whole }
      guard let limit else { return room }
      // The child takes a fraction of its proposal, which is the whole stack, or less without room.
      let cells = limit.cells(of: Int(whole))
      if cells <= Int(room) { return whole }
      var proposal = min(Int(whole), (Int(room) + 1) * Int(whole) / cells)
      while limit.cells(of: proposal) > Int(room) { proposal -= 1 }
      return Int32(proposal)
    }
  }

  private func measure(
    _ child: Unmanaged<LayoutNode>, _ offer: Int32, _ proposal: ProposedViewSize
  ) -> Extent {
    let offered = ProposedViewSize(main: offer, cross: proposal.extent(axis.other), axis: axis)
    return child._withUnsafeGuaranteedRef { $0.measure(offered) }
  }

  private func withShares<Result>(
    _ children: ChildList, _ proposal: ProposedViewSize,
    _ body: (UnsafeMutableBufferPointer<Share>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Share.self, capacity: children.count) { shares in
      shares.initialize(repeating: Share())
      let length = proposal.extent(axis)
      if length != ProposedViewSize.ideal, !isRigid {
        distribute(children, proposal, length, shares)
      }
      return body(shares)
    }
  }

  private func distribute(
    _ children: ChildList, _ proposal: ProposedViewSize, _ length: Int32,
    _ shares: UnsafeMutableBufferPointer<Share>
  ) {
    let gaps = gaps(in: children)
    if length == ProposedViewSize.most {
      for index in 0..<children.count { shares[index].offer = length }
      return
    }
    let available = Self.clamped(Int(length) - gaps)
    var sum = 0
    var growing = false
    for index in 0..<children.count {
      let ideal = measure(children[index], ProposedViewSize.ideal, proposal).main(axis)
      let most = measure(children[index], ProposedViewSize.most, proposal).main(axis)
      shares[index].most = most
      sum += Int(ideal)
      growing = growing || most > ideal
    }
    if sum <= Int(available), !growing { return }
    for index in 0..<children.count {
      shares[index].least = measure(children[index], 0, proposal).main(axis)
    }
    serve(children, proposal, available, shares)
  }

  /// Distributes the length by priority, and within a priority to the least flexible child first.
  private func serve(
    _ children: ChildList, _ proposal: ProposedViewSize, _ available: Int32,
    _ shares: UnsafeMutableBufferPointer<Share>
  ) {
    var reserved = readTraits(of: children, available, shares)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: children.count) { order in
      for index in 0..<children.count { order.initializeElement(at: index, to: Int32(index)) }
      var sorted = order
      sorted.sort { left, right in
        let (first, second) = (shares[Int(left)], shares[Int(right)])
        if first.priority != second.priority { return first.priority > second.priority }
        if first.rank != second.rank { return first.rank.rawValue < second.rank.rawValue }
        if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
        return left < right
      }
      var left = available
      var start = 0
      while start < order.count {
        var end = start
        let priority = shares[Int(order[start])].priority
        while end < order.count, shares[Int(order[end])].priority == priority {
          reserved -= Int(shares[Int(order[end])].least)
          end += 1
        }
        var room = Self.clamped(Int(left) - reserved)
        // If there are shares, children that grow without a limit come last before them.
        var last = end
        if shares[Int(order[end - 1])].rank == .share {
          while last > start, shares[Int(order[last - 1])].dividesRest {
            last -= 1
            room = max(0, room - shares[Int(order[last])].least)
          }
        }
        for place in start..<last {
          let index = Int(order[place])
          let waiting = Int32(last - place)
          // Text that keeps its rows shows all of them only if it is offered its minimum.
          let least = axis == .vertical ? shares[index].least : 0
          let part = max(least, (room + waiting - 1) / waiting)
          // A fraction is relative to the whole length.
          let offer = shares[index].proposal(for: part, of: available)
          let taken = measure(children[index], offer, proposal).main(axis)
          shares[index].offer = offer
          room = max(0, room - taken)
          left = max(0, left - taken)
        }
        if last < end {
          let rest = Self.clamped(Int(left) - reserved)
          divide(rest, shares, UnsafeMutableBufferPointer(rebasing: order[last..<end]))
          for place in last..<end {
            let index = Int(order[place])
            left = max(0, left - measure(children[index], shares[index].offer, proposal).main(axis))
          }
        }
        start = end
      }
    }
  }

  /// Stores the priorities, parts and limits of the children. Returns the sum of their minimums.
  private func readTraits(
    of children: ChildList, _ available: Int32, _ shares: UnsafeMutableBufferPointer<Share>
  ) -> Int {
    var reserved = 0
    for index in 0..<children.count {
      children[index]._withUnsafeGuaranteedRef {
        shares[index].priority = $0.layoutPriority
        if let part = $0.part(along: axis) {
          shares[index].take(part)
        } else if let limit = $0.limit(along: axis) {
          shares[index].take(limit: limit, of: available)
        }
      }
      reserved += Int(shares[index].least)
    }
    return reserved
  }

  /// Divides `room` among the children of `order` by weight.
  private func divide(
    _ room: Int32, _ shares: UnsafeMutableBufferPointer<Share>,
    _ order: UnsafeMutableBufferPointer<Int32>
  ) {
    // In the order of the children, so that left-over cells go to the earlier ones.
    var order = order
    order.sort()
    withUnsafeTemporaryAllocation(of: RoomShare.self, capacity: order.count) { parts in
      for (place, index) in order.enumerated() {
        let share = shares[Int(index)]
        parts.initializeElement(
          at: place,
          to: RoomShare(weight: share.weight, least: share.least, most: share.most))
      }
      RoomShare.divide(room, among: parts)
      for (place, index) in order.enumerated() { shares[Int(index)].offer = parts[place].extent }
    }
  }
}
