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
      /// All its entries.
      case entries
      /// Its list of names.
      case names
      /// One name in it: the file at `path`, or the target of a link there.
      case file(name: String, path: String)
      /// One name in it, the next component of a path that doesn't exist yet.
      case way(name: String)
    }

    private let descriptor: Int32
    private let detail: FileWatch.Detail
    private var source: (any DispatchSourceRead)?
    /// The watches of each given path.
    private var watches: [String: Set<Int32>] = [:]
    /// The reasons for each watch, by the given paths that have them.
    private var interests: [Int32: [String: Set<Interest>]] = [:]
    /// `true` if a folder couldn't be watched because the system has no watch left.
    private(set) var isExhausted = false

    /// The effects of events.
    private struct Effects {
      /// The paths that have changed.
      var changed: Set<String> = []
      /// The given paths that are reported if they exist now.
      var awaited: Set<String> = []
      /// The given paths that may require other watches.
      var stale: Set<String> = []
      /// The given paths at which another folder can be now.
      var replaced: Set<String> = []
    }

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

    /// Watches the folders that `paths` require, and no others. Those of a path that is already
    /// watched stay as they are.
    mutating func arm(_ paths: [String]) {
      let wanted = Set(paths)
      for path in wanted where watches[path]?.isEmpty != false { examine(path) }
      for path in Array(watches.keys) where !wanted.contains(path) {
        for watch in watches.removeValue(forKey: path) ?? [] { release(watch, of: path) }
      }
    }

    /// Watches the folders that a path currently requires, and no others for this path.
    private mutating func examine(_ path: String) {
      var needed: [Int32: Set<Interest>] = [:]
      arm(path, &needed)
      for (watch, reasons) in needed { interests[watch, default: [:]][path] = reasons }
      for watch in watches[path] ?? [] where needed[watch] == nil { release(watch, of: path) }
      watches[path] = Set(needed.keys)
    }

    /// Ends a watch, unless other paths need it.
    private mutating func release(_ watch: Int32, of path: String) {
      interests[watch]?[path] = nil
      guard interests[watch]?.isEmpty == true else { return }
      interests[watch] = nil
      inotify_rm_watch(descriptor, watch)
    }

    private mutating func arm(_ path: String, _ needed: inout [Int32: Set<Interest>]) {
      // Retry, so that a folder created while the path is examined isn't missed.
      for _ in 0..<64 where !isExhausted {
        if FileFacts.isFolder(path) {
          guard let watch = add(path) else { continue }
          if detail == .names {
            needed[watch, default: []].insert(.names)
            return
          }
          needed[watch, default: []].insert(.entries)
          for entry in FileFacts.entries(path) { link(FileFacts.join(path, entry), &needed) }
          return
        }
        var (folder, next) = FileFacts.split(path)
        while folder != "/", !FileFacts.isFolder(folder) {
          (folder, next) = FileFacts.split(folder)
        }
        guard let watch = add(folder) else { continue }
        if folder == FileFacts.split(path).folder {
          if FileFacts.isFolder(path) { continue }
          needed[watch, default: []].insert(.file(name: next, path: path))
          link(path, &needed)
          return
        }
        needed[watch, default: []].insert(.way(name: next))
        if !FileFacts.exists(FileFacts.join(folder, next)) { return }
      }
    }

    /// If a file is a link, also watches its target.
    private mutating func link(_ path: String, _ needed: inout [Int32: Set<Interest>]) {
      guard let target = FileFacts.target(path), !FileFacts.isFolder(target) else { return }
      let (folder, file) = FileFacts.split(target)
      guard let watch = add(folder) else { return }
      needed[watch, default: []].insert(.file(name: file, path: path))
    }

    private mutating func add(_ folder: String) -> Int32? {
      let watch = inotify_add_watch(descriptor, folder, events)
      if watch >= 0 { return watch }
      // The limit is in /proc/sys/fs/inotify/max_user_watches.
      if errno == ENOSPC || errno == ENOMEM { isExhausted = true }
      return nil
    }

    /// Reads all pending events and returns the changes.
    mutating func takeChanges() -> Set<String> {
      var effects = Effects()
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
            note(event, String(decoding: name, as: UTF8.self), &effects)
          }
        }
      }
      let replaced = effects.replaced
      if !replaced.isEmpty {
        // The folders inside another folder that moves report nothing.
        effects.changed.formUnion(watches.keys.filter { Self.isInside($0, replaced) })
      }
      for path in effects.stale.union(effects.changed) where watches[path] != nil { examine(path) }
      return effects.changed.union(effects.awaited.filter(FileFacts.exists))
    }

    /// Returns whether a path is one of `folders`, or inside one of them.
    private static func isInside(_ path: String, _ folders: Set<String>) -> Bool {
      var path = path
      while !folders.contains(path) {
        let folder = FileFacts.split(path).folder
        if folder == path { return false }
        path = folder
      }
      return true
    }

    private func note(_ event: inotify_event, _ name: String, _ effects: inout Effects) {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        effects.changed.formUnion(watches.keys)
        return
      }
      for (path, reasons) in interests[event.wd] ?? [:] {
        for reason in reasons { note(event, name, reason, of: path, &effects) }
      }
    }

    /// Adds the effects of an event on a given path, which is the reason for the watch.
    private func note(
      _ event: inotify_event, _ name: String, _ reason: Interest, of path: String,
      _ effects: inout Effects
    ) {
      let isGone =
        event.mask & (UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_IGNORED)) != 0
      let isAttribute = event.mask & UInt32(IN_ATTRIB) != 0
      let entry = FileFacts.join(path, name)
      switch reason {
      case .entries, .names:
        if isGone {
          effects.replaced.insert(path)
        } else if name.isEmpty {
          if reason == .names { effects.changed.insert(path) }
        } else if reason == .entries {
          if isUnwritten(event, entry) { return }
          effects.changed.insert(entry)
          // The entry can be a link.
          effects.stale.insert(path)
        } else if !isAttribute {
          effects.changed.insert(path)
        } else if event.mask & UInt32(IN_ISDIR) != 0 {
          effects.changed.insert(entry)
        }
        if !name.isEmpty, !isAttribute, watches[entry] != nil { effects.replaced.insert(entry) }
      case .file(let wanted, let file):
        if isGone || (name == wanted && !isUnwritten(event, file)) {
          effects.changed.insert(file)
          effects.stale.insert(path)
        }
      case .way(let wanted):
        if isGone || name == wanted {
          effects.awaited.insert(path)
          effects.stale.insert(path)
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
