// SPDX-License-Identifier: MIT
// Token: the tokens of single components; made by Scripts/generate.

/// The tokens of single components. Each is an alias of a semantic token unless a theme
/// differs.
public enum ComponentTokens {}
