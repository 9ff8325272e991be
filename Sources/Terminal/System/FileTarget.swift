// SPDX-License-Identifier: MIT
// Terminal: the file at a path, if it can be replaced.

import CuriumLibc

/// The file that a path leads to through all links, and the attributes to preserve.
struct FileTarget {
  /// The original path.
  let path: String
  /// The folder of the file, without links.
  let folder: String
  /// The name of the file in its folder.
  let name: String
  /// The owner, group and permissions of the file; `nil` if it doesn't exist yet.
  let facts: Facts?
  /// `true` if only the user can read a new file.
  let isPrivate: Bool

  struct Facts {
    let owner: uid_t
    let group: gid_t
    let mode: mode_t
  }

  var exists: Bool { facts != nil }

  /// Resolves `path` and checks the file it leads to. With `isPrivate`, creates missing folders.
  init(_ path: String, isPrivate: Bool = false) throws(FileFault) {
    self.path = path
    self.isPrivate = isPrivate
    func fault(_ expected: String, _ advice: String) -> FileFault {
      FileTarget.error(path, expected, advice)
    }
    guard !path.isEmpty, path.utf8.last != UInt8(ascii: "/"), !path.utf8.contains(0) else {
      throw fault("the path of a file, not \"\(path)\"", "Add a file name.")
    }
    var facts = stat()
    guard lstat(path, &facts) == 0 else {
      let code = errno
      let parts = FileFacts.split(path)
      guard code == ENOENT else { throw FileTarget.error(code, path, parts.folder) }
      if isPrivate { try FileFacts.makeFolder(parts.folder, isPrivate: true) }
      guard let folder = FileFacts.resolved(parts.folder) else {
        throw FileTarget.error(errno, path, parts.folder)
      }
      (self.folder, name, self.facts) = (folder, parts.name, nil)
      return
    }
    guard let real = FileFacts.resolved(path) else {
      switch errno {
      case ENOENT:
        throw fault(
          "a link to an existing file, but \(path) leads to one that doesn't exist",
          "Create that file, or remove the link.")
      case ELOOP:
        throw fault(
          "a link to a file, but \(path) leads back to itself", "Remove the link.")
      default: throw FileTarget.error(errno, path, FileFacts.split(path).folder)
      }
    }
    guard stat(real, &facts) == 0 else {
      throw FileTarget.error(errno, path, FileFacts.split(real).folder)
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      let kind = FileTarget.kind(facts.st_mode)
      throw fault("a regular file, but \(path) is \(kind)", "Choose another path.")
    }
    let parts = FileFacts.split(real)
    if faccessat(AT_FDCWD, real, W_OK, AT_EACCESS) != 0, errno == EROFS {
      throw FileTarget.error(EROFS, path, parts.folder)
    }
    // Root can write to read-only files, but they are read-only on purpose.
    guard facts.st_mode & 0o222 != 0, faccessat(AT_FDCWD, real, W_OK, AT_EACCESS) == 0 else {
      throw fault(
        "a file you can write to, but \(path) is read-only",
        "Change its permissions, or choose another path.")
    }
    (folder, name) = (parts.folder, parts.name)
    self.facts = Facts(owner: facts.st_uid, group: facts.st_gid, mode: facts.st_mode & 0o7777)
  }

  private static func kind(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: "something else"
    }
  }

  // MARK: Errors

  /// Returns the error for a failed system call, by its `errno`.
  func fault(_ code: Int32) -> FileFault { FileTarget.error(code, path, folder) }

  /// The error for a file whose owner and group can't be kept.
  var foreign: FileFault {
    FileTarget.error(
      path, "a file you own; saving would change the owner or group of \(path)",
      "Write to another path.")
  }

  private static func error(_ code: Int32, _ path: String, _ folder: String) -> FileFault {
    switch code {
    case ENOENT, ENOTDIR:
      return error(path, "a folder at \(folder)", "Create the folder first.")
    case EACCES, EPERM:
      return error(
        path, "a folder you can write to, but you don't have permission for \(folder)",
        "Change its permissions, or choose another folder.")
    case EROFS:
      return error(
        path, "a writable disk, but \(folder) is on a read-only one",
        "Choose another folder.")
    case ENOSPC, EDQUOT, EFBIG:
      return error(
        path, "enough free space on the disk with \(folder)",
        "Free some space and try again. Nothing was changed.")
    case ENAMETOOLONG:
      return error(path, "a shorter path than \(path)", "Shorten the name.")
    case ELOOP:
      return error(path, "a folder at \(folder), not a link to itself", "Remove the link.")
    default:
      return error(
        path, "a writable file at \(path): \(String(cString: strerror(code)))",
        "Try again, or choose another path.")
    }
  }

  private static func error(_ path: String, _ expected: String, _ advice: String) -> FileFault {
    FileFault(path: path, expected: expected, advice: advice)
  }
}
