// SPDX-License-Identifier: MIT
// Token: families of text styles as chains of names.

/// A step of a chain of names that leads to a text style.
public protocol FontType: Sendable {
  /// The path gathered so far, its parts joined by dots.
  var path: String { get }
  /// Turns a finished path into a text style.
  var transform: @Sendable (String) -> Font { get }

  /// A step at `path`.
  init(path: String, transform: @escaping @Sendable (String) -> Font)
}

extension FontType {
  /// The next step of the chain, by name.
  public func next<Step: FontType>(_ name: String) -> Step {
    Step(path: path.isEmpty ? name : "\(path).\(name)", transform: transform)
  }

  /// The text style at the end of the chain, by name.
  public func font(_ name: String) -> Font {
    transform(path.isEmpty ? name : "\(path).\(name)")
  }
}

/// The families of text styles: family, then weight, then size.
public struct FontProvider: FontType {
  /// The path gathered so far.
  public let path: String
  /// Turns a finished path into a text style.
  public let transform: @Sendable (String) -> Font

  /// A step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Font) {
    self.path = path
    self.transform = transform
  }

  /// Names on a first screen.
  public var display: FontWeights { next("display") }
  /// Titles of parts.
  public var heading: FontWeights { next("heading") }
  /// Text.
  public var body: FontWeights { next("body") }
  /// Remarks.
  public var caption: FontWeights { next("caption") }
}

/// The weights of one family.
public struct FontWeights: FontType {
  /// The path gathered so far.
  public let path: String
  /// Turns a finished path into a text style.
  public let transform: @Sendable (String) -> Font

  /// A step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Font) {
    self.path = path
    self.transform = transform
  }

  /// Drawn dim.
  public var light: FontSizes { next("light") }
  /// Drawn plain.
  public var regular: FontSizes { next("regular") }
  /// Drawn plain.
  public var medium: FontSizes { next("medium") }
  /// Drawn bold.
  public var bold: FontSizes { next("bold") }
}

/// The sizes of one family in one weight.
public struct FontSizes: FontType {
  /// The path gathered so far.
  public let path: String
  /// Turns a finished path into a text style.
  public let transform: @Sendable (String) -> Font

  /// A step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Font) {
    self.path = path
    self.transform = transform
  }

  /// The smallest of the family.
  public var sm: Font { font("sm") }
  /// The middle one of the family.
  public var md: Font { font("md") }
  /// A large one of the family.
  public var lg: Font { font("lg") }
  /// The largest of the family.
  public var xl: Font { font("xl") }
}

extension Font {
  /// Text styles by family, weight and size: `Font.ds.body.medium.xl`.
  ///
  /// Sizes that a terminal cannot tell apart come to the same token of the family.
  public static var ds: FontProvider {
    FontProvider(path: "") { path in
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
  }

  private static func family(_ name: Substring, isSmall: Bool, isLarge: Bool) -> Font {
    switch name {
    case "display": isLarge ? .displayLarge : .displayMedium
    case "heading": isLarge ? .heading1 : isSmall ? .heading3 : .heading2
    case "caption": .caption
    default: isLarge ? .bodyLarge : isSmall ? .bodySmall : .bodyRegular
    }
  }

  /// The text style at `path`; nil where the kit has none of this name.
  public static func token(_ path: String) -> Font? {
    guard let entry = TokenCatalog.entry(path), entry.kind == .font else { return nil }
    return Font(token: entry.index)
  }
}
