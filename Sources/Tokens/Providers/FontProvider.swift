// SPDX-License-Identifier: MIT
// Token: families of text styles as chains of names.

/// A text style type that a chain of names can lead to, such as `Font`.
public protocol FontType {}

/// Turns the names of a chain into a text style.
///
/// The steps `FontFamilies`, `FontWeights` and `FontSizes` work with every provider. A step is also
/// a provider, whose paths start at the step. An app's own family is a type with one function:
///
///     struct PosterFonts: FontProvider {
///       func transform(_ path: String) -> Font {
///         Font(declaring: "poster.\(path)", fallback: .title)
///       }
///     }
///     let large = FontFamilies(PosterFonts()).display.bold.xl  // the token poster.display.bold.xl
public protocol FontProvider<Output>: Sendable {
  /// The text style type.
  associatedtype Output: FontType

  /// Returns the text style at `path`, a complete path joined by dots, as in `body.medium.xl`.
  func transform(_ path: String) -> Output
}

extension FontProvider {
  /// Returns the weights of the family named `family`.
  public func weights(_ family: String) -> FontWeights<Self> { FontWeights(self, path: family) }
}

extension Font: FontType {}

extension Font {
  /// The provider of `Font.ds`: the kit's tokens.
  public struct Provider: FontProvider {
    /// Creates the provider.
    public init() {}

    /// Returns the text style at `path`, which is a family, a weight and a size; body text if there
    /// is none.
    ///
    /// Every family has a token for each size. The medium weight is the token's own.
    public func transform(_ path: String) -> Font {
      let parts = path.split(separator: ".")
      let weights: [Substring: Weight] = ["light": .light, "regular": .regular, "bold": .bold]
      let sizes: [Substring: String] = [
        "sm": "small", "md": "medium", "lg": "large", "xl": "xlarge",
      ]
      guard parts.count == 3, let size = sizes[parts[2]] else { return .bodyRegular }
      let font = Font.token("typography.\(parts[0]).\(name(of: size, in: parts[0]))")
      return weights[parts[1]].map { (font ?? .bodyRegular).weight($0) } ?? font ?? .bodyRegular
    }

    /// Body text and captions have a regular size, and display sizes are one step larger.
    private func name(of size: String, in family: Substring) -> String {
      switch (family, size) {
      case ("body", "medium"), ("caption", "medium"): "regular"
      case ("display", "xlarge"): "large"
      case ("display", "large"): "medium"
      case ("display", "medium"): "small"
      case ("display", "small"): "xsmall"
      default: size
      }
    }
  }

  /// Text styles by family, weight and size, as in `Font.ds.body.medium.xl`.
  ///
  /// Each size is a separate token that a theme can set.
  public static var ds: FontFamilies<Provider> { FontFamilies(Provider()) }

  /// Returns the text style at `path`; `nil` if there is none.
  public static func token(_ path: String) -> Font? {
    guard let entry = TokenCatalog.entry(path), entry.kind == .font else { return nil }
    return Font(token: entry.index)
  }
}
