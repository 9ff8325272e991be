// SPDX-License-Identifier: MIT
// Testing: handing the terminal to an editor or a pager, and taking it back intact.

import CuriumDriver
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

struct ProgramTests {
  @Test(arguments: [
    ("vi", ["vi"]), ("  vim -n\t-X ", ["vim", "-n", "-X"]), ("", []), ("   ", []),
    ("'/a b/vi' -c 'set nu'", ["/a b/vi", "-c", "set nu"]),
    ("vi \"a \\\"b\\\" \\x\" c\\ d ''", ["vi", "a \"b\" \\x", "c d", ""]),
    ("vi 'not closed", ["vi", "not closed"]),
    (
      "vi $(rm x); `y` && z | w > v",
      ["vi", "$(rm", "x);", "`y`", "&&", "z", "|", "w", ">", "v"]
    ),
    ("e\"d\"'i't", ["edit"]),
  ])
  func `splits a command like a shell, and runs nothing`(command: String, words: [String]) {
    #expect(ExternalProgram.words(of: command) == words)
  }

  /// Starts a probe whose editor is a line of shell code; `$1` is the file.
  private func probe(_ script: String, variable: String = "VISUAL") throws -> ProbeTerminal {
    let terminal = try ProbeTerminal(variables: ["\(variable)=/bin/sh -c '\(script)' sh"])
    try #require(terminal.saw("<started 80x24>"))
    return terminal
  }

  /// Ends the probe. Returns whether the terminal is restored.
  private func endsCleanly(_ terminal: ProbeTerminal) -> Bool {
    terminal.type("q")
    return terminal.outcome() == .exited(0) && terminal.leftBehind == []
  }

  @Test(arguments: ["VISUAL", "EDITOR"])
  func `an editor gets the original terminal, and returns the text`(variable: String)
    throws
  {
    let terminal = try probe(
      "[ -t 0 ] && [ -t 1 ] && [ -t 2 ] && stty -a | tr \"\\n\" \" \"; cat \"$1\"; "
        + "read line; echo \"$line\" > \"$1\"; ls -l \"$1\"", variable: variable)
    terminal.type("/")
    #expect(terminal.saw("\u{1B}[?1049l"))
    // The kernel edits and echoes the line again.
    #expect(terminal.saw(" icanon "))
    #expect(terminal.saw("draft"))
    terminal.resize(100, 30)
    terminal.type("typed\n")
    #expect(terminal.saw("typed"))
    // No other user can read the file.
    #expect(terminal.saw("-rw-------"))
    #expect(terminal.saw("\u{1B}[?1049h"))
    #expect(terminal.saw("<resumed>"))
    #expect(terminal.saw("<size 100x30>"))
    #expect(terminal.saw("<edited typed>"))
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    #expect(endsCleanly(terminal))
  }

  /// The end of an editor, and the message for the app.
  @Test(arguments: [
    ("exit 3", "\"/bin/sh\" ended with status 3."),
    (
      "stty raw -echo; printf \"\\033[?1049h\\033[?1000h\"; kill -9 $$",
      "\"/bin/sh\" was killed by signal 9."
    ),
    (
      "rm \"$1\"",
      """
      The text couldn't be passed through a temporary file: No such file or directory. TMPDIR \
      selects its folder.
      """
    ),
    ("kill -INT 0; sleep 0.1; printf done > \"$1\"", "<edited done>"),
    ("printf \"a\\n\" > \"$1\"", "<edited a>"),
    ("true > \"$1\"; touch \"$1~\" \"$(dirname \"$1\")/.x.swp\"", "<edited >"),
  ])
  func `the screen comes back however an editor ends`(script: String, shown: String) throws {
    // Without the trap, SIGINT would also end the shell that acts as the editor.
    let terminal = try probe("trap : INT; \(script)")
    terminal.type("/")
    #expect(terminal.saw("<resumed>"))
    #expect(terminal.saw(shown))
    terminal.type("x")
    #expect(terminal.saw("<key 120>"))
    #expect(endsCleanly(terminal))
  }

  @Test func `a killed editor leaves no keyboard protocol on`() throws {
    let terminal = try probe("printf \"\\033[>1u\\033[>4;2m\"; kill -9 $$")
    terminal.type("/")
    #expect(terminal.saw("\u{1B}[>1u"))
    #expect(terminal.saw("\u{1B}[>4m"))
    #expect(terminal.saw("\u{1B}[?1049l\u{1B}[=0u"))
    #expect(terminal.saw("<resumed>"))
    terminal.type("q")
    #expect(terminal.outcome() == .exited(0))
  }

