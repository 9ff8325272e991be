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
      ProgressView("Total", value: Double(done), total: Double(Self.count))
      ForEach(active) { download in
        HStack(spacing: 1) {
          Text(Self.name(download)).frame(width: 18, alignment: .leading)
          ProgressView(value: download.part)
          Text("\(Int(download.megabytes)) MB").foregroundStyle(.textMuted)
            .frame(width: 7, alignment: .trailing)
        }
      }
    }
    .task { await fetch() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
  }

  static func name(_ download: Download) -> String { "image-\(download.id + 1).qcow2" }

  /// Advances every worker one step at a time. Each step fetches 4 MB.
  private func fetch() async {
    while done < Self.count, await clock.sleep(for: .milliseconds(80)) {
      while active.count < Self.workers, !waiting.isEmpty { active.append(waiting.removeFirst()) }
      for index in active.indices {
        active[index].part = min(1, active[index].part + 4 / active[index].megabytes)
      }
      for download in active where download.part == 1 {
        let mark = Icon("checkmark").glyph()
        printLine("\(mark) \(Self.name(download))  \(Int(download.megabytes)) MB")
        done += 1
      }
      active.removeAll { $0.part == 1 }
    }
    quit()
  }
}
