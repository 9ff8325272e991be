// SPDX-License-Identifier: MIT
// Terminal: watches files and folders with file-system sources of Dispatch.

#if canImport(Darwin)
  import CuriumLibc
  import Dispatch

  /// The system part of a `FileWatch`: a source for each file and folder, on the main queue.
  ///
  /// A source doesn't report the kind of change, so the state of the files is stored.
  struct SystemWatch: ~Copyable {
    private var sources: [any DispatchSourceFileSystemObject] = []
    private var known: [String: Mark] = [:]
    /// `true` if a file couldn't be watched because the process has no file descriptor left.
    private(set) var isExhausted = false

    private let detail: FileWatch.Detail
    private var onEvents: @Sendable () -> Void = {}

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
      for source in sources { source.cancel() }
      sources = []
    }

    /// Watches the files and folders that `paths` currently require.
    mutating func arm(_ paths: [String]) {
      end()
      for path in paths {
        let folder = FileFacts.isFolder(path)
        var around = path
        while around != "/", !FileFacts.isFolder(around) {
          around = FileFacts.split(around).folder
        }
        watch(around)
        if folder {
          for name in entries(path) { watch(FileFacts.join(path, name)) }
        } else if FileFacts.exists(path) {
          watch(path)
        }
      }
      known = marks(paths)
    }

    private mutating func watch(_ path: String) {
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
      sources.append(source)
    }

    /// Returns the files of `paths` that have changed since the last call.
    mutating func takeChanges(_ paths: [String]) -> Set<String> {
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
