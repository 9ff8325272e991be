// SPDX-License-Identifier: MIT
// Token: lengths relative to the available space.

extension Length {
  // A fraction is stored in steps of 1/2²⁸, a weight in steps of 1/2¹⁰, both downwards from
  // `-tokenBase`. Weights come after all fractions.
  private static let fractionSteps: Int32 = 1 << 28
  private static let weightSteps = 1024.0
  private static let firstWeight: Int32 = 1 << 29

  /// Returns `part` of the space offered to a view, from 0 to 1, rounded down to whole cells.
  ///
  ///     HStack {
  ///       Text("Name").frame(width: .fraction(1 / 3))
  ///       Text("Version").frame(width: .share())
  ///     }
  ///
  /// In stacks and grids, it is a fraction of their whole space without the gaps. It works in
  /// frames, panes and grids; elsewhere, for example in padding, it is 0.
  public static func fraction(_ part: Double) -> Length {
    let part = part.isNaN ? 0 : max(0, min(part, 1))
    return Length(relative: Int32((part * Double(fractionSteps)).rounded()))
  }

  /// Returns a share of the space left by the other views of a stack, a grid or a split view.
  /// Shares divide it by `weight`, without leaving a gap. Other containers offer all of their
  /// space.
  ///
  /// It works in frames, panes and grids; elsewhere, for example in padding, it is 0.
  public static func share(_ weight: Double = 1) -> Length {
    let weight = weight.isNaN ? 1 : max(1 / weightSteps, min(weight, 100_000))
    return Length(relative: firstWeight + Int32((weight * weightSteps).rounded()))
  }

  private init(relative steps: Int32) { self.init(rawValue: -Length.tokenBase - steps) }

  /// The steps of a relative length; `nil` for other lengths.
  private var steps: Int32? { isRelative ? -Length.tokenBase - rawValue : nil }

  /// The weight of a share; `nil` for other lengths.
  package var weight: Double? {
    guard let steps, steps > Length.firstWeight else { return nil }
    return Double(steps - Length.firstWeight) / Length.weightSteps
  }

  /// `true` if the length is a number of cells, in every theme or in the current one.
  package var isCells: Bool { !isInfinite && !isRelative }

  /// Returns the number of cells of a relative length in `room`; all of them for a share.
  package func cells(of room: Int) -> Int {
    guard let steps, steps <= Length.fractionSteps else { return room }
    // Thirds aren't exact, but a third of 99 cells must be 33.
    let part = Double(steps) / Double(Length.fractionSteps)
    return Int((part * Double(room) + 1 / Length.weightSteps).rounded(.down))
  }
}
