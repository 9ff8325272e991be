// SPDX-License-Identifier: MIT
// Views: pictures that come from elsewhere.

public import CuriumEngine

/// How far a picture is that `AsyncImage` loads.
public enum AsyncImagePhase {
  /// Nothing is there yet.
  case empty
  /// The picture.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Loads pictures for `AsyncImage`; the app provides one.
///
/// The kit brings neither a network nor a reader of picture files.
///
///     DetailView(id: id).environment(\.imageLoader, ImageLoader { address in
///       try await decode(download(address))
///     })
public struct ImageLoader: Sendable {
  private let load: @MainActor @Sendable (String) async throws -> Bitmap

  /// A loader from a closure, which is told the address. It runs on the main actor, as tasks of views do;
  /// await an actor of your own for work.
  public init(_ load: @escaping @MainActor @Sendable (String) async throws -> Bitmap) {
    self.load = load
  }

  /// The picture at an address.
  @MainActor public func callAsFunction(_ address: String) async throws -> Bitmap {
    try await load(address)
  }
}

/// No loader was put into the environment.
public struct ImageLoaderMissing: Error, Hashable {
  /// Creates the error.
  public init() {}
}

private struct ImageLoaderKey: EnvironmentKey {
  static let defaultValue: ImageLoader? = nil
}

extension EnvironmentValues {
  /// Loads the pictures of `AsyncImage`; nil while the app has provided none.
  public var imageLoader: ImageLoader? {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

/// A picture that is loaded while something else stands in its place.
///
/// *Sizing:* that of what it shows. Loading begins when the view has its place, begins anew with
/// another address, and is cancelled when the view goes. See `ImageLoader`.
///
///     AsyncImage(url: "https://example.org/harbour.png", label: "A harbour") { image in
///       image.resizable()
///     } placeholder: {
///       ProgressView()
///     }
public struct AsyncImage<Content: View>: View {
  private let url: String?
  private let label: String
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.imageLoader) private var loader

  /// A picture, shown as its phase says. A label says in words what it shows; without an address
  /// nothing is loaded.
  public init(
    url: String?, label: String = "", @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.label = label
    self.content = content
  }

  /// A picture, and what stands in its place until it is there.
  public init<Loaded: View, Placeholder: View>(
    url: String?, label: String = "", @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, label: label) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  /// What the phase shows.
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private func load() async {
    if case .empty = phase {} else { phase = .empty }
    guard let url else { return }
    do {
      guard let loader else { throw ImageLoaderMissing() }
      let bitmap = try await loader(url)
      if Task.isCancelled { return }
      phase = .success(label.isEmpty ? Image(decorative: bitmap) : Image(bitmap, label: label))
    } catch {
      if Task.isCancelled { return }
      phase = .failure(error)
    }
  }
}

extension AsyncImage where Content == ConditionalContent<Image, EmptyView> {
  /// A picture, and nothing in its place until it is there.
  public init(url: String?, label: String = "") {
    self.init(url: url, label: label) {
      $0
    } placeholder: {
      EmptyView()
    }
  }
}
