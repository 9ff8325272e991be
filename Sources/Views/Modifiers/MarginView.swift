// SPDX-License-Identifier: MIT
// Views: room around a view that stays reachable.

@_spi(Nodes) public import CuriumEngine
public import CuriumTokens

/// The edges that a margin keeps free.
public typealias MarginEdges = Edge.Set

/// A view with room around it.
@MainActor @preconcurrency
public protocol MarginViewable: WrapperViewable {
  /// The room, in cells or as a token whose columns and rows the edges pick.
  var margin: Length { get }
  /// The edges that have it.
  var marginEdges: MarginEdges { get }
}

/// A view and the room around it: `.padding`, with the view inside still at hand.
///
///     let badge = Text("New").margin(.sm, .horizontal)
///     let text = badge.wrappedView
public struct MarginView<WrappedView: View>: MarginViewable, _PrimitiveView {
  /// The view inside.
  public let wrappedView: WrappedView
  /// The room.
  public let margin: Length
  /// The edges that have it.
  public let marginEdges: MarginEdges

  private var drawn: some View { wrappedView.padding(marginEdges, margin) }

  public static func _mount(_ view: Self, _ context: inout _MountContext) {
    mount(view.drawn, &context)
  }

  public static func _update(_ view: Self, _ cursor: inout _UpdateCursor) {
    update(view.drawn, &cursor)
  }
}

extension View {
  /// Keeps room of `length` free at some edges.
  public func margin(_ length: Length, _ edges: MarginEdges = .all) -> MarginView<Self> {
    MarginView(wrappedView: self, margin: length, marginEdges: edges)
  }
}

extension View {
  /// Adds the nodes of a view that stands for another one.
  @MainActor static func mount<Drawn: View>(_ view: Drawn, _ context: inout _MountContext) {
    Drawn._mount(view, &context)
  }

  /// Updates the nodes of a view that stands for another one.
  @MainActor static func update<Drawn: View>(_ view: Drawn, _ cursor: inout _UpdateCursor) {
    Drawn._update(view, &cursor)
  }
}
