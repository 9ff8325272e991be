// SPDX-License-Identifier: MIT
// Testing: the ways a program can end, and its child processes.

import CuriumDriver
import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension Probe {
  private struct Failure: Error {}

  /// Ends the program in the way assigned to `key`. Returns `false` for any other key.
  func end(by key: Character) -> Bool {
    switch key {
    case "e": exit(7)
    case "u": _exit(9)
    case "a": abort()
    case "f": fatalError("the probe was asked to trap")
    case "o": show("depth \(Self.deepen(0))")
    case "h": while true { sleep(60) }
    case "1":
      signal(SIGUSR1) { _ in abort() }
      // Sends the signal to the process, because Dispatch's threads block it.
      kill(getpid(), SIGUSR1)
    case "3": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case "4": Self.readBehindFile()
    case "5": show("quotient \(lldiv(1, 0).quot)")
    case "6": Self.writeToNobody()
    case "7": DispatchQueue.global().async { fatalError("the probe was asked to trap") }
    case "8": Self.overflowAnotherStack()
    case "0":
      Self.failure = Failure()
      loop.stop()
    case "9":
      signal(SIGUSR2) { _ in Probe.writeError("handled") }
      show("handling")
    case "2":
      DispatchQueue.concurrentPerform(iterations: 2) { _ in fatalError("two traps at once") }
    default: return false
    }
    return true
  }

  /// Recurses until the stack is full.
  private nonisolated static func deepen(_ depth: Int) -> Int {
    depth < 0 ? 0 : deepen(depth + 1) &+ Int(getpid())
  }

  /// SIGSEGV on a thread that the driver doesn't know.
  private nonisolated static func overflowAnotherStack() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(
      &thread, nil,
      { _ in
        Probe.writeError("depth \(Probe.deepen(0))")
        return nil
      }, nil)
  }

  /// SIGBUS: reads a mapped page beyond the end of its file.
  private static func readBehindFile() {
    var name = Array("/tmp/driver-probe-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    unlink(name)
    let page = mmap(nil, 4096, PROT_READ, MAP_SHARED, file, 0)
    writeError("byte \(page?.load(as: UInt8.self) ?? 0)")
  }

  /// SIGPIPE.
  private static func writeToNobody() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    write(ends[1], "x", 1)
  }

  /// Forks one child that calls exit, and one that SIGTERM ends. Returns their statuses.
  func forkChildren() -> String {
    typealias Fork = @convention(c) () -> pid_t
    // Swift doesn't import `fork`, but C libraries call it.
    let fork = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "fork"), to: Fork.self)
    let leaving = fork()
    if leaving == 0 { exit(4) }
    let waiting = fork()
    if waiting == 0 {
      // Dispatch's threads block SIGTERM.
      var all = sigset_t()
      sigfillset(&all)
      sigprocmask(SIG_UNBLOCK, &all, nil)
      while true { pause() }
    }
    kill(waiting, SIGTERM)
    var statuses: [Int32] = [0, 0]
    waitpid(leaving, &statuses[0], 0)
    waitpid(waiting, &statuses[1], 0)
    return "\(statuses[0] >> 8) \(statuses[1] & 0x7F)"
  }

  /// Opens files until no descriptor is free. Returns their number.
  func exhaustDescriptors() -> Int {
    var count = 0
    while open("/dev/null", O_RDONLY | O_CLOEXEC) >= 0 { count += 1 }
    return count
  }

  /// Widens the window and narrows it again while nothing else can run.
  func changeWindowAndBack() {
    var window = winsize()
    guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0 else { return }
    for change: UInt16 in [1, 0] {
      var new = window
      new.ws_col += change
      _ = ioctl(STDIN_FILENO, UInt(TIOCSWINSZ), &new)
    }
  }

  /// Runs a program that prints its descriptors. Returns its status.
  func spawnChild() -> Int32 {
    let command = "echo from a child; echo descriptors $(ls /proc/self/fd | sort -n | tr '\\n' ' ')"
    let words: [String] = ["sh", "-c", command]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, nil, arguments, environ) == 0 else { return -1 }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    return status
  }
}
