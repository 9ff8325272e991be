// SPDX-License-Identifier: MIT
// Views: a result that is kept while what it was made from stays the same.

@_spi(Nodes) import CuriumEngine

/// The last result of a computation. Keep it in a `@State`; it is no dependency of a body.
@MainActor package final class Memo<Input: Equatable, Output> {
  private var last: (input: Input, output: Output)?
  /// How often a result was computed.
  package private(set) var computations = 0

  package init() {}

  /// The result for `input`: the last one, or a new one where the input differs.
  package func callAsFunction(_ input: Input, _ compute: (Input) -> Output) -> Output {
    if let last, last.input == input { return last.output }
    computations += 1
    let output = compute(input)
    last = (input, output)
    return output
  }
}
