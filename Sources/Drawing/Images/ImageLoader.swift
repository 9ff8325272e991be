// SPDX-License-Identifier: MIT
// Views: the app's loader of pictures.

public import CuriumEngine

/// Loads pictures for `AsyncImage` that aren't PNG files. The app provides it, because the kit
/// contains neither networking nor decoders for other formats.
///
/// It receives URLs with a scheme, such as `https:`, and the paths of files that the kit couldn't
/// read. `Bitmap(png:)` decodes PNG data.
///
///     DetailView(id: id).environment(\.imageLoader, ImageLoader { address in
///       try await decode(download(address))
///     })
public struct ImageLoader: Sendable {
  private let load: @MainActor @Sendable (String) async throws -> Bitmap

  /// Creates a loader that calls `load` with the URL or path. The closure runs on the main actor,
  /// like all tasks of views; do expensive work in your own actor.
  public init(_ load: @escaping @MainActor @Sendable (String) async throws -> Bitmap) {
    self.load = load
  }

  /// Returns the picture at the URL or path `address`.
  @MainActor public func callAsFunction(_ address: String) async throws -> Bitmap {
    try await load(address)
  }
}

/// The error for a picture that isn't a file when the environment has no image loader.
public struct ImageLoaderMissing: Error, Hashable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The error in a sentence.
  public var description: String {
    "The picture isn't a PNG file, and the app has no image loader for other pictures."
  }
}

extension EnvironmentValues {
  /// The loader for the pictures of `AsyncImage` that aren't PNG files; `nil` if the app doesn't
  /// provide one.
  public var imageLoader: ImageLoader? {
    get { self[TypeKey<ImageLoader>.self] }
    set { self[TypeKey<ImageLoader>.self] = newValue }
  }
}
