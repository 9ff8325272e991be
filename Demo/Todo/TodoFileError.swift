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
  func message(for url: URL) -> String { "\(reason(for: url)) \(advice)" }

  /// A sentence that says what happened to the file at `url`.
  func reason(for url: URL) -> String {
    let name = url.lastPathComponent
    let folder = url.deletingLastPathComponent().path
    return switch self {
    case .notAList: "\(name) isn't a to-do list, or part of it is missing."
    case .notAFile: "\(name) isn't a regular file."
    case .tooLarge: "\(name) is too large for a to-do list."
    case .readOnly: "\(name) is read-only."
    case .gone: "\(name) was deleted or emptied."
    case .noPermission: "You don't have permission to use \(name) in \(folder)."
    case .noFolder(let missing): "The folder \(missing) doesn't exist."
    case .diskFull: "The disk is full."
    case .busy: "Another program is using \(folder)."
    case .other(let reason): "\(name): \(reason)."
    }
  }

  /// What to do.
  private var advice: String {
    switch self {
    case .notAList: "The next save renames that file and creates a new one."
    case .notAFile, .tooLarge: "Start again with another name: todo FILE"
    case .readOnly: "Make it writable, then press Control-S."
    case .gone: "Press Control-S to save the list again."
    case .noPermission: "Change the permissions, then press Control-S."
    case .noFolder: "Create it, then press Control-S."
    case .diskFull: "Free some space, then press Control-S."
    case .busy, .other: "Press Control-S to try again."
    }
  }
}
