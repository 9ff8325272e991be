// SPDX-License-Identifier: MIT
// Token: families of text styles as chains of names.

/// A step of a chain of names that leads to a text style.
public protocol FontType: Sendable {
  /// The path so far, its parts joined by dots.
  var path: String { get }
  /// The function that turns a finished path into a text style.
  var transform: @Sendable (String) -> Font { get }

  /// Creates a step at `path`.
  init(path: String, transform: @escaping @Sendable (String) -> Font)
}

extension FontType {
  /// Returns the next step of the chain, by name.
  public func next<Step: FontType>(_ name: String) -> Step {
    Step(path: path.isEmpty ? name : "\(path).\(name)", transform: transform)
  }

  /// Returns the text style at the end of the chain, by name.
  public func font(_ name: String) -> Font {
    transform(path.isEmpty ? name : "\(path).\(name)")
  }
}

/// The families of text styles, followed by weight and size.
public struct FontProvider: FontType {
  /// The path so far.
  public let path: String
  /// The function that turns a finished path into a text style.
  public let transform: @Sendable (String) -> Font

  /// Creates a step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Font) {
    self.path = path
    self.transform = transform
  }

  /// Large names on a start screen.
  public var display: FontWeights { next("display") }
  /// Headings.
  public var heading: FontWeights { next("heading") }
  /// Body text.
  public var body: FontWeights { next("body") }
  /// Captions.
  public var caption: FontWeights { next("caption") }
}

/// The weights of a family.
public struct FontWeights: FontType {
  /// The path so far.
  public let path: String
  /// The function that turns a finished path into a text style.
  public let transform: @Sendable (String) -> Font

  /// Creates a step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Font) {
    self.path = path
    self.transform = transform
  }

  /// Drawn dim.
  public var light: FontSizes { next("light") }
  /// Drawn without attributes.
  public var regular: FontSizes { next("regular") }
  /// Drawn without attributes.
  public var medium: FontSizes { next("medium") }
  /// Drawn bold.
  public var bold: FontSizes { next("bold") }
}

/// The sizes of a family in one weight.
public struct FontSizes: FontType {
  /// The path so far.
  public let path: String
  /// The function that turns a finished path into a text style.
  public let transform: @Sendable (String) -> Font

  /// Creates a step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Font) {
    self.path = path
    self.transform = transform
  }

  /// The smallest size of the family.
  public var sm: Font { font("sm") }
  /// The medium size of the family.
  public var md: Font { font("md") }
  /// A large size of the family.
  public var lg: Font { font("lg") }
  /// The largest size of the family.
  public var xl: Font { font("xl") }
}

extension Font {
  /// Text styles by family, weight and size, as in `Font.ds.body.medium.xl`.
  ///
  /// Sizes that look the same in a terminal use the same token of the family.
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

  /// Returns the text style at `path`; `nil` if there is none.
  public static func token(_ path: String) -> Font? {
    guard let entry = TokenCatalog.entry(path), entry.kind == .font else { return nil }
    return Font(token: entry.index)
  }
}
