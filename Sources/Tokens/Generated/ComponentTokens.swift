// SPDX-License-Identifier: MIT
// Token: the roles of single components; made by Scripts/generate.

/// What single components read; each token follows a semantic one until a theme differs.
public enum ComponentTokens {}
