// SPDX-License-Identifier: MIT
// Driver: reads the user's clipboard.

import CNcurses
import CuriumLibc
import CuriumTerminal
import Dispatch

extension TerminalSession {
  /// The time for a program. It can wait for an app that is stuck.
  private static let programTime = DispatchTimeInterval.seconds(2)

  /// Reads the text of the user's clipboard: with a program of the desktop if the user is at this
  /// machine, otherwise from the terminal (OSC 52), which may ask the user.
  ///
  /// - Parameter completion: Gets the text, or `nil` if there is none, it is longer than a paste,
  ///    the user denies it, or the whole reply doesn't arrive in time: 2 seconds for a program, a
  ///    second for the terminal, or 30 seconds if the terminal asks.
  public func readClipboard(then completion: @escaping @MainActor (String?) -> Void) {
    guard keepsScreen else { return completion(nil) }
    do throws(TerminalProgramError) {
      try runReader(ExternalProgram.clipboardReader(), then: completion)
    } catch {
      conversation.readClipboard(then: completion)
    }
  }

  private func runReader(
    _ reader: ExternalProgram, then completion: @escaping @MainActor (String?) -> Void
  ) throws(TerminalProgramError) {
    // Without a name, so that the text doesn't stay in a file if this process is killed.
    let file = try ExchangeFile.unnamed()
    let identifier: Int32
    do throws(TerminalProgramError) {
      identifier = try start(reader, output: file, hasTerminal: false) { result in
        defer { cnc_discard(file) }
        if case .success = result { completion(Self.text(in: file)) } else { completion(nil) }
      }
    } catch {
      cnc_discard(file)
      throw error
    }
    MainQueue.enqueue(after: Self.programTime) { [weak self] in
      guard let self, programs.contains(where: { $0.identifier == identifier }) else { return }
      // Including the programs that it has started, such as the cat of wl-paste.
      kill(-identifier, SIGKILL)
    }
  }

  /// Returns the text that a program has written to `file`; `nil` if it is empty or too long.
  private static func text(in file: Int32) -> String? {
    guard lseek(file, 0, SEEK_SET) == 0,
      let bytes = Descriptor.readAll(from: file, most: InputDecoder.pasteLimit + 1),
      bytes.count <= InputDecoder.pasteLimit
    else { return nil }
    let text = TextSanitizer.cleaned(String(decoding: bytes, as: UTF8.self), isMultiline: true)
    return text.isEmpty ? nil : text
  }
}
