// SPDX-License-Identifier: MIT
// Page: the commands that copy and move files to the folder on the screen.

import Curium
import Foundation

/// Which of two files with the same name to keep.
enum NameConflictAnswer {
  /// The old one goes to the trash.
  case replace
  /// The new one gets a number.
  case keepBoth
  case skip
}

extension Browser {
  /// Puts the selected files on the clipboard.
  func copySelection(isCut: Bool) {
    guard !selection.isEmpty else { return }
    clipboard = FileClipboard(paths: selected.map(\.path), isCut: isCut)
  }

  /// The files on the clipboard whose names other files in this folder have.
  var conflicts: [String] {
    (clipboard?.paths ?? []).filter { path in
      let destination = FilePath.join(folder, FilePath.name(of: path))
      return path != destination && FilePath.exists(destination)
    }
  }

  /// Copies or moves the files on the clipboard to this folder. A copy in the same folder gets a
  /// number.
  func paste(_ answer: NameConflictAnswer = .keepBoth) async {
    guard let clipboard, check(clipboard) else { return }
    let (folder, title) = (folder, Self.title(of: clipboard.paths))
    var moves: [Move] = []
    var replaced: [String] = []
    for path in clipboard.paths {
      let destination = FilePath.join(folder, FilePath.name(of: path))
      if path == destination {
        if clipboard.isCut { continue }
      } else if FilePath.exists(destination) {
        if answer == .skip { continue }
        if answer == .replace { replaced.append(destination) }
      }
      moves.append(Move(source: path, destination: destination))
    }
    if clipboard.isCut { self.clipboard = nil }
    if !replaced.isEmpty {
      moveToTrash(replaced, "replace \(Self.title(of: replaced))")
      if problem != nil { return }
    }
    moves = Self.unoccupied(moves)
    guard !moves.isEmpty else { return }
    let volume = FilePath.volume(of: folder)
    if clipboard.isCut, moves.allSatisfy({ FilePath.volume(of: $0.source) == volume }) {
      attempt { try move(moves, "move \(title)") }
      return select(moves.map(\.destination))
    }
    await copy(moves, title, movesTo: clipboard.isCut)
  }

  /// Returns whether the files on the clipboard can be in this folder.
  private func check(_ clipboard: FileClipboard) -> Bool {
    let place = FilePath.resolved(folder)
    let container = clipboard.paths.first { path in
      let parent = FilePath.resolved(FilePath.folder(of: path))
      return FilePath.contains(FilePath.join(parent, FilePath.name(of: path)), place)
    }
    guard let path = container else { return true }
    problem = "\(FilePath.name(of: path)) can't be put into itself."
    return false
  }

  /// Returns moves whose destinations are free.
  private static func unoccupied(_ moves: [Move]) -> [Move] {
    var taken: Set<String> = []
    return moves.map { move in
      let destination = FilePath.unoccupied(move.destination, besides: taken)
      taken.insert(destination)
      return Move(source: move.source, destination: destination)
    }
  }

  /// Copies files in the background. Then deletes the originals, if they move to another volume.
  private func copy(_ moves: [Move], _ title: String, movesTo isMove: Bool) async {
    let job = CopyJob(title: "\(isMove ? "Moving" : "Copying") \(title)")
    copying.append(job)
    problem = nil
    let (done, error) = await job.run(moves)
    copying.removeAll { $0 === job }
    if let error, !(error is CancellationError) { problem = FileError(error).description }
    let paths = done.map(\.destination)
    guard !paths.isEmpty else { return refresh() }
    if isMove {
      await deletePermanently(done.map(\.source))
    } else {
      recordCreation(of: paths, "copy \(title)")
    }
    if FilePath.folder(of: paths[0]) == folder { select(paths) }
  }
}
