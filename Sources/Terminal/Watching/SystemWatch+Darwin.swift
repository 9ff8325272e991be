// SPDX-License-Identifier: MIT
// Terminal: watches files and folders with file-system sources of Dispatch.

#if canImport(Darwin)
  import CuriumLibc
  import Dispatch

  /// The system part of a `FileWatch`: a source for each file and folder, on the main queue.
  ///
  /// A source doesn't report the kind of change, so the state of the files is stored.
  struct SystemWatch: ~Copyable {
    private var paths: [String] = []
    private var sources: [String: Source] = [:]
    private var known: [String: Mark] = [:]
    /// `true` if a file couldn't be watched because the process has no file descriptor left.
    private(set) var isExhausted = false

    private let detail: FileWatch.Detail
    private var onEvents: @Sendable () -> Void = {}

    /// A source, and the node that it watches.
    private struct Source {
      let events: any DispatchSourceFileSystemObject
      let node: UInt64
    }

    /// The attributes that change when a file is replaced or written.
    private struct Mark: Hashable {
      let node: UInt64
      let size: Int64
      let seconds: Int
      let nanoseconds: Int
    }

    init?(_ detail: FileWatch.Detail) { self.detail = detail }

    /// Starts calling `onEvents` on the main queue when there are changes to take.
    mutating func begin(_ onEvents: @escaping @Sendable () -> Void) { self.onEvents = onEvents }

    /// Stops permanently. Each source closes its descriptor.
    mutating func end() {
      for source in sources.values { source.events.cancel() }
      sources = [:]
    }

    /// Watches the files and folders that `paths` currently require. Those that are already watched
    /// keep their sources.
    mutating func arm(_ paths: [String]) {
      self.paths = paths
      var needed: Set<String> = []
      for path in paths {
        let folder = FileFacts.isFolder(path)
        var around = path
        while around != "/", !FileFacts.isFolder(around) {
          around = FileFacts.split(around).folder
        }
        needed.insert(around)
        if folder {
          needed.formUnion(entries(path).map { FileFacts.join(path, $0) })
        } else if FileFacts.exists(path) {
          needed.insert(path)
        }
      }
      for path in Array(sources.keys) where !needed.contains(path) {
        sources.removeValue(forKey: path)?.events.cancel()
      }
      for path in needed { watch(path) }
      known = marks(paths)
    }

    /// Watches the file or folder that is at a path now.
    private mutating func watch(_ path: String) {
      var facts = stat()
      let exists = stat(path, &facts) == 0
      if exists, sources[path]?.node == facts.st_ino { return }
      sources.removeValue(forKey: path)?.events.cancel()
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE { isExhausted = true }
        return
      }
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename, .attrib],
        queue: .main)
      source.setEventHandler(handler: onEvents)
      source.setCancelHandler { @Sendable in close(descriptor) }
      source.activate()
      // Another file can be at the path by now.
      guard fstat(descriptor, &facts) == 0 else { return source.cancel() }
      sources[path] = Source(events: source, node: facts.st_ino)
    }

    /// Returns the files that have changed since the last call.
    mutating func takeChanges() -> Set<String> {
      let before = known
      arm(paths)
      return Set(before.keys).union(known.keys).filter { before[$0] != known[$0] }
    }

    /// Returns the entries of a folder that are watched.
    private func entries(_ folder: String) -> [String] {
      detail == .names ? [] : FileFacts.entries(folder)
    }

    private func marks(_ paths: [String]) -> [String: Mark] {
      var marks: [String: Mark] = [:]
      for path in paths {
        // The times of a folder change with its list of names.
        let isWhole = detail == .names || !FileFacts.isFolder(path)
        for file in isWhole ? [path] : entries(path).map({ FileFacts.join(path, $0) }) {
          var facts = stat()
          guard stat(file, &facts) == 0 else { continue }
          marks[file] = Mark(
            node: facts.st_ino, size: facts.st_size, seconds: facts.st_ctimespec.tv_sec,
            nanoseconds: facts.st_ctimespec.tv_nsec)
        }
      }
      return marks
    }
  }
#endif
