// SPDX-License-Identifier: MIT
// Token: the tokens of SemanticTokens.Logos; made by Scripts/generate.

extension SemanticTokens {
  /// Tokens `logo.…`.
  public enum Logos {
    /// The wordmark of the app.
    @inlinable public static var app: Wordmark { Wordmark(token: 0) }
  }
}
