// SPDX-License-Identifier: MIT
// Views: the position of a scroll view, as a value.

public import CuriumTerminal
public import CuriumTokens

/// The position of a scroll view. It can be read, and changed to scroll the view.
///
///     struct Log: View {
///       @State private var position = ScrollPosition(edge: .bottom)
///
///       var body: some View {
///         ScrollView { ForEach(lines) { Text($0.text) } }
///           .scrollPosition($position)
///         Text("Row \(position.y)")
///         Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
///       }
///     }
///
/// Positions that don't exist are replaced by the nearest ones that do.
public struct ScrollPosition: Equatable {
  enum Request: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case offset(x: Int?, y: Int?)
    case distance(x: Int, y: Int, pages: Double)
  }

  /// The position to scroll to; `nil` after the user or a distance has scrolled the view.
  var request: Request?
  /// The number of requests, so that a repeated one counts too.
  var count = 0
  /// The sizes and the position of the scroll view. They are empty before its first layout.
  public internal(set) var geometry = ScrollGeometry()
  /// `true` after the user has scrolled, until your code sets the position again.
  public internal(set) var isPositionedByUser = false

  /// Creates a position that leaves the scroll view where it is.
  public init() {}

  /// Creates a position at the view with `id`, at the point `anchor`; see `scrollTo(id:anchor:)`.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  /// Creates a position at `edge`, an end of the content.
  public init(edge: Edge) { scrollTo(edge: edge) }

  /// Creates a position with the cell `point` of the content at the top left corner.
  public init(point: CellPoint) { scrollTo(point: point) }

  /// Creates a position with column `x` of the content at the left edge.
  public init(x: Int) { scrollTo(x: x) }

  /// Creates a position with row `y` of the content at the upper edge.
  public init(y: Int) { scrollTo(y: y) }

  // MARK: Reading

  /// The column of the content at the left edge of the scroll view.
  public var x: Int { geometry.contentOffset.x }

  /// The row of the content at the upper edge of the scroll view.
  public var y: Int { geometry.contentOffset.y }

  /// The id of the last request; `nil` if that wasn't for an id, or the user has scrolled since.
  public var viewID: AnyHashable? {
    if case .id(let id, _) = request { id } else { nil }
  }

  /// Returns `viewID`, or `nil` if it isn't of `type`.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { viewID?.base as? ID }

  /// The end of the last request; `nil` if that wasn't for an end, or the user has scrolled since.
  public var edge: Edge? {
    if case .edge(let edge) = request { edge } else { nil }
  }

  // MARK: Scrolling

  /// Scrolls to the view with `id`: one with `.id(_:)` or an element of a `ForEach`, which doesn't
  /// have to exist yet in a lazy stack. The point `anchor` of the view moves to the same point of
  /// the scroll view. Without an anchor, the content moves as little as possible.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }

  /// Scrolls to `edge`, an end of the content.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Scrolls until the cell `point` of the content is at the top left corner.
  public mutating func scrollTo(point: CellPoint) { ask(.offset(x: point.x, y: point.y)) }

  /// Scrolls until column `x` of the content is at the left edge.
  public mutating func scrollTo(x: Int) { ask(.offset(x: x, y: nil)) }

  /// Scrolls until row `y` of the content is at the upper edge.
  public mutating func scrollTo(y: Int) { ask(.offset(x: nil, y: y)) }

  /// Scrolls down by `rows`, or up if the number is negative. Distances in one event add up.
  public mutating func scroll(rows: Int) { add(y: rows) }

  /// Scrolls to the right by `columns`, or to the left if the number is negative.
  public mutating func scroll(columns: Int) { add(x: columns) }

  /// Scrolls forward by `pages`, such as 1 or 0.5, or back if the number is negative: vertically,
  /// unless the view scrolls only horizontally. One row or column of each page stays visible. The
  /// distance is rounded to whole rows or columns.
  public mutating func scroll(pages: Double) { add(pages: pages) }

  private mutating func add(x: Int = 0, y: Int = 0, pages: Double = 0) {
    var (x, y, pages) = (x, y, pages)
    if case .distance(let oldX, let oldY, let oldPages) = request {
      x = oldX.addingClamped(x)
      y = oldY.addingClamped(y)
      pages += oldPages
    }
    // NaN doesn't equal itself, so the request would always look like a new one.
    ask(.distance(x: x, y: y, pages: pages.isNaN ? 0 : pages))
  }

  private mutating func ask(_ request: Request) {
    self.request = request
    count &+= 1
    isPositionedByUser = false
  }
}
