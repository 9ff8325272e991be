// SPDX-License-Identifier: MIT
// Token: the steps of scales; made by Scripts/generate.

/// Steps of scales, without a purpose. Components don't read them.
public enum PrimitiveTokens {}
