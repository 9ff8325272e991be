// SPDX-License-Identifier: MIT
// Views: the proposal of a parent for the size of a child.

public import CuriumTerminal
package import CuriumTokens

/// A proposal for the size of a view, in cells. A missing width or height requests the ideal one,
/// zero the minimum, infinity the maximum.
public struct ProposedViewSize: Equatable, Sendable {
  // Two adjacent words are compared as one. −1 means nil.
  package var packedWidth: Int32
  package var packedHeight: Int32

  /// Creates a proposal of `width` × `height`: `nil` for the ideal, a million for the maximum.
  public init(width: Int?, height: Int?) {
    packedWidth = Self.pack(width)
    packedHeight = Self.pack(height)
  }

  /// Creates a proposal of exactly `size`.
  public init(_ size: CellSize) { self.init(width: size.width, height: size.height) }

  package init(packedWidth: Int32, packedHeight: Int32) {
    self.packedWidth = packedWidth
    self.packedHeight = packedHeight
  }

  /// The number of columns; `nil` for the ideal width, a million for the maximum.
  public var width: Int? {
    get { Self.unpack(packedWidth) }
    set { packedWidth = Self.pack(newValue) }
  }

  /// The number of rows; `nil` for the ideal height, a million for the maximum.
  public var height: Int? {
    get { Self.unpack(packedHeight) }
    set { packedHeight = Self.pack(newValue) }
  }

  /// A proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .max, height: .max)

  /// Returns the proposal as a size, with dimensions of `size` in place of unspecified ones.
  public func replacingUnspecifiedDimensions(by size: CellSize = CellSize(width: 10, height: 10))
    -> CellSize
  {
    CellSize(width: width ?? size.width, height: height ?? size.height)
  }

  package static let ideal: Int32 = -1
  package static let most: Int32 = .max
  /// The maximum extent of a view, so that sums of extents don't overflow.
  package static let limit: Int32 = 1 << 20

  private static func pack(_ value: Int?) -> Int32 {
    guard let value else { return ideal }
    return value < Int(limit) ? Int32(max(0, value)) : most
  }

  private static func unpack(_ value: Int32) -> Int? {
    value == ideal ? nil : Int(min(value, limit))
  }

  /// Returns whether the proposal has room for `size` or is unspecified, along each axis.
  func hasRoom(for size: Extent) -> Bool {
    (packedWidth < 0 || packedWidth >= size.width)
      && (packedHeight < 0 || packedHeight >= size.height)
  }

  package func extent(_ axis: Axis) -> Int32 {
    axis == .horizontal ? packedWidth : packedHeight
  }

  /// Creates a proposal from the extents along and across `axis`.
  package init(main: Int32, cross: Int32, axis: Axis) {
    packedWidth = axis == .horizontal ? main : cross
    packedHeight = axis == .horizontal ? cross : main
  }

  package func shrunk(width: Int32, height: Int32) -> ProposedViewSize {
    ProposedViewSize(
      packedWidth: Self.shrink(packedWidth, width), packedHeight: Self.shrink(packedHeight, height))
  }

  package func shrunk(by cells: Int32, along axis: Axis) -> ProposedViewSize {
    shrunk(width: axis == .horizontal ? cells : 0, height: axis == .vertical ? cells : 0)
  }

  /// Returns the size that fills the proposal, with the `ideal` length where none is proposed.
  package func filled(ideal: Extent = Extent(width: 1, height: 1)) -> Extent {
    Extent(
      width: packedWidth == Self.ideal ? ideal.width : packedWidth,
      height: packedHeight == Self.ideal ? ideal.height : packedHeight
    ).clamped
  }

  /// Returns the size of a row that fills the proposed width, or has `ideal` columns without one.
  package func filledRow(ideal: Int32) -> Extent {
    Extent(width: packedWidth == Self.ideal ? ideal : packedWidth, height: 1).clamped
  }

  private static func shrink(_ extent: Int32, _ amount: Int32) -> Int32 {
    extent == ideal || extent == most ? extent : max(0, extent - amount)
  }
}
