// SPDX-License-Identifier: MIT
// Token: families of icons as chains of names.

/// A step of a chain of names that leads to an image.
///
/// What an image is, the transform says: an `Icon` here, a view in the level of views.
public protocol ImageType<Output>: Sendable {
  /// What the chain ends in.
  associatedtype Output
  /// The path gathered so far, its parts joined by dots.
  var path: String { get }
  /// Turns the name of an icon into an image.
  var transform: @Sendable (String) -> Output { get }

  /// A step at `path`.
  init(path: String, transform: @escaping @Sendable (String) -> Output)
}

extension ImageType {
  /// The image of an icon of this category.
  public func image(_ name: String) -> Output { transform(name) }
}

/// The icons of one category.
public struct ImageProvider<Output>: ImageType {
  /// The category.
  public let path: String
  /// Turns the name of an icon into an image.
  public let transform: @Sendable (String) -> Output

  /// A category at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Output) {
    self.path = path
    self.transform = transform
  }

  /// The images of the category, in the order of its names.
  public var all: [Output] { (ImageCategory(rawValue: path)?.names ?? []).map(transform) }
}

/// The categories of icons.
public enum ImageCategory: String, Hashable, Sendable, CaseIterable {
  /// Seeing, hearing, reading.
  case accessibility
  /// What can be done.
  case actions
  /// Where to go.
  case navigation
  /// How something stands.
  case status

  /// The names of the icons.
  public var names: [String] {
    switch self {
    case .accessibility: ["accessibility", "eye", "eye.slash", "textformat", "keyboard"]
    case .actions: ["plus", "minus", "pencil", "trash", "magnifyingglass", "doc.on.doc", "link"]
    case .navigation:
      ["chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left", "house"]
    case .status:
      ["checkmark", "xmark", "info.circle", "exclamationmark.triangle", "bell", "lock"]
    }
  }
}

/// Icons by category: `Icon.ds.accessibility.eye`.
public struct ImageSpace<Output>: ImageType {
  /// The path gathered so far.
  public let path: String
  /// Turns the name of an icon into an image.
  public let transform: @Sendable (String) -> Output

  /// A step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Output) {
    self.path = path
    self.transform = transform
  }

  /// Seeing, hearing, reading.
  public var accessibility: ImageProvider<Output> { category(.accessibility) }
  /// What can be done.
  public var actions: ImageProvider<Output> { category(.actions) }
  /// Where to go.
  public var navigation: ImageProvider<Output> { category(.navigation) }
  /// How something stands.
  public var status: ImageProvider<Output> { category(.status) }

  private func category(_ category: ImageCategory) -> ImageProvider<Output> {
    ImageProvider(path: category.rawValue, transform: transform)
  }
}

extension Icon {
  /// Icons by category.
  public static var ds: ImageSpace<Icon> { ImageSpace(path: "") { Icon($0) } }
}
