// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Gradients; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `gradient.…`.
  public enum Gradients {
    /// From the background to the text colour.
    @inlinable public static var ink: Gradient { Gradient(token: 0) }
    /// The brand gradient, for a single highlight on a screen.
    @inlinable public static var brand: Gradient { Gradient(token: 1) }
    /// The gradient of measured values, as under the line of a chart.
    @inlinable public static var data: Gradient { Gradient(token: 2) }
    /// From cool to hot, for levels of usage.
    @inlinable public static var heat: Gradient { Gradient(token: 3) }
  }
}
