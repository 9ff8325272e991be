// SPDX-License-Identifier: MIT
// Terminal: changes of files and folders as an asynchronous sequence.

/// The changes of files and of the entries of folders, as they happen.
///
/// Each element is the set of paths that were added, changed or removed since the previous element:
/// a file by its given path, an entry of a folder by the folder's path, a slash and its name, and a
/// folder itself if it appeared or disappeared. Changes within 25 ms are combined, so saving a file
/// is one element in any editor. The paths don't have to exist yet, a deleted file is found again
/// when it reappears, and links are followed. Entries of a folder inside a given folder aren't
/// reported; to follow a tree, pass each of its folders. Without paths, there are no elements.
///
///     Task {
///       for await paths in FileChanges(of: ["themes/ocean.tokens.json"]) {
///         print(paths.sorted())
///       }
///     }
///
/// The kernel reports changes (inotify on Linux, a file-system source of Dispatch on macOS), so the
/// program sleeps between changes. Watching begins when the iterator is created, and ends when it
/// is released or its task is cancelled. If the system can't watch more files, the sequence ends.
public struct FileChanges: AsyncSequence, Sendable {
  /// The paths that changed.
  public typealias Element = Set<String>
  /// The sequence doesn't throw.
  public typealias Failure = Never

  private let paths: [String]

  /// Creates a sequence of the changes at `paths`. Relative paths start at the current folder.
  public init(of paths: [String]) {
    self.paths = paths
  }

  /// Starts watching.
  public func makeAsyncIterator() -> Iterator {
    let (signals, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let watch = FileWatch(paths) { continuation.yield() }
    continuation.onTermination = { [weak watch] _ in watch?.stop() }
    if let watch { watch.start() } else { continuation.finish() }
    return Iterator(watch: watch, signals: signals.makeAsyncIterator())
  }

  /// The iterator, which watches the paths.
  public struct Iterator: AsyncIteratorProtocol {
    let watch: FileWatch?
    var signals: AsyncStream<Void>.Iterator

    /// Returns the next paths that changed; `nil` when the task is cancelled. Runs isolated to
    /// `actor`.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Set<String>? {
      while let watch, !watch.isExhausted, await signals.next(isolation: actor) != nil {
        let paths = watch.take()
        if !paths.isEmpty { return paths }
      }
      watch?.stop()
      return nil
    }

    /// Returns the next paths that changed; `nil` when the task is cancelled.
    public mutating func next() async -> Set<String>? {
      await next(isolation: nil)
    }
  }
}
