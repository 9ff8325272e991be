// SPDX-License-Identifier: MIT
// Token: families of text styles as chains of names.

/// A type of text styles that a chain of names can lead to. `Font` is one.
public protocol FontType {}

/// Turns the names of a finished chain into a text style.
///
/// `FontFamilies`, `FontWeights` and `FontSizes` are steps that work with every provider. A step is
/// a provider too: its paths start at the step. A family of an app takes three lines:
///
///     struct PosterFonts: FontProvider {
///       func transform(_ path: String) -> Font { Font(declaring: "poster.\(path)", fallback: .title) }
///     }
///     let large = FontFamilies(PosterFonts()).display.bold.xl  // the token poster.display.bold.xl
public protocol FontProvider<Output>: Sendable {
  /// The type of the text styles.
  associatedtype Output: FontType

  /// Returns the text style at a finished path, its parts joined by dots, as in `body.medium.xl`.
  func transform(_ path: String) -> Output
}

extension FontProvider {
  /// Returns the weights of a family, by name.
  public func weights(_ family: String) -> FontWeights<Self> { FontWeights(self, path: family) }
}

extension Font: FontType {}

extension Font {
  /// The provider of `Font.ds`: the kit's tokens.
  public struct Provider: FontProvider {
    /// Creates the provider.
    public init() {}

    /// Returns the text style of a family, a weight and a size; body text if there is none.
    public func transform(_ path: String) -> Font {
      let parts = path.split(separator: ".")
      guard parts.count == 3 else { return .bodyRegular }
      let weights: [Substring: Weight] = [
        "light": .light, "regular": .regular, "medium": .medium, "bold": .bold,
      ]
      return family(
        parts[0], isSmall: parts[2] == "sm", isLarge: parts[2] == "lg" || parts[2] == "xl"
      )
      .weight(weights[parts[1]] ?? .regular)
    }

    private func family(_ name: Substring, isSmall: Bool, isLarge: Bool) -> Font {
      switch name {
      case "display": isLarge ? .displayLarge : .displayMedium
      case "heading": isLarge ? .heading1 : isSmall ? .heading3 : .heading2
      case "caption": .caption
      default: isLarge ? .bodyLarge : isSmall ? .bodySmall : .bodyRegular
      }
    }
  }

  /// Text styles by family, weight and size, as in `Font.ds.body.medium.xl`.
  ///
  /// Sizes that look the same in a terminal use the same token of the family.
  public static var ds: FontFamilies<Provider> { FontFamilies(Provider()) }

  /// Returns the text style at `path`; `nil` if there is none.
  public static func token(_ path: String) -> Font? {
    guard let entry = TokenCatalog.entry(path), entry.kind == .font else { return nil }
    return Font(token: entry.index)
  }
}
