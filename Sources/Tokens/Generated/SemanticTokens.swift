// SPDX-License-Identifier: MIT
// Token: the values of a theme by purpose; made by Scripts/generate.

/// Values by purpose. Components read them through their own tokens.
public enum SemanticTokens {}
