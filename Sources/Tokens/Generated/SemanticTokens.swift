// SPDX-License-Identifier: MIT
// Token: the roles that values of a theme have; made by Scripts/generate.

/// Roles: what a value is for. Components read these through their own tokens.
public enum SemanticTokens {}
