// SPDX-License-Identifier: MIT
// Page: the errors in reading or saving a to-do list, and advice on what to do.

import Foundation

/// An error in reading or saving a list.
enum TodoFileError: Error, Equatable {
  /// The file contains something else, or only part of a list.
  case notAList
  /// The path leads to a folder, a device, a pipe or a socket.
  case notAFile
  /// The file is larger than the program's limit.
  case tooLarge
  case readOnly
  /// The file was deleted or emptied after it was read.
  case gone
  /// The user isn't allowed to read or write here.
  case noPermission
  case noFolder(String)
  case diskFull
  /// Another program held the lock for too long.
  case busy
  case other(String)

  /// The error of the C call that just failed.
  static var system: TodoFileError {
    switch errno {
    case EACCES, EPERM: .noPermission
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .diskFull
    case let code: .other(String(cString: strerror(code)))
    }
  }

  /// A message that says what happened to the file at `url` and what to do.
  func message(for url: URL) -> String {
    let name = url.lastPathComponent
    let folder = url.deletingLastPathComponent().path
    return switch self {
    case .notAList:
      "\(name) isn't a to-do list, or part of it is missing. Your first change renames that file "
        + "and starts a new list."
    case .notAFile: "\(name) isn't a regular file. Start again with another name: todo FILE"
    case .tooLarge:
      "\(name) is too large for a to-do list. Start again with another name: todo FILE"
    case .readOnly: "\(name) is read-only. Make it writable, then press s."
    case .gone: "\(name) was deleted or emptied. Press s to save the list again."
    case .noPermission:
      "You don't have permission to use \(name) in \(folder). Change the permissions, then press s."
    case .noFolder(let missing): "The folder \(missing) doesn't exist. Create it, then press s."
    case .diskFull: "The disk is full. Free some space, then press s."
    case .busy: "Another program is using \(folder). Press s to try again."
    case .other(let reason): "\(name): \(reason). Press s to try again."
    }
  }
}
