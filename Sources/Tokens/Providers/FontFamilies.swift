// SPDX-License-Identifier: MIT
// Token: the steps of a chain that leads to a text style: family, weight, size.

/// The families of text styles, followed by weight and size.
///
///     let heading = Font.ds.heading.bold.lg
public struct FontFamilies<Provider: FontProvider>: FontProvider, ProviderStep {
  /// The path so far; empty at the start of a chain.
  public let path: String
  /// The provider at the end of the chain.
  public let provider: Provider

  /// Creates a step at `path` of the chain of `provider`.
  public init(_ provider: Provider, path: String = "") {
    self.provider = provider
    self.path = path
  }

  /// Large display text on a start screen.
  public var display: FontWeights<Provider> { step("display") }
  /// Headings.
  public var heading: FontWeights<Provider> { step("heading") }
  /// Body text.
  public var body: FontWeights<Provider> { step("body") }
  /// Captions.
  public var caption: FontWeights<Provider> { step("caption") }
}

/// The weights of a family.
///
///     let bold = Font.ds.body.bold.md
public struct FontWeights<Provider: FontProvider>: FontProvider, ProviderStep {
  /// The path so far; empty at the start of a chain.
  public let path: String
  /// The provider at the end of the chain.
  public let provider: Provider

  /// Creates a step at `path` of the chain of `provider`.
  public init(_ provider: Provider, path: String = "") {
    self.provider = provider
    self.path = path
  }

  /// The light weight, which is drawn dim.
  public var light: FontSizes<Provider> { step("light") }
  /// The regular weight.
  public var regular: FontSizes<Provider> { step("regular") }
  /// The weight of the text style itself.
  public var medium: FontSizes<Provider> { step("medium") }
  /// The bold weight.
  public var bold: FontSizes<Provider> { step("bold") }
}

/// The sizes of a family in one weight.
///
///     let sizes = Font.ds.caption.light.all
public struct FontSizes<Provider: FontProvider>: FontProvider, ProviderStep {
  /// The path so far; empty at the start of a chain.
  public let path: String
  /// The provider at the end of the chain.
  public let provider: Provider

  /// Creates a step at `path` of the chain of `provider`.
  public init(_ provider: Provider, path: String = "") {
    self.provider = provider
    self.path = path
  }

  /// The smallest size of the family.
  public var sm: Output { transform("sm") }
  /// The medium size of the family.
  public var md: Output { transform("md") }
  /// A large size of the family.
  public var lg: Output { transform("lg") }
  /// The largest size of the family.
  public var xl: Output { transform("xl") }
  /// The four sizes, from the smallest to the largest.
  public var all: [Output] { [sm, md, lg, xl] }
}
