// SPDX-License-Identifier: MIT
// Page: a program that lists running processes and can end them.

import Curium
import ProcessScreens

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the app. With an argument, prints the usage; without `/proc`, the reason it can't run.
@main enum Main {
  static func main() {
    if let option = CommandLine.arguments.dropFirst().first {
      print("Usage: processes\n\nLists the running processes, and can end them.")
      exit(option == "-h" || option == "--help" ? 0 : 64)
    }
    guard ProcessesView.isAvailable else {
      let line = "processes: this system has no /proc. Run this program on Linux.\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(EX_UNAVAILABLE)
    }
    ProcessesApp.main()
  }
}

/// The processes of this machine, in the terminal's appearance.
struct ProcessesApp: App {
  var body: some View { ProcessesView() }
}
