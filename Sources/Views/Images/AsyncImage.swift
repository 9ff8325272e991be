// SPDX-License-Identifier: MIT
// Views: pictures loaded at run time.

public import CuriumEngine

/// The state of a picture that `AsyncImage` loads.
public enum AsyncImagePhase {
  /// The picture isn't loaded yet.
  case empty
  /// The loaded picture.
  case success(Image)
  /// The picture couldn't be loaded.
  case failure(any Error)

  /// The picture, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if the picture couldn't be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A view that loads a picture asynchronously, and shows a placeholder in the meantime.
///
/// An address is a URL or a path. PNG files at `file:` URLs and paths are read directly; the
/// `\.imageLoader` of the app loads everything else.
///
/// *Sizing:* the size of the current content. Loading starts when the view appears, starts again
/// when the address changes, and is cancelled when the view disappears.
///
///     AsyncImage(url: "https://example.org/avatar.png", label: "Ada Okafor") { image in
///       image.resizable()
///     } placeholder: {
///       ProgressView()
///     }
public struct AsyncImage<Content: View>: View {
  private let url: String?
  private let label: String
  private let content: (AsyncImagePhase) -> Content
  /// The loaded bitmap or the error, with its address; `nil` until loading ends.
  @State private var loaded: (url: String, result: Result<Bitmap, any Error>)?
  @Environment(\.imageLoader) private var loader

  /// Creates a picture whose content depends on the loading phase.
  ///
  /// - Parameters:
  ///   - url: A URL or a path. `nil` loads nothing.
  ///   - label: A description of the picture for screen readers, which skip a picture without one.
  ///   - content: Creates the view for the current phase.
  public init(
    url: String?, label: String = "", @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.label = label
    self.content = content
  }

  /// Creates a picture with a placeholder that is shown until the picture is loaded.
  ///
  /// - Parameters:
  ///   - url: A URL or a path. `nil` keeps the placeholder.
  ///   - label: A description of the picture for screen readers, which skip a picture without one.
  ///   - content: Creates the view for the loaded picture.
  ///   - placeholder: Creates the view for the time until then, and for a picture that can't be
  ///    loaded.
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

  /// The content for the current phase.
  public var body: some View {
    content(phase).task(id: url) { await load() }
  }

  private var phase: AsyncImagePhase {
    switch loaded?.url == url ? loaded?.result : nil {
    case .success(let bitmap): .success(Image(bitmap, label: label))
    case .failure(let error): .failure(error)
    case nil: .empty
    }
  }

  private func load() async {
    // A hidden tab that is shown again keeps its pictures.
    if let loaded, loaded.url == url, case .success = loaded.result { return }
    if loaded != nil { loaded = nil }
    guard let url else { return }
    do {
      let bitmap = try await PictureFile.load(url, otherwise: loader)
      if Task.isCancelled { return }
      loaded = (url, .success(bitmap))
    } catch {
      if Task.isCancelled { return }
      loaded = (url, .failure(error))
    }
  }
}

extension AsyncImage where Content == ConditionalContent<Image, EmptyView> {
  /// Creates a picture without a placeholder.
  ///
  /// - Parameters:
  ///   - url: A URL or a path. `nil` loads nothing.
  ///   - label: A description of the picture for screen readers, which skip a picture without one.
  public init(url: String?, label: String = "") {
    self.init(url: url, label: label) {
      $0
    } placeholder: {
      EmptyView()
    }
  }
}
