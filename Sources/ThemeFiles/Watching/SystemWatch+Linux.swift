// SPDX-License-Identifier: MIT
// Token: changes of folders by inotify.

#if os(Linux)
  import Dispatch

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The watch of one `FileWatch`: a descriptor of inotify(7), read in turns of the main queue.
  ///
  /// Folders are watched, never files: editors put a new file in the place of the old one. Of what does not
  /// exist the nearest folder around it is watched, for the next name on the way alone.
  struct SystemWatch: ~Copyable {
    /// What a folder is watched for.
    enum Interest: Hashable, Sendable {
      /// All that lies in it; `root` is its path as it was given.
      case entries(root: String)
      /// One name in it, which is, or is a link to, the file at `path`.
      case file(name: String, path: String)
      /// One name in it, through which the path leads that is not there yet.
      case way(name: String, path: String)
    }

    private let descriptor: Int32
    private var source: (any DispatchSourceRead)?
    private var interests: [Int32: Set<Interest>] = [:]

    /// A file counts as changed when who wrote it closes it, so half of it is rarely read.
    private static let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
      | UInt32(IN_DELETE) | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
      | UInt32(IN_ONLYDIR)

    init?() {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
    }

    /// Calls `onEvents` in a turn of the main queue when there is something to take.
    mutating func begin(_ onEvents: @escaping @Sendable () -> Void) {
      let descriptor = descriptor
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler(handler: onEvents)
      source.setCancelHandler { @Sendable in close(descriptor) }
      source.activate()
      self.source = source
    }

    /// Stops for good; the descriptor is closed when no turn reads it any more.
    mutating func end() {
      if let source { source.cancel() } else { close(descriptor) }
    }

    /// Watches what `paths` need as things stand.
    mutating func arm(_ paths: [String]) {
      var needed: [Int32: Set<Interest>] = [:]
      for path in paths { arm(path, as: path, &needed) }
      for old in interests.keys where needed[old] == nil { inotify_rm_watch(descriptor, old) }
      interests = needed
    }

    private func arm(
      _ path: String, as name: String, _ needed: inout [Int32: Set<Interest>]
    ) {
      // What comes while the way to it is looked at must not be missed: so it is looked at again.
      for _ in 0..<64 {
        if FileFacts.isFolder(path) {
          guard let watch = add(path) else { continue }
          needed[watch, default: []].insert(.entries(root: name))
          for entry in FileFacts.entries(path) {
            link(FileFacts.join(path, entry), as: FileFacts.join(name, entry), &needed)
          }
          return
        }
        var (folder, next) = FileFacts.split(path)
        while folder != "/", !FileFacts.isFolder(folder) {
          (folder, next) = FileFacts.split(folder)
        }
        guard let watch = add(folder) else { continue }
        if folder == FileFacts.split(path).folder {
          if FileFacts.isFolder(path) { continue }
          needed[watch, default: []].insert(.file(name: next, path: name))
          link(path, as: name, &needed)
          return
        }
        needed[watch, default: []].insert(.way(name: next, path: name))
        if !FileFacts.exists(FileFacts.join(folder, next)) { return }
      }
    }

    /// Where a file is a link, what it leads to is watched too.
    private func link(
      _ path: String, as name: String, _ needed: inout [Int32: Set<Interest>]
    ) {
      guard let target = FileFacts.target(path), !FileFacts.isFolder(target) else { return }
      let (folder, file) = FileFacts.split(target)
      guard let watch = add(folder) else { return }
      needed[watch, default: []].insert(.file(name: file, path: name))
    }

    private func add(_ folder: String) -> Int32? {
      let watch = inotify_add_watch(descriptor, folder, Self.events)
      return watch < 0 ? nil : watch
    }

    /// Reads all events that are there; what they mean for `paths`.
    mutating func takeChanges(_ paths: [String]) -> Set<String> {
      var changed: Set<String> = []
      var ways: Set<String> = []
      withUnsafeTemporaryAllocation(byteCount: 8_192, alignment: 8) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return }
          var place = 0
          while place + MemoryLayout<inotify_event>.size <= count {
            let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
            let start = place + MemoryLayout<inotify_event>.size
            place = start + Int(event.len)
            // The name is filled up with zeros.
            let name = buffer[start..<min(place, count)].prefix { $0 != 0 }
            note(event, String(decoding: name, as: UTF8.self), &changed, &ways)
          }
        }
      }
      if ways.isEmpty, changed.isEmpty { return [] }
      arm(paths)
      return changed.union(ways.filter(FileFacts.exists))
    }

    private func note(
      _ event: inotify_event, _ name: String, _ changed: inout Set<String>,
      _ ways: inout Set<String>
    ) {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        for case .entries(let root) in interests.values.joined() { changed.insert(root) }
        for case .file(_, let path) in interests.values.joined() { changed.insert(path) }
        return
      }
      guard let known = interests[event.wd] else { return }
      let isGone =
        event.mask & (UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_IGNORED)) != 0
      for interest in known {
        switch interest {
        case .entries(let root):
          if isGone {
            changed.insert(root)
          } else if !name.isEmpty, !isUnwritten(event, FileFacts.join(root, name)) {
            changed.insert(FileFacts.join(root, name))
          }
        case .file(let wanted, let path):
          if isGone || (name == wanted && !isUnwritten(event, path)) { changed.insert(path) }
        case .way(let wanted, let path):
          if isGone || name == wanted { ways.insert(path) }
        }
      }
    }

    /// Whether a file was made that its writer is about to close.
    private func isUnwritten(_ event: inotify_event, _ path: String) -> Bool {
      event.mask & UInt32(IN_CREATE) != 0 && FileFacts.isNewFile(path)
    }
  }
#endif
