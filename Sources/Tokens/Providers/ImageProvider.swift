// SPDX-License-Identifier: MIT
// Token: families of icons as chains of names.

/// A step of a chain of names that leads to an image.
///
/// The transform decides what an image is: an `Icon` here, a view in `CuriumViews`.
public protocol ImageType<Output>: Sendable {
  /// The type of the images.
  associatedtype Output
  /// The path so far, its parts joined by dots.
  var path: String { get }
  /// The function that turns the name of an icon into an image.
  var transform: @Sendable (String) -> Output { get }

  /// Creates a step at `path`.
  init(path: String, transform: @escaping @Sendable (String) -> Output)
}

extension ImageType {
  /// Returns the image of an icon in this category.
  public func image(_ name: String) -> Output { transform(name) }
}

/// The icons of one category.
public struct ImageProvider<Output>: ImageType {
  /// The category.
  public let path: String
  /// The function that turns the name of an icon into an image.
  public let transform: @Sendable (String) -> Output

  /// Creates a category at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Output) {
    self.path = path
    self.transform = transform
  }

  /// All images of the category, in the order of its names.
  public var all: [Output] { (ImageCategory(rawValue: path)?.names ?? []).map(transform) }
}

/// The categories of icons.
public enum ImageCategory: String, Hashable, Sendable, CaseIterable {
  /// Accessibility: seeing, hearing and reading.
  case accessibility
  /// Actions.
  case actions
  /// Navigation.
  case navigation
  /// Status.
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

/// Icons by category, as in `Icon.ds.accessibility.eye`.
public struct ImageSpace<Output>: ImageType {
  /// The path so far.
  public let path: String
  /// The function that turns the name of an icon into an image.
  public let transform: @Sendable (String) -> Output

  /// Creates a step at `path`.
  public init(path: String, transform: @escaping @Sendable (String) -> Output) {
    self.path = path
    self.transform = transform
  }

  /// Accessibility: seeing, hearing and reading.
  public var accessibility: ImageProvider<Output> { category(.accessibility) }
  /// Actions.
  public var actions: ImageProvider<Output> { category(.actions) }
  /// Navigation.
  public var navigation: ImageProvider<Output> { category(.navigation) }
  /// Status.
  public var status: ImageProvider<Output> { category(.status) }

  private func category(_ category: ImageCategory) -> ImageProvider<Output> {
    ImageProvider(path: category.rawValue, transform: transform)
  }
}

extension Icon {
  /// Icons by category.
  public static var ds: ImageSpace<Icon> { ImageSpace(path: "") { Icon($0) } }
}
