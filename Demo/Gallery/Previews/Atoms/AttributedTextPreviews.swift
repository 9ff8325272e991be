// SPDX-License-Identifier: MIT
// Page: previews of AttributedText and of the output of programs.

import Curium
import CuriumPreviews

/// Text in runs with fonts, colours and links, and the coloured output of programs.
enum AttributedTextPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Default") { Text(diagnostic) }
    Preview("Attributes") { Text(attributes).frame(maxWidth: 52, alignment: .leading) }
    Preview("Highlighted matches") { Text(searchResult).frame(maxWidth: 44, alignment: .leading) }
    Preview("Git diff") { Text(ansi: diff) }
    Preview("A build with progress and links") { Text(ansi: build) }
    Preview("The theme's 16 colours") { Text(ansi: palette) }
    Preview("Playground") { knobs in
      MarkedText(
        text: knobs.text("text", "The deploy of api starts at 9."),
        word: knobs.text("word", "deploy"), color: knobs.color("color", .brandPrimary),
        isBold: knobs.flag("isBold", true), isItalic: knobs.flag("isItalic", false),
        isUnderlined: knobs.flag("isUnderlined", false),
        isReversed: knobs.flag("isReversed", false), isDim: knobs.flag("isDim", false),
        isBlinking: knobs.flag("isBlinking", false)
      )
      .frame(width: knobs.length("width", 40, in: 0...60), alignment: .leading)
    }
  }

  /// Text with attributes on one word.
  private struct MarkedText: View {
    let text: String
    let word: String
    let color: Color
    let isBold: Bool
    let isItalic: Bool
    let isUnderlined: Bool
    let isReversed: Bool
    let isDim: Bool
    let isBlinking: Bool

    var body: some View { Text(marked) }

    private var marked: AttributedText {
      var marked = AttributedText(text)
      if word.isEmpty { return marked }
      for range in text.ranges(of: word) {
        marked.setAttributes(in: range) {
          $0.foregroundColor = color
          $0.weight = isBold ? .bold : nil
          $0.isItalic = isItalic
          $0.isUnderlined = isUnderlined
          $0.isReversed = isReversed
          $0.isDim = isDim
          $0.isBlinking = isBlinking
        }
      }
      return marked
    }
  }

  private static var diagnostic: AttributedText {
    var place = AttributedText.Attributes()
    place.font = .code
    place.isDim = true
    var kind = AttributedText.Attributes()
    kind.foregroundColor = .error
    kind.weight = .bold
    return AttributedText("Sources/App.swift:42:9: ", place) + AttributedText("error: ", kind)
      + AttributedText("cannot find 'reqest' in scope")
  }

  private static var attributes: AttributedText {
    typealias Change = (inout AttributedText.Attributes) -> Void
    let samples: [(String, Change)] = [
      ("bold", { $0.weight = .bold }), ("italic", { $0.isItalic = true }),
      ("dim", { $0.isDim = true }), ("underlined", { $0.isUnderlined = true }),
      ("struck through", { $0.isStruckThrough = true }), ("reversed", { $0.isReversed = true }),
      ("blinking", { $0.isBlinking = true }), ("code", { $0.font = .code }),
      ("colour", { $0.foregroundColor = .info }),
      ("background", { $0.backgroundColor = .warningMuted }),
      ("link", { $0.link = "https://www.swift.org" }),
    ]
    return samples.reduce(into: AttributedText()) { text, sample in
      var attributes = AttributedText.Attributes()
      sample.1(&attributes)
      text.append(AttributedText(sample.0, attributes))
      text.append(AttributedText("  "))
    }
  }

  private static var searchResult: AttributedText {
    var text = AttributedText(
      "The scheduler restarts a worker that misses three heartbeats. A worker that was restarted "
        + "twice within an hour is taken out of rotation.")
    for range in text.string.ranges(of: "worker") {
      text.setAttributes(in: range) {
        $0.backgroundColor = .warningMuted
        $0.weight = .bold
      }
    }
    return text
  }

  private static let diff = """
    \u{1B}[1mdiff --git a/Sources/Retry.swift b/Sources/Retry.swift\u{1B}[m
    \u{1B}[1m--- a/Sources/Retry.swift\u{1B}[m
    \u{1B}[1m+++ b/Sources/Retry.swift\u{1B}[m
    \u{1B}[36m@@ -12,4 +12,5 @@\u{1B}[m struct Retry {
       var attempts = 0
    \u{1B}[31m-  let limit = 3\u{1B}[m
    \u{1B}[32m+  let limit = 5\u{1B}[m
    \u{1B}[32m+  let pause = Duration.seconds(2)\u{1B}[m
     }
    """

  private static let build = """
    \u{1B}[1;32m  Downloaded\u{1B}[0m serde v1.0.219\r\u{1B}[K\u{1B}[1;32m   Compiling\u{1B}[0m ripgrep v14.1.1
    \u{1B}[1;33mwarning\u{1B}[0m\u{1B}[1m: unused variable: `depth`\u{1B}[0m
      \u{1B}[1;34m-->\u{1B}[0m crates/cli/src/walk.rs:81:9
    \u{1B}[1;32m    Finished\u{1B}[0m `release` profile in \u{1B}[36m8.41 s\u{1B}[0m
    \u{1B}[2mReport: \u{1B}[0m\u{1B}]8;;https://example.com/build/1204\u{7}build 1204\u{1B}]8;;\u{7}
    """

  private static let palette: String = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names.indices.map { index in
      let name = names[index] + String(repeating: " ", count: 9 - names[index].count)
      return "\u{1B}[3\(index)m\(name)\u{1B}[9\(index)mbright\u{1B}[0m  "
        + "\u{1B}[4\(index)m      \u{1B}[10\(index)m      \u{1B}[0m"
    }.joined(separator: "\n")
  }()
}
