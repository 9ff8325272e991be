// SPDX-License-Identifier: MIT
// Page: several downloads at once, below the prompt.

import Curium

/// Four workers fetch a queue of files. Completed downloads stay above.
struct DownloadList: App {
  struct Download: Identifiable {
    let id: Int
    let megabytes: Double
    /// The completed part, 0 to 1.
    var part = 0.0
  }

  static let workers = 4
  static let count = 12

  @State private var waiting = (0..<Self.count).map {
    Download(id: $0, megabytes: Double(40 + $0 * 37 % 160))
  }
  @State private var active: [Download] = []
  @State private var done = 0
  @Environment(\.clock) private var clock
  @Environment(\.printLine) private var printLine
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      ForEach(active) { row(Self.name($0), value: $0.part, Self.size($0)) }
      row("Total", value: Double(done) / Double(Self.count), "\(done) of \(Self.count)")
        .bold().padding(.top, 1)
    }
    .meterFill(.gradient(.brand))
    .task { await fetch() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
  }

  private func row(_ name: String, value: Double, _ text: String) -> some View {
    HStack(spacing: 1) {
      Text(name).frame(width: 18, alignment: .leading)
      ProgressView(value: value)
      Text("\(Int(value * 100))%").frame(width: 4, alignment: .trailing)
      Text(text).foregroundStyle(.textMuted).frame(width: 8, alignment: .trailing)
    }
  }

  static func name(_ download: Download) -> String { "image-\(download.id + 1).qcow2" }

  /// The size, with the digits of all downloads in the same columns.
  static func size(_ download: Download) -> String {
    let size = String(byteCount: download.megabytes * 1_000_000)
    return String(repeating: " ", count: max(0, 7 - size.count)) + size
  }

  /// The name, as wide as that of the last download.
  static func paddedName(_ download: Download) -> String {
    let name = name(download)
    return name + String(repeating: " ", count: max(0, 14 - name.count))
  }

  /// Advances every worker one step at a time. Each step fetches 4 MB.
  private func fetch() async {
    while done < Self.count, await clock.sleep(for: .milliseconds(80)) {
      while active.count < Self.workers, !waiting.isEmpty { active.append(waiting.removeFirst()) }
      for index in active.indices {
        active[index].part = min(1, active[index].part + 4 / active[index].megabytes)
      }
      for download in active where download.part == 1 {
        printLine(
          Text(Icon("checkmark").glyph()).foregroundStyle(.success)
            + Text(" \(Self.paddedName(download)) \(Self.size(download))"))
        done += 1
      }
      active.removeAll { $0.part == 1 }
    }
    quit()
  }
}