  @Test(arguments: ["exit 3", "kill -9 $$", "printf done > \"$1\""])
  func `the text isn't left in a file, however an editor ends`(script: String) throws {
    var folder = Array("/tmp/exchange-XXXXXX".utf8CString)
    try #require(mkdtemp(&folder) != nil)
    let path = String(decoding: folder.dropLast().map(UInt8.init), as: UTF8.self)
    let terminal = try ProbeTerminal(
      variables: ["VISUAL=/bin/sh -c '\(script)' sh", "TMPDIR=\(path)"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("/")
    #expect(terminal.saw("<resumed>"))
    #expect(endsCleanly(terminal))
    // Only an empty folder can be removed.
    #expect(rmdir(path) == 0)
  }

  @Test func `an editor doesn't take the name of a file for an option`() throws {
    let terminal = try probe("echo \"file <$1>\"")
    terminal.type("+")
    #expect(terminal.saw("file <./+!name>"))
    #expect(terminal.saw("<file edited>"))
    #expect(endsCleanly(terminal))
  }

  @Test func `a blank variable counts as unset`() throws {
    let terminal = try ProbeTerminal(
      variables: ["VISUAL= ", "EDITOR=/bin/sh -c 'printf done > \"$1\"' sh"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("/")
    #expect(terminal.saw("<edited done>"))
    #expect(endsCleanly(terminal))
  }

  @Test(arguments: ["no-such-editor -x", "/no/such/editor", "/etc/passwd", "/tmp"])
  func `a missing editor is reported, and the screen stays`(editor: String) throws {
    let terminal = try ProbeTerminal(variables: ["VISUAL=\(editor)"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("/")
    #expect(terminal.saw("\"\(editor.split(separator: " ")[0])\""))
    #expect(!terminal.transcript.contains("<resumed>"))
    #expect(endsCleanly(terminal))
  }

  @Test(arguments: ["kill -TSTP 0", "kill -STOP $$"])
  func `an editor that stops also stops the app, and both continue`(stop: String) throws {
    let terminal = try probe("\(stop); printf back > \"$1\"")
    terminal.type("/")
    #expect(terminal.outcome() == .stopped(SIGTSTP))
    #expect(terminal.leftBehind == [])
    terminal.continueInForeground()
    #expect(terminal.saw("<resumed>"))
    #expect(terminal.saw("<edited back>"))
    #expect(endsCleanly(terminal))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `ending the app ends the editor too`(signal: Int32) throws {
    let terminal = try probe("stty raw -echo; echo ready; exec sleep 60")
    terminal.type("/")
    #expect(terminal.saw("ready"))
    terminal.signal(signal)
    #expect(terminal.outcome() == .killed(signal))
    #expect(terminal.leftBehind == [])
    #expect(terminal.isAlone())
  }

  @Test func `a pager reads the text and the keys`() throws {
    let terminal = try probe("cat; exec < /dev/tty; read key; echo \"key $key\"", variable: "PAGER")
    terminal.type(";")
    #expect(terminal.saw("line 1"))
    terminal.type("n\n")
    #expect(terminal.saw("key n"))
    #expect(terminal.saw("<resumed>"))
    #expect(terminal.saw("<paged>"))
    #expect(endsCleanly(terminal))
  }

  @Test func `a URL is opened without touching the screen`() throws {
    let folder = "/tmp/curium-opener-\(getpid())"
    mkdir(folder, 0o700)
    defer {
      unlink(folder + "/xdg-open")
      unlink(folder + "/seen")
      rmdir(folder)
    }
    let script = "#!/bin/sh\necho noise; echo noise >&2\necho \"$1\" > \(folder)/seen\n[ ! -t 0 ]\n"
    let file = open(folder + "/xdg-open", O_WRONLY | O_CREAT, 0o700)
    _ = script.withCString { write(file, $0, strlen($0)) }
    close(file)
    let terminal = try ProbeTerminal(variables: ["DISPLAY=:0", "PATH=\(folder):/usr/bin:/bin"])
    try #require(terminal.saw("<started 80x24>"))
    terminal.type(",")
    #expect(terminal.saw("<opened>"))
    #expect(!terminal.transcript.contains("noise"))
    #expect(!terminal.transcript.contains("<resumed>"))
    #expect(access(folder + "/seen", R_OK) == 0)
    #expect(endsCleanly(terminal))
    let remote = try ProbeTerminal(variables: ["DISPLAY=:0", "SSH_TTY=/dev/pts/9"])
    remote.type(",")
    #expect(remote.saw("There's no desktop here"))
  }

  @Test func `output printed while another program runs is still captured`() throws {
    let terminal = try ProbeTerminal()
    try #require(terminal.saw("<started 80x24>"))
    terminal.type("p")
    #expect(terminal.saw("<printed>"))
    terminal.type(".")
    #expect(terminal.saw("<read kept output|kept error|>"))
    terminal.type(".")
    #expect(terminal.saw("<read >"))
    terminal.type("m")
    #expect(terminal.saw("<logged>"))
    terminal.type("-")
    #expect(terminal.saw("<read at most 262144: true>"))
  }

  @Test(arguments: [("0", "<ran>"), ("3", "\"sh\" ended with status 3.")])
  func `any program runs, with its arguments unchanged`(status: String, shown: String) throws {
    let terminal = try probe("exit")
    terminal.type("!")
    #expect(terminal.saw("a b;$(x):"))
    terminal.type("\(status)\n")
    #expect(terminal.saw("<resumed>"))
    #expect(terminal.saw(shown))
    #expect(endsCleanly(terminal))
  }

  @Test func `a title set while a program has the terminal is shown when it ends`() throws {
    let terminal = try probe("exit")
    terminal.type("[")
    #expect(terminal.saw("a b;$(x):"))
    terminal.type("0\n")
    #expect(terminal.saw("<resumed>"))
    #expect(terminal.saw("\u{1B}]2;Meanwhile\u{1B}\\"))
    #expect(endsCleanly(terminal))
    let text = terminal.transcript
    #expect(text.ranges(of: "]2;Before").count == 1)
    // The bell has no lasting effect, so it didn't wait.
    #expect(!text.contains("\u{07}"))
  }
}
