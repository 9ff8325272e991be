// SPDX-License-Identifier: MIT
// Token: files and folders that tell when they change.

/// The changes of files, and of what lies in folders, as they happen.
///
/// Each element names the paths that came, changed or went since the element before: a file by the path
/// that was given, an entry of a folder by the folder's path, a slash and its name, a folder itself where
/// it came or went. What happens within 25 ms is one element, so saving a file is one, however an editor
/// does it. Nothing needs to exist yet; what is deleted and made again is found again, and links are
/// followed.
///
///     Task {
///       for await paths in FileChanges(of: ["themes/ocean.tokens.json"]) {
///         print(paths.sorted())
///       }
///     }
///
/// The kernel tells of changes (inotify on Linux, a file-system source of Dispatch on macOS), so a
/// program sleeps while there are none. Watching begins when the iterator is made, and ends when it is
/// let go of or its task is cancelled. Where the system watches no more files the sequence ends at once.
public struct FileChanges: AsyncSequence, Sendable {
  /// Paths that changed.
  public typealias Element = Set<String>
  /// It does not fail.
  public typealias Failure = Never

  private let paths: [String]

  /// The changes of files and folders at `paths`; a relative one begins at the current folder.
  public init(of paths: [String]) {
    self.paths = paths
  }

  /// Begins to watch.
  public func makeAsyncIterator() -> Iterator {
    let (signals, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let watch = FileWatch(paths) { continuation.yield() }
    continuation.onTermination = { [weak watch] _ in watch?.stop() }
    if let watch { watch.start() } else { continuation.finish() }
    return Iterator(watch: watch, signals: signals.makeAsyncIterator())
  }

  /// Waits for changes.
  public struct Iterator: AsyncIteratorProtocol {
    let watch: FileWatch?
    var signals: AsyncStream<Void>.Iterator

    /// The next paths that changed; nil when the task was cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Set<String>? {
      while await signals.next(isolation: actor) != nil {
        let paths = watch?.take() ?? []
        if !paths.isEmpty { return paths }
      }
      watch?.stop()
      return nil
    }

    /// The next paths that changed; nil when the task was cancelled.
    public mutating func next() async -> Set<String>? {
      await next(isolation: nil)
    }
  }
}
