// SPDX-License-Identifier: MIT
// Testing: the public names of tokens, used as in an app.

import Curium

extension PublicNames {
  static let tokens: [String] = [
    // Tokens
    Name<AppTheme>.text,
    Name<Axis>.text,
    Name<BorderGlyphs>.text,
    Name<BorderLine>.text,
    Name<BorderStyle>.text,
    Name<CellLength>.text,
    Name<Color>.text,
    Name<ColorScheme>.text,
    Name<ColorSchemeContrast>.text,
    Name<ComplementaryStyle>.text,
    Name<ComponentTokens>.text,
    Name<DarkStyle>.text,
    Name<Density>.text,
    Name<DesignTokens>.text,
    Name<Easing>.text,
    Name<any EditableObject>.text,
    Name<Font>.text,
    Name<Gradient>.text,
    Name<Icon>.text,
    Name<IconSet>.text,
    Name<any KeyPathSettable>.text,
    Name<Length>.text,
    Name<LetterCase>.text,
    Name<LightStyle>.text,
    Name<Motion>.text,
    Name<Opacity>.text,
    Name<PrimaryStyle>.text,
    Name<ResolvedColor>.text,
    Name<ResolvedFont>.text,
    Name<ResolvedShadow>.text,
    Name<SemanticTokens>.text,
    Name<PrimitiveTokens>.text,
    Name<Shadow>.text, Name<ShownToast>.text,
    Name<TokenCatalog>.text,
    Name<TokenKind>.text,
    Name<Wordmark>.text,
    Name<TokenTier>.text,
    Name<any TonedStyle>.text,
  ]
}
