// SPDX-License-Identifier: MIT
// Tool: writes figures to the terminal, a JSON lines file and a document.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A figure with a useful number of decimals.
func text(_ figure: Double?, _ decimals: Int = 1) -> String {
  guard let figure, figure.isFinite else { return "–" }
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  let whole = Int((figure * scale).rounded())
  if decimals == 0 { return String(whole) }
  let digits = String(whole % Int(scale))
  let padding = String(repeating: "0", count: decimals - digits.count)
  return "\(whole / Int(scale)).\(padding)\(digits)"
}

/// A cell of the table.
func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

/// The results: printed immediately, and stored for the files.
@MainActor final class Report {
  private var table: [String] = []
  private var json: [String] = []

  /// Prints a line of the table.
  func show(_ columns: String...) {
    let line = columns.joined(separator: " ")
    print(line)
    table.append(line)
  }

  /// Stores a JSON object.
  func keep(_ object: String) { json.append(object) }

  /// Writes one JSON object per line to BENCH_JSON, and puts the table between the two markers in
  /// BENCH_DOCUMENT.
  func save() {
    if let path = getenv("BENCH_JSON") {
      write(json.joined(separator: "\n") + "\n", to: String(cString: path))
    }
    guard let path = getenv("BENCH_DOCUMENT").map({ String(cString: $0) }) else { return }
    let text = read(path)
    let (begin, end) = ("<!-- make bench writes from here -->\n", "<!-- to here -->")
    guard let first = text.firstRange(of: begin), let last = text.firstRange(of: end) else {
      fatalError("\(path) has no place for the results")
    }
    let figures = "\n```text\n" + table.joined(separator: "\n") + "\n```\n\n"
    write(
      String(text[..<first.upperBound]) + figures + String(text[last.lowerBound...]), to: path)
  }

  private func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { fatalError("can't read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { fatalError("can't write \(path)") }
    fputs(text, file)
    fclose(file)
  }
}
