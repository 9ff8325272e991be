// SPDX-License-Identifier: MIT
// Views: a cached computation.

@_spi(Nodes) import CuriumEngine

/// A cache for the last result of a computation. Keep it in a `@State`; bodies don't depend on it.
@MainActor package final class Memo<Input: Equatable, Output> {
  private var last: (input: Input, output: Output)?
  /// The number of computed results.
  package private(set) var computations = 0

  package init() {}

  /// Returns the result for `input`: the last one if the input is the same, otherwise a new one.
  package func callAsFunction(_ input: Input, _ compute: (Input) -> Output) -> Output {
    if let last, last.input == input { return last.output }
    computations += 1
    let output = compute(input)
    last = (input, output)
    return output
  }
}
