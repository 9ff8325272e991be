// SPDX-License-Identifier: MIT
// Testing: a served app, controlled by the driver's tests.

import CuriumServe

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows a letter for a number that all users increase with C, and a capital letter for one of
/// their own that they increase with O. Q quits with status 3, X kills the server, and S stops it.
struct ServedCounter: App {
  @MainActor @Observable final class Shared {
    static let only = Shared()
    var count = 0
  }

  @State private var own = 0
  @Environment(\.connection) private var connection
  @Environment(\.quit) private var quit
  private let shared = Shared.only

  var body: some View {
    // A change draws all cells of a row, so that they can be found in the output.
    Text("\(letters(from: "a", shared.count))\n\(letters(from: "A", own))\n\(name)")
      .onKeyPress("c") { change { shared.count += 1 } }
      .onKeyPress("o") { change { own += 1 } }
      .onKeyPress("q") { change { quit(status: 3) } }
      .onKeyPress("x") { change { raise(SIGKILL) } }
      .onKeyPress("s") { change { raise(SIGSTOP) } }
  }

  private var name: String { connection?.environment["NAME"] ?? "none" }

  private func letters(from first: Unicode.Scalar, _ number: Int) -> String {
    let letter = Unicode.Scalar(first.value + UInt32(number % 26)) ?? first
    return String(repeating: Character(letter), count: 8)
  }

  private func change(_ work: () -> Void) -> KeyPress.Result {
    work()
    return .handled
  }

  private static var path: String { CommandLine.arguments.last ?? "" }

  @MainActor static func serve() {
    do throws(ServeError) {
      try serve(at: path)
      print("<served>")
    } catch {
      print("<\(error)>")
    }
  }

  @MainActor static func attach() {
    do throws(ServeError) {
      print("<status \(try Terminal.attach(to: path, forwarding: ["NAME"]))>")
    } catch {
      print("<\(error)>")
    }
  }
}
