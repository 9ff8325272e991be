// SPDX-License-Identifier: MIT
// Terminal: watches folders with inotify.

#if os(Linux)
  import Dispatch
  import CuriumLibc

  /// The system part of a `FileWatch`: a descriptor of inotify(7), read on the main queue.
  ///
  /// Watches only folders, not files, because editors replace files. For a path that doesn't exist,
  /// watches the nearest existing folder for the next name of the path.
  struct SystemWatch: ~Copyable {
    /// The reason for watching a folder.
    enum Interest: Hashable, Sendable {
      /// All its entries. `root` is the given path of the folder.
      case entries(root: String)
      /// Its list of names.
      case names(root: String)
      /// One name in it: the file at `path`, or the target of a link there.
      case file(name: String, path: String)
      /// One name in it, the next component of a path that doesn't exist yet.
      case way(name: String, path: String)
    }

    private let descriptor: Int32
    private let detail: FileWatch.Detail
    private var source: (any DispatchSourceRead)?
    private var interests: [Int32: Set<Interest>] = [:]
    /// `true` if a folder couldn't be watched because the system has no watch left.
    private(set) var isExhausted = false

    /// A file counts as changed when its writer closes it, so that it is rarely read half written.
    private var events: UInt32 {
      let names =
        UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
      return detail == .names ? names : names | UInt32(IN_CLOSE_WRITE)
    }

    init?(_ detail: FileWatch.Detail) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
      self.detail = detail
    }

    /// Starts calling `onEvents` on the main queue when there are changes to take.
    mutating func begin(_ onEvents: @escaping @Sendable () -> Void) {
      let descriptor = descriptor
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler(handler: onEvents)
      source.setCancelHandler { @Sendable in close(descriptor) }
      source.activate()
      self.source = source
    }

    /// Stops permanently. The descriptor is closed when it is no longer being read.
    mutating func end() {
      if let source { source.cancel() } else { close(descriptor) }
    }

    /// Watches the folders that `paths` currently require.
    mutating func arm(_ paths: [String]) {
      var needed: [Int32: Set<Interest>] = [:]
      for path in paths { arm(path, as: path, &needed) }
      for old in interests.keys where needed[old] == nil { inotify_rm_watch(descriptor, old) }
      interests = needed
    }

    private mutating func arm(
      _ path: String, as name: String, _ needed: inout [Int32: Set<Interest>]
    ) {
      // Retry, so that a folder created while the path is examined isn't missed.
      for _ in 0..<64 where !isExhausted {
        if FileFacts.isFolder(path) {
          guard let watch = add(path) else { continue }
          if detail == .names {
            needed[watch, default: []].insert(.names(root: name))
            return
          }
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

    /// If a file is a link, also watches its target.
    private mutating func link(
      _ path: String, as name: String, _ needed: inout [Int32: Set<Interest>]
    ) {
      guard let target = FileFacts.target(path), !FileFacts.isFolder(target) else { return }
      let (folder, file) = FileFacts.split(target)
      guard let watch = add(folder) else { return }
      needed[watch, default: []].insert(.file(name: file, path: name))
    }

    private mutating func add(_ folder: String) -> Int32? {
      let watch = inotify_add_watch(descriptor, folder, events)
      if watch >= 0 { return watch }
      // The limit is in /proc/sys/fs/inotify/max_user_watches.
      if errno == ENOSPC || errno == ENOMEM { isExhausted = true }
      return nil
    }

    /// Reads all pending events and returns the changes of `paths`.
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
            // The name is padded with zeros.
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
        for interest in interests.values.joined() {
          switch interest {
          case .entries(let root), .names(let root): changed.insert(root)
          case .file(_, let path): changed.insert(path)
          case .way: break
          }
        }
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
        case .names(let root):
          if isGone || name.isEmpty || event.mask & UInt32(IN_ATTRIB) == 0 {
            changed.insert(root)
          } else if event.mask & UInt32(IN_ISDIR) != 0 {
            changed.insert(FileFacts.join(root, name))
          }
        case .file(let wanted, let path):
          if isGone || (name == wanted && !isUnwritten(event, path)) { changed.insert(path) }
        case .way(let wanted, let path):
          if isGone || name == wanted { ways.insert(path) }
        }
      }
    }

    /// Returns whether the event is the creation of a file that its writer will close.
    ///
    /// A link to a complete file is a creation too, but no writer closes the file under that name.
    /// It changes the status of the file (`st_ctim`) after the last write (`st_mtim`).
    private func isUnwritten(_ event: inotify_event, _ path: String) -> Bool {
      var facts = stat()
      guard event.mask & UInt32(IN_CREATE) != 0, lstat(path, &facts) == 0 else { return false }
      let (written, changed) = (facts.st_mtim, facts.st_ctim)
      return facts.st_mode & S_IFMT == S_IFREG && facts.st_nlink == 1
        && (written.tv_sec, written.tv_nsec) == (changed.tv_sec, changed.tv_nsec)
    }
  }
#endif
