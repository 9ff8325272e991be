// SPDX-License-Identifier: MIT
// Page: the list of exhibits; made by Scripts/generate.
// swift-format-ignore-file

import CuriumGallery

extension Exhibit {
  /// Every component with previews, by level, each level in alphabetical order.
  @MainActor static let all = components()

  @MainActor private static func components() -> [Exhibit] {
    var components: [Exhibit] = []
    components.append(
      Exhibit(
        previews: ActionBadgePreviews.self,
        summary: "A label with the name of an action, on a solid background.",
        name: "ActionBadge",
        source: "Sources/Atoms/Labels/ActionBadge.swift",
        names: "ActionBadge HStack Text VStack destructive frame leading primary secondary",
        documentation:
#"""
A label with the name of an action, on a solid background. It isn't interactive: put it in a
button to let the user perform the action.

**Sizing:** hugs its word, with `actionBadge.padding` around it; one row.

**Tokens:** `actionBadge.*`; while disabled, `button.primary.*Disabled`.

```
ActionBadge(label: "Update", style: .primary)
ActionBadge(label: "Remove", style: .destructive)
```
"""#,
        code: [
#"""
ActionBadge(label: "Update", style: .primary)
"""#,
#"""
ActionBadge(label: "Details", style: .secondary)
"""#,
#"""
ActionBadge(label: "Remove", style: .destructive)
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  HStack(spacing: 2) {
    Text("swift-nio 2.101.2").frame(width: 24, alignment: .leading)
    ActionBadge(label: "Update", style: .primary)
  }
  HStack(spacing: 2) {
    Text("swift-log 1.6.4").frame(width: 24, alignment: .leading)
    ActionBadge(label: "Details", style: .secondary)
  }
}
"""#,
#"""
ActionBadge(label: knobs.text("label", "Update"), style: knobs.choice("style", .primary))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: AttributedTextPreviews.self,
        summary: "Text in runs with fonts, colours and links, and the coloured output of programs.",
        name: "AttributedText",
        source: "Demo/Gallery/Previews/Atoms/AttributedTextPreviews.swift",
        names: "AttributedText Bool Color String Text View Void bold brandPrimary code error frame info joined leading warningMuted",
        documentation:
#"""
Text in runs, each with a font, colours, a link and other attributes. `Text` shows all runs
wrapped as one paragraph.

```
var log = AttributedText("error: no such file")
log.setAttributes(in: log.string.startIndex..<log.string.firstIndex(of: ":")!) {
  $0.foregroundColor = .error
  $0.weight = .bold
}
Text(log)
```
"""#,
        code: [
#"""
struct Example: View {
  var body: some View {
    Text(Self.diagnostic)
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
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Text(Self.attributes).frame(maxWidth: 52, alignment: .leading)
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
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Text(Self.searchResult).frame(maxWidth: 44, alignment: .leading)
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
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Text(ansi: Self.diff)
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
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Text(ansi: Self.build)
  }

  private static let build = """
    \u{1B}[1;32m  Downloaded\u{1B}[0m serde v1.0.219\r\u{1B}[K\u{1B}[1;32m   Compiling\u{1B}[0m ripgrep v14.1.1
    \u{1B}[1;33mwarning\u{1B}[0m\u{1B}[1m: unused variable: `depth`\u{1B}[0m
      \u{1B}[1;34m-->\u{1B}[0m crates/cli/src/walk.rs:81:9
    \u{1B}[1;32m    Finished\u{1B}[0m `release` profile in \u{1B}[36m8.41 s\u{1B}[0m
    \u{1B}[2mReport: \u{1B}[0m\u{1B}]8;;https://example.com/build/1204\u{7}build 1204\u{1B}]8;;\u{7}
    """
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Text(ansi: Self.palette)
  }

  private static let palette: String = {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names.indices.map { index in
      let name = names[index] + String(repeating: " ", count: 9 - names[index].count)
      return "\u{1B}[3\(index)m\(name)\u{1B}[9\(index)mbright\u{1B}[0m  "
        + "\u{1B}[4\(index)m      \u{1B}[10\(index)m      \u{1B}[0m"
    }.joined(separator: "\n")
  }()
}
"""#,
#"""
MarkedText(
  text: knobs.text("text", "The deploy of api starts at 9."),
  word: knobs.text("word", "deploy"), color: knobs.color("color", .brandPrimary),
  isBold: knobs.flag("isBold", true), isItalic: knobs.flag("isItalic", false),
  isUnderlined: knobs.flag("isUnderlined", false),
  isReversed: knobs.flag("isReversed", false), isDim: knobs.flag("isDim", false),
  isBlinking: knobs.flag("isBlinking", false)
)
.frame(width: knobs.length("width", 40, in: 0...60), alignment: .leading)

struct MarkedText: View {
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
"""#,
        ]))
    components.append(
      Exhibit(
        previews: AvatarPreviews.self,
        summary: "A person's initials on a tinted background.",
        name: "Avatar",
        source: "Sources/Atoms/Indicators/Avatar.swift",
        names: "Avatar HStack brandPrimary info success",
        documentation:
#"""
A person's initials on a tinted background.

The initials are those of the first and the last word of the name that contain a letter or a
digit. Without colours, a frame is around the initials if there is room.

**Sizing:** `size` rows, one by default, and wide enough to look square: at least four columns,
whatever the initials.

**Tokens:** `avatar.*` and `color`.

```
Avatar(name: "Ada Okafor")
Avatar(name: "Grace Hopper", color: .info, size: 3)
```
"""#,
        code: [
#"""
HStack {
  Avatar(name: "Ada Okafor")
  Avatar(name: "Jonas Weber", color: .info)
  Avatar(name: "Mina Sato", color: .success)
}
"""#,
#"""
Avatar(name: "Ada Okafor", size: 3)
"""#,
#"""
Avatar(
  name: knobs.text("name", "Ada Okafor"), color: knobs.color("color", .brandPrimary),
  size: knobs.length("size", 3, in: 1...7))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: BadgePreviews.self,
        summary: "A short status word on a background tinted in its colour.",
        name: "Badge",
        source: "Sources/Atoms/Labels/Badge.swift",
        names: "Badge FlowLayout ForEach HStack Text VStack brandPrimary error foregroundStyle frame info leading lineLimit success textSecondary trailing warning",
        documentation:
#"""
A short status word on a background tinted in its colour.

The background is `color` with the theme's `opacity.tint`. The text has the same colour, with
its lightness adjusted until it is readable on the background. For success, information, a
warning and an error, the theme sets both: in a light theme, a warning is dark text on amber.

**Sizing:** hugs its text, with `badge.padding` around it; one row. Without room for a letter and
"…", nothing is drawn.

**Tokens:** `badge.*` and `color`.

```
Badge(text: "New")
Badge(text: "Failed", color: .error)
```
"""#,
        code: [
#"""
Badge(text: "New")
"""#,
#"""
FlowLayout(spacing: 2, lineSpacing: 1) {
  Badge(text: "Passed", color: .success)
  Badge(text: "Slow", color: .warning)
  Badge(text: "Failed", color: .error)
  Badge(text: "Queued", color: .info)
}
"""#,
#"""
Badge(text: "Waiting for approval").frame(width: 14)
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  ForEach(PreviewService.all.prefix(4)) { service in
    HStack(spacing: 2) {
      Text(service.name).frame(width: 12, alignment: .leading)
      Text(service.time).foregroundStyle(.textSecondary).frame(width: 7, alignment: .trailing)
      Badge(text: service.state, color: service.state == "Slow" ? .warning : .success)
    }
  }
}
.lineLimit(1)

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
Badge(text: knobs.text("text", "New"), color: knobs.color("color", .brandPrimary))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: BigTextPreviews.self,
        summary: "Short text in block letters, three or five rows tall.",
        name: "BigText",
        source: "Sources/Atoms/Labels/BigText.swift",
        names: "BigText frame large medium",
        documentation:
#"""
Short text in block letters, three or five rows tall.

Latin letters appear as capitals. Digits, currency and math signs, arrows and common symbols are
supported too; any other character appears as a box.

**Sizing:** hugs its text. If there isn't enough room, whole letters are omitted.

**Tokens:** `bigText.text`.

```
BigText(text: "12:45")
BigText(text: "OK", size: .large)
```
"""#,
        code: [
#"""
BigText(text: "12:45")
"""#,
#"""
BigText(text: "Curium")
"""#,
#"""
BigText(text: "OK 7", size: .large)
"""#,
#"""
BigText(text: "Curium").frame(width: 14)
"""#,
#"""
BigText(text: knobs.text("text", "12:45"), size: knobs.choice("size", .medium))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: BodyTextPreviews.self,
        summary: "Body text.",
        name: "BodyText",
        source: "Sources/Atoms/Labels/BodyText.swift",
        names: "BodyText frame lineLimit",
        documentation:
#"""
Body text.

Long text wraps. To truncate it instead, use `.lineLimit`.

**Sizing:** hugs its text.

**Tokens:** `bodyText.*`.

```
BodyText(text: "Updates are installed when the app restarts.")
```
"""#,
        code: [
#"""
BodyText(text: "Deploys pause while an incident is open.")
"""#,
#"""
BodyText(text: "Deploys pause while an incident is open. You can always roll back.")
  .frame(width: 30)
"""#,
#"""
BodyText(text: knobs.text("text", "Deploys pause while an incident is open."))
  .lineLimit(knobs.number("lineLimit", 2, in: 1...6))
  .frame(width: knobs.length("width", 30, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CaptionTextPreviews.self,
        summary: "A caption below or next to other content.",
        name: "CaptionText",
        source: "Sources/Atoms/Labels/CaptionText.swift",
        names: "CaptionText ComponentTokens String Text VStack View bold error frame leading lineLimit success token warning",
        documentation:
#"""
A caption below or next to other content.

Long text wraps. To truncate it instead, use `.lineLimit`.

**Sizing:** hugs its text.

**Tokens:** `captionText.*`.

```
CaptionText(text: "Two minutes ago")
```
"""#,
        code: [
#"""
CaptionText(text: "Two minutes ago")
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  CaptionedTitle(title: "checkout 2.14.0", caption: "Deployed by Grace Hopper, 2 minutes ago")
  CaptionedTitle(title: "search 1.9.3", caption: "Rolled back by Alan Turing, 1 hour ago")
  CaptionedTitle(title: "payments 5.0.1", caption: "Waiting for approval since yesterday")
}

struct CaptionedTitle: View {
  let title: String
  let caption: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).bold()
      CaptionText(text: caption)
    }
  }
}
"""#,
#"""
VStack(alignment: .leading, spacing: 0) {
  CaptionText(text: "All checks passed")
    .token(ComponentTokens.CaptionText.textColor, .success)
  CaptionText(text: "2 checks are slow")
    .token(ComponentTokens.CaptionText.textColor, .warning)
  CaptionText(text: "The last deployment failed")
    .token(ComponentTokens.CaptionText.textColor, .error)
}
"""#,
#"""
CaptionText(text: knobs.text("text", "Two minutes ago"))
  .lineLimit(knobs.number("lineLimit", 1, in: 1...6))
  .frame(width: knobs.length("width", 30, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CardBackgroundPreviews.self,
        summary: "A raised background with a border, for any view: .cardBackground().",
        name: "CardBackground",
        source: "Demo/Gallery/Previews/Atoms/CardBackgroundPreviews.swift",
        names: "ComponentTokens DesignTokens SemanticTokens Text cardBackground clear horizontal light padding token",
        documentation:
#"""
A raised background with a border, for any view: `.cardBackground()`.
"""#,
        code: [
#"""
Text("checkout 1.18.0 is live.").padding(.horizontal, 1).cardBackground()
"""#,
#"""
Text("checkout 1.18.0 is live.").padding(.horizontal, 1).cardBackground()
  .token(ComponentTokens.Card.borderStyle, .light)
  .token(ComponentTokens.Card.backgroundColor, .clear)
  .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
"""#,
#"""
Text("checkout 1.18.0 is live.").padding(.horizontal, 1)
  .cardBackground(cornerRadius: DesignTokens.Radius.none)
  .token(ComponentTokens.Card.borderStyle, .light)
  .token(ComponentTokens.Card.backgroundColor, .clear)
  .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
"""#,
#"""
Text(knobs.text("text", "checkout 1.18.0 is live."))
  .padding(.horizontal, knobs.length("padding", 1, in: 0...6))
  .cardBackground(
    cornerRadius: knobs.choice(
      "cornerRadius",
      of: [
        "DesignTokens.Radius.md": DesignTokens.Radius.md,
        "DesignTokens.Radius.none": DesignTokens.Radius.none,
      ])
  )
  .token(ComponentTokens.Card.borderStyle, .light)
  .token(ComponentTokens.Card.backgroundColor, .clear)
  .token(ComponentTokens.Card.borderColor, SemanticTokens.Colors.borderStrong)
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CharacterCounterPreviews.self,
        summary: "A character count and its limit.",
        name: "CharacterCounter",
        source: "Sources/Atoms/Labels/CharacterCounter.swift",
        names: "CharacterCounter",
        documentation:
#"""
A character count and its limit. It changes colour near the limit; an icon appears when the
limit is exceeded.

**Sizing:** hugs its numbers; one row.

**Tokens:** `counter.*`.

```
CharacterCounter(count: name.count, limit: 140)
```
"""#,
        code: [
#"""
CharacterCounter(count: 12, limit: 140)
"""#,
#"""
CharacterCounter(count: 131, limit: 140)
"""#,
#"""
CharacterCounter(count: 152, limit: 140)
"""#,
#"""
CharacterCounter(
  count: knobs.number("count", 131, in: 0...200),
  limit: knobs.number("limit", 140, in: 0...200))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CheckBoxPreviews.self,
        summary: "A check box with a label.",
        name: "CheckBox",
        source: "Sources/Atoms/Choices/CheckBox.swift",
        names: "CheckBox ComplementaryStyle DarkStyle LightStyle TitleLabel VStack disabled enabled error large leading medium small",
        documentation:
#"""
A check box with a label.

A bar in the column before the box marks the focus. Where there is no room for it, such as in
the first column of the screen or of a scroll view, the colours of the box are reversed instead.
An icon after the label marks an error, and a disabled check box is dim. In terminals with 16 or
no colours, the label is also underlined while the box has the focus.

**Sizing:** hugs its label; one row.

**Keys:** Return and Space toggle it.

**Tokens:** `toggle.*` and those of the style.

```
struct Terms: View {
  @State private var areAccepted = false
  var body: some View {
    CheckBox(text: "I accept the terms", isSelected: $areAccepted)
    CheckBox(style: LightStyle(), size: .large, text: "Events", isSelected: .constant(true))
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var isSelected = true

  var body: some View {
    CheckBox(text: "Send reports", isSelected: $isSelected)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = false

  var body: some View {
    CheckBox(text: "Send reports", isSelected: $isSelected)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = false
  @State private var isSelected2 = true

  var body: some View {
    VStack(alignment: .leading) {
      CheckBox(state: .error, text: "I accept the terms", isSelected: $isSelected)
      CheckBox(state: .error, text: "I am a robot", isSelected: $isSelected2)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true

  var body: some View {
    CheckBox(state: .disabled, text: "Send reports", isSelected: $isSelected)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true
  @State private var isSelected2 = true
  @State private var isSelected3 = true

  var body: some View {
    VStack(alignment: .leading) {
      CheckBox(size: .small, text: "Small, plain", isSelected: $isSelected)
      CheckBox(text: "Medium, plain", isSelected: $isSelected2)
      CheckBox(size: .large, text: "Large, bold", isSelected: $isSelected3)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true
  @State private var isSelected2 = true
  @State private var isSelected3 = true
  @State private var isSelected4 = true

  var body: some View {
    VStack(alignment: .leading) {
      CheckBox(text: "Primary", isSelected: $isSelected)
      CheckBox(style: ComplementaryStyle(), text: "Complementary", isSelected: $isSelected2)
      CheckBox(style: LightStyle(), text: "Light", isSelected: $isSelected3)
      CheckBox(style: DarkStyle(), text: "Dark", isSelected: $isSelected4)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true
  @State private var isSelected2 = true
  @State private var isSelected3 = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleLabel(text: "Before the release", style: .small)
      CheckBox(text: "Update the changelog", isSelected: $isSelected)
      CheckBox(text: "Run the tests", isSelected: $isSelected2)
      CheckBox(text: "Tag the version", isSelected: $isSelected3)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true

  var body: some View {
    CheckBox(
      state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
      text: knobs.text("text", "Send reports"), isSelected: $isSelected)
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ChipPreviews.self,
        summary: "A selectable word, such as a tag or a filter.",
        name: "Chip",
        source: "Sources/Atoms/Labels/Chip.swift",
        names: "Chip ForEach HStack InfoRow VStack disabled frame leading self",
        documentation:
#"""
A selectable word, such as a tag or a filter.

A checkmark marks a selected chip, and a bar marks the focused one, or arrows if it is selected.
In terminals with 16 or no colours, brackets surround a chip without the focus. Without colours,
and in a theme of the terminal's own colours, arrows mark every focused chip. A chip without an
action is only a label.

**Sizing:** hugs its word, its icon and its checkmark, with a column on each side; one row. A chip
keeps its width when it is selected.

**Keys:** Return and Space press it.

**Tokens:** `chip.*`, and `button.primary.*` with the focus.

```
Chip(text: "swift")
Chip(text: "Open only", isSelected: true) { open() }
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var filter = "All"

  var body: some View {
    HStack {
      ForEach(["All", "Open", "Mine"], id: \.self) { name in
        Chip(
          text: name, icon: name == "Mine" ? "person" : nil,
          isSelected: name == filter
        ) {
          filter = name
        }
      }
    }
  }
}
"""#,
#"""
Chip(text: "swift")
"""#,
#"""
HStack {
  Chip(text: "All", isSelected: true) {}
  Chip(text: "Open") {}
}
.disabled(true)
"""#,
#"""
struct Example: View {
  @State private var state = "Slow"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        ForEach(["Slow", "Running"], id: \.self) { name in
          Chip(text: name, isSelected: name == state) { state = name }
        }
      }
      VStack(alignment: .leading, spacing: 0) {
        let services = PreviewService.all.filter { $0.state == state }
        ForEach(services.prefix(3)) { InfoRow(label: $0.name, value: $0.time) }
      }
      .frame(width: 24)
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true

  var body: some View {
    Chip(
      text: knobs.text("text", "Mine"), icon: knobs.optionalIcon("icon", "person"),
      isSelected: isSelected
    ) {
      isSelected.toggle()
    }
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CodeTextPreviews.self,
        summary: "Inline code, such as a name, a command or a path.",
        name: "CodeText",
        source: "Sources/Atoms/Labels/CodeText.swift",
        names: "BodyText CodeText HStack frame lineLimit",
        documentation:
#"""
Inline code, such as a name, a command or a path.

Long text wraps. To truncate it instead, use `.lineLimit`.

**Sizing:** hugs its text.

**Tokens:** `codeText.*`.

```
CodeText(text: "swift run gallery")
```
"""#,
        code: [
#"""
CodeText(text: "swift run gallery")
"""#,
#"""
HStack(spacing: 1) {
  BodyText(text: "Run")
  CodeText(text: "make test")
  BodyText(text: "first.")
}
"""#,
#"""
CodeText(text: knobs.text("text", "swift run gallery"))
  .lineLimit(knobs.number("lineLimit", 1, in: 1...6))
  .frame(width: knobs.length("width", 30, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ComponentStylesPreviews.self,
        summary: "Buttons, toggles, fields and group boxes in the styles of the design system.",
        name: "ComponentStyles",
        source: "Demo/Gallery/Previews/Atoms/ComponentStylesPreviews.swift",
        names: "Button ComplementaryStyle DarkStyle GroupBox HStack LightStyle PrimaryStyle Text TextField Toggle VStack buttonStyle disabled fieldLine frame groupBoxStyle large leading medium small textFieldStyle toggleStyle",
        documentation:
#"""
Buttons, toggles, fields and group boxes in the styles of the design system.

**Sizing:** the size of the control, with the padding of the style.

**Keys:** those of the control.

**Tokens:** those of the style.

```
Button("Save", action: save).buttonStyle(PrimaryStyle(), size: .large)
```
"""#,
        code: [
#"""
VStack(alignment: .leading, spacing: 1) {
  Button("Primary") {}.buttonStyle(PrimaryStyle())
  Button("Complementary") {}.buttonStyle(ComplementaryStyle())
  Button("Light") {}.buttonStyle(LightStyle())
  Button("Dark") {}.buttonStyle(DarkStyle())
}
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  Button("Small") {}.buttonStyle(PrimaryStyle(), size: .small)
  Button("Medium") {}.buttonStyle(PrimaryStyle())
  Button("Large") {}.buttonStyle(PrimaryStyle(), size: .large)
  Button("Disabled") {}.buttonStyle(PrimaryStyle()).disabled(true)
}
"""#,
#"""
struct Example: View {
  @State private var isOn = true
  @State private var isOn2 = true
  @State private var isOn3 = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle("Default", isOn: $isOn)
      Toggle("Small", isOn: $isOn2).toggleStyle(LightStyle(), size: .small)
      Toggle("Large", isOn: $isOn3).toggleStyle(DarkStyle(), size: .large)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = ""
  @State private var text2 = "ada@"
  @State private var text3 = "read only"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Name", text: $text).fieldLine()
        .textFieldStyle(PrimaryStyle())
      TextField("Address", text: $text2).fieldLine()
        .textFieldStyle(PrimaryStyle(), hasError: true)
      TextField("Name", text: $text3).fieldLine()
        .textFieldStyle(ComplementaryStyle()).disabled(true)
    }
    .frame(width: 30)
  }
}
"""#,
#"""
HStack {
  GroupBox("Light") { Text("Response time: 42 ms") }.groupBoxStyle(LightStyle())
  GroupBox("Dark") { Text("Response time: 42 ms") }.groupBoxStyle(DarkStyle())
}
"""#,
#"""
struct Example: View {
  @State private var address = "ada@"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Button(knobs.text("title", "Save")) {}
        .buttonStyle(PrimaryStyle(), size: knobs.choice("size", .medium))
      TextField("Address", text: $address)
        .fieldLine()
        .textFieldStyle(PrimaryStyle(), hasError: knobs.flag("hasError", true))
    }
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DLabelPreviews.self,
        summary: "Text with a style, which sets its background, text colour, number of lines and text style.",
        name: "DLabel",
        source: "Sources/Atoms/Labels/DLabel.swift",
        names: "ComplementaryStyle DLabel DarkStyle HStack LightStyle PrimaryStyle VStack alignment center component frame large leading lineLimit medium setting small",
        documentation:
#"""
Text with a style, which sets its background, text colour, number of lines and text style.

**Sizing:** hugs its text; with a background, `label.padding` is added on each side unless the
style has its own padding.

**Tokens:** `label.*` and those of the style.

```
DLabel(text: "Draft")
DLabel(text: "Draft", size: .small, style: PrimaryStyle())
DLabel(text: "Draft", style: PrimaryStyle().component(.large).setting(\.lineLimit, to: 1))
```
"""#,
        code: [
#"""
VStack(alignment: .leading) {
  DLabel(text: "Small, plain", size: .small)
  DLabel(text: "Medium, plain")
  DLabel(text: "Large, bold", size: .large)
}
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  HStack(spacing: 2) {
    DLabel(text: "Primary", style: PrimaryStyle())
    DLabel(text: "Complementary", style: ComplementaryStyle())
  }
  HStack(spacing: 2) {
    DLabel(text: "Light", style: LightStyle())
    DLabel(text: "Dark", style: DarkStyle())
  }
}
"""#,
#"""
HStack {
  DLabel(text: "Small", size: .small, style: PrimaryStyle())
  DLabel(text: "Large", size: .large, style: PrimaryStyle())
}
"""#,
#"""
DLabel(
  text: "Waiting for the approval of two reviewers",
  style: LightStyle().component(.medium).setting(\.lineLimit, to: 2)
    .setting(\.alignment, to: .center)
)
.frame(width: 24)
"""#,
#"""
DLabel(
  text: knobs.text("text", "Waiting for the approval of two reviewers"),
  style: PrimaryStyle().component(knobs.choice("size", .medium))
    .setting(\.lineLimit, to: knobs.number("lineLimit", 2, in: 1...4))
)
.frame(width: knobs.length("width", 24, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DestructiveButtonPreviews.self,
        summary: "A button for irreversible actions.",
        name: "DestructiveButton",
        source: "Sources/Atoms/Buttons/DestructiveButton.swift",
        names: "DestructiveButton disabled frame",
        documentation:
#"""
A button for irreversible actions. Ask for confirmation before you perform them.

**Sizing:** same as `PrimaryButton`.

**Keys:** Return and Space press it.

**Tokens:** `button.destructive.*`.

```
DestructiveButton(title: "Delete") { delete() }
```
"""#,
        code: [
#"""
DestructiveButton(title: "Delete") {}
"""#,
#"""
DestructiveButton(title: "Delete") {}.disabled(true)
"""#,
#"""
DestructiveButton(title: knobs.text("title", "Delete")) {}
  .frame(width: knobs.length("width", 12, in: 0...40))
  .disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DividerPreviews.self,
        summary: "A line between two views, horizontal in a column and vertical in a row.",
        name: "Divider",
        source: "Demo/Gallery/Previews/Atoms/DividerPreviews.swift",
        names: "Card Divider HStack InfoRow Text VStack bold frame",
        documentation:
#"""
A line that separates views in a stack.

**Sizing:** one cell along the stack; fills the proposal across it.

```
VStack {
  Text("Installed")
  Divider()
  Text("Available")
}
```
"""#,
        code: [
#"""
VStack(spacing: 0) {
  Text("Subtotal")
  Divider()
  Text("Total")
}
.frame(width: 24)
"""#,
#"""
HStack(spacing: 1) {
  Text("billing")
  Divider()
  Text("v3.2.0")
}
.frame(height: 3)
"""#,
#"""
Card {
  InfoRow(label: "Subtotal", value: "$48.00")
  InfoRow(label: "VAT", value: "$9.12")
  Divider()
  InfoRow(label: "Total", value: "$57.12").bold()
}
.frame(width: 32)
"""#,
#"""
VStack(spacing: knobs.length("spacing", 0, in: 0...2)) {
  Text("Subtotal")
  Divider()
  Text("Total")
}
.frame(width: knobs.length("width", 24, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: GaugePreviews.self,
        summary: "A value within a range: a title, a thin bar, and the value as a percentage or other text.",
        name: "Gauge",
        source: "Sources/Atoms/Indicators/Gauge.swift",
        names: "Card Gauge HStack TitleLabel VStack brandPrimary error frame gradient heat labelsAligned meterFill small success thresholds vertical warning",
        documentation:
#"""
A value within a range: a title, a thin bar, and the value as a percentage or other text.
`.meterFill(_:)` colours the bar by the value. In a form or with `.labelsAligned()`, the bars of
stacked gauges start in the same column. Bars with percentages also end in the same column.

A vertical gauge is a bar that grows from the bottom, below the value and above the title. Text
that is wider than the gauge, or that would leave no row for the bar, is omitted, but screen
readers always read it.

**Sizing:** fills the width; one row. A vertical gauge fills the width and the height.

**Tokens:**
`gauge.*` and `color`.

```
Gauge("Memory", value: 5.2, in: 0...16, currentValueLabel: "5.2 of 16 GB")
Gauge("Disk", value: 0.94, color: .warning)
Gauge("CPU", value: 0.82).meterFill(.thresholds(warning: 0.7, danger: 0.9))
Gauge("Evaluation", value: 0.3, in: -9...9, axis: .vertical).frame(width: 2, height: 8)
```
"""#,
        code: [
#"""
Gauge("Storage", value: 5.2, in: 0...16)
"""#,
#"""
VStack {
  Gauge("Queue", value: 0.0)
  Gauge("Backup", value: 1.0, color: .success)
}
.labelsAligned()
"""#,
#"""
VStack {
  Gauge("CPU 0", value: 0.31, color: .success)
  Gauge("CPU 1", value: 0.78, color: .warning)
  Gauge("CPU 2", value: 0.97, color: .error)
}
"""#,
#"""
VStack {
  Gauge("Cache", value: 0.42)
  Gauge("Queue", value: 0.78)
  Gauge("Disk", value: 0.94)
}
.labelsAligned()
.meterFill(.thresholds(warning: 0.7, danger: 0.9))
"""#,
#"""
VStack {
  Gauge("Core 1", value: 0.31)
  Gauge("Core 2", value: 0.64)
  Gauge("Core 3", value: 1.0)
}
.meterFill(.gradient(.heat))
"""#,
#"""
HStack(spacing: 2) {
  Gauge("CPU", value: 0.31, axis: .vertical)
  Gauge("Cache", value: 0.78, axis: .vertical)
  Gauge("Disk", value: 0.94, axis: .vertical)
}
.meterFill(.thresholds(warning: 0.7, danger: 0.9))
.frame(width: 22, height: 6)
"""#,
#"""
Card {
  TitleLabel(text: "db-primary", style: .small)
  Gauge("Processor", value: 0.42)
  Gauge("Disk", value: 0.94)
}
.labelsAligned()
.meterFill(.thresholds(warning: 0.7, danger: 0.9))
.frame(width: 40)
"""#,
#"""
Gauge(
  knobs.text("title", "Memory"), value: knobs.number("value", 5.2, in: 0...16), in: 0...16,
  color: knobs.color("color", .brandPrimary)
)
.frame(width: knobs.length("width", 40, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: IconPreviews.self,
        summary: "An icon of the theme, with the name of an SF Symbol: Image(systemName:).",
        name: "Icon",
        source: "Demo/Gallery/Previews/Atoms/IconPreviews.swift",
        names: "HStack Image Label VStack brandPrimary error foregroundStyle leading success warning",
        documentation:
#"""
An icon of the theme, with the name of an SF Symbol: `Image(systemName:)`.
"""#,
        code: [
#"""
HStack {
  Image(systemName: "magnifyingglass")
  Image(systemName: "gear")
  Image(systemName: "star.fill")
  Image(systemName: "trash")
  Image(systemName: "bell")
}
"""#,
#"""
HStack {
  Image(systemName: "checkmark").foregroundStyle(.success)
  Image(systemName: "exclamationmark.triangle").foregroundStyle(.warning)
  Image(systemName: "xmark").foregroundStyle(.error)
}
"""#,
#"""
VStack(alignment: .leading, spacing: 0) {
  Label("Search", systemImage: "magnifyingglass")
  Label("Alerts", systemImage: "bell")
  Label("Settings", systemImage: "gear")
}
"""#,
#"""
Image(systemName: knobs.icon("systemName", "gear"))
  .foregroundStyle(knobs.color("color", .brandPrimary))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: IconBadgePreviews.self,
        summary: "An icon on a background tinted in its colour.",
        name: "IconBadge",
        source: "Sources/Atoms/Indicators/IconBadge.swift",
        names: "HStack IconBadge brandPrimary error info top warning",
        documentation:
#"""
An icon on a background tinted in its colour. Both are grey while the badge is disabled.

**Sizing:** `size` rows, three by default, and wide enough to look square.

**Tokens:** `iconBadge.tint` and `color`.

```
IconBadge(icon: "bell", color: .warning)
IconBadge(icon: "folder", color: .info, size: 1)
```
"""#,
        code: [
#"""
HStack {
  IconBadge(icon: "folder", color: .info)
  IconBadge(icon: "bell", color: .warning)
  IconBadge(icon: "trash", color: .error)
  IconBadge(icon: "star.fill", color: .brandPrimary)
}
"""#,
#"""
HStack(alignment: .top) {
  IconBadge(icon: "gear", color: .brandPrimary, size: 1)
  IconBadge(icon: "gear", color: .brandPrimary)
  IconBadge(icon: "gear", color: .brandPrimary, size: 5)
}
"""#,
#"""
IconBadge(
  icon: knobs.icon("icon", "folder"), color: knobs.color("color", .info),
  size: knobs.length("size", 3, in: 1...7))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: IconButtonPreviews.self,
        summary: "A button with only an icon.",
        name: "IconButton",
        source: "Sources/Atoms/Buttons/IconButton.swift",
        names: "HStack IconButton Spacer Text bold disabled frame layoutPriority lineLimit",
        documentation:
#"""
A button with only an icon. `Documentation/Themes.md` lists the names under "Icons".

A bar marks the focused button, or arrows in terminals without colours.

Screen readers read the icon's name from `Strings.icons`, or the `.accessibilityLabel`.

**Sizing:** hugs the icon, with one column on each side; `size` rows, one by default.

**Keys:** Return and Space press it.

**Tokens:** `button.icon.*`.

```
IconButton(systemName: "gear", action: openSettings)
  .accessibilityLabel("Settings")
IconButton(systemName: "plus", size: 3) { install() }
```
"""#,
        code: [
#"""
HStack(spacing: 1) {
  Text("checkout").bold().lineLimit(1).layoutPriority(1)
  Spacer(minLength: 2)
  IconButton(systemName: "play.fill") {}
  IconButton(systemName: "arrow.clockwise") {}
  IconButton(systemName: "star.fill") {}
  IconButton(systemName: "trash") {}
}
.frame(maxWidth: 44)
"""#,
#"""
IconButton(systemName: "gear") {}
"""#,
#"""
IconButton(systemName: "plus", size: 3) {}
"""#,
#"""
IconButton(systemName: "trash") {}.disabled(true)
"""#,
#"""
IconButton(
  systemName: knobs.icon("systemName", "gear"), size: knobs.length("size", 1, in: 1...5)
) {}
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: KeyCapPreviews.self,
        summary: "The name of a key, as printed on the keyboard.",
        name: "KeyCap",
        source: "Sources/Atoms/Labels/KeyCap.swift",
        names: "ForEach Grid GridRow HStack KeyCap String Text View fixedSize leading self",
        documentation:
#"""
The name of a key, as printed on the keyboard.

**Sizing:** hugs its name, with `keyHint.padding` around it; one row.

**Tokens:** `keyHint.*`.

```
KeyCap(text: "Ctrl")
```
"""#,
        code: [
#"""
HStack(spacing: 1) {
  KeyCap(text: "ctrl")
  KeyCap(text: "K")
  KeyCap(text: "enter")
}
"""#,
#"""
Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 1) {
  ShortcutRow("Open a file", ["ctrl", "O"])
  ShortcutRow("Find in all files", ["ctrl", "shift", "F"])
  ShortcutRow("Show the palette", ["ctrl", "K"])
  ShortcutRow("Go to the next problem", ["F8"])
  ShortcutRow("Close the tab", ["ctrl", "W"])
}

struct ShortcutRow: View {
  let title: String
  let keys: [String]

  init(_ title: String, _ keys: [String]) {
    self.title = title
    self.keys = keys
  }

  var body: some View {
    GridRow {
      Text(title)
      HStack(spacing: 1) {
        ForEach(keys, id: \.self) { KeyCap(text: $0) }
      }
      .fixedSize()
    }
  }
}
"""#,
#"""
HStack(spacing: 1) {
  Text("Press")
  KeyCap(text: "tab")
  Text("to move on, or")
  KeyCap(text: "esc")
  Text("to go back.")
}
"""#,
#"""
KeyCap(text: knobs.text("text", "ctrl"))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: LinkPreviews.self,
        summary: "Text with a link, which is a hyperlink in terminals that support it.",
        name: "Link",
        source: "Demo/Gallery/Previews/Atoms/LinkPreviews.swift",
        names: "Link disabled",
        documentation:
#"""
A control that opens a URL. Its label has the link colour of the theme. A title is also
underlined, and is a hyperlink (OSC 8) in terminals that support it.

**Sizing:** hugs its label.

**Keys:** Return, Space and a click open the URL.

```
Link("Read the manual", destination: "https://example.com/manual")
Link(destination: "mailto:help@example.com") { Text("Email us").bold() }
```
"""#,
        code: [
#"""
Link("Read the docs", destination: "https://example.com/docs")
"""#,
#"""
Link("Read the docs", destination: "https://example.com/docs").disabled(true)
"""#,
#"""
Link(
  knobs.text("title", "Read the docs"),
  destination: knobs.text("destination", "https://example.com/docs")
)
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: PlainButtonPreviews.self,
        summary: "A button without a background, for minor actions.",
        name: "PlainButton",
        source: "Sources/Atoms/Buttons/PlainButton.swift",
        names: "PlainButton disabled frame",
        documentation:
#"""
A button without a background, for minor actions.

**Sizing:** hugs its title, with a column on each side; one row.

**Keys:** Return and Space press
it.

**Tokens:** `button.plain.*`.

```
PlainButton(title: "Not now") { dismiss() }
```
"""#,
        code: [
#"""
PlainButton(title: "Not now") {}
"""#,
#"""
PlainButton(title: "Not now") {}.disabled(true)
"""#,
#"""
PlainButton(title: knobs.text("title", "Not now")) {}
  .frame(width: knobs.length("width", 12, in: 0...40))
  .disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: PointerEventsPreviews.self,
        summary: "Presses of any pointer button, drags, wheel steps and pointer motion, in a view of any shape.",
        name: "PointerEvents",
        source: "Demo/Gallery/Previews/Atoms/PointerEventsPreviews.swift",
        names: "Canvas CaptionText CellPoint CellRect CellSize Circle Color CoordinateSpace Double DragGesture Environment HStack Length MoveCommandDirection Path PathPoint PointerEvent Rectangle Self Set Spacer State String Text VStack View accentColor accessibilityLabel background bold color contains contentShape disabled down dragged fill focusEffectDisabled focusable foregroundStyle frame gesture global handled ignored keyHint leading left lineLimit middle moved none onChanged onEnded onKeyPress onMoveCommand onPointerEvent onTapGesture other primary right scrolled secondary space surface textSecondary zero",
        documentation:
#"""
Presses of any pointer button, drags, wheel steps and pointer motion, in a view of any shape.

**Sizing:** the size of the view.

**Keys:** none; give the view keys for its pointer actions.

```
Canvas { context, _ in draw(&context) }
  .gesture(DragGesture(minimumDistance: 0).onChanged { paint($0.location) })
  .gesture(DragGesture(button: .secondary).onChanged { erase($0.location) })
```
"""#,
        code: [
#"""
EventTarget()

struct EventTarget: View {
  var includesMotion = false
  var coordinateSpace = CoordinateSpace.local
  @State private var last: PointerEvent?

  var body: some View {
    VStack(spacing: 0) {
      Text(last.map(summary(of:)) ?? "Click, drag or scroll here")
      if let place = last?.position {
        Text("column \(place.x), row \(place.y)").foregroundStyle(.textSecondary)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: 36)
    .frame(height: 4)
    .background(.surface)
    .onPointerEvent(includesMotion: includesMotion, coordinateSpace: coordinateSpace) { event in
      last = event
      // The page still scrolls.
      if case .scrolled = event.kind { return .ignored }
      return .handled
    }
  }
}

func summary(of event: PointerEvent) -> String {
  switch event.kind {
  case .down: "pressed \(name(of: event.button))"
  case .up: "released \(name(of: event.button))"
  case .dragged: "dragged with \(name(of: event.button))"
  case .moved: "moved"
  case .scrolled(_, let y) where y != 0: y > 0 ? "scrolled down" : "scrolled up"
  case .scrolled(let x, _): x > 0 ? "scrolled right" : "scrolled left"
  }
}

func name(of button: PointerEvent.Button) -> String {
  switch button {
  case .none: "no button"
  case .primary: "the left button"
  case .middle: "the middle button"
  case .secondary: "the right button"
  case .other(let number): "button \(number)"
  }
}
"""#,
#"""
EventTarget(coordinateSpace: .global)

struct EventTarget: View {
  var includesMotion = false
  var coordinateSpace = CoordinateSpace.local
  @State private var last: PointerEvent?

  var body: some View {
    VStack(spacing: 0) {
      Text(last.map(summary(of:)) ?? "Click, drag or scroll here")
      if let place = last?.position {
        Text("column \(place.x), row \(place.y)").foregroundStyle(.textSecondary)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: 36)
    .frame(height: 4)
    .background(.surface)
    .onPointerEvent(includesMotion: includesMotion, coordinateSpace: coordinateSpace) { event in
      last = event
      // The page still scrolls.
      if case .scrolled = event.kind { return .ignored }
      return .handled
    }
  }
}

func summary(of event: PointerEvent) -> String {
  switch event.kind {
  case .down: "pressed \(name(of: event.button))"
  case .up: "released \(name(of: event.button))"
  case .dragged: "dragged with \(name(of: event.button))"
  case .moved: "moved"
  case .scrolled(_, let y) where y != 0: y > 0 ? "scrolled down" : "scrolled up"
  case .scrolled(let x, _): x > 0 ? "scrolled right" : "scrolled left"
  }
}

func name(of button: PointerEvent.Button) -> String {
  switch button {
  case .none: "no button"
  case .primary: "the left button"
  case .middle: "the middle button"
  case .secondary: "the right button"
  case .other(let number): "button \(number)"
  }
}
"""#,
#"""
FileRow(name: "Package.swift")

struct FileRow: View {
  let name: String
  @State private var action = "Click with any button"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        Text(name)
        Spacer()
        Text("4 kB").foregroundStyle(.textSecondary)
      }
      .background(.surface)
      .contentShape(Rectangle())
      .onTapGesture(count: 2) { action = "Opened" }
      .onTapGesture { action = "Selected" }
      .onTapGesture(button: .middle) { action = "Opened in a new tab" }
      .onTapGesture(button: .secondary) { action = "Opened its menu" }
      CaptionText(text: action)
    }
    .lineLimit(1)
    .frame(maxWidth: 36)
  }
}

func name(of button: PointerEvent.Button) -> String {
  switch button {
  case .none: "no button"
  case .primary: "the left button"
  case .middle: "the middle button"
  case .secondary: "the right button"
  case .other(let number): "button \(number)"
  }
}
"""#,
#"""
DrawingBoard()

struct DrawingBoard: View {
  @State private var drawing = Drawing.sample

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DrawnCells(drawing: drawing)
        .frame(width: Length(Drawing.size.width), height: Length(Drawing.size.height))
        .background(.surface)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drawing.draw(to: $0.location) }
            .onEnded { _ in drawing.endLine() }
        )
        .gesture(
          DragGesture(minimumDistance: 0, button: .secondary)
            .onChanged { drawing.erase(at: $0.location) }
        )
        .focusable()
        .focusEffectDisabled()
        .onMoveCommand { drawing.movePen($0) }
        .onKeyPress(.space) {
          drawing.togglePen()
          return .handled
        }
        .keyHint("draw", "space")
        .accessibilityLabel("Drawing board")
      CaptionText(text: "Left button draws, right erases")
    }
  }
}

struct Drawing {
  static let size = CellSize(width: 36, height: 6)

  private(set) var cells: Set<CellPoint> = []
  private(set) var pen = CellPoint(x: 17, y: 2)
  private var end: CellPoint?

  static let sample: Drawing = {
    var drawing = Drawing()
    for (x, y) in [(3, 4), (8, 1), (14, 4), (20, 1), (26, 4), (32, 1)] {
      drawing.draw(to: CellPoint(x: x, y: y))
    }
    drawing.endLine()
    return drawing
  }()

  mutating func draw(to point: CellPoint) {
    let start = end ?? point
    let steps = max(1, abs(point.x - start.x), abs(point.y - start.y))
    for step in 0...steps {
      insert(
        CellPoint(
          x: start.x + (point.x - start.x) * step / steps,
          y: start.y + (point.y - start.y) * step / steps))
    }
    end = point
  }

  mutating func endLine() { end = nil }

  mutating func erase(at point: CellPoint) {
    for x in (point.x - 1)...(point.x + 1) { cells.remove(CellPoint(x: x, y: point.y)) }
  }

  mutating func movePen(_ direction: MoveCommandDirection) {
    switch direction {
    case .up: pen.y = max(0, pen.y - 1)
    case .down: pen.y = min(Self.size.height - 1, pen.y + 1)
    case .left: pen.x = max(0, pen.x - 1)
    case .right: pen.x = min(Self.size.width - 1, pen.x + 1)
    }
  }

  mutating func togglePen() {
    if cells.remove(pen) == nil { cells.insert(pen) }
  }

  private mutating func insert(_ point: CellPoint) {
    if CellRect(origin: .zero, size: Self.size).contains(point) { cells.insert(point) }
  }
}

struct DrawnCells: View {
  let drawing: Drawing
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Canvas { context, _ in
      for cell in drawing.cells {
        context.fill(
          Path(CellRect(x: cell.x, y: cell.y, width: 1, height: 1)), with: .color(.accentColor))
      }
      if isFocused {
        let pen = PathPoint(x: Double(drawing.pen.x), y: Double(drawing.pen.y))
        context.draw(Text("+").foregroundStyle(Color.textPrimary.legible()).bold(), at: pen)
      }
    }
  }
}
"""#,
#"""
RoundTarget()

struct RoundTarget: View {
  @State private var hits = 0
  @State private var misses = 0

  var body: some View {
    HStack(spacing: 2) {
      Circle().fill(.accentColor)
        .frame(width: 12, height: 6)
        .contentShape(Circle())
        .onTapGesture { hits += 1 }
        .background(.surface)
        .onTapGesture { misses += 1 }
      Text("Hits: \(hits), misses: \(misses)")
    }
  }
}
"""#,
#"""
EventTarget().disabled(true)

struct EventTarget: View {
  var includesMotion = false
  var coordinateSpace = CoordinateSpace.local
  @State private var last: PointerEvent?

  var body: some View {
    VStack(spacing: 0) {
      Text(last.map(summary(of:)) ?? "Click, drag or scroll here")
      if let place = last?.position {
        Text("column \(place.x), row \(place.y)").foregroundStyle(.textSecondary)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: 36)
    .frame(height: 4)
    .background(.surface)
    .onPointerEvent(includesMotion: includesMotion, coordinateSpace: coordinateSpace) { event in
      last = event
      // The page still scrolls.
      if case .scrolled = event.kind { return .ignored }
      return .handled
    }
  }
}

func summary(of event: PointerEvent) -> String {
  switch event.kind {
  case .down: "pressed \(name(of: event.button))"
  case .up: "released \(name(of: event.button))"
  case .dragged: "dragged with \(name(of: event.button))"
  case .moved: "moved"
  case .scrolled(_, let y) where y != 0: y > 0 ? "scrolled down" : "scrolled up"
  case .scrolled(let x, _): x > 0 ? "scrolled right" : "scrolled left"
  }
}

func name(of button: PointerEvent.Button) -> String {
  switch button {
  case .none: "no button"
  case .primary: "the left button"
  case .middle: "the middle button"
  case .secondary: "the right button"
  case .other(let number): "button \(number)"
  }
}
"""#,
#"""
EventTarget(
  includesMotion: knobs.flag("includesMotion", true),
  coordinateSpace: knobs.choice(
    "coordinateSpace", of: [".local": CoordinateSpace.local, ".global": .global])
)
.frame(width: knobs.length("width", 36, in: 0...60))
.disabled(knobs.flag("disabled", false))

struct EventTarget: View {
  var includesMotion = false
  var coordinateSpace = CoordinateSpace.local
  @State private var last: PointerEvent?

  var body: some View {
    VStack(spacing: 0) {
      Text(last.map(summary(of:)) ?? "Click, drag or scroll here")
      if let place = last?.position {
        Text("column \(place.x), row \(place.y)").foregroundStyle(.textSecondary)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: 36)
    .frame(height: 4)
    .background(.surface)
    .onPointerEvent(includesMotion: includesMotion, coordinateSpace: coordinateSpace) { event in
      last = event
      // The page still scrolls.
      if case .scrolled = event.kind { return .ignored }
      return .handled
    }
  }
}

func summary(of event: PointerEvent) -> String {
  switch event.kind {
  case .down: "pressed \(name(of: event.button))"
  case .up: "released \(name(of: event.button))"
  case .dragged: "dragged with \(name(of: event.button))"
  case .moved: "moved"
  case .scrolled(_, let y) where y != 0: y > 0 ? "scrolled down" : "scrolled up"
  case .scrolled(let x, _): x > 0 ? "scrolled right" : "scrolled left"
  }
}

func name(of button: PointerEvent.Button) -> String {
  switch button {
  case .none: "no button"
  case .primary: "the left button"
  case .middle: "the middle button"
  case .secondary: "the right button"
  case .other(let number): "button \(number)"
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: PrimaryButtonPreviews.self,
        summary: "The button for the main action of a screen.",
        name: "PrimaryButton",
        source: "Sources/Atoms/Buttons/PrimaryButton.swift",
        names: "PrimaryButton controlSize frame large",
        documentation:
#"""
The button for the main action of a screen. Use one per screen.

**Sizing:** hugs its title, with a column for the focus mark and a cap on each side; one row.

**Keys:** Return and Space press it.

**Tokens:** `button.primary.*`, `button.font`, `button.spacing`.

```
PrimaryButton(title: "Install") { install() }
PrimaryButton(title: "Install", isLoading: isInstalling) { install() }
```
"""#,
        code: [
#"""
PrimaryButton(title: "Install") {}
"""#,
#"""
PrimaryButton(title: "Installing", isLoading: true) {}
"""#,
#"""
PrimaryButton(title: "Install", isEnabled: false) {}
"""#,
#"""
PrimaryButton(title: "Install") {}.controlSize(.large)
"""#,
#"""
PrimaryButton(title: "Install and restart the service") {}.frame(width: 18)
"""#,
#"""
PrimaryButton(
  title: knobs.text("title", "Install"), isLoading: knobs.flag("isLoading", false),
  isEnabled: knobs.flag("isEnabled", true)
) {}
.frame(width: knobs.length("width", 20, in: 0...40))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ProgressViewPreviews.self,
        summary: "The progress of a task, or a spinner while it is unknown.",
        name: "ProgressView",
        source: "Demo/Gallery/Previews/Atoms/ProgressViewPreviews.swift",
        names: "ProgressView VStack Visibility circular frame labelsAligned leading percentageVisibility progressViewStyle spinner timeRemainingVisibility visible",
        documentation:
#"""
A bar or a spinner that shows the progress of a task.

**Sizing:** without a value it hugs a spinner and its title. With a value, it fills one row with a
bar; the bar has 20 columns if the width is unspecified.

`.spinner(_:)` selects one of four spinners: `spinner.dots` (the default), `spinner.line`,
`spinner.arc` or `spinner.pulse`. `.progressViewStyle(.circular)` shows a value in one cell too.

```
ProgressView("Loading…")
ProgressView("Sending…").spinner("spinner.arc")
ProgressView("Downloading", value: 0.54)
  .percentageVisibility(.visible)
  .timeRemainingVisibility(.visible)
ProgressView("Copying", value: 42, total: 80, currentValueLabel: "42 of 80 files")
```
"""#,
        code: [
#"""
ProgressView("Loading…")
"""#,
#"""
VStack(alignment: .leading) {
  ProgressView("Dots").spinner("spinner.dots")
  ProgressView("Line").spinner("spinner.line")
  ProgressView("Arc").spinner("spinner.arc")
  ProgressView("Pulse").spinner("spinner.pulse")
}
"""#,
#"""
ProgressView("Downloading", value: 0.54).frame(maxWidth: 40)
"""#,
#"""
ProgressView("Downloading", value: 0.54).percentageVisibility(.visible)
  .frame(maxWidth: 40)
"""#,
#"""
VStack {
  ProgressView("Queued", value: 0)
  ProgressView("Done", value: 1)
}
.labelsAligned()
.frame(maxWidth: 40)
"""#,
#"""
ProgressView("Syncing", value: 0.54).progressViewStyle(.circular)
"""#,
#"""
ProgressView(
  knobs.text("title", "Downloading"), value: knobs.number("value", 0.54, in: 0...1)
)
.percentageVisibility(
  knobs.choice("percentage", of: [".hidden": Visibility.hidden, ".visible": .visible])
)
.timeRemainingVisibility(
  knobs.choice("time remaining", of: [".hidden": Visibility.hidden, ".visible": .visible])
)
.frame(width: knobs.length("width", 40, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: RadioButtonPreviews.self,
        summary: "One of several mutually exclusive choices.",
        name: "RadioButton",
        source: "Sources/Atoms/Choices/RadioButton.swift",
        names: "Binding ForEach RadioButton TitleLabel VStack disabled enabled error large leading medium self small",
        documentation:
#"""
One of several mutually exclusive choices. Pressing a radio button selects it; your code
deselects the others.

**Sizing:** hugs its label; one row.

**Keys:** Return and Space select it.

**Tokens:** `toggle.*`.

```
struct Quality: View {
  @State private var isHigh = true
  var body: some View { RadioButton(text: "High", isSelected: $isHigh) }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var isHigh = true

  var body: some View {
    VStack(alignment: .leading) {
      RadioButton(text: "High", isSelected: $isHigh)
      RadioButton(
        text: "Low",
        isSelected: Binding(
          get: { !isHigh }, set: { isHigh = !$0 }))
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = false

  var body: some View {
    RadioButton(state: .error, text: "Later", isSelected: $isSelected)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true

  var body: some View {
    RadioButton(state: .disabled, text: "High", isSelected: $isSelected)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true
  @State private var isSelected2 = true
  @State private var isSelected3 = true

  var body: some View {
    VStack(alignment: .leading) {
      RadioButton(size: .small, text: "Small, plain", isSelected: $isSelected)
      RadioButton(text: "Medium, plain", isSelected: $isSelected2)
      RadioButton(size: .large, text: "Large, bold", isSelected: $isSelected3)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var speed = "Standard"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleLabel(text: "Delivery", style: .small)
      ForEach(["Standard", "Express", "Pick up"], id: \.self) { name in
        RadioButton(
          text: name,
          isSelected: Binding(
            get: { speed == name }, set: { if $0 { speed = name } }))
      }
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isSelected = true

  var body: some View {
    RadioButton(
      state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
      text: knobs.text("text", "High"), isSelected: $isSelected)
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SecondaryButtonPreviews.self,
        summary: "A button for secondary actions.",
        name: "SecondaryButton",
        source: "Sources/Atoms/Buttons/SecondaryButton.swift",
        names: "SecondaryButton disabled frame",
        documentation:
#"""
A button for secondary actions.

**Sizing:** same as `PrimaryButton`.

**Keys:** Return and Space press it.

**Tokens:** `button.secondary.*`.

```
SecondaryButton(title: "Cancel") { dismiss() }
```
"""#,
        code: [
#"""
SecondaryButton(title: "Cancel") {}
"""#,
#"""
SecondaryButton(title: "Cancel") {}.disabled(true)
"""#,
#"""
SecondaryButton(title: knobs.text("title", "Cancel")) {}
  .frame(width: knobs.length("width", 12, in: 0...40))
  .disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SectionHeaderPreviews.self,
        summary: "The heading of a section: an icon in the accent colour and a title.",
        name: "SectionHeader",
        source: "Sources/Atoms/Labels/SectionHeader.swift",
        names: "SectionHeader frame",
        documentation:
#"""
The heading of a section: an icon in the accent colour and a title.

**Sizing:** hugs its content; one row.

**Tokens:** `section.icon`, `section.title`,
`section.titleFont`, `section.spacing`; while disabled, `color.text.disabled`.

```
SectionHeader(icon: "clock", title: "Recent")
```
"""#,
        code: [
#"""
SectionHeader(icon: "clock", title: "Recent")
"""#,
#"""
SectionHeader(icon: "star.fill", title: "Services you own").frame(width: 14)
"""#,
#"""
SectionHeader(icon: knobs.icon("icon", "clock"), title: knobs.text("title", "Recent"))
  .frame(width: knobs.length("width", 24, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SecureTextFieldPreviews.self,
        summary: "A single-line text field for a secret, such as a password.",
        name: "SecureTextField",
        source: "Sources/Atoms/TextFields/SecureTextField.swift",
        names: "SecureTextField disabled fieldLine",
        documentation:
#"""
A single-line text field for a secret, such as a password. A button on the right shows the text
and hides it again.

**Sizing:** fills the width; one row.

**Keys:** those of `TextField`; Tab moves to the button.

**Tokens:** `input.*`, `button.plain.*`. The labels come from `\.strings`.

```
SecureTextField(placeholder: "Password", text: $name)
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var text = ""

  var body: some View {
    SecureTextField(placeholder: "Password", text: $text).fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "correct horse"

  var body: some View {
    SecureTextField(placeholder: "Password", text: $text).fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "correct horse"

  var body: some View {
    SecureTextField(placeholder: "Password", text: $text).fieldLine()
      .disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "correct horse"

  var body: some View {
    SecureTextField(
      placeholder: knobs.text("placeholder", "Password"),
      text: $text
    )
    .fieldLine()
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SkeletonPreviews.self,
        summary: "A placeholder for text that is still loading: bars with a shimmer that moves over them.",
        name: "Skeleton",
        source: "Sources/Atoms/Indicators/Skeleton.swift",
        names: "Skeleton frame",
        documentation:
#"""
A placeholder for text that is still loading: bars with a shimmer that moves over them.

The last bar is shorter. With reduced motion or without 24-bit colour, nothing moves.

**Sizing:** fills the width; one row per line.

**Tokens:** `skeleton.*`.

```
Skeleton(lines: 3)
```
"""#,
        code: [
#"""
Skeleton().frame(maxWidth: 24)
"""#,
#"""
Skeleton(lines: 3).frame(maxWidth: 32)
"""#,
#"""
Skeleton(lines: knobs.number("lines", 3, in: 0...8))
  .frame(width: knobs.length("width", 32, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SparklinePreviews.self,
        summary: "A series of values as a small chart without axes.",
        name: "Sparkline",
        source: "Sources/Atoms/Indicators/Sparkline.swift",
        names: "Double HStack Sparkline VStack area bars chart1 chart2 error frame heat leading success",
        documentation:
#"""
A series of values as a small chart without axes. The lowest bar is the minimum, and the highest
is the maximum.

**Sizing:** bars have one column per value and one row; an area fills the available space. Without
enough room, the oldest values are omitted. An area with fewer values than columns is stretched.

**Tokens:** `color`, `sparkline.fade`.

```
Sparkline(values: [3, 4, 9, 6, 7, 12, 8], label: "Requests")
Sparkline(values: [3, 4, 9], style: .area, color: .success, label: "CPU").frame(height: 3)
```
"""#,
        code: [
#"""
Sparkline(values: [3, 4, 9, 6, 7, 12, 8, 5, 6, 9, 14, 11], label: "Requests")
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  Sparkline(values: [1, 2, 3, 4, 5, 6, 7, 8], color: .success, label: "Rising")
  Sparkline(values: [8, 7, 6, 5, 4, 3, 2, 1], color: .error, label: "Falling")
}
"""#,
#"""
struct Example: View {
  var body: some View {
    HStack(spacing: 2) {
      Sparkline(values: Self.requests, style: .area, label: "Requests")
      Sparkline(values: Self.requests.reversed(), style: .area, color: .chart2, label: "Reads")
      Sparkline(values: Self.requests, style: .area, gradient: .heat, label: "Load")
    }
    .frame(minWidth: 36, idealWidth: 46, maxWidth: 52).frame(height: 4)
  }

  private static let requests: [Double] = [3, 4, 9, 12, 14, 11, 7, 5, 4, 6, 9, 10, 8, 5, 3, 2]
}
"""#,
#"""
Sparkline(values: [3, 4, 9, 6, 7, 12, 8, 5, 6, 9, 14, 11], label: "Requests")
  .frame(width: 6)
"""#,
#"""
Sparkline(
  values: knobs.choice(
    "values",
    of: [
      "[3, 4, 9, 6, 7, 12, 8]": [3, 4, 9, 6, 7, 12, 8],
      "[1, 2, 3, 4, 5, 6, 7]": [1, 2, 3, 4, 5, 6, 7], "[5]": [5], "[]": [],
    ]),
  style: knobs.choice("style", .bars), color: knobs.color("color", .chart1),
  label: knobs.text("label", "Requests")
)
.frame(width: knobs.length("width", 12, in: 0...40))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: StandardTextFieldPreviews.self,
        summary: "A single-line text field.",
        name: "StandardTextField",
        source: "Sources/Atoms/TextFields/StandardTextField.swift",
        names: "StandardTextField default disabled emailAddress fieldLine numberPad",
        documentation:
#"""
A single-line text field.

While the field has the focus, a bar at its left edge has the accent colour. In a `FormRow`, the
line below the field has that colour too. With 16 or no colours, the edge is always visible.

**Sizing:** fills the width, or 21 columns if the width is unspecified; one row.

**Keys:** those of `TextField`.

**Tokens:** `input.*`.

```
StandardTextField(placeholder: "Port", text: $port, keyboardType: .numberPad)
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var text = ""

  var body: some View {
    StandardTextField(placeholder: "you@example.org", text: $text).fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "ada@example.org"

  var body: some View {
    StandardTextField(placeholder: "you@example.org", text: $text, keyboardType: .emailAddress)
      .fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "8080"

  var body: some View {
    StandardTextField(placeholder: "Port", text: $text, keyboardType: .numberPad)
      .fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "read only"

  var body: some View {
    StandardTextField(placeholder: "Name", text: $text).fieldLine()
      .disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = ""

  var body: some View {
    StandardTextField(
      placeholder: knobs.text("placeholder", "you@example.org"), text: $text,
      keyboardType: knobs.choice("keyboardType", .default)
    )
    .fieldLine()
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: StatePillPreviews.self,
        summary: "A status: a dot in its colour and a word, on a background tinted in that colour.",
        name: "StatePill",
        source: "Sources/Atoms/Labels/StatePill.swift",
        names: "ForEach HStack StatePill Text VStack error frame leading lineLimit prefix success textMuted warning",
        documentation:
#"""
A status: a dot in its colour and a word, on a background tinted in that colour.

**Sizing:** hugs its dot and its word, with `statePill.padding` around them; one row.

**Tokens:** `statePill.*` and `color`.

```
StatePill(text: "Running", color: .success)
```
"""#,
        code: [
#"""
VStack(alignment: .leading, spacing: 1) {
  HStack(spacing: 2) {
    StatePill(text: "Running", color: .success)
    StatePill(text: "Waiting", color: .warning)
  }
  HStack(spacing: 2) {
    StatePill(text: "Failed", color: .error)
    StatePill(text: "Stopped", color: .textMuted)
  }
}
"""#,
#"""
StatePill(text: "Waiting for approval", color: .warning).frame(width: 14)
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  ForEach(PreviewService.all.dropFirst(3).prefix(4)) { service in
    HStack(spacing: 2) {
      Text(service.name).frame(width: 12, alignment: .leading)
      StatePill(text: service.state, color: service.latency == nil ? .textMuted : .success)
    }
  }
}
.lineLimit(1)

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
StatePill(text: knobs.text("text", "Running"), color: knobs.color("color", .success))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: StatusDotPreviews.self,
        summary: "A dot that shows a status by its colour.",
        name: "StatusDot",
        source: "Sources/Atoms/Indicators/StatusDot.swift",
        names: "ForEach HStack StatusDot Text VStack error foregroundStyle frame leading lineLimit success textMuted warning",
        documentation:
#"""
A dot that shows a status by its colour. Put the same information in text next to it. Screen
readers read the label.

**Sizing:** one cell.

**Tokens:** `color`.

```
HStack(spacing: 1) {
  StatusDot(color: .success, label: "Online")
  Text("build-7")
}
```
"""#,
        code: [
#"""
VStack(alignment: .leading) {
  HStack(spacing: 1) {
    StatusDot(color: .success, label: "Online")
    Text("build-7 online")
  }
  HStack(spacing: 1) {
    StatusDot(color: .error, label: "Offline")
    Text("build-8 offline")
  }
}
"""#,
#"""
VStack(alignment: .leading, spacing: 0) {
  ForEach(PreviewService.all.prefix(4)) { service in
    HStack(spacing: 1) {
      StatusDot(color: service.state == "Slow" ? .warning : .success, label: service.state)
      Text(service.name).frame(width: 12, alignment: .leading)
      Text(service.version).foregroundStyle(.textMuted)
    }
  }
}
.lineLimit(1)

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
HStack(spacing: 1) {
  StatusDot(color: knobs.color("color", .success), label: knobs.text("label", "Online"))
  Text(knobs.text("text", "build-7"))
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SwitchPreviews.self,
        summary: "A switch with a label.",
        name: "Switch",
        source: "Sources/Atoms/Choices/Switch.swift",
        names: "Switch TitleLabel VStack disabled enabled error large leading medium small",
        documentation:
#"""
A switch with a label. Its knob is on the right when it is on, and on the left when it is off.

**Sizing:** hugs its label; one row.

**Keys:** Return and Space toggle it.

**Tokens:** `toggle.*`.

```
struct Sounds: View {
  @State private var areOn = true
  var body: some View { Switch(text: "Sounds", isOn: $areOn) }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var isOn = true

  var body: some View {
    Switch(text: "Sounds", isOn: $isOn)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = false

  var body: some View {
    Switch(text: "Sounds", isOn: $isOn)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = false

  var body: some View {
    Switch(state: .error, text: "Accept the terms", isOn: $isOn)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = true

  var body: some View {
    Switch(state: .disabled, text: "Sounds", isOn: $isOn)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = true
  @State private var isOn2 = true
  @State private var isOn3 = true

  var body: some View {
    VStack(alignment: .leading) {
      Switch(size: .small, text: "Small, plain", isOn: $isOn)
      Switch(text: "Medium, plain", isOn: $isOn2)
      Switch(size: .large, text: "Large, bold", isOn: $isOn3)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = true
  @State private var isOn2 = false
  @State private var isOn3 = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleLabel(text: "Notifications", style: .small)
      Switch(text: "Failed builds", isOn: $isOn)
      Switch(text: "New releases", isOn: $isOn2)
      Switch(text: "Mentions", isOn: $isOn3)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = true

  var body: some View {
    Switch(
      state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
      text: knobs.text("text", "Sounds"), isOn: $isOn)
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TextInputHistoryPreviews.self,
        summary: "A text field that remembers earlier input.",
        name: "TextInputHistory",
        source: "Demo/Gallery/Previews/Atoms/TextInputHistoryPreviews.swift",
        names: "CaptionText ComponentTokens Environment StandardTextField State String VStack View disabled fieldLine leading onSubmit textDisabled textInputHistory textMuted token",
        documentation:
#"""
A text field that remembers earlier input. ↑ and ↓ recall it.
"""#,
        code: [
#"""
Prompt(placeholder: "Command")

struct Prompt: View {
  let placeholder: String
  @State private var command = ""
  @Environment(\.isEnabled) private var isEnabled
  @State private var history = ["make clean", "make", "make check"]

  init(placeholder: String) { self.placeholder = placeholder }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      StandardTextField(placeholder: placeholder, text: $command)
        .onSubmit { command = "" }
        .textInputHistory($history)
        .fieldLine()
      CaptionText(text: "\(history.count) earlier inputs: press ↑")
        .token(
          ComponentTokens.CaptionText.textColor, isEnabled ? .textMuted : .textDisabled)
    }
  }
}
"""#,
#"""
Prompt(placeholder: "Command").disabled(true)

struct Prompt: View {
  let placeholder: String
  @State private var command = ""
  @Environment(\.isEnabled) private var isEnabled
  @State private var history = ["make clean", "make", "make check"]

  init(placeholder: String) { self.placeholder = placeholder }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      StandardTextField(placeholder: placeholder, text: $command)
        .onSubmit { command = "" }
        .textInputHistory($history)
        .fieldLine()
      CaptionText(text: "\(history.count) earlier inputs: press ↑")
        .token(
          ComponentTokens.CaptionText.textColor, isEnabled ? .textMuted : .textDisabled)
    }
  }
}
"""#,
#"""
Prompt(placeholder: knobs.text("placeholder", "Command"))
  .disabled(knobs.flag("disabled", false))

struct Prompt: View {
  let placeholder: String
  @State private var command = ""
  @Environment(\.isEnabled) private var isEnabled
  @State private var history = ["make clean", "make", "make check"]

  init(placeholder: String) { self.placeholder = placeholder }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      StandardTextField(placeholder: placeholder, text: $command)
        .onSubmit { command = "" }
        .textInputHistory($history)
        .fieldLine()
      CaptionText(text: "\(history.count) earlier inputs: press ↑")
        .token(
          ComponentTokens.CaptionText.textColor, isEnabled ? .textMuted : .textDisabled)
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TextInputMaskPreviews.self,
        summary: "A pattern for the text of a field.",
        name: "TextInputMask",
        source: "Demo/Gallery/Previews/Atoms/TextInputMaskPreviews.swift",
        names: "StandardTextField disabled fieldLine textInputMask",
        documentation:
#"""
A pattern for the text of a field. Its separators appear while the user types.
"""#,
        code: [
#"""
struct Example: View {
  @State private var text = "4505 1234"

  var body: some View {
    StandardTextField(placeholder: "Card number", text: $text)
      .textInputMask("9999 9999 9999 9999")
      .fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "+49 (30) 1234"

  var body: some View {
    StandardTextField(placeholder: "Phone", text: $text).textInputMask(#"+4\9 (99) 9999999"#)
      .fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "EU-204"

  var body: some View {
    StandardTextField(placeholder: "Order", text: $text).textInputMask("AA-9999").fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "24.12"

  var body: some View {
    StandardTextField(
      placeholder: knobs.text("placeholder", "Date"), text: $text
    )
    .textInputMask(knobs.text("mask", "99.99.9999"))
    .fieldLine()
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TitleLabelPreviews.self,
        summary: "A title in one of three sizes: for a screen, for a region, or for a part of a region.",
        name: "TitleLabel",
        source: "Sources/Atoms/Labels/TitleLabel.swift",
        names: "TitleLabel large medium small",
        documentation:
#"""
A title in one of three sizes: for a screen, for a region, or for a part of a region.

A terminal has only one text size, so titles look the same unless the theme distinguishes them.
For screen readers, they have different heading levels.

**Sizing:** hugs its text.

**Tokens:** `titleText.*`.

```
TitleLabel(text: "Network")
TitleLabel(text: "Addresses", style: .small)
```
"""#,
        code: [
#"""
TitleLabel(text: "Deployments")
"""#,
#"""
TitleLabel(text: "This week", style: .medium)
"""#,
#"""
TitleLabel(text: "Failed checks", style: .small)
"""#,
#"""
TitleLabel(text: knobs.text("text", "Network"), style: knobs.choice("style", .large))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TitleTextPreviews.self,
        summary: "The title of a screen.",
        name: "TitleText",
        source: "Sources/Atoms/Labels/TitleText.swift",
        names: "TitleText frame lineLimit",
        documentation:
#"""
The title of a screen.

Long text wraps. To truncate it instead, use `.lineLimit`.

**Sizing:** hugs its text.

**Tokens:** `titleText.*`.

```
TitleText(text: "Packages")
```
"""#,
        code: [
#"""
TitleText(text: "Packages")
"""#,
#"""
TitleText(text: "Packages that need an update").frame(width: 20)
"""#,
#"""
TitleText(text: "Packages that need an update").lineLimit(1).frame(width: 20)
"""#,
#"""
TitleText(text: knobs.text("text", "Packages that need an update"))
  .lineLimit(knobs.number("lineLimit", 2, in: 1...4))
  .frame(width: knobs.length("width", 20, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TokenButtonPreviews.self,
        summary: "A button with an icon or text, in one of several shapes.",
        name: "TokenButton",
        source: "Sources/Atoms/Buttons/TokenButton.swift",
        names: "HStack TokenButton capsule circleIcon disabled icon text",
        documentation:
#"""
A button with an icon or text, in one of several shapes.

**Sizing:** hugs its label, with one or two columns on each side; one row.

**Keys:** Return and Space press it.

**Tokens:** `button.primary.*` on the accent colour, `button.icon.*` without a background.

```
TokenButton(label: .icon("plus"), style: .circleIcon) { install() }
  .accessibilityLabel("Install")
TokenButton(label: .text("Learn more"), style: .text) { open() }
```
"""#,
        code: [
#"""
HStack {
  TokenButton(label: .icon("plus"), style: .circleIcon) {}
  TokenButton(label: .icon("plus"), style: .icon) {}
  TokenButton(label: .icon("plus"), style: .capsule) {}
  TokenButton(label: .icon("plus"), style: .text) {}
}
"""#,
#"""
HStack {
  TokenButton(label: .text("Add"), style: .circleIcon) {}
  TokenButton(label: .text("Add"), style: .icon) {}
  TokenButton(label: .text("Add"), style: .capsule) {}
  TokenButton(label: .text("Add"), style: .text) {}
}
"""#,
#"""
HStack {
  TokenButton(label: .icon("trash"), style: .circleIcon) {}
  TokenButton(label: .text("Remove"), style: .capsule) {}
  TokenButton(label: .text("Remove"), style: .text) {}
}
.disabled(true)
"""#,
#"""
TokenButton(
  label: knobs.choice(
    "label", of: [".text(\"Add\")": .text("Add"), ".icon(\"plus\")": .icon("plus")]),
  style: knobs.choice("style", .capsule)
) {}
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: VariantButtonStylePreviews.self,
        summary: "A button style with a variant, a size and an alignment.",
        name: "VariantButtonStyle",
        source: "Sources/Atoms/Buttons/VariantButtonStyle.swift",
        names: "Button ButtonAlignment ButtonSize ButtonVariant HStack VStack buttonStyle center destructive disabled frame large leading plain primary secondary small trailing variant",
        documentation:
#"""
A button style with a variant, a size and an alignment.

```
Button("Install", action: install).buttonStyle(.variant(.primary, size: .large))
Button("Install", action: install).buttonStyle(.variant(.secondary, alignment: .leading))
```
"""#,
        code: [
#"""
VStack(alignment: .leading, spacing: 1) {
  Button("Install") {}.buttonStyle(.variant(.primary))
  Button("Details") {}.buttonStyle(.variant(.secondary))
  Button("Remove") {}.buttonStyle(.variant(.destructive))
  Button("Not now") {}.buttonStyle(.variant(.plain))
}
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  Button("Small") {}.buttonStyle(.variant(.primary, size: .small))
  Button("Medium") {}.buttonStyle(.variant(.primary))
  Button("Large") {}.buttonStyle(.variant(.primary, size: .large))
}
"""#,
#"""
HStack {
  Button("Install") {}.buttonStyle(.variant(.primary, size: .large))
  Button("Details") {}.buttonStyle(.variant(.secondary, size: .large))
  Button("Remove") {}.buttonStyle(.variant(.destructive, size: .large))
}
"""#,
#"""
VStack(spacing: 1) {
  Button("Leading") {}.buttonStyle(.variant(.secondary, alignment: .leading))
  Button("Centre") {}.buttonStyle(.variant(.secondary, alignment: .center))
  Button("Trailing") {}.buttonStyle(.variant(.secondary, alignment: .trailing))
}
.frame(width: 24)
"""#,
#"""
HStack {
  Button("Install") {}.buttonStyle(.variant(.primary))
  Button("Not now") {}.buttonStyle(.variant(.plain))
  Button("Details") {}.buttonStyle(.variant(.secondary, size: .large))
  Button("Remove") {}.buttonStyle(.variant(.destructive, size: .large))
}
.disabled(true)
"""#,
#"""
Button(knobs.text("title", "Install")) {}
  .buttonStyle(
    .variant(
      knobs.choice("variant", ButtonVariant.primary),
      size: knobs.choice("size", ButtonSize.medium),
      alignment: knobs.choice("alignment", ButtonAlignment.center))
  )
  .frame(width: knobs.length("width", 24, in: 0...50))
  .disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ActionRowPreviews.self,
        summary: "A row that opens something or performs an action: an icon, a title, a value and a chevron.",
        name: "ActionRow",
        source: "Sources/Molecules/Rows/ActionRow.swift",
        names: "ActionRow VStack disabled frame",
        documentation:
#"""
A row that opens something or performs an action: an icon, a title, a value and a chevron.

**Sizing:** fills the width; one row plus those of its subtitle.

**Keys:** Return and Space press
it.

**Tokens:** `row.*`.

```
ActionRow(title: "Language", icon: "globe", value: "English") { open() }
```
"""#,
        code: [
#"""
VStack(spacing: 0) {
  ActionRow(title: "Language", icon: "globe", value: "English") {}
  ActionRow(title: "Storage", subtitle: "Folders and caches", icon: "folder") {}
  ActionRow(title: "About", icon: "info.circle") {}
}
.frame(maxWidth: 36)
"""#,
#"""
ActionRow(title: "Language", icon: "globe", value: "English") {}
  .frame(maxWidth: 36).disabled(true)
"""#,
#"""
ActionRow(
  title: knobs.text("title", "Language"), subtitle: knobs.optionalText("subtitle", nil),
  icon: knobs.optionalIcon("icon", "globe"), value: knobs.optionalText("value", "English")
) {}
.frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: BannerPreviews.self,
        summary: "An inline message: a bar on its edge, an icon, a title and advice.",
        name: "Banner",
        source: "Sources/Molecules/Panels/Banner.swift",
        names: "Banner PlainButton VStack disabled error frame info success warning",
        documentation:
#"""
An inline message: a bar on its edge, an icon, a title and advice.

Screen readers read the kind of the message before the title, unless the title begins with it.

**Sizing:** fills the width; as tall as its text.

**Keys:** with `onDismiss`, a button closes it.

**Tokens:** `banner.*`, `button.plain.*`. The labels come from `\.strings`.

```
Banner(title: "Saved", intent: .success)
Banner(title: "No connection", message: "Check your network.", intent: .error) { dismiss() }
```
"""#,
        code: [
#"""
VStack(spacing: 1) {
  Banner(title: "Version 2.4.1 is available", intent: .info)
  Banner(title: "Settings saved", intent: .success)
  Banner(title: "The disk is almost full", intent: .warning)
  Banner(title: "No connection", message: "Check your connection.", intent: .error)
}
.frame(maxWidth: 44)
"""#,
#"""
struct Example: View {
  @State private var isShown = true

  var body: some View {
    if isShown {
      Banner(
        title: "No connection", message: "Check your connection, then try again.",
        intent: .error
      ) {
        isShown = false
      }
      .frame(maxWidth: 36)
    } else {
      PlainButton(title: "Show again") { isShown = true }
    }
  }
}
"""#,
#"""
Banner(title: "No connection", intent: .error) {}.frame(maxWidth: 36).disabled(true)
"""#,
#"""
Banner(
  title: knobs.text("title", "No connection"),
  message: knobs.optionalText("message", "Check your connection, then try again."),
  intent: knobs.choice("intent", .error), onDismiss: knobs.action("onDismiss")
)
.frame(maxWidth: knobs.length("maxWidth", 40, in: 0...60))
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: BreadcrumbsPreviews.self,
        summary: "The path to the current location.",
        name: "Breadcrumbs",
        source: "Sources/Molecules/Rows/Breadcrumbs.swift",
        names: "Breadcrumbs disabled frame leading",
        documentation:
#"""
The path to the current location. Each earlier location is a button that goes back to it.

If there isn't enough room, locations are omitted, only as many as necessary: those after the
first, from left to right, and then the first.

**Sizing:** hugs its locations; one row.

**Keys:** Return and Space go back to a location.

**Tokens:** `breadcrumb.*`, `button.plain.*`.

```
Breadcrumbs(path: ["Home", "Packages", "swift-nio"]) { index in open() }
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var path = ["Home", "Packages", "swift-nio"]

  var body: some View {
    Breadcrumbs(path: path) { path.removeSubrange(($0 + 1)...) }
  }
}
"""#,
#"""
struct Example: View {
  @State private var path = ["Home", "Packages", "Networking", "swift-nio"]

  var body: some View {
    Breadcrumbs(path: path) { path.removeSubrange(($0 + 1)...) }
      .frame(width: 26, alignment: .leading)
  }
}
"""#,
#"""
Breadcrumbs(path: ["Home", "Packages"]) { _ in }.disabled(true)
"""#,
#"""
Breadcrumbs(
  path: ["Home", knobs.text("second", "Packages"), knobs.text("third", "swift-nio")]
) { _ in }
.frame(width: knobs.length("width", 36, in: 0...60), alignment: .leading)
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CardPreviews.self,
        summary: "A raised region for related content.",
        name: "Card",
        source: "Sources/Molecules/Panels/Card.swift",
        names: "Card ComplementaryStyle ComponentTokens DarkStyle DesignTokens InfoRow LightStyle PrimaryStyle Shadow Text VStack cardStyle font frame high low medium none",
        documentation:
#"""
A raised region for related content.

If `card.line` is `soft`, as in the built-in themes, the card has soft corners; in terminals
with 16 or no colours, it has a frame.

**Sizing:** fills the width; as tall as its content and padding.

**Tokens:** `card.background`, `card.border`, `card.line`, `card.radius`, `card.padding`,
`card.spacing`, and `shadowRadius`.

```
Card {
  Text("Swift").font(.headline)
  InfoRow(label: "Version", value: "6.3.1")
}
```
"""#,
        code: [
#"""
Card {
  Text("swift-nio").font(ComponentTokens.Card.titleFont)
  InfoRow(label: "Version", value: "2.101.2")
  InfoRow(label: "Licence", value: "Apache 2.0")
}
.frame(maxWidth: 36)
"""#,
#"""
Card(shadowRadius: .high) { Text("Raised above the background.") }.frame(maxWidth: 36)
"""#,
#"""
VStack(spacing: DesignTokens.Spacing.md) {
  Card(shadowRadius: .none) { Text("Primary") }.cardStyle(PrimaryStyle())
  Card(shadowRadius: .none) { Text("Complementary") }.cardStyle(ComplementaryStyle())
  Card(shadowRadius: .none) { Text("Light") }.cardStyle(LightStyle())
  Card(shadowRadius: .none) { Text("Dark") }.cardStyle(DarkStyle())
}
.frame(maxWidth: 36)
"""#,
#"""
Card(
  shadowRadius: knobs.choice(
    "shadowRadius",
    of: [".none": Shadow.none, ".low": .low, ".medium": .medium, ".high": .high])
) {
  Text(knobs.text("title", "swift-nio")).font(ComponentTokens.Card.titleFont)
  InfoRow(label: "Version", value: knobs.text("version", "2.101.2"))
}
.frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: FormInputPreviews.self,
        summary: "A text field with its name above and an error message below.",
        name: "FormInput",
        source: "Sources/Molecules/Forms/FormInput.swift",
        names: "FormInput disabled",
        documentation:
#"""
A text field with its name above and an error message below.

The message appears and disappears without moving the focus. It has an icon, so it is
recognizable without colour.

**Sizing:** fills the width; one row for the name, one for the field, and its line or message.

**Keys:** those of `TextField`.

**Tokens:** `form.*`, `input.*`.

```
FormInput(
  label: "Name", placeholder: "Ada Okafor", text: $name,
  errorMessage: name.isEmpty ? "Enter your name." : nil)
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var text = ""

  var body: some View {
    FormInput(label: "Email", placeholder: "you@example.org", text: $text)
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "ada@example.org"

  var body: some View {
    FormInput(label: "Email", placeholder: "you@example.org", text: $text)
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "ada@"

  var body: some View {
    FormInput(
      label: "Email", placeholder: "you@example.org", text: $text,
      errorMessage: "Enter it as you@example.org.")
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "ada@example.org"

  var body: some View {
    FormInput(label: "Email", placeholder: "", text: $text)
      .disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "ada@"

  var body: some View {
    FormInput(
      label: knobs.text("label", "Email"),
      placeholder: knobs.text("placeholder", "you@example.org"),
      text: $text,
      errorMessage: knobs.optionalText("errorMessage", "Enter it as you@example.org.")
    )
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: FormRowPreviews.self,
        summary: "A control with its name above and a message below.",
        name: "FormRow",
        source: "Sources/Molecules/Forms/FormRow.swift",
        names: "CheckBox FieldStatus FormRow Picker StandardTextField Text checking disabled invalid labelsHidden pickerStyle segmented tag",
        documentation:
#"""
A control with its name above and a message below.

Text fields and editors look like inputs and show an error, unless the environment has a
`textFieldStyle`. A text field has a line below it, in the accent colour while the field has the
focus. A message replaces the line. An error also has space below it, so it can't be taken for a
part of the next row. It colours the name and the message, and the edge of the field while it
doesn't have the focus. A click on the name, the line or the message focuses the control. When
the control gets the focus, the views around it scroll until the whole row is visible, if there
is room.

**Sizing:** fills the width; one row for the name, the control, and a row for the line or the
message. An error adds an empty row. With compact spacing, there is only the message.

**Tokens:** `form.label`, `form.labelFont`, `form.spacing`, `form.error`, `form.errorFont`,
`form.checking`, `form.gap`.

```
FormRow(label: "Port", status: .invalid("Enter a number.")) {
  StandardTextField(placeholder: "8080", text: $port, keyboardType: .numberPad)
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var choice = 1

  var body: some View {
    FormRow(label: "Plan") {
      Picker("Plan", selection: $choice) {
        Text("Personal").tag(1)
        Text("Team").tag(2)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isAccepted = false

  var body: some View {
    FormRow(label: "", status: .invalid("Accept the terms to continue.")) {
      CheckBox(text: "I accept the terms", isSelected: $isAccepted)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var name = "ada"

  var body: some View {
    FormRow(label: "User name", status: .checking("Checking the name…")) {
      StandardTextField(placeholder: "", text: $name)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "jonas"

  var body: some View {
    FormRow(
      label: knobs.text("label", "User name"),
      status: knobs.choice(
        "status",
        of: [
          ".plain": FieldStatus.plain, ".checking(\"Checking…\")": .checking("Checking…"),
          ".invalid(\"Already taken.\")": .invalid("Already taken."),
        ])
    ) {
      StandardTextField(placeholder: "ada", text: $text)
    }
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: InfoRowPreviews.self,
        summary: "A name on the left and its value on the right.",
        name: "InfoRow",
        source: "Sources/Molecules/Rows/InfoRow.swift",
        names: "InfoRow error frame primary",
        documentation:
#"""
A name on the left and its value on the right.

If there isn't enough room, the name is truncated first, down to half of the room, then the
value. In a wide row, the value ends in the column `form.width`, so that it isn't far from its
name; if both need more room, it ends later.

**Sizing:** fills the width; one row.

**Tokens:** `infoRow.*`, `form.width` and `valueColor`.

```
InfoRow(label: "Version", value: "6.3.1")
InfoRow(label: "Status", value: "Failed", valueColor: .error)
```
"""#,
        code: [
#"""
InfoRow(label: "Version", value: "6.3.1")
"""#,
#"""
InfoRow(label: "Last build", value: "failed", valueColor: .error)
"""#,
#"""
InfoRow(label: "Licence", value: "Apache License 2.0 with Runtime Library Exception")
  .frame(width: 24)
"""#,
#"""
InfoRow(
  label: knobs.text("label", "Version"), value: knobs.text("value", "6.3.1"),
  valueColor: knobs.color("valueColor", .primary)
)
.frame(width: knobs.length("width", 36, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: KeyHintPreviews.self,
        summary: "A key and a short description of its action.",
        name: "KeyHint",
        source: "Sources/Molecules/Rows/KeyHint.swift",
        names: "DesignTokens HStack KeyHint Text VStack bold",
        documentation:
#"""
A key and a short description of its action.

**Sizing:** hugs its content; one row. In a narrow space, the description is truncated.

**Tokens:** `keyHint.*`.

```
KeyHint(key: "enter", label: "open")
```
"""#,
        code: [
#"""
HStack(spacing: DesignTokens.Spacing.sm) {
  KeyHint(key: "enter", label: "open")
  KeyHint(key: "/", label: "search")
}
"""#,
#"""
VStack(spacing: 1) {
  Text("No services yet").bold()
  KeyHint(key: "n", label: "add a service")
}
"""#,
#"""
KeyHint(key: knobs.text("key", "enter"), label: knobs.text("label", "open"))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: LabeledButtonPreviews.self,
        summary: "A description with a button.",
        name: "LabeledButton",
        source: "Sources/Molecules/Panels/LabeledButton.swift",
        names: "LabeledButton disabled frame",
        documentation:
#"""
A description with a button.

If there isn't enough room, the description is truncated, never the button.

**Sizing:** fills the width; one row.

**Keys:** Return and Space press the button.

**Tokens:** `row.*`, `button.secondary.*`.

```
LabeledButton(label: "Two-factor sign-in is off", title: "Turn on") { open() }
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var isOn = false

  var body: some View {
    LabeledButton(
      label: "Sign-in alerts", title: isOn ? "Turn off" : "Turn on"
    ) {
      isOn.toggle()
    }
    .frame(maxWidth: 44)
  }
}
"""#,
#"""
LabeledButton(label: "Two-factor sign-in is off", title: "Turn on") {}.frame(width: 28)
"""#,
#"""
LabeledButton(label: "Nothing to update", title: "Update") {}
  .frame(maxWidth: 44).disabled(true)
"""#,
#"""
LabeledButton(
  label: knobs.text("label", "Sign-in alerts"),
  title: knobs.text("title", "Turn on")
) {}
.frame(width: knobs.length("width", 44, in: 0...60))
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: LabeledInputFieldPreviews.self,
        summary: "A text field with its name above, optionally for a secret.",
        name: "LabeledInputField",
        source: "Sources/Molecules/Forms/LabeledInputField.swift",
        names: "LabeledInputField disabled",
        documentation:
#"""
A text field with its name above, optionally for a secret.

**Sizing:** fills the width; one row for the name, one for the field, one for its line.

**Keys:** those of `TextField`, or of `SecureTextField` for a secret.

**Tokens:** `form.label`, `form.labelFont`, `input.*`.

```
struct Access: View {
  @State private var password = ""
  var body: some View {
    LabeledInputField(label: "Password", text: $password, isSecure: true)
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var text = "Ada Okafor"

  var body: some View {
    LabeledInputField(label: "Name", text: $text)
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "correct horse"

  var body: some View {
    LabeledInputField(label: "Password", text: $text, isSecure: true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "Ada Okafor"

  var body: some View {
    LabeledInputField(
      label: knobs.text("label", "Name"), text: $text,
      isSecure: knobs.flag("isSecure", false)
    )
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: NumberFieldPreviews.self,
        summary: "A text field for a number.",
        name: "NumberField",
        source: "Demo/Gallery/Previews/Molecules/NumberFieldPreviews.swift",
        names: "NumberField constant disabled fieldLine",
        documentation:
#"""
A text field for a number, with keys that step it up and down.

While the user types, each number within the bounds is written to the binding. Other text stays
in the field, and the binding keeps the last valid number. For a number out of bounds, the field
shows its bounds. For other text, it also says that it takes a number. While the text is
invalid, a `FormModel` can't be submitted. In a `Form`, its title is a label in the column of
labels.

**Sizing:** as wide as proposed; one row. If the width is unspecified, 20 columns plus the edge
bar and the unit.

**Keys:** those of `TextField`. ↑ and ↓ step up and down, with Shift by ten steps. While the field
has the focus, the wheel steps too. Unless a click gives it the focus, the number is selected,
so that typing replaces it.

**Tokens:** `numberField.*`, `input.*`.

```
struct ServerSettings: View {
  @State private var port = 8080
  var body: some View {
    NumberField("Port", value: $port, in: 1...65535)
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var port = 8080

  var body: some View {
    NumberField("Port", value: $port, in: 1...65535).fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var timeout = 1.5

  var body: some View {
    NumberField("Timeout", value: $timeout, in: 0...10, step: 0.5, unit: "s").fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var port = 70_000

  var body: some View {
    NumberField("Port", value: $port, in: 1...65535).fieldLine()
  }
}
"""#,
#"""
NumberField("Timeout", value: .constant(8), in: 1...99, unit: "s").fieldLine().disabled(true)
"""#,
#"""
struct Example: View {
  @State private var value = 3

  var body: some View {
    NumberField(
      knobs.text("title", "Timeout"), value: $value, in: 1...99,
      unit: knobs.text("unit", "s")
    )
    .fieldLine()
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: OptionRowPreviews.self,
        summary: "A row for one of several options: a radio icon, a title and a subtitle.",
        name: "OptionRow",
        source: "Sources/Molecules/Forms/OptionRow.swift",
        names: "OptionRow VStack disabled frame",
        documentation:
#"""
A row for one of several options: a radio icon, a title and a subtitle.

**Sizing:** fills the width; one row plus those of its subtitle.

**Keys:** Return and Space select
it.

**Tokens:** `row.*`.

```
OptionRow(title: "Comfortable", subtitle: "More row spacing", isSelected: true) { open() }
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var isCompact = false

  var body: some View {
    VStack(spacing: 1) {
      OptionRow(
        title: "Comfortable", subtitle: "More space", isSelected: !isCompact
      ) {
        isCompact = false
      }
      OptionRow(title: "Compact", subtitle: "More rows", isSelected: isCompact) {
        isCompact = true
      }
    }
    .frame(maxWidth: 36)
  }
}
"""#,
#"""
OptionRow(title: "Automatic", isSelected: true) {}.frame(maxWidth: 36)
"""#,
#"""
OptionRow(title: "Compact", isSelected: false) {}.frame(maxWidth: 36).disabled(true)
"""#,
#"""
struct Example: View {
  @State private var isSelected = true

  var body: some View {
    OptionRow(
      title: knobs.text("title", "Comfortable"),
      subtitle: knobs.optionalText("subtitle", "More space"),
      isSelected: isSelected
    ) {
      isSelected = true
    }
    .frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: PaginationPreviews.self,
        summary: "Page numbers, with buttons for the previous and the next page.",
        name: "Pagination",
        source: "Sources/Molecules/Rows/Pagination.swift",
        names: "Pagination disabled",
        documentation:
#"""
Page numbers, with buttons for the previous and the next page.

The numbers are the first, the last and those around the current one. If there isn't enough
room, the numbers around the current one are omitted, then the first and the last. Each page has
the same number of places for them, so the buttons for the previous and the next page don't
move. The places are equally wide, or in a narrow view each as wide as its widest number.

**Sizing:** hugs its numbers; one row.

**Keys:** a single Tab stop, which the focus enters at the
current page. ← and → move between the numbers and the buttons; on a number, Home and End move
to the first and the last one. Return and Space go to a page, and the focus stays on the number
or the button.

**Tokens:** `pagination.*`, `button.plain.*`, `button.icon.*` and `actionBadge.primary.*`. The
labels come from `\.strings`.

```
struct Results: View {
  @State private var page = 1
  var body: some View { Pagination(page: $page, count: 20) }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var page = 1

  var body: some View {
    Pagination(page: $page, count: 20)
  }
}
"""#,
#"""
struct Example: View {
  @State private var page = 7

  var body: some View {
    Pagination(page: $page, count: 20)
  }
}
"""#,
#"""
struct Example: View {
  @State private var page = 2

  var body: some View {
    Pagination(page: $page, count: 3)
  }
}
"""#,
#"""
struct Example: View {
  @State private var page = 2

  var body: some View {
    Pagination(page: $page, count: 3).disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var page = 7

  var body: some View {
    Pagination(
      page: $page, count: knobs.number("count", 20, in: 0...40)
    )
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: PanelPreviews.self,
        summary: "A framed region with a title and up to five other captions in its upper and lower edges.",
        name: "Panel",
        source: "Sources/Molecules/Panels/Panel.swift",
        names: "HStack Panel Text bottom bottomTrailing caption error foregroundStyle frame joinsBorders lineLimit top",
        documentation:
#"""
A framed region with a title and up to five other captions in its upper and lower edges.

`.caption(_:at:)` sets a caption on the left, in the centre or on the right of an edge.

The frame of the active panel has the accent colour, and its title is bold. In terminals without
colours, its frame has heavy lines. A panel is active while the focus is in it, unless you set
`isActive`. A click anywhere in it moves the focus to its first focusable view. If an edge is
too short, its centre caption is omitted first, then the right one, and the left one is
truncated, or omitted without room for any of it. A caption has one line: of text with a line
break, it shows the first line and "…". For screen readers, the title is the name of a group
that contains the rest of the panel.

In a scroll view, the whole panel scrolls into view with the focus in it, if there is room.

In a `SplitView`, use a spacing of −1 for panels side by side: they share a line, which the user
can drag. Both panes must have a line at this edge, because a view without a frame would cover
the line of the panel beside it: use a spacing of 0 or 1 then. Panels stacked vertically can
share a line too, in which each caption stays visible. If both have a caption at the same place
of the line, use a spacing of 0.

In a maximized pane (see `.maximizablePanes()`), a panel without a caption in the centre of its
upper edge shows "maximized" there. The text comes from `\.strings`.

In a small window, `.framed(false)` removes the frame and the captions and gives their space to
the content, which keeps its state and the focus.

**Sizing:** fills the available space, and clips larger content. `.fixedSize()` makes it hug its
content.

**Tokens:** `panel.*`.

```
HStack(spacing: -1) {
  Panel(title: "Files", note: "2 of 4", footer: "space stages") {
    List { ForEach(names, id: \.self) { Text($0) } }
  }
  Panel(title: "Diff") { Text(name) }
    .caption("+12 −3", at: .bottomTrailing)
}
.joinsBorders()
```
"""#,
        code: [
#"""
Panel(title: "Changes", note: "2 files", footer: "space to stage") {
  Text("README.md")
  Text("Package.swift")
}
.frame(maxWidth: 36, maxHeight: 5)
"""#,
#"""
HStack(spacing: -1) {
  Panel(title: "Branches", isActive: true) { Text("main") }
  Panel(title: "Commits", note: "12") { Text("Draw panels").lineLimit(1) }
}
.joinsBorders()
.frame(minWidth: 36, maxWidth: 48, maxHeight: 4)
"""#,
#"""
Panel(title: "Log", note: "live", footer: "3 new") { Text("12:01 ready") }
  .caption("today", at: .top)
  .caption("main", at: .bottom)
  .caption(Text("2 errors").foregroundStyle(.error), at: .bottomTrailing)
  .frame(minWidth: 36, maxWidth: 48, maxHeight: 4)
"""#,
#"""
Panel(
  title: knobs.text("title", "Changes"), note: knobs.text("note", "1 file"),
  footer: knobs.text("footer", "space to stage"), isActive: knobs.flag("isActive", true)
) {
  Text(knobs.text("content", "README.md"))
}
.caption(knobs.text("caption", "+12 −3"), at: .bottomTrailing)
.frame(
  maxWidth: knobs.length("maxWidth", 44, in: 0...60),
  maxHeight: knobs.length("maxHeight", 5, in: 0...12))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: QuickActionCardPreviews.self,
        summary: "A card that performs an action: an icon, a title and a subtitle.",
        name: "QuickActionCard",
        source: "Sources/Molecules/Panels/QuickActionCard.swift",
        names: "QuickActionCard VStack disabled error frame info success",
        documentation:
#"""
A card that performs an action: an icon, a title and a subtitle.

**Sizing:** fills the width; two rows and `quickAction.padding`, or a frame in terminals with 16
or no colours.

**Keys:** Return and Space press it; it is a single Tab stop.

**Tokens:** `quickAction.*`, `row.spacing`, `iconBadge.tint` and `color`.

```
QuickActionCard(
  title: "New package", subtitle: "From a template", icon: "plus", color: .success
) {
  open()
}
```
"""#,
        code: [
#"""
QuickActionCard(
  title: "New package", subtitle: "From a template", icon: "plus", color: .success
) {}
.frame(maxWidth: 40)
"""#,
#"""
VStack(spacing: 1) {
  QuickActionCard(
    title: "Open a folder", subtitle: "Open recent ones too", icon: "folder", color: .info
  ) {}
  QuickActionCard(
    title: "Delete the project", subtitle: "Asks for confirmation", icon: "trash",
    color: .error
  ) {}
}
.frame(maxWidth: 40)
"""#,
#"""
QuickActionCard(
  title: "New package", subtitle: "From a template", icon: "plus", color: .success
) {}
.frame(maxWidth: 40).disabled(true)
"""#,
#"""
QuickActionCard(
  title: "New package", subtitle: "From a template", icon: "plus", color: .success
) {}
.frame(width: 20)
"""#,
#"""
QuickActionCard(
  title: knobs.text("title", "New package"),
  subtitle: knobs.text("subtitle", "From a template"),
  icon: knobs.icon("icon", "plus"), color: knobs.color("color", .success)
) {}
.frame(maxWidth: knobs.length("maxWidth", 40, in: 0...60))
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: RadioGroupPreviews.self,
        summary: "A choice between visible options, each with a radio icon.",
        name: "RadioGroup",
        source: "Sources/Molecules/Forms/RadioGroup.swift",
        names: "RadioGroup disabled",
        documentation:
#"""
A choice between visible options, each with a radio icon.

**Sizing:** hugs its title and its options; one row per option.

**Keys:** ↑, ↓, Home and End move
between the options, which are a single Tab stop; Return and Space select one.

**Tokens:** `toggle.*`.

```
struct SizeChoice: View {
  @State private var size = "M"
  var body: some View {
    RadioGroup(title: "Size", selection: $size, options: ["S", "M", "L"])
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var selection = "Weekly"

  var body: some View {
    RadioGroup(
      title: "Report", selection: $selection, options: ["Daily", "Weekly", "Never"])
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection = "Weekly"

  var body: some View {
    RadioGroup(title: "Report", selection: $selection, options: ["Daily", "Weekly"])
      .disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection = "Weekly"

  var body: some View {
    RadioGroup(
      title: knobs.text("title", "Report"),
      selection: $selection,
      options: ["Daily", "Weekly", "Never"]
    )
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SearchBarPreviews.self,
        summary: "A search field with a magnifying glass.",
        name: "SearchBar",
        source: "Sources/Molecules/Forms/SearchBar.swift",
        names: "SearchBar disabled fieldLine",
        documentation:
#"""
A search field with a magnifying glass.

While the field has text, a button on the right clears it.

**Sizing:** fills the width; one row.

**Keys:** those of `TextField`; Return calls `onSearch`, Escape clears the field, unless
`.clearsOnEscape(false)` is set.

**Tokens:** `search.*`, `input.*`, `button.icon.*`.

```
SearchBar(query: $query, placeholder: "Search packages…") { search(query) }
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var query = ""

  var body: some View {
    SearchBar(query: $query, placeholder: "Search packages…") {}.fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var query = "swift-nio"

  var body: some View {
    SearchBar(query: $query) {}.fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "swift-nio"

  var body: some View {
    SearchBar(text: $text).fieldLine().disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var query = ""

  var body: some View {
    SearchBar(
      query: $query,
      placeholder: knobs.text("placeholder", "Search packages…")
    ) {}
    .fieldLine()
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SectionHeaderRowPreviews.self,
        summary: "The heading of a section: an icon, a title, a subtitle and an action.",
        name: "SectionHeaderRow",
        source: "Sources/Molecules/Rows/SectionHeaderRow.swift",
        names: "SectionHeaderRow disabled frame",
        documentation:
#"""
The heading of a section: an icon, a title, a subtitle and an action.

**Sizing:** fills the width; one row, two with a subtitle.

**Keys:** Return and Space press the
action.

**Tokens:** `section.*`, `button.plain.*`.

```
SectionHeaderRow(
  icon: "clock", title: "Recent", subtitle: "Opened this week", actionTitle: "Show all"
) {
  open()
}
```
"""#,
        code: [
#"""
SectionHeaderRow(
  icon: "clock", title: "Recent", subtitle: "Opened this week", actionTitle: "Show all"
) {}
.frame(maxWidth: 44)
"""#,
#"""
SectionHeaderRow(icon: "star.fill", title: "Favourites", subtitle: "3 services")
  .frame(maxWidth: 44)
"""#,
#"""
SectionHeaderRow(
  icon: "shippingbox", title: "Dependencies", subtitle: "Resolved two minutes ago",
  actionTitle: "Update"
) {}
.frame(width: 26)
"""#,
#"""
SectionHeaderRow(icon: "clock", title: "Recent", actionTitle: "Show all") {}
  .frame(maxWidth: 44).disabled(true)
"""#,
#"""
SectionHeaderRow(
  icon: knobs.icon("icon", "clock"), title: knobs.text("title", "Recent"),
  subtitle: knobs.optionalText("subtitle", "Opened this week"),
  actionTitle: knobs.optionalText("actionTitle", "Show all")
) {}
.frame(width: knobs.length("width", 44, in: 0...60))
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SegmentedControlPreviews.self,
        summary: "A choice between a few options, shown as segments of a bar.",
        name: "SegmentedControl",
        source: "Sources/Molecules/Forms/SegmentedControl.swift",
        names: "SegmentedControl disabled",
        documentation:
#"""
A choice between a few options, shown as segments of a bar.

**Sizing:** hugs its title and its options; one row.

**Keys:** ←, →, Home and End move between the
options, which are a single Tab stop; Return and Space select one.

**Tokens:** `button.primary.*`, `button.secondary.*`.

```
struct SizeChoice: View {
  @State private var size = "M"
  var body: some View {
    SegmentedControl(title: "Size", selection: $size, options: ["S", "M", "L"])
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var selection = "Week"

  var body: some View {
    SegmentedControl(title: "Show", selection: $selection, options: ["Day", "Week", "Month"])
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection = "Week"

  var body: some View {
    SegmentedControl(title: "Show", selection: $selection, options: ["Day", "Week"])
      .disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection = "Week"

  var body: some View {
    SegmentedControl(
      title: knobs.text("title", "Show"),
      selection: $selection,
      options: ["Day", "Week", "Month"]
    )
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SelectPreviews.self,
        summary: "A choice between several options.",
        name: "Select",
        source: "Sources/Molecules/Forms/Select.swift",
        names: "Select disabled",
        documentation:
#"""
A choice between several options. A button opens a list of them.

A bar marks the focused button. Without colours, half cells show the button, and arrows mark the
focus.

**Sizing:** hugs its title and the selected option, or fills the width with an alignment; one row.

**Keys:** Return and Space open the list. In the list, the arrows move the focus, typing moves it
to the next option that starts with the text, Return selects, and Escape closes the list.

**Tokens:** those of menus and pickers.

```
struct SizeChoice: View {
  @State private var size = "M"
  var body: some View {
    Select(title: "Size", selection: $size, options: ["S", "M", "L"])
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var selection = "eu-west-1"

  var body: some View {
    Select(title: "Region", selection: $selection, options: ["eu-west-1", "us-east-1", "ap-south-1"])
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection = "eu-west-1"

  var body: some View {
    Select(title: "Region", selection: $selection, options: ["eu-west-1", "us-east-1", "ap-south-1"])
      .disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection = "us-east-1"

  var body: some View {
    Select(
      title: knobs.text("title", "Region"),
      selection: $selection,
      options: ["eu-west-1", "us-east-1", "ap-south-1"]
    )
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SliderPreviews.self,
        summary: "A control for selecting a number by moving a knob along a line.",
        name: "Slider",
        source: "Demo/Gallery/Previews/Molecules/SliderPreviews.swift",
        names: "Slider Text disabled frame",
        documentation:
#"""
A control for selecting a number by moving a knob along a line.

**Sizing:** as wide as proposed, or 20 columns if the width is unspecified; one row.

**Keys:** ← or `-` moves the knob back by one step, → or `+` forward; without a step, by a
twentieth of the range. Shift with an arrow moves it by ten steps. Home and End go to the ends.
The pointer drags the knob, and a press elsewhere on the line moves the knob there. While the
slider has the focus, the wheel over it steps too. A bar in the column before the line shows the
focus.

**Tokens:** `slider.*`, `control.*`.

```
struct Volume: View {
  @State private var volume = 0.5
  var body: some View {
    Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var traffic = 0.4

  var body: some View {
    Slider(value: $traffic, in: 0...1, step: 0.1) {
      Text("Canary")
    } minimumValueLabel: {
      Text("0%")
    } maximumValueLabel: {
      Text("100%")
    }
    .frame(maxWidth: 44)
  }
}
"""#,
#"""
struct Example: View {
  @State private var traffic = 0.4

  var body: some View {
    Slider(value: $traffic, in: 0...1, step: 0.1) {
      Text("Canary")
    } minimumValueLabel: {
      Text("0%")
    } maximumValueLabel: {
      Text("100%")
    }
    .frame(maxWidth: 44).disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var value = 0.4

  var body: some View {
    Slider(value: $value, in: 0...1, step: 0.1) {
      Text(knobs.text("label", "Canary"))
    }
    .frame(maxWidth: knobs.length("maxWidth", 44, in: 0...60))
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: StatCardPreviews.self,
        summary: "A metric and its trend.",
        name: "StatCard",
        source: "Sources/Molecules/Panels/StatCard.swift",
        names: "HStack StatCard StatTrend chart1 chart5 down frame steady top",
        documentation:
#"""
A metric and its trend. An icon shows the direction of the trend, so it is recognizable without
colour.

With recent `values`, an area chart next to the metric shows its history. Otherwise, if there is
room, the value is in large letters, and its unit in small ones. A value with other characters
than those of `BigText` isn't in large letters. The cards of a `DashboardTemplate` have small
letters, and a `MetricsDashboard` chooses the letters for all its cards.

**Sizing:** fills the width, like `Card`.

**Tokens:** `stat.*`, `card.*` and `color`.

```
StatCard(title: "Downloads", value: "12,480", trend: .up("8%"))
StatCard(
  title: "Build time", value: "2.1 s", trend: .down("12%"), values: [4, 9, 2],
  lowerIsBetter: true)
StatCard(title: "Open issues", value: "7", trend: nil)
```
"""#,
        code: [
#"""
StatCard(title: "Downloads", value: "12,480", trend: .up("8%")).frame(maxWidth: 28)
"""#,
#"""
StatCard(title: "Throughput", value: "128/s", trend: .down("3%")).frame(maxWidth: 28)
"""#,
#"""
StatCard(title: "Uptime", value: "99.98%", trend: .steady("0%")).frame(maxWidth: 28)
"""#,
#"""
HStack(alignment: .top) {
  StatCard(
    title: "Build", value: "2.1 s", trend: .down("12%"),
    values: [4, 6, 8, 9, 8, 6, 4, 2, 1, 1, 1, 2], color: .chart5, lowerIsBetter: true)
  StatCard(
    title: "Memory", value: "14 MB", trend: .steady("0%"),
    values: [3, 1, 1, 1, 2, 4, 7, 9, 10, 9, 8, 6], color: .chart1)
}
.frame(maxWidth: 68)
"""#,
#"""
StatCard(title: "Open issues", value: "7").frame(maxWidth: 28)
"""#,
#"""
StatCard(
  title: knobs.text("title", "Downloads"), value: knobs.text("value", "12,480"),
  trend: knobs.choice(
    "trend",
    of: [
      ".up(\"8%\")": StatTrend.up("8%"), ".down(\"3%\")": .down("3%"),
      ".steady(\"0%\")": .steady("0%"), "nil": nil,
    ])
)
.frame(maxWidth: knobs.length("maxWidth", 28, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: StepperPreviews.self,
        summary: "A label with two buttons that increase and decrease a value.",
        name: "Stepper",
        source: "Demo/Gallery/Previews/Molecules/StepperPreviews.swift",
        names: "Stepper disabled",
        documentation:
#"""
A control that steps a value up and down. It doesn't show the value, not even in a `Form`: put
the value in the label, or use a `NumberField`.

**Sizing:** hugs its label and two buttons.

**Keys:** ← and `-` step down, → and `+` step up. With
Shift, the arrows step a value by ten; a stepper with actions calls its action once for each
key. A click on a button steps once. While the stepper has the focus, the wheel over it steps.

```
struct Copies: View {
  @State private var count = 1
  var body: some View {
    Stepper("Copies: \(count)", value: $count, in: 1...99)
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var count = 3

  var body: some View {
    Stepper("Replicas: \(count)", value: $count, in: 1...9)
  }
}
"""#,
#"""
struct Example: View {
  @State private var count = 1

  var body: some View {
    Stepper("Replicas: \(count)", value: $count, in: 1...9)
  }
}
"""#,
#"""
struct Example: View {
  @State private var count = 3

  var body: some View {
    Stepper("Replicas: \(count)", value: $count, in: 1...9)
      .disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var value = 3

  var body: some View {
    Stepper(
      knobs.text("title", "Replicas"), value: $value, in: 1...9
    )
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TagListPreviews.self,
        summary: "A list of tags.",
        name: "TagList",
        source: "Sources/Molecules/Rows/TagList.swift",
        names: "TagList disabled frame leading",
        documentation:
#"""
A list of tags. They wrap onto several lines, or scroll sideways on one row.

**Sizing:** as wide as its longest line; one row per line, with space between lines. With
`scrolls`, it fills the width with one row.

**Keys:** with `onTagTap`, each tag is a button. With `scrolls`, ← →, Page Up, Page Down, Home and
End scroll the list, and so does the wheel, sideways or with Shift; the focused tag is scrolled
into view.

**Tokens:** `tagList.spacing`, `tagList.lineSpacing`, `chip.*`.

```
TagList(tags: ["swift", "terminal", "linux"])
TagList(tags: names, scrolls: true) { tag in search(tag) }
```
"""#,
        code: [
#"""
TagList(tags: ["swift", "terminal", "linux"])
"""#,
#"""
struct Example: View {
  @State private var tags = ["swift", "terminal", "linux", "design tokens", "themes", "widgets"]

  var body: some View {
    TagList(tags: tags) { tag in tags.removeAll { $0 == tag } }
      .frame(maxWidth: 32, alignment: .leading)
  }
}
"""#,
#"""
TagList(
  tags: ["swift", "terminal", "linux", "design tokens", "themes", "widgets"], scrolls: true
)
.frame(maxWidth: 32, alignment: .leading)
"""#,
#"""
TagList(tags: ["swift", "terminal"]) { _ in }.disabled(true)
"""#,
#"""
TagList(
  tags: ["swift", knobs.text("second", "terminal"), knobs.text("third", "linux")],
  scrolls: knobs.flag("scrolls", false)
) { _ in }
.frame(width: knobs.length("width", 32, in: 0...60), alignment: .leading)
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TipViewPreviews.self,
        summary: "A tip with an icon.",
        name: "TipView",
        source: "Sources/Molecules/Panels/TipView.swift",
        names: "TipView frame",
        documentation:
#"""
A tip with an icon.

**Sizing:** fills the width; as tall as its text.

**Tokens:** `tip.*`.

```
TipView(title: "Faster", message: "Press / anywhere to search.")
```
"""#,
        code: [
#"""
TipView(title: "Faster", message: "Press / anywhere to search.").frame(maxWidth: 40)
"""#,
#"""
TipView(
  title: "Themes", message: "Press t for the next one. You can edit each of them.",
  icon: "paintbrush"
)
.frame(maxWidth: 34)
"""#,
#"""
TipView(
  title: knobs.text("title", "Faster"),
  message: knobs.text("message", "Press / anywhere to search."),
  icon: knobs.icon("icon", "lightbulb")
)
.frame(maxWidth: knobs.length("maxWidth", 40, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ToastPreviews.self,
        summary: "A short message that confirms an action or reports an event.",
        name: "Toast",
        source: "Sources/Molecules/Panels/Toast.swift",
        names: "StatusBar Toast VStack error frame keyBinding leading padding success trailing warning",
        documentation:
#"""
A short message that confirms an action or reports an event.

`\.toast` shows a message for a few seconds, in up to six lines; use this view to place one
yourself. Its text has only one line: longer text, and text after a line break, is replaced by
"…".

**Sizing:** hugs its text, one row, inside the edge and the shadow of its style.

**Tokens:**
`toast.*` and `color`.

```
Toast(message: "Saved", icon: "checkmark", color: .success)
```
"""#,
        code: [
#"""
Toast(message: "Copied")
"""#,
#"""
Toast(message: "Saved", icon: "checkmark", color: .success)
"""#,
#"""
VStack(alignment: .leading, spacing: 0) {
  Toast(message: "Deployed checkout", icon: "checkmark", color: .success)
  Toast(
    message: "search responds slowly", icon: "exclamationmark.triangle", color: .warning)
  Toast(message: "media doesn't respond", icon: "xmark", color: .error)
}
"""#,
#"""
VStack(alignment: .trailing, spacing: 0) {
  Toast(message: "Saved", icon: "checkmark", color: .success).padding(.trailing, 2)
  StatusBar().frame(maxWidth: 40)
}
.keyBinding("save", "ctrl+s") {}
.keyBinding("find", "ctrl+f") {}
"""#,
#"""
Toast(
  message: knobs.text("message", "Saved"), icon: knobs.optionalIcon("icon", "checkmark"),
  color: knobs.color("color", .success))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ToggleRowPreviews.self,
        summary: "A row with a switch: a title and a subtitle on the left, the switch on the right.",
        name: "ToggleRow",
        source: "Sources/Molecules/Forms/ToggleRow.swift",
        names: "ToggleRow disabled frame",
        documentation:
#"""
A row with a switch: a title and a subtitle on the left, the switch on the right.

**Sizing:** fills the width; one row plus those of its subtitle.

**Keys:** Return and Space toggle
it.

**Tokens:** `row.*`.

```
struct Sounds: View {
  @State private var areOn = true
  var body: some View {
    ToggleRow(title: "Sounds", subtitle: "Play a sound when a build ends", isOn: $areOn)
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var isOn = true

  var body: some View {
    ToggleRow(title: "Notifications", isOn: $isOn).frame(maxWidth: 36)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = false

  var body: some View {
    ToggleRow(title: "Crash reports", subtitle: "Anonymous, once a day", isOn: $isOn)
      .frame(maxWidth: 36)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = true

  var body: some View {
    ToggleRow(title: "Notifications", isOn: $isOn)
      .frame(maxWidth: 36).disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isOn = true

  var body: some View {
    ToggleRow(
      title: knobs.text("title", "Crash reports"),
      subtitle: knobs.optionalText("subtitle", "Anonymous, once a day"),
      isOn: $isOn
    )
    .frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TooltipPreviews.self,
        summary: "A short explanation of a control.",
        name: "Tooltip",
        source: "Sources/Molecules/Panels/Tooltip.swift",
        names: "SecondaryButton Tooltip VStack frame leading",
        documentation:
#"""
A short explanation of a control.

`.help` shows one next to a view; use this view to place one yourself.

**Sizing:** hugs its text.

**Tokens:** `tooltip.*`.

```
Tooltip(text: "Opens the settings")
```
"""#,
        code: [
#"""
Tooltip(text: "Restarts the service")
"""#,
#"""
Tooltip(text: "Restarts the service in every region").frame(width: 24, alignment: .leading)
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  SecondaryButton(title: "Restart") {}
  Tooltip(text: "Restarts the service")
}
"""#,
#"""
Tooltip(text: knobs.text("text", "Restarts the service in every region"))
  .frame(width: knobs.length("width", 24, in: 0...60), alignment: .leading)
"""#,
        ]))
    components.append(
      Exhibit(
        previews: BottomSheetPreviews.self,
        summary: "A titled sheet for the bottom of the screen, with a short handle at its upper edge.",
        name: "BottomSheet",
        source: "Sources/Organisms/Sections/BottomSheet.swift",
        names: "ActionRow BottomSheet Environment SecondaryButton Text VStack View frame infinity leading",
        documentation:
#"""
A titled sheet for the bottom of the screen, with a short handle at its upper edge.

`.bottomSheet(isPresented:title:content:)` presents one above everything else.

**Sizing:** fills the width; as tall as its content, plus a frame in terminals with 16 or no
colours. The content scrolls if there is less room.

**Tokens:** `bottomSheet.*`.

```
BottomSheet(title: "Share") {
  Text("Share with…")
}
```
"""#,
        code: [
#"""
BottomSheet(title: "Share this dashboard") { ShareTargets() }

struct ShareTargets: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading, spacing: 0) {
        ActionRow(title: "Copy link", value: "dash.example/41") { dismiss() }
        ActionRow(title: "Send to a channel", value: "#checkout") { dismiss() }
        ActionRow(title: "Email", value: "team@example.org") { dismiss() }
      }
      SecondaryButton(title: "Cancel") { dismiss() }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
"""#,
#"""
BottomSheet(title: "checkout 1.18.0") { Text("Deployed today at 14:20 by Ada Okafor.") }
"""#,
#"""
BottomSheet(title: knobs.text("title", "Share")) {
  Text(knobs.text("text", "Share this dashboard with…"))
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CalendarViewPreviews.self,
        summary: "A calendar of a month for selecting a day, with buttons for the previous and next month.",
        name: "CalendarView",
        source: "Sources/Organisms/Choosing/CalendarView.swift",
        names: "CalendarDay CalendarView disabled success warning",
        documentation:
#"""
A calendar of a month for selecting a day, with buttons for the previous and next month.

Weeks begin on Monday, or on `firstWeekday`. The days are a single Tab stop. When the selection
changes, the calendar shows its month. Days out of bounds are disabled. A dot marks the days for
which `marks` returns a colour. With `month`, other views can follow the visible month.

**Sizing:** 28 columns, or 21 if there is less room; eight rows, also in months of fewer than six
weeks. In 21 columns, a dot is before the number, and a mark of the selection or the focus
covers it.

**Keys:** the arrows move between days, also into other months; Home and End move to the first and
the last day of the month; Return and Space select a day; Page Up and Page Down change the
month. In a new sheet or page, the focus begins at the selected day.

**Tokens:** `calendar.*`, `button.icon.*`. The labels come from `\.strings`.

```
struct Departure: View {
  @State private var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)

  var body: some View { CalendarView(selection: $day) }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var selection: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)

  var body: some View {
    CalendarView(selection: $selection, today: CalendarDay(year: 2026, month: 3, day: 10))
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection: CalendarDay?

  var body: some View {
    CalendarView(selection: $selection, today: CalendarDay(year: 2024, month: 2, day: 29))
  }
}
"""#,
#"""
struct Example: View {
  @State private var day: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)

  var body: some View {
    CalendarView(selection: $day) { day in
      switch day.day {
      case 3, 17, 31: .success
      case 12, 14: .warning
      default: nil
      }
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)

  var body: some View {
    CalendarView(selection: $selection)
      .disabled(true)
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)

  var body: some View {
    CalendarView(
      selection: $selection,
      today: CalendarDay(
        year: knobs.number("year", 2026, in: 1900...2100),
        month: knobs.number("month", 3, in: 1...12), day: knobs.number("day", 10, in: 1...28))
    )
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CardListPreviews.self,
        summary: "A scrolling list of cards, one for each item.",
        name: "CardList",
        source: "Sources/Organisms/Tables/CardList.swift",
        names: "CardList ComponentTokens Text font frame",
        documentation:
#"""
A scrolling list of cards, one for each item.

Cards exist only while they are visible.

**Sizing:** fills the available space; as tall as its cards if the height is unspecified.

**Keys:** those of `ScrollView` and of the content of the cards. A list with more cards than fit
is a Tab stop if nothing in its cards can take the focus.

**Tokens:** `card.*`, `page.spacing`.

```
CardList(items: packages) { package in
  Text(package.name).font(.headline)
  Text(package.version)
}
```
"""#,
        code: [
#"""
CardList(items: PreviewItem.packages) { item in
  Text(item.name).font(ComponentTokens.Card.titleFont)
  Text(item.version)
}
.frame(height: 12)

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
#"""
CardList(items: PreviewItem.packages.prefix(knobs.number("count", 2, in: 0...5))) { item in
  Text(item.name).font(ComponentTokens.Card.titleFont)
  Text(item.version)
}
.frame(height: knobs.length("height", 12, in: 0...24))

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ChartPreviews.self,
        summary: "A chart with lines, points, areas or bars above an axis, and a legend for several series.",
        name: "Chart",
        source: "Sources/Charts/Chart.swift",
        names: "Chart ChartSamples ChartSeries ClosedRange Double State View area bars candlesticks chartRule chartValueLabels chartXAxisLabel chartXScale chartXVisibleDomain chartYAxisLabel chartYScale frame heat heatMap histogram horizontalBars log map nan points stackedArea stackedBars warning",
        documentation:
#"""
A chart with lines, points, areas or bars above an axis, and a legend for several series.

Areas and bars of several series can be stacked. `ChartStyle` describes the other styles.

The first eight series have the colours `color.chart.1` to `color.chart.8`, unless they have
their own. After that, the colours repeat. Without colours, each of several series has its own
texture or mark. The area of a single series is coloured by height, with `gradient.data` or a
gradient of your choice. The axis shows as many evenly spaced round values as fit; to compare
charts, give them the same fixed range. A chart with more values than columns shows the smallest
and the largest value of each column, so peaks are never lost. Without values, it says so.

A histogram takes raw values and counts how many fall into each bin; `format` formats the limits
of the bins. A heat map shows one row for each series, from the top, coloured by `gradient.heat`
or a gradient of your choice, and the numbers if all of them fit. With 16 or no colours, it
consists of shading characters.

Horizontal bars have a row for each value: its label, a bar and the value at its end. They suit
long labels and rankings. Long labels take up to half of the width. Without room for
empty rows between them, bars end at whole columns, with a thin line between two of them. If
there are more rows than fit, the last row shows how many are left out, and the cursor scrolls.

Candlesticks show the first, the highest, the lowest and the last price of each period. Their
colours, or textures, show which of the first and the last one is higher. If there are more
candles than columns, a candle shows all periods of its column.

A series of points has a horizontal axis of its own (`.chartXScale`), such as for times, in
line, point and area charts. It replaces `labels`. The cursor reads the nearest point.

`.chartRule` adds reference lines, such as a limit, and `.chartValueLabels` shows values at bars
and points. With `.chartXVisibleDomain`, the user can zoom and scroll the horizontal axis.

While the chart has the focus, or while the pointer is over it, a cursor shows the values at its
position. Screen readers read the first, the last, the lowest and the highest value of each
series, and can move the cursor.

**Sizing:** fills the available space. If there isn't enough room, the labels below the axis are
omitted, then the axis and its values.

**Keys:** Left and Right move the cursor, and Home and End move it to the ends. In a heat map, Up
and Down move it to another series. Along horizontal bars, Up and Down move it instead of Left
and Right. If the chart can zoom, + and - zoom around the cursor, and 0 shows everything.

**Tokens:** `chart.*`, `color.chart.*`, `gradient.data`, `gradient.heat`.

```
Chart([ChartSeries("Requests", [120, 180, 90])], labels: ["Mon", "Tue", "Wed"])
Chart([ChartSeries("CPU", [12, 62, 97])], style: .area, in: 0...100, gradient: .heat) {
  "\(Int($0))%"
}
Chart([ChartSeries("Latency", [12, 18, 41, 22])], style: .histogram) { "\(Int($0)) ms" }
Chart([ChartSeries("Mon", [3, 9]), ChartSeries("Tue", [5, 2])], style: .heatMap)
Chart([ChartSeries("Disk", [412, 96])], style: .horizontalBars, labels: ["redis", "mysql"])
Chart([ChartSeries("Read", [3, 9]), ChartSeries("Write", [5, 2])], style: .stackedBars)
Chart([ChartSeries("Used", [3, 4]), ChartSeries("Cached", [2, 1])], style: .stackedArea)
Chart([ChartSeries("Latency", points: [ChartPoint(x: 0, y: 12), ChartPoint(x: 2, y: 18)])])
```
"""#,
        code: [
#"""
Chart(
  [ChartSeries("Requests", ChartSamples.requests)], style: .area,
  labels: ["00:00", "04:00", "08:00", "12:00", "16:00", "20:00", "24:00"]
)
.frame(idealWidth: 50).frame(height: 10)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart(
  [ChartSeries("Reads", ChartSamples.reads), ChartSeries("Writes", ChartSamples.writes)],
  style: .area
)
.frame(idealWidth: 50).frame(height: 10)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart([ChartSeries("CPU", ChartSamples.loads)], style: .area, in: 0...100, gradient: .heat) {
  "\(Int($0))%"
}
.frame(idealWidth: 50).frame(height: 9)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart(
  [
    ChartSeries("This week", [21, 34, 52, 61, 50, 31, 14]),
    ChartSeries("Last week", [11, 12, 25, 39, 28, 14, 10]),
  ],
  labels: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
) { $0 == 0 ? "$0" : "$\(Int($0))k" }
.frame(idealWidth: 50).frame(height: 10)
"""#,
#"""
Chart(
  [ChartSeries("Downloads", [1204, 980, 1510, 1730, 640])], style: .bars,
  labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
)
.chartValueLabels(.visible)
.frame(maxWidth: 36).frame(height: 9)
"""#,
#"""
Chart(
  [
    ChartSeries("Cloud", [42, 47, 51, 58]), ChartSeries("Support", [18, 20, 19, 24]),
    ChartSeries("Training", [6, 9, 12, 8]),
  ],
  style: .stackedBars, labels: ["Q1", "Q2", "Q3", "Q4"]
) { $0 == 0 ? "0" : "\(Int($0))k" }
.frame(maxWidth: 40).frame(height: 10)
"""#,
#"""
Chart(
  [
    ChartSeries("Used", [8, 9, 11, 14, 13, 16, 18, 15, 14, 17, 19, 18]),
    ChartSeries("Cached", [4, 5, 5, 6, 7, 7, 6, 8, 9, 8, 7, 8]),
  ], style: .stackedArea, labels: ["10:00", "11:00", "12:00"], in: 0...32
) { "\(Int($0)) GB" }
.frame(maxWidth: 48).frame(height: 10)
"""#,
#"""
Chart(
  [
    ChartSeries("Revenue", [29, 35, 42, 50]), ChartSeries("Costs", [33, 31, 35, 38]),
    ChartSeries("Profit", [-4, 4, 7, 12]),
  ], style: .bars, labels: ["Q1", "Q2", "Q3", "Q4"]
) { $0 == 0 ? "0" : "\(Int($0))k" }
.frame(idealWidth: 50).frame(height: 10)
"""#,
#"""
Chart(
  [ChartSeries("Storage", [412, 287, 164, 96, 41.5, 8])], style: .horizontalBars,
  labels: ["postgres", "object-storage", "redis", "search-index", "logs", "sessions"]
) { "\(Int($0)) GB" }
.frame(idealWidth: 50).frame(height: 11)
"""#,
#"""
Chart(
  [
    ChartSeries("This month", [12.4, 3.1, -2.6, -6.8]),
    ChartSeries("Last month", [9.5, 4.2, 1.2, -4.1]),
  ], style: .horizontalBars, labels: ["Cloud", "Support", "Training", "Hardware"]
) { "\($0)%" }
.frame(idealWidth: 50).frame(height: 13)
"""#,
#"""
Chart(
  [
    ChartSeries("ACME", candles: ChartSamples.prices),
    ChartSeries("Average of 3 days", ChartSamples.averagePrices),
  ], style: .candlesticks, labels: ["1 Mar", "8 Mar", "15 Mar"]
) { "$\(Int($0))" }
.frame(maxWidth: 68).frame(height: 16)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart([ChartSeries("Requests", [])], style: .bars, in: 0...100)
  .frame(idealWidth: 50).frame(height: 8)
"""#,
#"""
Chart(
  [
    ChartSeries("Passed", [12, 14, 11, 13, 18, 16, 15, 21, 19, 17, 24, 22]),
    ChartSeries("Failed", [.nan, 31, .nan, .nan, 35, .nan, 28, .nan, .nan, 38, .nan, 33]),
  ], style: .points
) { "\(Int($0)) s" }
.frame(idealWidth: 50).frame(height: 10)
"""#,
#"""
Chart(
  [
    ChartSeries("Cached", points: ChartSamples.cachedQueries),
    ChartSeries("Uncached", points: ChartSamples.uncachedQueries),
  ], style: .points
)
.chartXAxisLabel("Rows").chartYAxisLabel("ms")
.frame(idealWidth: 50).frame(height: 14)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart([ChartSeries("Room", points: ChartSamples.temperatures)]) { "\(Int($0)) °C" }
  .chartXScale(domain: 0...86_400, step: 3_600) { "\(Int($0) / 3_600):00" }
  .chartXAxisLabel("Time")
  .frame(idealWidth: 50).frame(height: 10)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart(
  [
    ChartSeries("p50", [12, 14, 11, 18, 25, 19, 14, 12]),
    ChartSeries("p99", [140, 210, 180, 2600, 9400, 1200, 320, 160]),
  ], labels: ["00:00", "12:00", "24:00"]
)
.chartYScale(type: .log).chartYAxisLabel("ms")
.frame(idealWidth: 50).frame(height: 12)
"""#,
#"""
Chart([ChartSeries("CPU", ChartSamples.loads)], style: .area, in: 0...100) { "\(Int($0))%" }
  .chartRule(y: 80, "Limit", color: .warning).chartRule(x: 16, "Release")
  .frame(idealWidth: 50).frame(height: 9)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
LatestRequests().frame(idealWidth: 50).frame(height: 10)

struct LatestRequests: View {
  @State private var visible: ClosedRange<Double>? = 24...48

  var body: some View {
    Chart(
      [ChartSeries("Requests", ChartSamples.requests)], style: .area,
      labels: (0..<ChartSamples.requests.count).map { "\($0 / 2):\($0 % 2 == 0 ? "00" : "30")" }
    )
    .chartXVisibleDomain($visible)
  }
}

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart([ChartSeries("Response time", ChartSamples.responseTimes)], style: .histogram) {
  "\(Int($0)) ms"
}
.frame(idealWidth: 50).frame(height: 10)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart(
  ChartSamples.week, style: .heatMap, labels: (0..<24).map { "\($0)" }, in: 0...100
) { "\(Int($0))%" }
.frame(idealWidth: 50).frame(height: 9)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart(
  [
    ChartSeries("checkout", [18, 24, 61, 140]), ChartSeries("search", [9, 12, 33, 58]),
    ChartSeries("billing", [22, 31, 96, 188]), ChartSeries("auth", [4, 6, 11, 19]),
  ], style: .heatMap, labels: ["p50", "p75", "p95", "p99"], in: 0...200
) { "\(Int($0)) ms" }
.frame(idealWidth: 50).frame(height: 10)
"""#,
#"""
Chart([ChartSeries("Requests", ChartSamples.requests)], style: .area).frame(
  width: 16, height: 3)

enum ChartSamples {
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
"""#,
#"""
Chart(
  [ChartSeries(knobs.text("series", "Requests"), [1204, 980, 1510, 1730, 640])],
  style: knobs.choice("style", .area), labels: ["Mon", "Tue", "Wed", "Thu", "Fri"]
)
.frame(
  width: knobs.length("width", 36, in: 0...60), height: knobs.length("height", 8, in: 0...20))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ComboBoxPreviews.self,
        summary: "A text field with a button that opens a list of choices.",
        name: "ComboBox",
        source: "Sources/Organisms/Choosing/ComboBox.swift",
        names: "ComboBox MainActor acceptsOtherText disabled fieldLine",
        documentation:
#"""
A text field with a button that opens a list of choices.

As the user types, the list narrows to the choices that contain the typed letters in the same
order. The field accepts any text. With `acceptsOtherText(false)`, it accepts only choices: the
binding changes when the user picks a choice or types all of it. Other text is shown as an
error, and when the focus leaves the field, the previous choice returns. Until then, a
`FormModel` can't be submitted. In a `Form`, its title is a label in the column of labels.

**Sizing:** fills the width; one row. If the width is unspecified, 20 columns plus the edge bar
and the chevron. The list is as wide as the field, or as its widest visible choice, and at most
eight rows tall.

**Keys:** those of `TextField`. ↓ opens the list; ↓, ↑ and the Page keys move in it. ↓ on the last
choice and ↑ on the first one select none, and then the one at the other end. Return and Tab
accept the selected choice; Tab also accepts the completion after the caret, as does → at the
end of the text. Escape closes the list, and so does any command. Clicking the chevron opens and
closes the list; clicking a choice accepts it.

**Tokens:** `comboBox.*`, `suggestion.*`, `choice.*`, `input.*`.

```
struct ShellChoice: View {
  @State private var shell = "/bin/sh"
  var body: some View {
    ComboBox("Shell", text: $shell, choices: ["/bin/bash", "/bin/sh", "/bin/zsh"])
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var text = "/bin/zsh"

  var body: some View {
    ComboBox("Shell", text: $text, choices: Self.shells).fieldLine()
  }

  private static let shells = ["/bin/bash", "/bin/dash", "/bin/fish", "/bin/zsh"]
}
"""#,
#"""
struct Example: View {
  @State private var text = ""

  var body: some View {
    ComboBox("Shell", text: $text, choices: Self.shells).fieldLine()
  }

  private static let shells = ["/bin/bash", "/bin/dash", "/bin/fish", "/bin/zsh"]
}
"""#,
#"""
struct Example: View {
  @State private var text = "/bin/fish"

  var body: some View {
    ComboBox("Shell", text: $text, choices: Self.shells).acceptsOtherText(false)
      .fieldLine()
  }

  private static let shells = ["/bin/bash", "/bin/dash", "/bin/fish", "/bin/zsh"]
}
"""#,
#"""
struct Example: View {
  @State private var text = "/bin/zsh"

  var body: some View {
    ComboBox("Shell", text: $text, choices: Self.shells).fieldLine()
      .disabled(true)
  }

  private static let shells = ["/bin/bash", "/bin/dash", "/bin/fish", "/bin/zsh"]
}
"""#,
#"""
struct Example: View {
  @State private var text = "/bin/zsh"

  var body: some View {
    ComboBox(
      knobs.text("title", "Shell"), text: $text, choices: Self.shells
    )
    .acceptsOtherText(knobs.flag("acceptsOtherText", true))
    .fieldLine()
    .disabled(knobs.flag("disabled", false))
  }

  private static let shells = ["/bin/bash", "/bin/dash", "/bin/fish", "/bin/zsh"]
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CommandPalettePreviews.self,
        summary: "A palette for finding commands by typing a few letters.",
        name: "CommandPalette",
        source: "Sources/Organisms/Commands/CommandPalette.swift",
        names: "CommandPalette KeyBinding MainActor",
        documentation:
#"""
A palette for finding commands by typing a few letters. The best matches come first, with the
matching letters highlighted.

`.commandPalette()` presents one above the screen with every available command: those declared
with `.keyBinding`, with or without keys, those of buttons and menu items with a shortcut, and
any `PaletteCommand`. A menu item and the command for its key are one row, with the title of the
item and its menu as the section.

If a command has a help text, a line below the commands shows that of the selected one. Commands
whose help text contains the words of the query come after those found by their title.

**Sizing:** fills the width, up to `width`; one row for the field, a gap, one row for each match,
and a gap and a row for help texts, up to `height` and the available space.

**Keys:** typing filters the commands, ↑, ↓ and the Page keys move the selection, Return runs the
selected command, Escape dismisses the palette of `.commandPalette()`. ↑ on the first command
selects the last one, and ↓ on the last one the first, unless the key is held. A click runs a
command.

**Tokens:** `commandPalette.*`, `choice.*`, `search.*`, `keyHint.*`. The labels come from
`\.strings`.

```
CommandPalette(commands: [KeyBinding("Save", ["ctrl+s"], section: "File")]) { command in
  if command.id == "save" { save() }
}
```
"""#,
        code: [
#"""
struct Example: View {
  var body: some View {
    CommandPalette(commands: Self.commands, height: 7) { _ in }
  }

  private static let commands = [
    KeyBinding("Open file", ["ctrl+o"], section: "File"),
    KeyBinding("Save as", ["ctrl+s"], section: "File"),
    KeyBinding("Find in files", ["/"], section: "Search"),
    KeyBinding("Next theme", ["t"], section: "View"),
    KeyBinding("Quit", ["q"]),
  ]
}
"""#,
#"""
struct Example: View {
  var body: some View {
    CommandPalette(commands: Self.commands, query: "fi", height: 7) { _ in }
  }

  private static let commands = [
    KeyBinding("Open file", ["ctrl+o"], section: "File"),
    KeyBinding("Save as", ["ctrl+s"], section: "File"),
    KeyBinding("Find in files", ["/"], section: "Search"),
    KeyBinding("Next theme", ["t"], section: "View"),
    KeyBinding("Quit", ["q"]),
  ]
}
"""#,
#"""
struct Example: View {
  var body: some View {
    CommandPalette(commands: Self.described, height: 7) { _ in }
  }

  private static let described = [
    KeyBinding("Archive", ["a"], section: "Message", help: "Moves the message out of the inbox."),
    KeyBinding("Snooze", ["z"], section: "Message", help: "Hides the message until tomorrow."),
    KeyBinding("Mute", ["m"], section: "Thread", help: "Archives future replies as well."),
  ]
}
"""#,
#"""
CommandPalette(commands: [], height: 7) { _ in }
"""#,
#"""
struct Example: View {
  var body: some View {
    CommandPalette(
      commands: Self.commands, width: knobs.length("width", 56, in: 0...60),
      height: knobs.length("height", 9, in: 0...16)
    ) { _ in }
  }

  private static let commands = [
    KeyBinding("Open file", ["ctrl+o"], section: "File"),
    KeyBinding("Save as", ["ctrl+s"], section: "File"),
    KeyBinding("Find in files", ["/"], section: "Search"),
    KeyBinding("Next theme", ["t"], section: "View"),
    KeyBinding("Quit", ["q"]),
  ]
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ContentSectionPreviews.self,
        summary: "A titled section that can be collapsed.",
        name: "ContentSection",
        source: "Sources/Organisms/Sections/ContentSection.swift",
        names: "ContentSection Text brandAccent disabled",
        documentation:
#"""
A titled section that can be collapsed.

A bar in the column before the heading marks the focus. In terminals with 16 or no colours, the
title is also underlined.

**Sizing:** fills the width; only its heading while collapsed.

**Keys:** Return and Space toggle it, → expands, ← collapses. A click on the heading toggles it
too.

**Tokens:** `section.*`, `control.*`, `motion.fast`.

```
ContentSection(title: "Recent", subtitle: "The last 30 days", icon: "clock") {
  InfoRow(label: "swift-nio", value: "2.101.2")
}
```
"""#,
        code: [
#"""
ContentSection(title: "Recent", icon: "clock") {
  Text("swift-nio")
  Text("swift-log")
}
"""#,
#"""
ContentSection(
  title: "Dependencies", subtitle: "resolved two minutes ago", icon: "shippingbox",
  iconColor: .brandAccent
) {
  Text("swift-argument-parser 1.8.2")
}
"""#,
#"""
ContentSection(title: "Recent", icon: "clock") { Text("swift-nio") }.disabled(true)
"""#,
#"""
ContentSection(
  title: knobs.text("title", "Dependencies"),
  subtitle: knobs.optionalText("subtitle", "resolved two minutes ago"),
  icon: knobs.icon("icon", "shippingbox"), iconColor: knobs.color("iconColor", .brandAccent)
) {
  Text(knobs.text("content", "swift-argument-parser 1.8.2"))
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: CustomNavigationBarPreviews.self,
        summary: "A navigation bar with a title between two actions.",
        name: "CustomNavigationBar",
        source: "Sources/Organisms/Commands/CustomNavigationBar.swift",
        names: "CustomNavigationBar disabled frame",
        documentation:
#"""
A navigation bar with a title between two actions.

The title is centred in the bar, regardless of the actions. A long title takes all the space
that they leave.

**Sizing:** fills the width; one row.

**Keys:** Tab moves to the actions.

**Tokens:** `nav.*`, `button.icon.*`.

```
CustomNavigationBar(title: "Settings", leftAction: { dismiss() })
```
"""#,
        code: [
#"""
CustomNavigationBar(title: "Packages")
"""#,
#"""
CustomNavigationBar(title: "swift-nio", leftAction: {})
"""#,
#"""
CustomNavigationBar(title: "Packages", leftAction: {}, rightAction: {}, rightIcon: "gear")
"""#,
#"""
CustomNavigationBar(title: "Deployments in the last seven days", leftAction: {})
  .frame(width: 24)
"""#,
#"""
CustomNavigationBar(
  title: knobs.text("title", "Packages"), leftAction: knobs.action("leftAction"),
  rightAction: knobs.action("rightAction"),
  leftIcon: knobs.optionalIcon("leftIcon", "chevron.left"),
  rightIcon: knobs.optionalIcon("rightIcon", "gear")
)
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DataTablePreviews.self,
        summary: "A table with columns, sorting, and selection of rows or of cells.",
        name: "DataTable",
        source: "Sources/Organisms/Tables/DataTable.swift",
        names: "Color DataCell DataCellRange DataColumn DataSortOrder DataTable Double Gauge HStack HorizontalAlignment Identifiable Int Set StatusDot String TableColumnCustomization Text VStack accessibilityHidden accessibilityLabel all alternatingRowBackgrounds ascending border copyable descending fitted flexible footer foregroundStyle frame grouped heat joinsBorders leading meter onActivate self state success tableGridLines textMuted textSecondary trailing warning width",
        documentation:
#"""
A table with columns, sorting, and selection of rows or of cells.

Columns have a fixed width, the width of their contents, or a share of the remaining width. In a
narrow table, `.flexible` and `.fitted` columns become narrower first, down to their `min`, or
to their titles if they have none. Trailing columns, which usually show numbers, stay as wide as
their cells: a number with missing digits would be a wrong number. Only the limits of a `.fixed`
width and a `max` can cut them off.

If the columns still don't fit, the table scrolls sideways by whole columns. The first column
stays in place; `DataColumn.pinned()` keeps more of them. Signs at the ends of the titles count
the hidden columns, such as `‹2` and `5›`. If there is no room for the number, they are `‹` and
`›`. A click on a sign scrolls by as many columns as are visible. A title or a control that gets
the focus becomes visible, and stays visible when the table becomes narrower. A secondary click
anywhere in a cell opens its `.contextMenu`. If there is no room for another column next to
those that stay in place, it replaces them.

The user can drag the space after a title to change the width of its column, within its limits.
A double click there fits the width to the title and the widest cell on the screen, or returns
to the automatic width if the column already fits. A column with a `.fixed` width keeps it.
`columnCustomization:` binds the widths and the order, and hides columns. If it hides all of
them, the first one stays visible. With this binding, the user can drag a title to the place of
another one. A line shows where its column will be, holding the title on a sign scrolls, and
Escape cancels. Pinned columns stay before the others. A secondary click on the titles opens a
menu that hides, shows, moves and resets columns.

`DataColumn.footer(_:)` shows a view below the rows of a column, such as a total, in a row that
stays at the bottom of the table.

`.alternatingRowBackgrounds()` makes long rows easier to follow, and `.tableGridLines(_:)` shows
lines between rows and columns.

Return, Space or a click on a title sorts by it; the second press reverses the order, and the
third restores the original order.

On another title, `+`, Shift-Return or a click with Shift or Control sorts rows with equal
values by its column too. Numbers then show the order, as in `▲1` and `▼2`. The second press of
these keys reverses the order of the column, and the third removes it. With a binding to one
`DataSortOrder`, the rows are sorted by one column only.

Rows exist only while they are visible, and so do the cells of text columns. The cells of other
columns exist while their rows do, also if they are scrolled out of view: hundreds of columns of
views make new rows slow. Cells are one line tall unless they set another line limit. A sorted
table reads the value of each row when its body runs. If a value has changed, it sorts the rows
again, which takes n·log n comparisons; rows with equal values keep their original order.

With `children:`, rows can be expanded, as in a `TreeView`: the first visible column shows their
level, also after the user has moved columns; pin one to keep it there. Sorting orders the rows
inside each parent.

If a text field replaces the text of a cell, so that the user can edit it, the width of its
column stays the same. A `min` leaves enough room for the field.

The rows are a `List` in a scroll view, so `.defaultScrollAnchor`, `.scrollPosition` and
`.onScrollGeometryChange` apply to them.

**Sizing:** fills the available space.

**Keys:** those of `List`, and on titles, rows and selected cells:

| input | effect |
|---|---|
| Left, Right; Home, End on a title | move to other titles, also to hidden ones |
| Shift-Left, Shift-Right on a title | change the width of its column by a cell |
| Option-Shift-Left, Option-Shift-Right on a title | move its column, if columns can be moved |
| Down on a title | moves to the rows |
| the menu key, Shift-F10 on a title | open the menu of the columns |
| Left, Right on a row | scroll by a column, if columns are hidden |
| the same with `children:` | as in a `TreeView`; if they have no effect there, scroll |
| a horizontal wheel, the wheel with Shift | scroll by a column |
| Left, Right on a cell | move to the next column, which becomes visible |
| Shift-Left, Shift-Right on a row or a cell | the same, by as many columns as are visible |
| Shift with a key that moves to a cell, Shift-click, a drag | extend a range of cells |
| Control-A; Escape with several cells | select all cells of a range; only the current one |
| Home, End on a cell | move to the first and the last column |
| Control-Home, Control-End on a cell | move to the first and the last cell |
| letters on a cell | search in its column |
| Return, a double click on a cell | call the action of `.onActivate` with its `DataCell` |
| Return without such an action | presses the control in the cell, or moves to its text field |
| Tab on a cell | moves to the control in the cell |
| Shift-Tab on a cell | moves to the title of its column, if it is visible and sorts |
| the menu key, Shift-F10 on a cell | open its context menu |

The titles of sortable columns are a single Tab stop, before the rows: Tab moves to the most
recently focused title, or to a visible one if that is hidden, and doesn't scroll. If no column
can be sorted, the menu key opens the menu of the columns on a row without a context menu. Left
and Right never leave the rows if columns are hidden, a cell is selected, or rows have
`children:`.

**Tokens:** `table.*`, `sidebar.*` for the selected row, `tree.*` for rows with `children:`, and
`split.lineStyle` for a dragged edge or title. In terminals without colours, a marker shows the
selected row, and selected cells are reversed, or underlined while the table doesn't have the
focus.

```
struct File: Identifiable {
  let id: Int
  var name = ""
  var bytes = 0
}
struct Files: View {
  let files: [File]
  @State private var order: DataSortOrder? = .descending("Size")

  var body: some View {
    DataTable(
      files,
      columns: [
        DataColumn("Name", value: \.name).width(.flexible(min: 12)),
        DataColumn("Size", value: \.bytes).width(.fitted(max: 12)),
      ], sortOrder: $order)
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var selection: String? = "checkout"
  @State private var order: DataSortOrder? = .descending("Load")

  var body: some View {
    DataTable(
      PreviewService.all,
      columns: [
        DataColumn("Service", value: \.name).width(.flexible(min: 12)),
        DataColumn("State", value: \.state) { service in
          HStack {
            StatusDot(color: Self.color(of: service), label: service.state).accessibilityHidden()
            Text(service.state)
          }
        }
        .width(.fitted(min: 9)),
        DataColumn("Load", value: \.load) { service in
          Gauge("", value: service.load, color: Self.color(of: service))
            .accessibilityLabel("Load")
        }
        .width(.flexible(min: 8, max: 16)),
      ],
      selection: $selection, sortOrder: $order
    )
    .frame(height: 13)
  }

  private static func color(of service: PreviewService) -> Color {
    switch service.state {
    case "Running": .success
    case "Slow": .warning
    default: .textMuted
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
DataTable(
  PreviewService.all,
  columns: [
    DataColumn("Service", value: \.name).width(.flexible(weight: 12)),
    DataColumn("Latency", alignment: .trailing, sortedBy: { $0.latency ?? 0 }) { $0.time }
      .width(.flexible(weight: 8)),
    DataColumn("Version", value: \.version, alignment: .trailing)
      .width(.flexible(weight: 7)),
  ]
)
.frame(height: 13)

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    DataTable(
      Self.services,
      columns: [
        DataColumn("Service", value: \.name).width(.fitted),
        .meter("CPU", value: \.load, in: 0...100) { "\(Int($0))%" }.width(.flexible(weight: 2)),
        .heat("Memory", value: \.memory, in: 0...512) { "\(Int($0)) MB" }.width(.fitted(min: 8)),
      ]
    )
    .frame(maxWidth: 56).frame(height: 6)
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let load: Double
  let memory: Double

  var size: String { "\(Int(memory)) MB" }
  var requests: String { Int(load * 1_310).grouped }
  var errors: String { "\(id * 7 % 5)" }
  var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
  var version: String { "1.\(id).0" }
  var instances: String { "\(id * 3)" }
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    DataTable(
      services,
      columns: [
        DataColumn("Service", value: \.name).width(.flexible(min: 8)).footer { services in
          Text("\(services.count) services")
        },
        DataColumn("Region", value: \.region).width(.fitted(min: 9)),
        DataColumn("Memory", value: \.memory, alignment: .trailing) { Text($0.size) }
          .width(.fitted(min: 8)).footer { services in
            Text("\(Int(services.reduce(0) { $0 + $1.memory }).grouped) MB")
          },
      ]
    )
    .frame(maxWidth: 44).frame(height: 7)
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let load: Double
  let memory: Double

  var size: String { "\(Int(memory)) MB" }
  var requests: String { Int(load * 1_310).grouped }
  var errors: String { "\(id * 7 % 5)" }
  var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
  var version: String { "1.\(id).0" }
  var instances: String { "\(id * 3)" }
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    DataTable(
      services.prefix(3),
      columns: [
        DataColumn("Service", value: \.name).width(.flexible(min: 8)).footer { services in
          Text("\(services.count) services")
        },
        DataColumn("Region", value: \.region).width(.fitted(min: 9)),
        DataColumn("Memory", value: \.memory, alignment: .trailing) { Text($0.size) }
          .width(.fitted(min: 8)).footer { services in
            Text("\(Int(services.reduce(0) { $0 + $1.memory }).grouped) MB")
          },
      ]
    )
    .tableGridLines(.all)
    .border(.border)
    .joinsBorders()
    .frame(maxWidth: 48).frame(height: 11)
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let load: Double
  let memory: Double

  var size: String { "\(Int(memory)) MB" }
  var requests: String { Int(load * 1_310).grouped }
  var errors: String { "\(id * 7 % 5)" }
  var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
  var version: String { "1.\(id).0" }
  var instances: String { "\(id * 3)" }
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    DataTable(
      Self.services,
      columns: [
        DataColumn("Service", value: \.name).width(.flexible(min: 8)),
        DataColumn("Region", value: \.region).width(.fitted(min: 9)),
        DataColumn("Memory", value: \.memory, alignment: .trailing) { Text($0.size) }
          .width(.fitted(min: 8)),
      ]
    )
    .alternatingRowBackgrounds()
    .tableGridLines(.columns)
    .frame(maxWidth: 44).frame(height: 6)
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let load: Double
  let memory: Double

  var size: String { "\(Int(memory)) MB" }
  var requests: String { Int(load * 1_310).grouped }
  var errors: String { "\(id * 7 % 5)" }
  var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
  var version: String { "1.\(id).0" }
  var instances: String { "\(id * 3)" }
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  @State private var expanded: Set<String> = ["Sources", "Checkout"]
  @State private var order: DataSortOrder? = .descending("Lines")

  var body: some View {
    DataTable(
      files, children: { $0.files },
      columns: [
        DataColumn("Name", value: \.id).width(.flexible(min: 16)),
        DataColumn("Lines", value: \.lines, alignment: .trailing) { Text($0.lines.grouped) }
          .width(.fitted(min: 7))
          .footer { files in
            Text(files.reduce(0) { $0 + $1.lines }.grouped)
          },
      ], expanded: $expanded, sortOrder: $order)
      .frame(maxWidth: 44).frame(height: 9)
  }

  private static let files = [
    File(
      id: "Sources", lines: 1_310,
      files: [
        File(
          id: "Checkout", lines: 940,
          files: [File(id: "Cart.swift", lines: 310), File(id: "Payment.swift", lines: 630)]),
        File(id: "Shared", lines: 370, files: [File(id: "Money.swift", lines: 370)]),
      ]),
    File(id: "Tests", lines: 420, files: [File(id: "CartTests.swift", lines: 420)]),
    File(id: "Package.swift", lines: 34),
  ]
}

struct File: Identifiable {
  let id: String
  var lines = 0
  var files: [File]?
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    DataTable(
      Self.services,
      columns: [
        DataColumn("Service", value: \.name).width(.flexible(min: 8, max: 12)),
        .heat("CPU", value: \.load, in: 0...100) { "\(Int($0))%" },
        DataColumn("Memory", alignment: .trailing) { $0.size },
        DataColumn("Requests", alignment: .trailing) { $0.requests },
        DataColumn("Errors", alignment: .trailing) { $0.errors },
        DataColumn("Region") { $0.region }.width(.fitted(min: 9)),
        DataColumn("Version", alignment: .trailing) { $0.version },
        DataColumn("Instances", alignment: .trailing) { $0.instances },
      ]
    )
    .frame(maxWidth: 44).frame(height: 6)
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let load: Double
  let memory: Double

  var size: String { "\(Int(memory)) MB" }
  var requests: String { Int(load * 1_310).grouped }
  var errors: String { "\(id * 7 % 5)" }
  var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
  var version: String { "1.\(id).0" }
  var instances: String { "\(id * 3)" }
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  @State private var chosen: String? = "swift-log"

  var body: some View {
    DataTable(
      PreviewItem.packages, columns: [DataColumn("Package") { $0.name }], selection: $chosen)
      .frame(height: 5)
  }
}

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
#"""
struct Example: View {
  @State private var cell: DataCell<Int>? = DataCell(row: 2, column: "Memory")
  @State private var opened: DataCell<Int>?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      DataTable(
        Self.services.prefix(4),
        columns: [
          DataColumn("Service", value: \.name).width(.fitted(min: 8)),
          DataColumn("Memory", alignment: .trailing) { $0.size },
          DataColumn("Region") { $0.region }.width(.fitted(min: 9)),
        ], selection: $cell
      )
      .onActivate(of: DataCell<Int>.self) { opened = $0.first }
      .frame(maxWidth: 44).frame(height: 5)
      Text(
        opened.map { "Opened \($0.column) of row \($0.row)" }
          ?? "Press Return or double-click a cell."
      )
      .foregroundStyle(.textSecondary)
    }
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let load: Double
  let memory: Double

  var size: String { "\(Int(memory)) MB" }
  var requests: String { Int(load * 1_310).grouped }
  var errors: String { "\(id * 7 % 5)" }
  var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
  var version: String { "1.\(id).0" }
  var instances: String { "\(id * 3)" }
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  @State private var range: DataCellRange<Int>?
   = 
  DataCellRange(rows: [2, 3, 4], columns: ["Memory", "Region"])

  var body: some View {
    let columns: [DataColumn<Service>] = [
      DataColumn("Service", value: \.name).width(.fitted(min: 8)),
      DataColumn("Memory", alignment: .trailing) { $0.size },
      DataColumn("Region") { $0.region }.width(.fitted(min: 9)),
    ]
    DataTable(services, columns: columns, selection: $range)
      .copyable(range?.tabSeparatedRows(of: services, in: columns) ?? [])
      .frame(maxWidth: 44).frame(height: 6)
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let load: Double
  let memory: Double

  var size: String { "\(Int(memory)) MB" }
  var requests: String { Int(load * 1_310).grouped }
  var errors: String { "\(id * 7 % 5)" }
  var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
  var version: String { "1.\(id).0" }
  var instances: String { "\(id * 3)" }
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  @State private var chosen: Set<String> = ["swift-collections", "swift-log"]

  var body: some View {
    DataTable(
      PreviewItem.packages, columns: [DataColumn("Package") { $0.name }], selection: $chosen)
      .frame(height: 6)
  }
}

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
#"""
struct Example: View {
  @State private var opened: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      DataTable(PreviewItem.packages.prefix(3), columns: [DataColumn("Package") { $0.name }])
        .onActivate(of: String.self) { opened = $0.first }
        .frame(height: 4)
      Text(opened.map { "Opened \($0)" } ?? "Press Return or double-click a row.")
        .foregroundStyle(.textSecondary)
    }
  }
}

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
#"""
struct Example: View {
  @State private var orders: [DataSortOrder] = [.ascending("Region"), .descending("Memory")]
  @State private var customization = TableColumnCustomization()

  var body: some View {
    DataTable(
      Self.services,
      columns: [
        DataColumn("Service", value: \.name).width(.fitted(min: 10)),
        DataColumn("Region", value: \.region).width(.fitted(min: 12)),
        DataColumn("Memory", value: \.memory, alignment: .trailing) { Text($0.size) }
          .width(.fitted(min: 10)),
      ], sortOrder: $orders, columnCustomization: $customization)
      .frame(maxWidth: 44).frame(height: 6)
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]
}

struct Service: Identifiable {
  let id: Int
  let name: String
  let load: Double
  let memory: Double

  var size: String { "\(Int(memory)) MB" }
  var requests: String { Int(load * 1_310).grouped }
  var errors: String { "\(id * 7 % 5)" }
  var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
  var version: String { "1.\(id).0" }
  var instances: String { "\(id * 3)" }
}

extension Int {
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
"""#,
#"""
struct Example: View {
  @State private var selection: String?

  var body: some View {
    DataTable(
      PreviewItem.packages.prefix(knobs.number("count", 4, in: 0...5)),
      columns: [
        DataColumn(knobs.text("title", "Package"), value: \.name)
          .width(.flexible(weight: knobs.number("weight", 3, in: 1...9))),
        DataColumn(
          "Version",
          alignment: knobs.choice(
            "alignment", of: [".trailing": HorizontalAlignment.trailing, ".leading": .leading])
        ) { $0.version },
      ], selection: $selection
    )
    .frame(height: knobs.length("height", 6, in: 0...12))
  }
}

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DatePickerPreviews.self,
        summary: "A field for a date such as 2026-11-30, with a button that opens a calendar.",
        name: "DatePicker",
        source: "Sources/Organisms/Choosing/DatePicker.swift",
        names: "CalendarDay DatePicker Form MainActor adding disabled fieldLine",
        documentation:
#"""
A field for a date such as `2026-11-30`, with a button that opens a calendar.

The year, the month and the day are parts of the field, and keys act on one of them. Digits
replace it; the last one moves on to the next part. A year of two digits is in the century of
the selected day, or after 1999 if there is none. Pasted dates need this order, but not hyphens.
A typed date is written to the binding once it is complete and within the bounds. Otherwise, it
is shown as an error, the binding keeps the previous day, and a `FormModel` can't be submitted.
An empty field shows `title`, or the form of a date while it has the focus. In a `Form`, the
title is a label in the column of labels.

**Sizing:** fills the width; one row. If the width is unspecified, 20 columns plus the edge bar
and the chevron. The calendar needs 30 columns, or 23 in a narrow window, and ten rows; without
room for it below or above the field, it covers the field.

**Keys:** ← and → move between the parts, Home and End to the first and the last one. ↑ and ↓ step
a part; with Shift, they step by ten, as do Page Up and Page Down. While the field has the
focus, the wheel steps too. Backspace and Delete remove the last typed digit, or else an
optional date. Return and Space open the calendar, which has the keys of `CalendarView`;
choosing a day or pressing Escape closes it. Clicking the chevron opens it; clicking a part
selects it.

**Tokens:** `comboBox.*`, `input.*`, `numberField.bounds`, `calendar.*`. The labels come from
`\.strings`.

```
struct Deadline: View {
  @State private var day: CalendarDay?
  @Environment(\.clock) private var clock

  var body: some View { DatePicker("Due", selection: $day, in: clock.today...) }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var selection = Self.dueDay

  var body: some View {
    DatePicker("Due", selection: $selection, today: Self.currentDay).fieldLine()
  }

  private static let currentDay = CalendarDay(year: 2026, month: 11, day: 20)

  private static let dueDay = CalendarDay(year: 2026, month: 11, day: 30)
}
"""#,
#"""
struct Example: View {
  @State private var selection: CalendarDay?

  var body: some View {
    DatePicker("Due", selection: $selection, today: Self.currentDay).fieldLine()
  }

  private static let currentDay = CalendarDay(year: 2026, month: 11, day: 20)
}
"""#,
#"""
struct Example: View {
  @State private var selection = Self.currentDay

  var body: some View {
    DatePicker("Due", selection: $selection, in: Self.dueDay..., today: Self.currentDay).fieldLine()
  }

  private static let currentDay = CalendarDay(year: 2026, month: 11, day: 20)

  private static let dueDay = CalendarDay(year: 2026, month: 11, day: 30)
}
"""#,
#"""
struct Example: View {
  @State private var day: CalendarDay?

  var body: some View {
    Form {
      DatePicker("Due", selection: $day, in: Self.currentDay..., today: Self.currentDay)
    }
  }

  private static let currentDay = CalendarDay(year: 2026, month: 11, day: 20)
}
"""#,
#"""
struct Example: View {
  @State private var selection = Self.dueDay

  var body: some View {
    DatePicker("Due", selection: $selection).fieldLine()
      .disabled(true)
  }

  private static let dueDay = CalendarDay(year: 2026, month: 11, day: 30)
}
"""#,
#"""
struct Example: View {
  @State private var selection: CalendarDay? = Self.dueDay

  var body: some View {
    DatePicker(
      knobs.text("title", "Due"), selection: $selection,
      in: Self.currentDay...currentDay.adding(days: knobs.number("days", 30, in: 1...365)),
      today: Self.currentDay
    )
    .fieldLine()
    .disabled(knobs.flag("disabled", false))
  }

  private static let currentDay = CalendarDay(year: 2026, month: 11, day: 20)

  private static let dueDay = CalendarDay(year: 2026, month: 11, day: 30)
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DetailPanelPreviews.self,
        summary: "A panel with details of a selected item, next to its list.",
        name: "DetailPanel",
        source: "Sources/Organisms/Sections/DetailPanel.swift",
        names: "DetailPanel PlainButton Text frame",
        documentation:
#"""
A panel with details of a selected item, next to its list. The title stays in place, and the
content scrolls.

It has soft corners, like `Card`; in terminals with 16 or no colours, it has a frame, unless the
view around it has one.

**Sizing:** fills the available space.

**Keys:** those of `ScrollView`; Tab moves to the close button.

**Tokens:** `nav.*`, `page.padding`, `section.subtitle`.

```
DetailPanel(title: "swift-nio", subtitle: "2.101.2", onClose: { dismiss() }) {
  InfoRow(label: "Licence", value: "Apache 2.0")
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var isShown = true

  var body: some View {
    if isShown {
      DetailPanel(
        title: "swift-nio", subtitle: "2.101.2", onClose: { isShown = false }
      ) {
        Text("An event-driven network application framework for protocol servers and clients.")
      }
      .frame(maxWidth: 40).frame(height: 8)
    } else {
      PlainButton(title: "Show again") { isShown = true }
    }
  }
}
"""#,
#"""
DetailPanel(title: "No package selected") { Text("Select a package to see its details.") }
  .frame(maxWidth: 40).frame(height: 5)
"""#,
#"""
DetailPanel(
  title: knobs.text("title", "swift-nio"),
  subtitle: knobs.optionalText("subtitle", "2.101.2"),
  onClose: knobs.action("onClose")
) {
  Text(knobs.text("content", "An event-driven network application framework."))
}
.frame(
  width: knobs.length("width", 40, in: 0...60), height: knobs.length("height", 8, in: 0...20))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DialogsPreviews.self,
        summary: "Alerts, confirmation dialogs, sheets and popovers above the screen.",
        name: "Dialogs",
        source: "Demo/Gallery/Previews/Organisms/DialogsPreviews.swift",
        names: "Button CaptionText ComponentTokens Environment HStack LabeledInputField PrimaryButton Question SecondaryButton ShareTargets State String Task Text TextField VStack View alert bottomSheet cancel confirmationDialog destructive disabled font frame horizontal infinity keyHint leading onSubmit padding popover sheet trailing vertical",
        documentation:
#"""
Alerts, confirmation dialogs, sheets and popovers above the screen.
"""#,
        code: [
#"""
struct Example: View {
  @State private var isShown = false

  var body: some View {
    SecondaryButton(title: "Delete the database…") { isShown = true }
      .alert("Delete the database?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This also deletes its 214 backups.")
      }
  }
}
"""#,
#"""
BranchAlert()

struct BranchAlert: View {
  @State private var isShown = false
  @State private var name = ""
  @State private var branch = "main"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      SecondaryButton(title: "New branch…") {
        name = ""
        isShown = true
      }
      .alert("New branch", isPresented: $isShown) {
        TextField("Name", text: $name)
        Button("Create") { branch = name }.disabled(name.isEmpty)
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It starts at the last commit of \(branch).")
      }
      CaptionText(text: "On \(branch)")
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isShown = false

  var body: some View {
    SecondaryButton(title: "Close…") { isShown = true }
      .confirmationDialog("Save your changes?", isPresented: $isShown) {
        Button("Save") {}
        Button("Save as a copy") {}
      }
  }
}
"""#,
#"""
RestartQuestion()

struct RestartQuestion: View {
  @State private var question = Question<String>()
  @State private var status = "Running"

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      SecondaryButton(title: "Restart…") { Task { await restart() } }
        .confirmationDialog("Restart checkout?", question) { answer in
          Button("One at a time") { answer("one at a time") }
          Button("All at once", role: .destructive) { answer("all at once") }
        } message: {
          Text("It has six instances.")
        }
      CaptionText(text: status)
    }
  }

  private func restart() async {
    if let order = await question.ask() { status = "Restarted \(order)" }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isShown = false

  var body: some View {
    SecondaryButton(title: "Rename…") { isShown = true }
      .sheet(isPresented: $isShown) { RenameSheet() }
  }
}

struct RenameSheet: View {
  @State private var name = "Checkout latency"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Rename the dashboard").font(ComponentTokens.Dialog.titleFont)
      LabeledInputField(label: "Name", text: $name)
        .onSubmit { dismiss() }
        .keyHint("rename", "enter")
      HStack(spacing: 2) {
        PrimaryButton(title: "Rename") { dismiss() }
        SecondaryButton(title: "Cancel") { dismiss() }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .frame(idealWidth: 44, maxWidth: 44)
    .padding(.horizontal, ComponentTokens.Dialog.padding)
    .padding(.vertical, 1)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isShown = false

  var body: some View {
    SecondaryButton(title: "Share…") { withAnimation { isShown = true } }
      .bottomSheet(isPresented: $isShown, title: "Share this dashboard") { ShareTargets() }
  }
}

struct ShareTargets: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      VStack(alignment: .leading, spacing: 0) {
        ActionRow(title: "Copy link", value: "dash.example/41") { dismiss() }
        ActionRow(title: "Send to a channel", value: "#checkout") { dismiss() }
        ActionRow(title: "Email", value: "team@example.org") { dismiss() }
      }
      SecondaryButton(title: "Cancel") { dismiss() }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isShown = false

  var body: some View {
    SecondaryButton(title: "Details…") { isShown = true }
      .popover(isPresented: $isShown) { Text("Deployed at 14:20\nby Ada Okafor.") }
  }
}
"""#,
#"""
struct Example: View {
  @State private var isPresented = false

  var body: some View {
    let message = knobs.text("message", "This also deletes its 214 backups.")
    let action = knobs.text("action", "Delete")
    SecondaryButton(title: knobs.text("button", "Delete the database…")) {
      isPresented = true
    }
    .alert(knobs.text("title", "Delete the database?"), isPresented: $isPresented) {
      Button(action, role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text(message)
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DiffViewPreviews.self,
        summary: "The differences between files or between two texts, in colours, with the words that differ.",
        name: "DiffView",
        source: "Sources/Diff/DiffView.swift",
        names: "DiffView automatic diffStyle disabled frame joined lineWrapping map split swift unified yaml",
        documentation:
#"""
The differences between files or between two texts, in colours, with the words that differ.

It is part of the product CuriumDiff. A patch can have several files, which the user can
collapse. A comparison of two texts shows three unchanged lines around each change, and the user
can show the others. Code has the colours of its language: that of `language`, or in a patch
that of each path. In terminals without colours, the signs `+` and `-` show the changes, and
underlines the words.

In a wide view, both versions are side by side; see `diffStyle(_:)`. Lines that are too wide
wrap, or scroll sideways with `.lineWrapping(.disabled)`. Only the visible rows exist, so a
patch can have 100,000 lines.

The selected hunk is the one with the current row. No row is current until the user moves or
clicks: for a selection from the start, set it to the `id` of the first hunk. To act on hunks,
use `.onActivate(of: DiffHunk.ID.self)` for Return and a double click, or `selection` in a
command of your own. A command for single lines uses `lines`. `Diff.patch(of:)` returns a patch
of hunks or lines. `lineNotes(_:)` shows notes, such as comments, below lines.

A diff without changes shows a message, and keeps the focus.

**Sizing:** fills the available space; as tall as its rows if the height is unspecified.

**Keys:** those of `List`. `]` and `[` select the next and the previous change, with the names
`diff.next-hunk` and `diff.previous-hunk` in key maps. Return expands and collapses files and
unchanged lines. Left and Right scroll lines that don't wrap. Control-C copies the hunk.

**Tokens:** `diff.*`, `code.*`, `divider.*`, and `sidebar.*` for the current row.

```
DiffView(old: "let port = 80\n", new: "let port = 8080\n", language: .swift)
```
"""#,
        code: [
#"""
DiffView(patch: DiffSamples.patch).frame(height: 14)

enum DiffSamples {
  static let patch = """
    commit 5f2c1aa
    Author: Ada Okafor

    Listen on the public port

    diff --git a/Server.swift b/Server.swift
    --- a/Server.swift
    +++ b/Server.swift
    @@ -4,4 +4,4 @@ import HTTP
     let host = address(of: interface)
    -let port = 80
    +let port = 8080
     // Connections that wait for a worker.
     let backlog = 128
    diff --git a/logo.png b/logo.png
    Binary files a/logo.png and b/logo.png differ
    diff --git a/notes.txt b/changes.txt
    rename from notes.txt
    rename to changes.txt
    """

  static let old = (1...14).map { "let step\($0) = \($0) * scale\n" }.joined()
  static let new = old.replacing("step9 = 9", with: "step9 = 10")
}
"""#,
#"""
DiffView(patch: DiffSamples.patch).diffStyle(.split)
  .frame(idealWidth: 72).frame(height: 14)

enum DiffSamples {
  static let patch = """
    commit 5f2c1aa
    Author: Ada Okafor

    Listen on the public port

    diff --git a/Server.swift b/Server.swift
    --- a/Server.swift
    +++ b/Server.swift
    @@ -4,4 +4,4 @@ import HTTP
     let host = address(of: interface)
    -let port = 80
    +let port = 8080
     // Connections that wait for a worker.
     let backlog = 128
    diff --git a/logo.png b/logo.png
    Binary files a/logo.png and b/logo.png differ
    diff --git a/notes.txt b/changes.txt
    rename from notes.txt
    rename to changes.txt
    """

  static let old = (1...14).map { "let step\($0) = \($0) * scale\n" }.joined()
  static let new = old.replacing("step9 = 9", with: "step9 = 10")
}
"""#,
#"""
DiffView(old: DiffSamples.old, new: DiffSamples.new, language: .swift)
  .frame(height: 12)

enum DiffSamples {
  static let patch = """
    commit 5f2c1aa
    Author: Ada Okafor

    Listen on the public port

    diff --git a/Server.swift b/Server.swift
    --- a/Server.swift
    +++ b/Server.swift
    @@ -4,4 +4,4 @@ import HTTP
     let host = address(of: interface)
    -let port = 80
    +let port = 8080
     // Connections that wait for a worker.
     let backlog = 128
    diff --git a/logo.png b/logo.png
    Binary files a/logo.png and b/logo.png differ
    diff --git a/notes.txt b/changes.txt
    rename from notes.txt
    rename to changes.txt
    """

  static let old = (1...14).map { "let step\($0) = \($0) * scale\n" }.joined()
  static let new = old.replacing("step9 = 9", with: "step9 = 10")
}
"""#,
#"""
DiffView(
  old: "let timeouts = [connect, read, write, idle].map { $0.inSeconds(roundedUp: true) }\n",
  new: "let timeouts = [connect, read, idle].map { $0.inSeconds(roundedUp: true) }",
  language: .swift
)
.lineWrapping(.disabled)
.frame(height: 2)
"""#,
#"""
DiffView(old: "retries: 3\n", new: "retries: 5\n", language: .yaml)
  .frame(height: 2).disabled(true)
"""#,
#"""
DiffView(old: "retries: 3\n", new: "retries: 3\n").frame(height: 2)
"""#,
#"""
DiffView(
  old: "let port = 80", new: knobs.text("new", "let port = 8080"), language: .swift
)
.diffStyle(knobs.choice("style", .unified))
.lineWrapping(knobs.choice("wrapping", .automatic))
.frame(height: knobs.length("height", 4, in: 0...16))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ErrorSummaryPreviews.self,
        summary: "A message that says how many fields of a form need attention, with a link to each of them.",
        name: "ErrorSummary",
        source: "Sources/Organisms/Forms/ErrorSummary.swift",
        names: "CheckBox ErrorSummary FormField FormModel MainActor String VStack ValidatedField ValidatedInput View accepted accepts enabled error leading name required",
        documentation:
#"""
A message that says how many fields of a form need attention, with a link to each of them.

It appears after the user tries to submit the form. The fields themselves say what to do. A
field that isn't on the screen is listed with its error.

The summary disappears with the last error. A form with a single field has no summary, because
the field shows its own error.

**Sizing:** fills the width; one row, or more if the names of the fields don't fit, and
`form.spacing` below. It takes up no space if there are no errors to list.

**Keys:** Return and Space go to the field.

**Tokens:** `form.error`, `form.errorFont`, `form.gap`, `form.spacing`.

```
let form = FormModel(Account()) {
  FormField(\.name, "Name", .required("Enter your name."))
}
ErrorSummary(form)
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var form = Self.submitted()

  var body: some View {
    Self.sample(form)
  }

  private static func sample(_ form: FormModel<PreviewAccount>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ErrorSummary(form)
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedField(form.accepts, showsLabel: false) {
        CheckBox(
          state: form.accepts.error == nil ? .enabled : .error, text: "I accept the terms",
          isSelected: $0)
      }
    }
  }

  private static func submitted(
    name: String = "Enter your name.", terms: String = "Accept the terms to continue."
  ) -> FormModel<PreviewAccount> {
    let form = FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required(name))
      FormField(\.accepts, "Terms", .accepted(terms))
    }
    form.requestSubmit()
    return form
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  @State private var form = Self.submitted()

  var body: some View {
    ErrorSummary(form)
  }

  private static func submitted(
    name: String = "Enter your name.", terms: String = "Accept the terms to continue."
  ) -> FormModel<PreviewAccount> {
    let form = FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required(name))
      FormField(\.accepts, "Terms", .accepted(terms))
    }
    form.requestSubmit()
    return form
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Self.sample(
      Self.submitted(
        name: knobs.text("name", "Enter your name."),
        terms: knobs.text("terms", "Accept the terms to continue.")))
  }

  private static func sample(_ form: FormModel<PreviewAccount>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ErrorSummary(form)
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedField(form.accepts, showsLabel: false) {
        CheckBox(
          state: form.accepts.error == nil ? .enabled : .error, text: "I accept the terms",
          isSelected: $0)
      }
    }
  }

  private static func submitted(
    name: String = "Enter your name.", terms: String = "Accept the terms to continue."
  ) -> FormModel<PreviewAccount> {
    let form = FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required(name))
      FormField(\.accepts, "Terms", .accepted(terms))
    }
    form.requestSubmit()
    return form
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: FilePickerPreviews.self,
        summary: "A file picker that navigates folders.",
        name: "FilePicker",
        source: "Sources/Organisms/Choosing/FilePicker.swift",
        names: "CaptionText FileItem FilePicker HStack SecondaryButton State String UnreadableFolder VStack View disabled filePicker frame leading lineLimit middle truncationMode",
        documentation:
#"""
A file picker that navigates folders.

Folders come before files. Each folder remembers its selected row. With `choosing: .folders`,
there are only folders, and a button below them chooses the current folder.

**Sizing:** fills the available space.

**Keys:** those of `List`: the arrows move, and letters go to the next name that begins with them.
Return, Space and a double click open a folder or choose a file; → opens a folder; ← and
Backspace go to the parent folder. Option-Period shows or hides hidden files on disk. In a new
sheet or page, the focus begins in the list, not at the button above it.

**Tokens:** `filePicker.*`, `sidebar.*` for the selected row, `button.icon.*`,
`button.primary.*`. The labels come from `\.strings`.

```
struct Import: View {
  @State private var folder = "/checkout"

  var body: some View {
    FilePicker(path: $folder, types: ["json", "yaml"]) { path in search(path) }
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var path = "/checkout"

  var body: some View {
    FilePicker(path: $path, contents: Self.contents) { _ in }
      .frame(maxWidth: 56).frame(height: 9)
  }

  private static func contents(_ path: String) -> [FileItem] {
    switch path {
    case "/": [FileItem("checkout", isFolder: true)]
    case "/checkout":
      [
        FileItem("Package.swift", detail: "4 kB"),
        FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true),
        FileItem("README.md", detail: "12 kB"),
        FileItem("Dockerfile", detail: "1 kB"),
        FileItem("CHANGELOG.md", detail: "38 kB"),
        FileItem("deploy.yaml", detail: "2 kB"),
        FileItem("Documentation", isFolder: true),
      ]
    default: []
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var path = "/checkout/Tests"

  var body: some View {
    FilePicker(path: $path, contents: Self.contents) { _ in }
      .frame(height: 6)
  }

  private static func contents(_ path: String) -> [FileItem] {
    switch path {
    case "/": [FileItem("checkout", isFolder: true)]
    case "/checkout":
      [
        FileItem("Package.swift", detail: "4 kB"),
        FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true),
        FileItem("README.md", detail: "12 kB"),
        FileItem("Dockerfile", detail: "1 kB"),
        FileItem("CHANGELOG.md", detail: "38 kB"),
        FileItem("deploy.yaml", detail: "2 kB"),
        FileItem("Documentation", isFolder: true),
      ]
    default: []
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var path = "/checkout/secrets"

  var body: some View {
    FilePicker(path: $path) { path in
      if path == "/checkout" { return Self.contents(path) }
      throw UnreadableFolder(path: path, reason: "Permission denied")
    } onChoose: { _ in
    }
    .frame(height: 9)
  }

  private static func contents(_ path: String) -> [FileItem] {
    switch path {
    case "/": [FileItem("checkout", isFolder: true)]
    case "/checkout":
      [
        FileItem("Package.swift", detail: "4 kB"),
        FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true),
        FileItem("README.md", detail: "12 kB"),
        FileItem("Dockerfile", detail: "1 kB"),
        FileItem("CHANGELOG.md", detail: "38 kB"),
        FileItem("deploy.yaml", detail: "2 kB"),
        FileItem("Documentation", isFolder: true),
      ]
    default: []
    }
  }
}
"""#,
#"""
FileSheets()

struct FileSheets: View {
  @State private var isOpening = false
  @State private var isSaving = false
  @State private var path: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        SecondaryButton(title: "Open…") { isOpening = true }
          .filePicker(isPresented: $isOpening) { path = $0 }
        SecondaryButton(title: "Save as…") { isSaving = true }
          .filePicker(isPresented: $isSaving, saving: "report.csv", types: ["csv"]) { path = $0 }
      }
      CaptionText(text: path ?? "No file chosen").lineLimit(1).truncationMode(.middle)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var path = "/checkout"

  var body: some View {
    FilePicker(path: $path, contents: Self.contents) { _ in }
      .frame(height: knobs.length("height", 6, in: 0...12))
      .disabled(knobs.flag("disabled", false))
  }

  private static func contents(_ path: String) -> [FileItem] {
    switch path {
    case "/": [FileItem("checkout", isFolder: true)]
    case "/checkout":
      [
        FileItem("Package.swift", detail: "4 kB"),
        FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true),
        FileItem("README.md", detail: "12 kB"),
        FileItem("Dockerfile", detail: "1 kB"),
        FileItem("CHANGELOG.md", detail: "38 kB"),
        FileItem("deploy.yaml", detail: "2 kB"),
        FileItem("Documentation", isFolder: true),
      ]
    default: []
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: FileTreePreviews.self,
        summary: "A tree of the folders and files in a folder, on disk or from the app.",
        name: "FileTree",
        source: "Sources/Organisms/Files/FileTree.swift",
        names: "FileItem FileTree Set String UnreadableFolder disabled frame",
        documentation:
#"""
A tree of the folders and files in a folder, on disk or from the app.

The rows at the top level are the contents of the folder. Folders come before files, and both
are sorted by name. A folder is read when it is expanded, off the main thread. Its row is busy
meanwhile, and shows a spinner after 0.2 seconds. If a folder can't be read, for example without
the permission, its row shows the reason. A link to a folder can be expanded too, unless it
leads to a folder around it. On disk, a change of the names in a visible folder changes the tree
within about 50 ms, and expanded folders stay expanded.

The ids of the rows are paths. Add actions with the modifiers for rows:
`onActivate(of: String.self)` opens files, `onRename(of: String.self)` edits a name in place,
`onMove(of: String.self)` lets the user move rows to another folder, and
`contextMenu(forSelectionType: String.self)` adds a menu. Your actions change the files, and the
tree shows the result. In a destination, the `parent` is `nil` for the top level; ignore the
index, because the tree is sorted.

**Sizing:** fills the available space; as tall as its rows if the height is unspecified.

**Keys:** those of `TreeView`; `*` and Option-→ also read the folders that they expand, one more
level each time. Control-R and F5 read the visible folders again. On disk, Option-Period, the
command `files.hidden`, shows or hides hidden files.

**Tokens:** `tree.*`, `filePicker.*`, `sidebar.*` for the selected row, `button.primary.*`. The
labels come from `\.strings`.

```
struct Project: View {
  @State private var selection: String?

  var body: some View {
    FileTree(root: "~/checkout", selection: $selection)
      .onActivate(of: String.self) { paths in search(paths.first ?? "") }
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var expanded: Set<String> = ["/checkout/Sources"]

  var body: some View {
    FileTree(root: "/checkout", expanded: $expanded, contents: Self.contents)
      .frame(maxWidth: 40).frame(height: 8)
  }

  private static func contents(_ path: String) throws -> [FileItem] {
    switch path {
    case "/checkout":
      [
        FileItem("Package.swift"), FileItem("README.md"), FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true), FileItem("secrets", isFolder: true),
      ]
    case "/checkout/Sources":
      [FileItem("Cart.swift"), FileItem("Money.swift"), FileItem("Views", isFolder: true)]
    case "/checkout/Tests": [FileItem("CartTests.swift")]
    case "/checkout/secrets": throw UnreadableFolder(path: path, reason: "Permission denied")
    default: []
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var expanded: Set<String> = ["/checkout/secrets"]

  var body: some View {
    FileTree(root: "/checkout", expanded: $expanded, contents: Self.contents)
      .frame(maxWidth: 40).frame(height: 6)
  }

  private static func contents(_ path: String) throws -> [FileItem] {
    switch path {
    case "/checkout":
      [
        FileItem("Package.swift"), FileItem("README.md"), FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true), FileItem("secrets", isFolder: true),
      ]
    case "/checkout/Sources":
      [FileItem("Cart.swift"), FileItem("Money.swift"), FileItem("Views", isFolder: true)]
    case "/checkout/Tests": [FileItem("CartTests.swift")]
    case "/checkout/secrets": throw UnreadableFolder(path: path, reason: "Permission denied")
    default: []
    }
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    FileTree(root: "/checkout/Sources/Views", contents: Self.contents).frame(height: 4)
  }

  private static func contents(_ path: String) throws -> [FileItem] {
    switch path {
    case "/checkout":
      [
        FileItem("Package.swift"), FileItem("README.md"), FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true), FileItem("secrets", isFolder: true),
      ]
    case "/checkout/Sources":
      [FileItem("Cart.swift"), FileItem("Money.swift"), FileItem("Views", isFolder: true)]
    case "/checkout/Tests": [FileItem("CartTests.swift")]
    case "/checkout/secrets": throw UnreadableFolder(path: path, reason: "Permission denied")
    default: []
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection: String? = "/checkout/Tests"
  @State private var expanded: Set<String> = ["/checkout/Tests"]

  var body: some View {
    FileTree(
      root: knobs.text("root", "/checkout"),
      selection: $selection,
      expanded: $expanded, contents: Self.contents
    )
    .frame(height: knobs.length("height", 7, in: 0...12))
    .disabled(knobs.flag("disabled", false))
  }

  private static func contents(_ path: String) throws -> [FileItem] {
    switch path {
    case "/checkout":
      [
        FileItem("Package.swift"), FileItem("README.md"), FileItem("Sources", isFolder: true),
        FileItem("Tests", isFolder: true), FileItem("secrets", isFolder: true),
      ]
    case "/checkout/Sources":
      [FileItem("Cart.swift"), FileItem("Money.swift"), FileItem("Views", isFolder: true)]
    case "/checkout/Tests": [FileItem("CartTests.swift")]
    case "/checkout/secrets": throw UnreadableFolder(path: path, reason: "Permission denied")
    default: []
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: FormGroupPreviews.self,
        summary: "A titled group of fields.",
        name: "FormGroup",
        source: "Sources/Organisms/Forms/FormGroup.swift",
        names: "FormGroup LabeledInputField disabled",
        documentation:
#"""
A titled group of fields.

**Sizing:** fills the width; as tall as its fields.

**Tokens:** `form.titleFont`, `form.spacing`.

```
FormGroup(title: "Account") {
  FormInput(label: "Name", placeholder: "Ada Okafor", text: $name)
  LabeledInputField(label: "Port", text: $port)
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var text = "Lindenstraße 4"
  @State private var text2 = "Berlin"

  var body: some View {
    FormGroup(title: "Address") {
      LabeledInputField(label: "Street", text: $text)
      LabeledInputField(label: "Town", text: $text2)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var street = "Lindenstraße 4"
  @State private var town = "Berlin"

  var body: some View {
    FormGroup(title: knobs.text("title", "Address")) {
      LabeledInputField(
        label: knobs.text("label", "Street"), text: $street)
      LabeledInputField(label: "Town", text: $town)
    }
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: GroupedSettingsPreviews.self,
        summary: "A group of settings: a title, rows on a raised background, and a footer.",
        name: "GroupedSettings",
        source: "Sources/Organisms/Sections/GroupedSettings.swift",
        names: "GroupedSettings Text Toggle disabled",
        documentation:
#"""
A group of settings: a title, rows on a raised background, and a footer.

**Sizing:** fills the width; as tall as its rows.

**Keys:** those of the rows.

**Tokens:** `settings.*`.

```
struct Sounds: View {
  @State private var areOn = true
  var body: some View {
    GroupedSettings(title: "Sounds", footer: "Your terminal plays the sounds.") {
      Toggle("Alerts", isOn: $areOn)
    }
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var isOn = true
  @State private var isOn2 = false

  var body: some View {
    GroupedSettings(title: "Network", footer: "Updates install overnight.") {
      Toggle("Install updates", isOn: $isOn)
      Toggle("Use metered networks", isOn: $isOn2)
    }
  }
}
"""#,
#"""
GroupedSettings(title: "About") {
  Text("Version 4.2.1")
}
"""#,
#"""
struct Example: View {
  @State private var updates = true
  @State private var metered = false

  var body: some View {
    GroupedSettings(
      title: knobs.text("title", "Network"),
      footer: knobs.optionalText("footer", "Updates install overnight.")
    ) {
      Toggle("Install updates", isOn: $updates)
      Toggle("Use metered networks", isOn: $metered)
    }
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: HelpPanelPreviews.self,
        summary: "A list of key bindings by section, with a search field above.",
        name: "HelpPanel",
        source: "Sources/Organisms/Commands/HelpPanel.swift",
        names: "HelpPanel KeyBinding",
        documentation:
#"""
A list of key bindings by section, with a search field above. Those without a section come
first, and the keys that work everywhere and those that open menus are at the end. Alternative
keys of a command are separated by "or". Keys that the terminal can't report are omitted, and so
are commands that have only such keys. If they all fit in `height`, help texts are below the
titles.

`.keyHelp()` presents one above the screen and dims disabled commands in it.

**Sizing:** up to `width` and `height`; scrolls if there are more rows.

**Keys:** those of `TextField`; Return and Escape dismiss the sheet that contains the list.

**Tokens:** `help.*`, `keyHint.*`, `search.*`. The labels come from `\.strings`.

```
HelpPanel(bindings: [KeyBinding("Save", ["ctrl+s"], section: "File")])
```
"""#,
        code: [
#"""
HelpPanel(
  bindings: [
    KeyBinding("Open", ["enter"], section: "File"),
    KeyBinding("Save", ["ctrl+s", "ctrl+x ctrl+s"], section: "File"),
    KeyBinding("Start", ["g s"], section: "Go"),
  ], height: 14)
"""#,
#"""
HelpPanel(
  bindings: [
    KeyBinding("Archive", ["a"], help: "Moves the message out of the inbox."),
    KeyBinding("Snooze", ["z"], help: "Hides the message until tomorrow."),
  ], height: 14)
"""#,
#"""
HelpPanel(
  bindings: [
    KeyBinding(knobs.text("first", "Open"), ["enter"], section: "File"),
    KeyBinding("Save", ["ctrl+s", "ctrl+x ctrl+s"], section: "File"),
    KeyBinding("Start", ["g s"], section: knobs.text("section", "Go")),
  ], width: knobs.length("width", 48, in: 0...60),
  height: knobs.length("height", 14, in: 0...20))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ItemListPreviews.self,
        summary: "A list of any number of rows, with a selection.",
        name: "ItemList",
        source: "Sources/Organisms/Tables/ItemList.swift",
        names: "CaptionText CustomStringConvertible Error HStack Identifiable Int ItemList RandomAccessCollection RenameButton RowName Spacer State String Text VStack View alternatingRowBackgrounds contextMenu disabled foregroundStyle frame layoutPriority leading lineLimit listRowSeparator onRename textSecondary visible",
        documentation:
#"""
A list of any number of rows, with a selection.

Rows exist only while they are visible: a million rows cost as much as a screenful.

**Sizing:** fills the available space; as tall as its rows if the height is unspecified.

**Keys:** those of `List`: the arrows, Page Up, Page Down, Home and End move the selection, typing
goes to the next row that begins with the text, Return activates the row or presses its first
control.
Control-R and F5 call `onRefresh`; a spinner appears above the rows until the refresh
finishes.

**Tokens:** `sidebar.*` for the selected row, `progress.spinner`.

```
ItemList(items: packages) { package in
  InfoRow(label: package.name, value: package.version)
} onRefresh: {
  _ = await repository.load("all")
}
```
"""#,
        code: [
#"""
ItemList(items: PreviewService.all) { service in
  HStack(spacing: 1) {
    Text(service.name).lineLimit(1)
    Spacer()
    Text(service.version).foregroundStyle(.textSecondary).layoutPriority(1)
  }
}
.frame(maxWidth: 48).frame(height: 8)

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  @State private var chosen: String? = "swift-log"

  var body: some View {
    ItemList(items: PreviewItem.packages, selection: $chosen) { Text($0.name) }
      .frame(height: 4)
  }
}

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
#"""
ItemList(items: Invoices()) { invoice in
  HStack(spacing: 1) {
    Text(invoice.name).lineLimit(1)
    Spacer()
    Text(invoice.amount).foregroundStyle(.textSecondary).layoutPriority(1)
  }
}
.frame(maxWidth: 48).frame(height: 8)

struct Invoice: Identifiable {
  let id: Int
  var name: String { "INV-\(id)" }
  var amount: String { "$\(120 + id * id * 37 % 900).00" }
}

struct Invoices: RandomAccessCollection {
  var startIndex: Int { 1 }
  var endIndex: Int { 1_000_001 }
  subscript(index: Int) -> Invoice { Invoice(id: index) }
}
"""#,
#"""
ItemList(items: PreviewService.all) { service in
  HStack(spacing: 1) {
    Text(service.name).lineLimit(1)
    Spacer()
    Text(service.version).foregroundStyle(.textSecondary).layoutPriority(1)
  }
}
.alternatingRowBackgrounds()
.frame(maxWidth: 48).frame(height: 8)

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  @State private var chosen: String? = "swift-log"

  var body: some View {
    ItemList(items: PreviewItem.packages, selection: $chosen) { Text($0.name) }
      .listRowSeparator(.visible)
      .frame(maxWidth: 48).frame(height: 9)
  }
}

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
#"""
Branches()

struct Branches: View {
  private struct Branch: Identifiable {
    let id: Int
    var name: String
  }

  private struct NameTaken: Error, CustomStringConvertible {
    let description = "Another branch has this name. Choose a different one."
  }

  @State private var branches = [
    Branch(id: 0, name: "main"), Branch(id: 1, name: "retry-payments"),
    Branch(id: 2, name: "new-receipts"),
  ]
  @State private var selection: Int? = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ItemList(items: branches, selection: $selection) { RowName($0.name, of: $0.id) }
        .contextMenu(forSelectionType: Int.self) { _ in RenameButton() }
        .onRename(of: Int.self) { id, name in
          if branches.contains(where: { $0.name == name }) { throw NameTaken() }
          branches[id].name = name
        }
        .frame(maxWidth: 48).frame(height: 3)
      CaptionText(text: "F2 renames the selected branch")
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection: String? = "swift-log"

  var body: some View {
    ItemList(
      items: PreviewItem.packages.prefix(knobs.number("count", 5, in: 0...5)),
      selection: $selection
    ) { item in
      Text(item.name)
    }
    .frame(height: knobs.length("height", 4, in: 0...12))
    .disabled(knobs.flag("disabled", false))
  }
}

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: LogViewPreviews.self,
        summary: "The entries of a log, with the newest at the bottom.",
        name: "LogView",
        source: "Demo/Gallery/Previews/Organisms/LogViewPreviews.swift",
        names: "AppLog LogFilter LogView MainActor debug error frame info logFilterBar milliseconds seconds warning",
        documentation:
#"""
A scrolling view of a log, with the newest entry at the bottom.

While the end is visible, the view follows new entries. If the user scrolls up, it stays in
place. Text that the program prints appears in the next frame. Rows are created when they become
visible. An entry takes one row if its message fits, with the source at the end of the row, or
in a column of its own in a wide view. In fewer than 48 columns, the source is below the
message; in very little room, the message is below its time, level and source.

`.logFilterBar()` adds a bar with which the user filters the log and pauses it.

**Sizing:** fills the available space.

**Keys:** those of a scroll view; End returns to the newest
entry. The log is a Tab stop while it has more entries than fit.

```
struct Activity: View {
  @Environment(\.log) private var log

  var body: some View {
    LogView(log, level: .info)
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  var body: some View {
    LogView(Self.log).frame(height: 6)
  }

  private static let log: AppLog = {
    let log = AppLog()
    log.write(.debug, "Loaded 8 services.", source: "gateway", at: .milliseconds(120))
    log.write(.info, "Deployed checkout 1.18.0.", source: "deploy", at: .milliseconds(940))
    log.write(.info, "All health checks passed.", source: "health", at: .seconds(2))
    log.write(.warning, "checkout responds slowly.", source: "health", at: .seconds(3))
    log.write(.error, "media doesn't respond.", source: "health", at: .seconds(8))
    log.write(.info, "Rolled media back to 1.3.1.", source: "deploy", at: .seconds(9))
    return log
  }()
}
"""#,
#"""
struct Example: View {
  var body: some View {
    LogView(Self.log, level: .warning).frame(height: 4)
  }

  private static let log: AppLog = {
    let log = AppLog()
    log.write(.debug, "Loaded 8 services.", source: "gateway", at: .milliseconds(120))
    log.write(.info, "Deployed checkout 1.18.0.", source: "deploy", at: .milliseconds(940))
    log.write(.info, "All health checks passed.", source: "health", at: .seconds(2))
    log.write(.warning, "checkout responds slowly.", source: "health", at: .seconds(3))
    log.write(.error, "media doesn't respond.", source: "health", at: .seconds(8))
    log.write(.info, "Rolled media back to 1.3.1.", source: "deploy", at: .seconds(9))
    return log
  }()
}
"""#,
#"""
struct Example: View {
  var body: some View {
    LogView(Self.log).logFilterBar().frame(height: 7)
  }

  private static let log: AppLog = {
    let log = AppLog()
    log.write(.debug, "Loaded 8 services.", source: "gateway", at: .milliseconds(120))
    log.write(.info, "Deployed checkout 1.18.0.", source: "deploy", at: .milliseconds(940))
    log.write(.info, "All health checks passed.", source: "health", at: .seconds(2))
    log.write(.warning, "checkout responds slowly.", source: "health", at: .seconds(3))
    log.write(.error, "media doesn't respond.", source: "health", at: .seconds(8))
    log.write(.info, "Rolled media back to 1.3.1.", source: "deploy", at: .seconds(9))
    return log
  }()
}
"""#,
#"""
struct Example: View {
  @State private var filter = LogFilter(level: .info, source: "health")

  var body: some View {
    LogView(Self.log, filter: $filter).logFilterBar()
      .frame(height: 5)
  }

  private static let log: AppLog = {
    let log = AppLog()
    log.write(.debug, "Loaded 8 services.", source: "gateway", at: .milliseconds(120))
    log.write(.info, "Deployed checkout 1.18.0.", source: "deploy", at: .milliseconds(940))
    log.write(.info, "All health checks passed.", source: "health", at: .seconds(2))
    log.write(.warning, "checkout responds slowly.", source: "health", at: .seconds(3))
    log.write(.error, "media doesn't respond.", source: "health", at: .seconds(8))
    log.write(.info, "Rolled media back to 1.3.1.", source: "deploy", at: .seconds(9))
    return log
  }()
}
"""#,
#"""
struct Example: View {
  var body: some View {
    LogView(Self.log, level: knobs.choice("level", AppLog.Level.debug))
      .frame(height: knobs.length("height", 6, in: 0...12))
  }

  private static let log: AppLog = {
    let log = AppLog()
    log.write(.debug, "Loaded 8 services.", source: "gateway", at: .milliseconds(120))
    log.write(.info, "Deployed checkout 1.18.0.", source: "deploy", at: .milliseconds(940))
    log.write(.info, "All health checks passed.", source: "health", at: .seconds(2))
    log.write(.warning, "checkout responds slowly.", source: "health", at: .seconds(3))
    log.write(.error, "media doesn't respond.", source: "health", at: .seconds(8))
    log.write(.info, "Rolled media back to 1.3.1.", source: "deploy", at: .seconds(9))
    return log
  }()
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: LoginFormPreviews.self,
        summary: "A sign-in form: an email address, a password and a button.",
        name: "LoginForm",
        source: "Sources/Organisms/Forms/LoginForm.swift",
        names: "Banner LoginForm VStack disabled frame leading success",
        documentation:
#"""
A sign-in form: an email address, a password and a button.

Both are required, and text that doesn't look like an address is an error.

**Sizing:** fills the width; as tall as its fields.

**Keys:** Return moves from the address to the password, and signs in from there.

**Tokens:** `form.*`, `input.*`, `button.primary.*`. The labels come from `\.strings`.

```
LoginForm { name, password in save() }
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      LoginForm { address, _ in name = address }
      if !name.isEmpty {
        Banner(title: "Signed in", message: name, intent: .success)
      }
    }
  }
}
"""#,
#"""
LoginForm { _, _ in }
  .frame(maxWidth: knobs.length("maxWidth", 44, in: 0...60))
  .disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: MarkdownBrowserPreviews.self,
        summary: "A scrolling Markdown document with its contents, a tree of its headings, beside it.",
        name: "MarkdownBrowser",
        source: "Sources/Organisms/Markdown/MarkdownBrowser.swift",
        names: "ComponentTokens MarkdownBrowser String frame token",
        documentation:
#"""
A scrolling Markdown document with its contents, a tree of its headings, beside it.

With `path:`, it shows pages that link to each other, and remembers those that the user visits.

Selecting a heading scrolls the document to it. When the user scrolls the document, the heading
of the part at the top is selected. Links to headings work as in `MarkdownView`, which also
describes the supported Markdown. A document without headings has no contents.

The contents are hidden unless they leave the document at least `markdown.documentWidth`
columns. In a narrower window, the command `markdown.contents` shows them in place of the
document, and hides them again.

**Sizing:** fills the available space. The user can drag the line between the parts.

**Keys:** F9, the command `markdown.contents`, moves the focus to the contents and shows them if
they are hidden; if they have the focus, it hides them. In the contents, those of `TreeView`;
Return on a heading without subheadings moves the focus to the document. In the document, those
of `ScrollView`; Tab reaches each link. Control-F finds text in the document, with the bar and
the keys of `.findNavigator`. With `path:`, Option-← and Option-→, the commands `markdown.back`
and `markdown.forward`, go to the earlier and later pages, at the part that the user has left;
Control-R and F5 load the page again.

**Tokens:** `markdown.*`, `split.*`, and those of `TreeView`.

```
MarkdownBrowser(
  """
  # Handbook
  First [deploy](#deploy), then have a coffee.
  ## Deploy
  Push a tag.
  """)
```
"""#,
        code: [
#"""
struct Example: View {
  var body: some View {
    MarkdownBrowser(Self.handbook)
      .frame(height: 12)
      // The contents are also beside a narrower document than usual.
      .token(ComponentTokens.Markdown.documentWidth, 26)
  }

  private static let handbook = """
    # Handbook
    How we deploy, and how we roll back.

    ## Deploy
    Tag the release and push the tag.

    ### Before
    - [x] Back up the *database*
    - [ ] Pause the workers

    ### After
    Watch the latency for ten minutes.

    ## Roll back
    ```
    deploy checkout --to 1.17.3
    ```
    """
}
"""#,
#"""
struct Example: View {
  var body: some View {
    MarkdownBrowser(Self.handbook).frame(width: 44, height: 6)
  }

  private static let handbook = """
    # Handbook
    How we deploy, and how we roll back.

    ## Deploy
    Tag the release and push the tag.

    ### Before
    - [x] Back up the *database*
    - [ ] Pause the workers

    ### After
    Watch the latency for ten minutes.

    ## Roll back
    ```
    deploy checkout --to 1.17.3
    ```
    """
}
"""#,
#"""
MarkdownBrowser("Deploys are **paused** until *Monday*.").frame(height: 2)
"""#,
#"""
struct Example: View {
  @State private var path = "README.md"

  var body: some View {
    MarkdownBrowser(path: $path) { Self.page($0) }
      .frame(height: 8)
  }

  private static func page(_ path: String) -> String {
    switch path {
    case "README.md":
      """
      # Runbook
      - [Deploy](guides/deploy.md)
      - [Roll back](guides/rollback.md)
      """
    case "guides/deploy.md":
      "# Deploy\nTag the release. If it fails, [roll back](rollback.md#database)."
    default: "# Roll back\nDeploy the version before.\n\n## Database\nRestore the last copy."
    }
  }
}
"""#,
#"""
MarkdownBrowser(knobs.text("source", "# Deploys are paused"))
  .frame(width: knobs.length("width", 60, in: 0...60), height: 5)
"""#,
        ]))
    components.append(
      Exhibit(
        previews: MarkdownViewPreviews.self,
        summary: "A Markdown document: headings, paragraphs, lists, quotes, code blocks, tables and rules.",
        name: "MarkdownView",
        source: "Sources/Organisms/Markdown/MarkdownView.swift",
        names: "MarkdownView frame markdownTasks",
        documentation:
#"""
A Markdown document: headings, paragraphs, lists, quotes, code blocks, tables and rules.

Lists can contain tasks, and text can contain emphasis, code and links. As on GitHub, a quote
that begins with a line such as `[!NOTE]` is an alert: `NOTE`, `TIP`, `IMPORTANT`, `WARNING` or
`CAUTION`. `[^1]` refers to the footnote that begins with `[^1]:`, and each of them is a link to
the other. Images are shown as their alternative text.

The view doesn't scroll. Put a long document into a `ScrollView`, where only the visible blocks
are laid out. Appended text is parsed incrementally, so the view is suitable for text that
arrives word by word.

It follows CommonMark. A link such as `[docs][1]` is a link as soon as its definition,
`[1]: https://example.com`, has arrived. Web addresses without brackets are links, as on GitHub.
Code has colours if its fence names a language that the kit knows, or one of
`.codeLanguages(_:)`. The user can check the boxes of tasks only with `.markdownTasks(in:)`. A
table shows up to 256 columns.

Of HTML, it shows `<b>`, `<i>`, `<s>`, `<code>`, `<kbd>`, `<a href>`, `<img alt>`, `<br>`,
`<hr>`, `<h1>` to `<h6>`, `<pre>`, and `align`. `<details>` is a group that the user opens, with
`<summary>` as its title. Comments, scripts, styles and all other tags of HTML are hidden. Text
in angle brackets that isn't a tag of HTML, such as `<name>`, is shown.

Tab reaches each link. A link such as `[Set up](#set-up)` scrolls to the heading with this name
in the same document, if the view is in a `ScrollView`. Names follow GitHub's rules: the words
of the heading in lower case, without punctuation, and with `-` for each space; headings with
the same words get `-1`, `-2` and so on. Other links call `\.openURL`. `MarkdownBrowser` shows
the headings beside the document.

**Sizing:** fills the width; as tall as its lines.

**Tokens:** `markdown.*`, `code.*`, `divider.*`, `keyHint.*`, `section.*`, `table.spacing`,
`table.headerFont`, `banner.titleFont`, `banner.spacing`. The labels come from `\.strings`.

```
ScrollView {
  MarkdownView("# Release notes\nCheckout is *twice* as fast.")
}
```
"""#,
        code: [
#"""
MarkdownView(
  """
  # api-gateway 2.4.1
  Requests are **twice** as fast; see [the notes](https://example.org).

  ## Before you upgrade
  - [x] Back up the *database*
    - and the uploads
  - [ ] Pause the workers

  1. Pull the image with `docker pull`
  2. Restart the service
  """)
"""#,
#"""
MarkdownView(
  """
  > Can we ship on Friday?
  > > Yes, if the checks pass.

  ```
  deploy checkout --wait
  ```

  ---
  ### Reviewers
  Jonas Weber and Mina Sato
  """)
"""#,
#"""
MarkdownView(
  """
  ```swift
  let release = try await deploy("checkout", retries: 3)
  ```

  ```yaml
  service: checkout
  replicas: 4 # two per zone
  ```

  ```diff
  --- a/checkout.yaml
  -replicas: 2
  +replicas: 4
  ```
  """)
"""#,
#"""
MarkdownView(
  """
  | Service | Version | Latency |
  | :------ | :-----: | ------: |
  | api-gateway | 2.4.1 | 42 ms |
  | checkout | 1.18.0 | *812 ms* |
  | billing | 3.2.0 | 67 ms |
  """)
"""#,
#"""
MarkdownView(
  """
  > [!NOTE]
  > Deploys are paused until Monday[^1].

  > [!TIP]
  > See [the runbook][book] for a rollback.

  > [!IMPORTANT]
  > Version 3 removes `/v1/orders`.

  > [!WARNING]
  > The database is locked during the migration.

  > [!CAUTION]
  > A rollback deletes new orders.

  [^1]: Because of the move to the new data centre.

  [book]: https://example.org/runbook
  """)
"""#,
#"""
MarkdownView(
  """
  <h2 align="center">api-gateway</h2>
  <p align="center">
    <b>Fast</b>, <i>small</i> and <s>experimental</s> stable<br>
    <a href="https://example.org"><img src="docs.svg" alt="Documentation"></a>
  </p>

  <!-- Generated by the release script. -->
  Press <kbd>Ctrl</kbd>+<kbd>R</kbd> to load the routes again.

  <details open>
  <summary>Routes</summary>

  - `/orders`, up to 10<sup>4</sup> requests a second

  </details>
  <details>
  <summary>Limits</summary>

  Each client can send 100 requests a second.

  </details>
  """)
"""#,
#"""
struct Example: View {
  @State private var text = "- [x] Back up the database\n- [ ] Pause the workers\n- [ ] Deploy"

  var body: some View {
    MarkdownView(text).markdownTasks(in: $text)
  }
}
"""#,
#"""
MarkdownView(knobs.text("source", "Deploys are **paused**; run `deploy --resume` or *wait*."))
  .frame(width: knobs.length("width", 40, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: MenuPreviews.self,
        summary: "Menus of buttons, and context menus, which the secondary mouse button or the menu key opens.",
        name: "Menu",
        source: "Demo/Gallery/Previews/Organisms/MenuPreviews.swift",
        names: "Button Menu SecondaryButton buttonStyle contextMenu destructive disabled keyboardShortcut secondary variant",
        documentation:
#"""
A button that opens a list of actions next to it.

*Pointer:* a press opens the menu, which stays open after a click. A drag to an item chooses it.
The pointer moves the focus to the items, and opens submenus.

**Keys:** Return and Space open the menu. In the menu, the arrows, Home and End move the focus,
and typing moves it to the next item that starts with the text. Return and Space press an item,
and Escape or a click outside closes the menu. A submenu opens next to its row, or below or
above the row if it fits on neither side; → opens it too, and ← closes it. The
`.keyboardShortcut` of an item works while the menu is closed too, but not in the rows of lists,
tables and lazy stacks. For this, the items are created before the menu opens.

*Items:* buttons, links and submenus, and also toggles and pickers. A `Toggle` is a row with a
checkmark while it is on. A `Picker` is a submenu of its choices; with `.pickerStyle(.inline)`,
its choices are rows of the menu itself, below its title. Choosing any of these closes the menu,
unless it has `.menuActionDismissBehavior(.disabled)`.

**Sizing:** hugs its label. The open menu is as wide as its widest item. If it fits neither below
nor above its label, it covers the label, except in a menu bar. It scrolls if it is too tall.

```
Menu("Find") {
  Button("Libraries") { query = "library" }
  Button("Tools") { query = "tool" }
  Toggle("Details", isOn: $isExpanded)
}
```
"""#,
        code: [
#"""
Menu("Project") {
  Button("Open") {}
  Button("Rename") {}.keyboardShortcut("r")
  Menu("Share") {
    Button("With the team") {}
    Button("With anyone") {}
  }
  Button("Remove", role: .destructive) {}
}
.buttonStyle(.variant(.secondary))
"""#,
#"""
SecondaryButton(title: "Press the menu key") {}
  .contextMenu {
    Button("Open") {}
    Button("Remove", role: .destructive) {}
  }
"""#,
#"""
Menu("Project") { Button("Open") {} }.buttonStyle(.variant(.secondary)).disabled(true)
"""#,
#"""
let item = knobs.text("item", "Open")
Menu(knobs.text("title", "Project")) {
  Button(item) {}
  Button("Remove", role: .destructive) {}
}
.buttonStyle(.variant(.secondary))
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: MenuBarPreviews.self,
        summary: "The menus of an app, side by side.",
        name: "MenuBar",
        source: "Sources/Organisms/Commands/MenuBar.swift",
        names: "Button Menu MenuBar destructive disabled keyboardShortcut",
        documentation:
#"""
The menus of an app, side by side. Each opens below its title.

**Sizing:** fills the width; one row.

**Keys:** F10 opens the first menu, unless a command or a view uses that key; when the menu
closes, the focus moves back to where it was. Option with the underlined letter of a title opens
its menu: the first letter that no menu before it has, except M, which releases the mouse. It
isn't underlined while something else uses the key, such as Option-F, which moves by a word in a
text field. To set another letter, add `.keyboardShortcut("x", modifiers: .option)` to the menu.
Tab moves to the bar, ← and → move between menus; Return, Space and a click open one. In an open
menu the keys are those of `Menu`, and ← and →, or Option with a letter, open another menu.
While a menu is open, the pointer opens the menu of another title. The shortcuts of the items
work while the menus are closed.

**Tokens:** `menuBar.*`.

```
MenuBar {
  Menu("File") {
    Button("Open") { open() }
    Button("Save") { save() }.keyboardShortcut("s")
  }
  Menu("Edit") { Button("Remove", role: .destructive) { remove() } }
}
```
"""#,
        code: [
#"""
MenuBar {
  Menu("File") {
    Button("Open") {}
    Button("Save") {}.keyboardShortcut("s")
  }
  Menu("Edit") {
    Button("Copy") {}
    Button("Remove", role: .destructive) {}
  }
  Menu("View") { Button("Sidebar") {} }
}
"""#,
#"""
MenuBar { Menu("File") { Button("Open") {} } }.disabled(true)
"""#,
#"""
let item = knobs.text("item", "Open")
MenuBar {
  Menu(knobs.text("title", "File")) {
    Button(item) {}
    Button("Save") {}.keyboardShortcut("s")
  }
  Menu("View") { Button("Sidebar") {} }
}
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: MetricsDashboardPreviews.self,
        summary: "Metrics in a grid of equal columns: as many as fit without leaving gaps in the last row.",
        name: "MetricsDashboard",
        source: "Sources/Organisms/Dashboards/MetricsDashboard.swift",
        names: "Card Metric MetricsDashboard Text View bold chart1 chart2 chart6 down foregroundStyle frame steady textSecondary",
        documentation:
#"""
Metrics in a grid of equal columns: as many as fit without leaving gaps in the last row.

Each metric is a `StatCard` unless you provide `content`. Their values are in large letters if
all values can be, and if all cards fit side by side or there is room for only one in a row.
Cards of 20 or more columns side by side always have the same height, so the page doesn't move
when a value becomes too long for large letters.

**Sizing:** fills the width; as tall as its rows.

**Tokens:** `page.spacing` between the tiles.

```
MetricsDashboard(metrics: [
  Metric("Downloads", value: "12,480", trend: .up("8%")), Metric("Open issues", value: "7"),
])
MetricsDashboard(metrics: packages) { metric in
  Card {
    Text(metric.name)
    Text(metric.version).font(.title)
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  var body: some View {
    MetricsDashboard(metrics: Self.metrics)
  }

  private static let metrics = [
    Metric("Deployments", value: "14", trend: .up("2")),
    Metric("Open incidents", value: "2", trend: .down("1"), lowerIsBetter: true),
    Metric("Uptime", value: "99.98%", trend: .steady("0%")),
  ]
}
"""#,
#"""
struct Example: View {
  var body: some View {
    MetricsDashboard(metrics: Self.developed)
  }

  private static let developed = [
    Metric(
      "Requests", value: "1,730/s", trend: .up("8%"), values: [3, 4, 6, 9, 12, 14, 13, 15, 17],
      color: .chart2),
    Metric(
      "Latency", value: "42 ms", trend: .down("3%"), values: [9, 8, 8, 6, 7, 5, 4, 4, 3],
      color: .chart1, lowerIsBetter: true),
    Metric(
      "Errors", value: "3", trend: .steady("0"), values: [1, 0, 2, 5, 9, 6, 2, 1, 0],
      color: .chart6),
  ]
}
"""#,
#"""
struct Example: View {
  var body: some View {
    MetricsDashboard(metrics: Self.metrics).frame(width: 24)
  }

  private static let metrics = [
    Metric("Deployments", value: "14", trend: .up("2")),
    Metric("Open incidents", value: "2", trend: .down("1"), lowerIsBetter: true),
    Metric("Uptime", value: "99.98%", trend: .steady("0%")),
  ]
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Self.numbers
  }

  private static var numbers: some View {
    MetricsDashboard(metrics: PreviewItem.packages.suffix(3)) { item in
      Card {
        Text(item.name).foregroundStyle(.textSecondary)
        Text(item.version).bold()
      }
    }
  }
}

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
#"""
let count = knobs.number("count", 3, in: 0...5)
MetricsDashboard(metrics: PreviewItem.packages.suffix(count)) { item in
  Card { Text(item.name) }
}
.frame(width: knobs.length("width", 48, in: 0...60))

struct PreviewItem: Identifiable {
  let name: String
  let version: String
  var id: String { name }

  static let packages = [
    PreviewItem(name: "swift-argument-parser", version: "1.8.2"),
    PreviewItem(name: "swift-collections", version: "1.3.0"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ProductCardPreviews.self,
        summary: "A product with its picture, price and availability, and a button to add it to the cart.",
        name: "ProductCard",
        source: "Sources/Organisms/Products/ProductCard.swift",
        names: "Array Bitmap ImageLoader Product ProductCard clear environment frame imageLoader init",
        documentation:
#"""
A product with its picture, price and availability, and a button to add it to the cart.

The picture is a PNG file if `imageURL` is a path or a `file:` URL; `\.imageLoader` loads
anything else. Until the picture is loaded, or if it can't be loaded, the first letter of the
name appears in its place. The button is disabled while the product is out of stock.

**Sizing:** fills the width; as tall as its content. If there isn't enough room, the picture is
omitted, and the badge and the button move to their own rows.

**Keys:** Return and Space press the button.

**Tokens:** `product.*`, `card.*`, `badge.*`, `button.primary.*`. The labels come from
`\.strings`.

```
let lamp = Product(
  id: "lamp", name: "Reading lamp", description: "Warm light, 400 lumens", price: 39.5,
  imageURL: nil, inStock: true)
ProductCard(product: lamp) { save() }
```
"""#,
        code: [
#"""
struct Example: View {
  var body: some View {
    ProductCard(product: Self.lamp) {}.environment(\.imageLoader, ImageLoader { _ in Self.drawing })
  }

  private static let lamp = Product(
    id: "lamp", name: "Reading lamp", description: "Warm light, 400 lumens", price: 39.5,
    imageURL: "https://example.org/lamp.png", inStock: true)

  private static var drawing: Bitmap {
    let rows = ["..###..", ".#####.", "#######", "..ooo..", "...|...", "..|||.."]
    return Bitmap(width: 7, height: 6) { x, y in
      switch Array(rows[y])[x] {
      case "#": .init(red: 255, green: 138, blue: 190)
      case "o": .init(red: 255, green: 214, blue: 102)
      case "|": .init(red: 176, green: 176, blue: 200)
      default: .clear
      }
    }
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    ProductCard(product: Self.chair) {}
  }

  private static let chair = Product(
    id: "chair", name: "Desk chair", description: "Adjustable in height", price: 240,
    imageURL: nil, inStock: true)
}
"""#,
#"""
ProductCard(
  product: Product(
    id: "keyboard", name: "Split keyboard",
    description: "64 low-profile keys on two halves, with firmware you can change.",
    price: 189, imageURL: nil, inStock: false)
) {}
"""#,
#"""
struct Example: View {
  var body: some View {
    ProductCard(product: Self.chair) {}.frame(maxWidth: 24)
  }

  private static let chair = Product(
    id: "chair", name: "Desk chair", description: "Adjustable in height", price: 240,
    imageURL: nil, inStock: true)
}
"""#,
#"""
ProductCard(
  product: Product(
    id: "lamp", name: knobs.text("name", "Reading lamp"),
    description: knobs.text("description", "Warm light, 400 lumens"),
    price: knobs.number("price", 39.5, in: 0...500), imageURL: nil,
    inStock: knobs.flag("inStock", true)), currency: knobs.text("currency", "$")
) {}
.frame(width: knobs.length("width", 48, in: 0...60))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ScrollViewPreviews.self,
        summary: "A view that scrolls, its position as a value, and scrollbars that can be placed anywhere.",
        name: "ScrollView",
        source: "Demo/Gallery/Previews/Organisms/ScrollViewPreviews.swift",
        names: "Axis CaptionText ForEach HStack Int Panel ScrollIndicatorVisibility ScrollPosition ScrollView Scrollbar SecondaryButton Self State StatusDot String Text UnitPoint VStack View accessibilityLabel bold bottom bottomTrailing caption defaultScrollAnchor focusEffectDisabled focusable foregroundStyle frame hidden horizontal infinity layoutPriority leading lineLimit name onScrollGeometryChange scrollIndicators scrollPosition self success textSecondary top trailing vertical warning",
        documentation:
#"""
A container that scrolls content larger than itself.

**Sizing:** fills the proposal along the axes that scroll; along the other axis, hugs its content.
Scrollbars take an extra column beside the content and a row below it.

**Keys:** Page Up, Page Down, Home and End; the arrows, unless they move the focus. The wheel
scrolls the content under the pointer, sideways with Shift. Scrollbars can be dragged, and a
click next to the thumb scrolls by a page. Focused views are scrolled into view. The keys scroll
the view around the focus, or one beside it; `.focusable()` makes a scroll view without controls
a Tab stop, in which Space, Shift-Space and B scroll by a page too.

```
ScrollView {
  ForEach(lines) { Text($0.text) }
}
```
"""#,
        code: [
#"""
Panel(title: "Services") {
  ScrollView { Services() }
}
.frame(maxWidth: 48).frame(height: 7)

struct Services: View {
  var count = 12

  private static let all: [(name: String, region: String, time: Int)] = [
    ("accounts", "eu-west-1", 42), ("billing", "eu-west-1", 67), ("catalog", "us-east-1", 38),
    ("checkout", "us-east-1", 912), ("email", "eu-west-1", 120), ("gateway", "eu-west-1", 9),
    ("images", "ap-south-1", 203), ("invoices", "eu-west-1", 88), ("orders", "us-east-1", 54),
    ("search", "ap-south-1", 31), ("sessions", "us-east-1", 12), ("webhooks", "eu-west-1", 145),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.all.prefix(count), id: \.name) { service in
        let isSlow = service.time > 500
        HStack(spacing: 1) {
          StatusDot(color: isSlow ? .warning : .success, label: isSlow ? "Slow" : "Running")
          Text(service.name).frame(width: 8, alignment: .leading)
          Text(service.region).foregroundStyle(.textSecondary)
            .frame(minWidth: 0, idealWidth: 10, maxWidth: 10, alignment: .leading)
          Text("\(service.time) ms").frame(width: 6, alignment: .trailing).layoutPriority(1)
        }
        .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Services")
  }
}
"""#,
#"""
Pager()

struct Pager: View {
  @State private var position = ScrollPosition()
  @State private var percentage = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Panel(title: "Release notes") {
        ScrollView { ReleaseNotes() }
          .scrollPosition($position)
          .onScrollGeometryChange(for: Int.self) { geometry in
            let height = geometry.contentSize.height
            return height == 0 ? 100 : geometry.visibleRect.maxY * 100 / height
          } action: { _, percentage in
            self.percentage = percentage
          }
      }
      .caption("\(min(100, percentage))%", at: .bottomTrailing)
      .frame(height: 8)
      HStack(spacing: 1) {
        SecondaryButton(title: "Top") { position.scrollTo(edge: .top) }
        SecondaryButton(title: "Back") { position.scroll(pages: -1) }
        SecondaryButton(title: "Next") { position.scroll(pages: 1) }
        SecondaryButton(title: "End") { position.scrollTo(edge: .bottom) }
      }
    }
    .frame(maxWidth: 48)
  }
}

struct ReleaseNotes: View {
  static let versions: [(name: String, date: String, changes: [String])] = [
    (
      "2.4.0", "3 March",
      ["Deploys can be rolled back from the list.", "Logs scroll to the newest messages."]
    ),
    ("2.3.1", "11 February", ["Fixes a crash when the disk is full."]),
    (
      "2.3.0", "28 January",
      [
        "Secrets are stored in the system keychain.", "The status page loads twice as fast.",
        "Arm64 images for all platforms.",
      ]
    ),
    ("2.2.0", "9 December", ["Adds regions in Asia.", "Removes the old billing page."]),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(Self.versions, id: \.name) { version in
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 1) {
            Text(version.name).bold()
            Text(version.date).foregroundStyle(.textSecondary)
          }
          ForEach(version.changes, id: \.self) { Text("• \($0)") }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Release notes")
  }
}
"""#,
#"""
VersionList()

struct VersionList: View {
  @State private var position = ScrollPosition(id: "2.3.1", anchor: .top)

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Panel(title: "Release notes") {
        ScrollView { ReleaseNotes() }.scrollPosition($position)
      }
      .frame(height: 6)
      HStack(spacing: 1) {
        ForEach(ReleaseNotes.versions, id: \.name) { version in
          SecondaryButton(title: version.name) {
            withAnimation { position.scrollTo(id: version.name, anchor: .top) }
          }
        }
      }
    }
    .frame(maxWidth: 48)
  }
}

struct ReleaseNotes: View {
  static let versions: [(name: String, date: String, changes: [String])] = [
    (
      "2.4.0", "3 March",
      ["Deploys can be rolled back from the list.", "Logs scroll to the newest messages."]
    ),
    ("2.3.1", "11 February", ["Fixes a crash when the disk is full."]),
    (
      "2.3.0", "28 January",
      [
        "Secrets are stored in the system keychain.", "The status page loads twice as fast.",
        "Arm64 images for all platforms.",
      ]
    ),
    ("2.2.0", "9 December", ["Adds regions in Asia.", "Removes the old billing page."]),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(Self.versions, id: \.name) { version in
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 1) {
            Text(version.name).bold()
            Text(version.date).foregroundStyle(.textSecondary)
          }
          ForEach(version.changes, id: \.self) { Text("• \($0)") }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Release notes")
  }
}
"""#,
#"""
struct Example: View {
  @State private var position = ScrollPosition()

  var body: some View {
    Group {
      let place = position
      Panel(title: "Requests") {
        ScrollView([.horizontal, .vertical]) { Requests() }
          .scrollPosition($position)
      }
      .caption("line \(place.y + 1), column \(place.x + 1)", at: .bottomTrailing)
    }
    .frame(maxWidth: 48).frame(height: 7)
  }
}

struct Requests: View {
  private static let lines = [
    "09:14:07 200   12 ms GET  /v1/packages/swift-nio/releases/2.101.2 from 203.0.113.24",
    "09:14:09 200    8 ms GET  /v1/packages/swift-log/releases from 198.51.100.7",
    "09:14:12 404    3 ms GET  /v1/packages/swift-lgo/releases from 198.51.100.7",
    "09:14:15 201  184 ms POST /v1/packages/swift-argument-parser/releases from 192.0.2.88",
    "09:14:21 304    2 ms GET  /v1/packages/swift-collections/releases/1.3.0 from 203.0.113.24",
    "09:14:30 500 1204 ms POST /v1/login from 192.0.2.88",
    "09:14:31 200   96 ms POST /v1/login from 192.0.2.88",
    "09:14:44 200   10 ms GET  /v1/packages/yams/releases/6.0.1/manifest from 203.0.113.61",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.lines, id: \.self) { Text($0).lineLimit(1) }
    }
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Requests")
  }
}
"""#,
#"""
struct Example: View {
  @State private var position = ScrollPosition(edge: .bottom)

  var body: some View {
    Panel(title: "Services") {
      HStack(spacing: 1) {
        Scrollbar(position: $position)
        ScrollView { Services() }
          .scrollPosition($position)
          .scrollIndicators(.hidden)
      }
    }
    .frame(maxWidth: 48).frame(height: 6)
  }
}

struct Services: View {
  var count = 12

  private static let all: [(name: String, region: String, time: Int)] = [
    ("accounts", "eu-west-1", 42), ("billing", "eu-west-1", 67), ("catalog", "us-east-1", 38),
    ("checkout", "us-east-1", 912), ("email", "eu-west-1", 120), ("gateway", "eu-west-1", 9),
    ("images", "ap-south-1", 203), ("invoices", "eu-west-1", 88), ("orders", "us-east-1", 54),
    ("search", "ap-south-1", 31), ("sessions", "us-east-1", 12), ("webhooks", "eu-west-1", 145),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.all.prefix(count), id: \.name) { service in
        let isSlow = service.time > 500
        HStack(spacing: 1) {
          StatusDot(color: isSlow ? .warning : .success, label: isSlow ? "Slow" : "Running")
          Text(service.name).frame(width: 8, alignment: .leading)
          Text(service.region).foregroundStyle(.textSecondary)
            .frame(minWidth: 0, idealWidth: 10, maxWidth: 10, alignment: .leading)
          Text("\(service.time) ms").frame(width: 6, alignment: .trailing).layoutPriority(1)
        }
        .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Services")
  }
}
"""#,
#"""
Panel(title: "Services") {
  ScrollView { Services(count: 2) }
}
.frame(maxWidth: 48).frame(height: 5)

struct Services: View {
  var count = 12

  private static let all: [(name: String, region: String, time: Int)] = [
    ("accounts", "eu-west-1", 42), ("billing", "eu-west-1", 67), ("catalog", "us-east-1", 38),
    ("checkout", "us-east-1", 912), ("email", "eu-west-1", 120), ("gateway", "eu-west-1", 9),
    ("images", "ap-south-1", 203), ("invoices", "eu-west-1", 88), ("orders", "us-east-1", 54),
    ("search", "ap-south-1", 31), ("sessions", "us-east-1", 12), ("webhooks", "eu-west-1", 145),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.all.prefix(count), id: \.name) { service in
        let isSlow = service.time > 500
        HStack(spacing: 1) {
          StatusDot(color: isSlow ? .warning : .success, label: isSlow ? "Slow" : "Running")
          Text(service.name).frame(width: 8, alignment: .leading)
          Text(service.region).foregroundStyle(.textSecondary)
            .frame(minWidth: 0, idealWidth: 10, maxWidth: 10, alignment: .leading)
          Text("\(service.time) ms").frame(width: 6, alignment: .trailing).layoutPriority(1)
        }
        .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Services")
  }
}
"""#,
#"""
struct Example: View {
  @State private var position = ScrollPosition()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView(
        knobs.choice(
          "axes",
          of: [
            ".vertical": Axis.Set.vertical, "[.horizontal, .vertical]": [.horizontal, .vertical],
          ])
      ) {
        Services(count: knobs.number("count", 12, in: 0...12))
      }
      .scrollPosition($position)
      .scrollIndicators(
        knobs.choice(
          "indicators", of: [".visible": ScrollIndicatorVisibility.visible, ".hidden": .hidden])
      )
      .defaultScrollAnchor(
        knobs.choice("anchor", of: [".top": UnitPoint.top, ".bottom": .bottom])
      )
      .frame(
        width: knobs.length("width", 40, in: 0...60),
        height: knobs.length("height", 6, in: 0...12)
      )
      CaptionText(text: "Row \(position.y + 1)")
    }
  }
}

struct Services: View {
  var count = 12

  private static let all: [(name: String, region: String, time: Int)] = [
    ("accounts", "eu-west-1", 42), ("billing", "eu-west-1", 67), ("catalog", "us-east-1", 38),
    ("checkout", "us-east-1", 912), ("email", "eu-west-1", 120), ("gateway", "eu-west-1", 9),
    ("images", "ap-south-1", 203), ("invoices", "eu-west-1", 88), ("orders", "us-east-1", 54),
    ("search", "ap-south-1", 31), ("sessions", "us-east-1", 12), ("webhooks", "eu-west-1", 145),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Self.all.prefix(count), id: \.name) { service in
        let isSlow = service.time > 500
        HStack(spacing: 1) {
          StatusDot(color: isSlow ? .warning : .success, label: isSlow ? "Slow" : "Running")
          Text(service.name).frame(width: 8, alignment: .leading)
          Text(service.region).foregroundStyle(.textSecondary)
            .frame(minWidth: 0, idealWidth: 10, maxWidth: 10, alignment: .leading)
          Text("\(service.time) ms").frame(width: 6, alignment: .trailing).layoutPriority(1)
        }
        .lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusable()
    .focusEffectDisabled()
    .accessibilityLabel("Services")
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SearchablePreviews.self,
        summary: "A search field above a list; a slash moves the focus to it.",
        name: "Searchable",
        source: "Demo/Gallery/Previews/Organisms/SearchablePreviews.swift",
        names: "ContentUnavailableView Group ItemList MainActor String Text View disabled frame searchable",
        documentation:
#"""
A search field above a list; a slash moves the focus to it.
"""#,
        code: [
#"""
struct Example: View {
  @State private var query = ""

  var body: some View {
    Self.services(matching: query)
      .searchable(text: $query, prompt: "Search services")
      .frame(height: 7)
  }

  private static func services(matching query: String) -> some View {
    let found = PreviewService.all.filter { $0.name.contains(query) }
    return Group {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      } else {
        ItemList(items: found) { Text($0.name) }
      }
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  @State private var query = "ch"

  var body: some View {
    Self.services(matching: query)
      .searchable(text: $query)
      .frame(height: 7)
  }

  private static func services(matching query: String) -> some View {
    let found = PreviewService.all.filter { $0.name.contains(query) }
    return Group {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      } else {
        ItemList(items: found) { Text($0.name) }
      }
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  @State private var query = "chekout"

  var body: some View {
    Self.services(matching: query)
      .searchable(text: $query)
      .frame(height: 7)
  }

  private static func services(matching query: String) -> some View {
    let found = PreviewService.all.filter { $0.name.contains(query) }
    return Group {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      } else {
        ItemList(items: found) { Text($0.name) }
      }
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  @State private var query = ""

  var body: some View {
    Self.services(matching: query)
      .searchable(text: $query, prompt: knobs.text("prompt", "Search services"))
      .frame(height: 7)
      .disabled(knobs.flag("disabled", false))
  }

  private static func services(matching query: String) -> some View {
    let found = PreviewService.all.filter { $0.name.contains(query) }
    return Group {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      } else {
        ItemList(items: found) { Text($0.name) }
      }
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SectionContainerPreviews.self,
        summary: "A titled section that is always expanded: a title, a line and content.",
        name: "SectionContainer",
        source: "Sources/Organisms/Sections/SectionContainer.swift",
        names: "InfoRow SectionContainer Text",
        documentation:
#"""
A titled section that is always expanded: a title, a line and content.

For a section that can be collapsed, see `ContentSection`.

**Sizing:** fills the width; as tall as its content.

**Tokens:** `section.title`, `section.titleFont`, `divider.*`.

```
SectionContainer(title: "Recent") {
  InfoRow(label: "swift-nio", value: "2.101.2")
}
```
"""#,
        code: [
#"""
SectionContainer(title: "Recent") {
  InfoRow(label: "swift-nio", value: "2.101.2")
  InfoRow(label: "swift-log", value: "1.6.4")
  InfoRow(label: "swift-collections", value: "1.3.0")
}
"""#,
#"""
SectionContainer(title: knobs.text("title", "Recent")) {
  Text(knobs.text("first", "swift-nio"))
  Text("swift-log")
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SplitViewPreviews.self,
        summary: "Panes side by side or stacked, with dividers that users move with the keyboard or the pointer.",
        name: "SplitView",
        source: "Demo/Gallery/Previews/Organisms/SplitViewPreviews.swift",
        names: "Axis ComponentTokens ForEach Int MainActor Panel ScrollView SplitView String Text View border disabled focusEffectDisabled focusable foregroundStyle fraction frame horizontal infinity joinsBorders layoutPriority leading maximizablePanes padding paneCollapsed paneSize topLeading vertical warning",
        documentation:
#"""
Panes side by side or stacked, with dividers that the user can move.

Each view inside is a pane. `.paneSize` sets the size of a pane and its limits; other panes
share the space. When the window changes its size, sizes in cells stay the same, and panes that
share the space keep their proportions. If there isn't enough room for the minimum of every
pane, panes with the lowest `.layoutPriority` are hidden until the others fit; if priorities are
equal, the last pane first. The pane that has the focus when the window shrinks stays. A hidden
pane is shown, and others are hidden instead, if `@FocusState` moves the focus into it, at any
depth, or if the pane is added with a `.defaultFocus()`.
`.paneCollapsed` hides a pane on request. Hidden panes keep their state. If the focus was in a
hidden pane, it comes back when the pane is shown, unless the user has moved it.
`.maximizablePanes()` lets the user show a single pane. Split views nest, and their dividers
join. Wrap the view in `.border(_:).joinsBorders()` to join them with a frame.

`spacing` is the number of cells between two panes. With 1, the default, a line divides them.
With 0, panes touch, and the user drags their edges: use it for panels with captions in both
edges. With −1, neighbours share a cell, and their lines join: use it only if both have a line
there.

`sizes` is empty until the user moves a divider. Then it contains the size of each pane in
cells: store it to restore the panes later. 0, or a missing number, means the size that the
pane sets itself. The numbers don't change with the window; panes that share the space use
them as proportions.

**Sizing:** fills the available space, up to the maximum of its panes; see `spacing` for the cells
between them. A pane that is shown alone fills it, whatever its maximum.

**Keys:** Tab reaches the dividers; the arrows skip them. The arrows move the focused divider by a
cell, with Shift by ten cells. Home and End move it to its limits. Return, Space and a double
click make both neighbours the same size. A click moves the focus to a divider. A drag moves the
divider but not the focus. While a split view exists, the terminal reports the motion of the
pointer, so that dividers show hover.

**Tokens:** `split.*`.

```
SplitView(.horizontal) {
  List { ForEach(packages) { Text($0.name) } }
    .paneSize(min: 16, ideal: 28, max: 60)
  SplitView(.vertical) {
    DetailView(id: "nio").layoutPriority(1)
    Text("Console").paneSize(min: 3, ideal: .fraction(1 / 3))
  }
  .layoutPriority(1)
}
```
"""#,
        code: [
#"""
SplitView(.horizontal, spacing: -1) {
  SplitView(.vertical, spacing: 0) {
    Panel(title: "Services", footer: "9 of 12 running") {
      ForEach(PreviewService.all.prefix(5)) { Text($0.name) }
    }
    Panel(title: "Releases", note: "12") {
      ForEach(PreviewService.all.prefix(4)) { Text("\($0.name) \($0.version)") }
    }
  }
  .paneSize(min: 16, ideal: 24)
  Panel(title: "Log", note: "live") {
    Text("14:20 Deployed checkout 1.18.0")
    Text("14:21 All health checks passed")
    Text("14:24 checkout responds slowly").foregroundStyle(.warning)
    Text("14:26 Warmed the cache")
  }
  .paneSize(min: 18)
}
.frame(height: 13)

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    SplitView(.horizontal) {
      Self.pane("Inbox  12\nDrafts  1\nSent\nArchive").paneSize(min: 11, ideal: 12, max: 24)
      Self.pane("Ada Okafor\nJonas Weber\nMina Sato\nPriya Nair").paneSize(min: 8, ideal: 14)
      Self.pane("Review of checkout 1.18\n\nThe retries look good to me.\nShall we ship it today?")
    }
    .frame(height: 6)
  }

  private static func pane(_ title: String) -> some View {
    Text(title)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    SplitView(.horizontal) {
      Self.pane("README.md\nSources/\n  Retry.swift\n  Queue.swift\nTests/")
        .paneSize(min: 8, ideal: 16)
      SplitView(.vertical) {
        Self.pane("struct Retry {\n  var limit = 5\n  var pause = Duration.seconds(2)\n}")
        SplitView(.horizontal) {
          Self.pane("$ swift build\nBuild complete!")
          Self.pane("214 tests passed")
        }
        .paneSize(min: 2, ideal: .fraction(1 / 3))
      }
      .layoutPriority(1)
    }
    .frame(height: 9)
  }

  private static func pane(_ title: String) -> some View {
    Text(title)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    SplitView(.horizontal) {
      Self.pane("main\nlet limit = 3\nretry()")
      Self.pane("feature/retry\nlet limit = 5\nretry(after: pause)")
    }
    .border(ComponentTokens.Split.dividerColor)
    .joinsBorders()
    .frame(height: 5)
  }

  private static func pane(_ title: String) -> some View {
    Text(title)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    SplitView(.horizontal, spacing: -1) {
      Self.panel("Queue", "checkout 1.18.0\nauth 2.4.1\nsearch 3.0.2").paneSize(min: 16, ideal: 24)
      SplitView(.vertical, spacing: -1) {
        Self.panel("Log", "14:20 Deployed checkout 1.18.0\n14:21 All health checks passed")
        Self.panel("Notes", "Press F7 to maximize a panel.")
      }
    }
    .maximizablePanes()
    .frame(height: 9)
  }

  private static func panel(_ title: String, _ text: String) -> some View {
    Panel(title: title) {
      ScrollView { Text(text) }.focusable().focusEffectDisabled()
    }
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    SplitView(.vertical) {
      Self.pane("let limit = 5\nretry(after: pause)")
      Self.pane("$ swift build\nBuild complete!")
    }
    .frame(height: 5)
    .disabled(true)
  }

  private static func pane(_ title: String) -> some View {
    Text(title)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
#"""
struct Example: View {
  @State private var isCollapsed = false
  @State private var isMaximized = false
  @State private var sizes: [Int] = []

  var body: some View {
    SplitView(
      knobs.choice("axis", of: [".horizontal": Axis.horizontal, ".vertical": .vertical]),
      spacing: knobs.length("spacing", 1, in: -1...3),
      sizes: $sizes
    ) {
      Self.pane("Files")
        .focusable()
        .paneSize(
          min: knobs.length("min", 4, in: 0...20), ideal: knobs.length("ideal", 12, in: 0...40),
          max: knobs.length("max", 30, in: 0...60)
        )
        .paneCollapsed($isCollapsed)
      Self.pane("Text").focusable().layoutPriority(1)
      Self.pane("Outline").focusable()
    }
    .maximizablePanes(isMaximized: $isMaximized)
    .frame(height: 9)
  }

  private static func pane(_ title: String) -> some View {
    Text(title)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: StatusBarPreviews.self,
        summary: "The last row of a screen: the available keys, and other content at its end.",
        name: "StatusBar",
        source: "Sources/Organisms/Commands/StatusBar.swift",
        names: "ActionRow Bar State StatusBar Text VStack View ViewBuilder frame keyBinding",
        documentation:
#"""
The last row of a screen: the available keys, and other content at its end.

The key hints come from the commands that views declare with `.keyBinding` and `.keyHint`. Hints
that don't fit beside the content are omitted. Views in the content are omitted, and the last
one left is shortened, before the hints with a high priority are omitted, or the most important
hint if none has a high priority. If less than half of the last view would remain, it is omitted
too. Of the views, those with the lowest `layoutPriority` are omitted first, the last ones
before the others. A stack, such as an `HStack`, is a single view. To have its views omitted one
by one, put them into the bar directly or into a `Group`.

**Sizing:** fills the width; one row.

**Tokens:** `status.*`, `keyHint.*`.

```
StatusBar { Text("24 packages") }
```
"""#,
        code: [
#"""
ServiceScreen { StatusBar() }

struct ServiceScreen<Bar: View>: View {
  @ViewBuilder let bar: Bar
  @State private var status = "running"

  var body: some View {
    VStack(spacing: 0) {
      ActionRow(title: "api-gateway", value: status) { status = "opened" }
      bar
    }
    .keyBinding("open", "o") { status = "opened" }
    .keyBinding("save", "ctrl+s") { status = "saved" }
    .keyBinding("search", "/") { status = "searched" }
  }
}
"""#,
#"""
ServiceScreen { StatusBar { Text("3 of 24") } }

struct ServiceScreen<Bar: View>: View {
  @ViewBuilder let bar: Bar
  @State private var status = "running"

  var body: some View {
    VStack(spacing: 0) {
      ActionRow(title: "api-gateway", value: status) { status = "opened" }
      bar
    }
    .keyBinding("open", "o") { status = "opened" }
    .keyBinding("save", "ctrl+s") { status = "saved" }
    .keyBinding("search", "/") { status = "searched" }
  }
}
"""#,
#"""
ServiceScreen { StatusBar { Text(knobs.text("text", "3 of 24")) } }
  .frame(maxWidth: knobs.length("maxWidth", 60, in: 0...80))

struct ServiceScreen<Bar: View>: View {
  @ViewBuilder let bar: Bar
  @State private var status = "running"

  var body: some View {
    VStack(spacing: 0) {
      ActionRow(title: "api-gateway", value: status) { status = "opened" }
      bar
    }
    .keyBinding("open", "o") { status = "opened" }
    .keyBinding("save", "ctrl+s") { status = "saved" }
    .keyBinding("search", "/") { status = "searched" }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TabViewPreviews.self,
        summary: "Several views in tabs.",
        name: "TabView",
        source: "Demo/Gallery/Previews/Organisms/TabViewPreviews.swift",
        names: "ForEach Label MainActor State String TabView Text View badge disabled frame infinity leading onTabClose padding self tabItem tag topLeading",
        documentation:
#"""
A container that shows one of several tabs, selected in the bar above.

Each tab is a view with a `.tabItem`, and with a `.tag` if there is a selection. A tab is
created when it is first shown. It then keeps its state, and costs no layout or painting while
another tab is shown.

If the shown tab is removed, the next one is shown and selected, or the previous one if there is
no next one. If other tabs replace all of them, the first enabled one is shown and selected.

`.disabled(_:)` and `.hidden(_:)` after `.tabItem` apply to the whole tab. A disabled tab is
dimmed in the bar, and neither keys nor the pointer select it. The app still can, and the shown
tab stays when it is disabled. A hidden tab isn't in the bar; if it was shown, the effect is the
same as if it was removed.

If the items don't fit, the bar scrolls to the selected one. The wheel scrolls the bar too. A
title that is wider than the bar is shortened in the middle.

The bar keeps the focus when the tab changes. If the focus was in the tab that is now hidden or
removed, it moves to the tab that is now shown: to the view that last had the focus there, or
else to the first view. A view with `.defaultFocus()` takes the focus when its tab is first
shown, even from the bar. Setting the focus on the tab view moves it to the bar; setting it on
the view of a tab moves it to that view.

**Sizing:** fills the available space.

**Keys:** Control-Page Down and Control-Page Up go to the next and the previous tab. In the bar, →
and ← do too. They all stop at the last and the first tab. If no other tab can be selected, the
keys with Control go to the tab view around it. Return and Space select, and Delete and
Backspace close a tab with `.onTabClose`.

**Tokens:** `tabs.*`.

```
struct Root: View {
  @State private var part = 0
  var body: some View {
    TabView(selection: $part) {
      Text("Files").tabItem { Label("Files", systemImage: "folder") }.tag(0)
      Text("Mail").tabItem { Label("Mail", systemImage: "envelope") }.badge(3).tag(1)
    }
  }
}
```
"""#,
        code: [
#"""
struct Example: View {
  var body: some View {
    TabView {
      Self.words("12 files, 3 of them changed").tabItem { Text("Files") }
      Self.words("3 new messages from Jonas Weber").tabItem { Text("Mail") }.badge(3)
      Self.words("Ada Okafor is reviewing with you").tabItem { Text("People") }
    }
    .frame(height: 4)
  }

  private static func words(_ text: String) -> some View {
    Text(text)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    TabView {
      Self.words("12 files, 3 of them changed")
        .tabItem { Label("Files", systemImage: "folder") }
      Self.words("3 new messages from Jonas Weber")
        .tabItem { Label("Mail", systemImage: "envelope") }
      Self.words("The build of 2.4.1 took 41 seconds")
        .tabItem { Label("Builds", systemImage: "wrench") }
    }
    .frame(height: 4)
  }

  private static func words(_ text: String) -> some View {
    Text(text)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
#"""
Documents()

struct Documents: View {
  @State private var names = ["main.swift", "Tree.swift", "README.md"]
  @State private var shown = "main.swift"

  var body: some View {
    TabView(selection: $shown) {
      ForEach(names, id: \.self) { name in
        Text("The text of \(name)")
          .padding(.leading, 1)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .tabItem { Text(name) }
          .tag(name)
          .onTabClose { names.removeAll { $0 == name } }
      }
    }
    .frame(height: 4)
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    TabView {
      Self.words("12 files, 3 of them changed").tabItem { Text("Files") }
      Self.words("No messages while offline").tabItem { Text("Mail") }.badge(3).disabled(true)
      Self.words("Ada Okafor is reviewing with you").tabItem { Text("People") }
    }
    .frame(height: 4)
  }

  private static func words(_ text: String) -> some View {
    Text(text)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    TabView {
      Self.words("12 files, 3 of them changed")
        .tabItem {
          Label(knobs.text("title", "Files"), systemImage: knobs.icon("systemImage", "folder"))
        }
      Self.words("3 new messages from Jonas Weber")
        .tabItem { Label("Mail", systemImage: "envelope") }
        .badge(knobs.number("badge", 3, in: 0...99))
    }
    .frame(height: knobs.length("height", 4, in: 0...12))
  }

  private static func words(_ text: String) -> some View {
    Text(text)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TerminalPreviews.self,
        summary: "Requests to the terminal: its focus, cursor, clipboard and screen, queries, and other programs.",
        name: "Terminal",
        source: "Demo/Gallery/Previews/Organisms/TerminalPreviews.swift",
        names: "Answer Bool CursorShape Environment FocusState HStack Int MainActor PasteButton SecondaryButton StandardTextField State StatusDot String Task TerminalQuestion Text UInt32 VStack View backgroundColor bar buttonStyle cellSize clipboard disabled fieldLine focused foregroundStyle frame fullScreen inline joined leading map onChange pasteSource secondary success textSecondary variant version warning",
        documentation:
#"""
Requests to the terminal: its focus, cursor, clipboard and screen, queries, and other
programs.

Previews and snapshots have no terminal: queries have no answer there, and programs don't run.

```
@Environment(\.terminal) private var terminal
@Environment(\.terminalIsFocused) private var terminalIsFocused
@Environment(\.runProgram) private var runProgram

terminal.setCursorShape(.bar)
let color = await terminal.answer(to: .backgroundColor)
let text = await terminal.clipboard()
let status = try await runProgram("git", arguments: ["commit"])
```
"""#,
        code: [
#"""
FocusStatus()

struct FocusStatus: View {
  @State private var absences = 0
  @Environment(\.terminalIsFocused) private var terminalIsFocused

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        StatusDot(
          color: terminalIsFocused ? .success : .warning,
          label: terminalIsFocused ? "Active" : "Inactive")
        Text(terminalIsFocused ? "This window is active." : "Another window is active.")
      }
      Text("Times inactive: \(absences)").foregroundStyle(.textSecondary)
    }
    .onChange(of: terminalIsFocused) { if !terminalIsFocused { absences += 1 } }
  }
}
"""#,
#"""
Queries()

struct Queries: View {
  @State private var answer = "No query yet"
  @Environment(\.terminal) private var terminal

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        SecondaryButton(title: "Name") { ask(.version) { $0 } }
        SecondaryButton(title: "Background") { ask(.backgroundColor) { hex($0) } }
        SecondaryButton(title: "Cell size") {
          ask(.cellSize) { "\($0.width) × \($0.height) pixels" }
        }
      }
      Text(answer).foregroundStyle(.textSecondary)
    }
  }

  private func ask<Answer>(
    _ question: TerminalQuestion<Answer>, describe: @escaping @MainActor (Answer) -> String
  ) {
    Task { answer = await terminal.answer(to: question).map(describe) ?? "No answer" }
  }

  private func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
"""#,
#"""
ClipboardField()

struct ClipboardField: View {
  @State private var address = ""

  var body: some View {
    HStack(spacing: 1) {
      StandardTextField(placeholder: "Address", text: $address)
        .fieldLine()
        .pasteSource(.clipboard)
        .frame(maxWidth: 40)
      PasteButton { address = $0 }.buttonStyle(.variant(.secondary))
    }
  }
}
"""#,
#"""
CursorField(shape: .bar)

struct CursorField: View {
  let shape: CursorShape
  @State private var command = "git status"
  @FocusState private var isFocused: Bool
  @Environment(\.terminal) private var terminal

  var body: some View {
    StandardTextField(placeholder: "Command", text: $command)
      .fieldLine()
      .focused($isFocused)
      .onChange(of: isFocused) { terminal.setCursorShape(isFocused ? shape : nil) }
      .onChange(of: shape) { if isFocused { terminal.setCursorShape(shape) } }
      .frame(maxWidth: 40)
  }
}
"""#,
#"""
ScreenButtons(maxRows: 16)

struct ScreenButtons: View {
  let maxRows: Int
  @Environment(\.terminal) private var terminal

  var body: some View {
    HStack(spacing: 1) {
      SecondaryButton(title: "Below the prompt") { terminal.present(.inline(maxRows: maxRows)) }
      SecondaryButton(title: "Full screen") { terminal.present(.fullScreen) }
    }
  }
}
"""#,
#"""
ProgramButton(program: "git", arguments: ["log", "--oneline"])

struct ProgramButton: View {
  let program: String
  let arguments: [String]
  @State private var result = "Not run yet"
  @Environment(\.runProgram) private var runProgram

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SecondaryButton(title: ([program] + arguments).joined(separator: " ")) {
        Task { await run() }
      }
      Text(result).foregroundStyle(.textSecondary)
    }
  }

  private func run() async {
    do {
      result = "Ended with status \(try await runProgram(program, arguments: arguments))"
    } catch {
      result = "\(error)"
    }
  }
}
"""#,
#"""
Queries().disabled(true)

struct Queries: View {
  @State private var answer = "No query yet"
  @Environment(\.terminal) private var terminal

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 1) {
        SecondaryButton(title: "Name") { ask(.version) { $0 } }
        SecondaryButton(title: "Background") { ask(.backgroundColor) { hex($0) } }
        SecondaryButton(title: "Cell size") {
          ask(.cellSize) { "\($0.width) × \($0.height) pixels" }
        }
      }
      Text(answer).foregroundStyle(.textSecondary)
    }
  }

  private func ask<Answer>(
    _ question: TerminalQuestion<Answer>, describe: @escaping @MainActor (Answer) -> String
  ) {
    Task { answer = await terminal.answer(to: question).map(describe) ?? "No answer" }
  }

  private func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
"""#,
#"""
VStack(alignment: .leading, spacing: 1) {
  CursorField(shape: knobs.choice("shape", CursorShape.bar))
  ProgramButton(program: knobs.text("program", "top"), arguments: [])
  ScreenButtons(maxRows: knobs.number("maxRows", 16, in: 4...40))
}
.disabled(knobs.flag("disabled", false))

struct CursorField: View {
  let shape: CursorShape
  @State private var command = "git status"
  @FocusState private var isFocused: Bool
  @Environment(\.terminal) private var terminal

  var body: some View {
    StandardTextField(placeholder: "Command", text: $command)
      .fieldLine()
      .focused($isFocused)
      .onChange(of: isFocused) { terminal.setCursorShape(isFocused ? shape : nil) }
      .onChange(of: shape) { if isFocused { terminal.setCursorShape(shape) } }
      .frame(maxWidth: 40)
  }
}

struct ScreenButtons: View {
  let maxRows: Int
  @Environment(\.terminal) private var terminal

  var body: some View {
    HStack(spacing: 1) {
      SecondaryButton(title: "Below the prompt") { terminal.present(.inline(maxRows: maxRows)) }
      SecondaryButton(title: "Full screen") { terminal.present(.fullScreen) }
    }
  }
}

struct ProgramButton: View {
  let program: String
  let arguments: [String]
  @State private var result = "Not run yet"
  @Environment(\.runProgram) private var runProgram

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SecondaryButton(title: ([program] + arguments).joined(separator: " ")) {
        Task { await run() }
      }
      Text(result).foregroundStyle(.textSecondary)
    }
  }

  private func run() async {
    do {
      result = "Ended with status \(try await runProgram(program, arguments: arguments))"
    } catch {
      result = "\(error)"
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TextEditorPreviews.self,
        summary: "An editor for multiline text.",
        name: "TextEditor",
        source: "Demo/Gallery/Previews/Organisms/TextEditorPreviews.swift",
        names: "Binding LineWrapping String Text TextDiagnostic TextEditor View Visibility accessibilityLabel autoIndent bracketMatching compactMap contains currentLineHighlight diagnostics disabled edgeBar editorGutter enumerated error fieldLine findNavigator foregroundStyle frame hidden indentation lineLimit lineNumbers lineWrapping readOnly spaces standard swift syntaxHighlighting textEditorStyle variant warning",
        documentation:
#"""
A control for editing multiline text, which wraps at words. It scrolls with its caret.

**Keys:** those of `TextField`. Arrows, Page Up, Page Down, Control-N and Control-P also move
between rows; with Control or Option, they move between lines. Home and End go to the ends of a
row, with Control to the ends of the text. With `.autoIndent`, Home goes to the first character
after the indentation, and from there to the start of the row. Return and Control-J insert a
line break. Option-Return, or the key set with `.submitKey`, submits the text. Tab moves the
focus, and the arrows never do; Option-I inserts a tab. Option-} and Option-{ indent the
selected lines or remove a level. Option-P and Option-N move the selected lines up or down,
Option-J duplicates them, and Option-K deletes them. If the language of the highlighting has
comments that end with their line, Option-/ comments the lines out or removes the comment marks.
Control-T swaps the characters around the caret. Option with U, L or C makes the next word, or
the selected text, upper case, lower case or capitalized. Control-G asks for a line number and
goes to that line. Control-F opens the find bar, and Option-R also shows its replacement field
or moves to it; then F3 and Shift-F3 go to the next and the previous match. With `.diagnostics`,
F8 and Shift-F8 go to the next and the previous problem. While the whole text of a growing
editor is visible, Page Up and Page Down scroll the views around it instead. When a key first
moves the focus to the editor, the caret is at the start of the text.
*Undo:* same as `TextField`.
*Pointer:* same as `TextField`; a drag after a triple click selects lines. A click in the gutter
places the caret in a line, a drag selects lines. A drag that is held beyond the upper or lower
edge scrolls, faster the farther away the pointer is. The wheel scrolls.

**Sizing:** as large as proposed, or 20 columns and 4 rows if the size is unspecified. The last
column is reserved for the scrollbar, and for the caret after a full row. With
`lineLimit(1...6)` in the environment, it is as tall as its rows, between 1 and 6, or less if
there is no room. In a sheet, which scrolls, it keeps the minimum. With `.diagnostics`, the last
row is for messages, and a growing editor is one row taller.

**Tokens:** `input.*`, `editor.*`, `code.*`, `scrollbar.*`.

Modifiers add the parts of a code editor:

```
TextEditor(text: $text, prompt: Text("Start typing…"))
  .syntaxHighlighting(.swift)
  .lineNumbers()
  .currentLineHighlight()
  .lineWrapping(.disabled)
  .indentation(.spaces(2))
  .autoIndent()
  .bracketMatching()
  .diagnostics(problems)
```

By default, an editor looks like the text fields next to it, because the text field style draws
both. Outside of forms, neither has a visible edge, for example in a sheet. A variant adds one:

```
TextEditor(text: $name).variant(.standard)
```

Each edit copies the string of the binding once; no other cost grows with the length of the
text. Lines of more than 4,096 bytes are wrapped in parts, and the last row of a part can be
short.
"""#,
        code: [
#"""
struct Example: View {
  @State private var text = 
  "Checkout is slow in eu-west-1.\nThe cache was cold after the deploy.\n"
  + "Warming it fixed the problem."


  var body: some View {
    Self.editor($text)
      .frame(height: 6)
      .fieldLine()
  }

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(.edgeBar)
      .accessibilityLabel("Incident notes")
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = ""

  var body: some View {
    Self.editor($text).frame(height: 2).fieldLine()
  }

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(.edgeBar)
      .accessibilityLabel("Incident notes")
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "Checkout is slow in eu-west-1."

  var body: some View {
    Self.editor($text)
      .frame(height: 2).fieldLine().disabled(true)
  }

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(.edgeBar)
      .accessibilityLabel("Incident notes")
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = Self.code

  var body: some View {
    TextEditor(text: $text)
      .textEditorStyle(.edgeBar)
      .syntaxHighlighting(.swift)
      .lineNumbers()
      .currentLineHighlight()
      .lineWrapping(.disabled)
      .indentation(.spaces(2))
      .autoIndent()
      .bracketMatching()
      .editorGutter(width: 2) { line in
        line == 4 ? Text("●").foregroundStyle(.error) : nil
      }
      .accessibilityLabel("Source")
      .frame(height: 7)
      .fieldLine()
  }

  private static let code = """
    func total(of cart: Cart) -> Money {
      let prices = cart.items.map { $0.price }
      return prices.reduce(.zero, +)
    }

    show(total(of: cart))
    """
}
"""#,
#"""
struct Example: View {
  @State private var text = Self.json

  var body: some View {
    TextEditor(text: $text)
      .textEditorStyle(.edgeBar)
      .syntaxHighlighting(.json)
      .lineNumbers()
      .lineWrapping(.disabled)
      .diagnostics(Self.problems(inJSON: text))
      .accessibilityLabel("Settings")
      .frame(height: 6)
      .fieldLine()
  }

  private static let json = """
    {
      "name": "fjord"
      "port": 8080,
      "host": "localhost",
    }
    """

  private static func problems(inJSON text: String) -> [TextDiagnostic] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).enumerated().compactMap { index, pair in
      guard let end = pair.0.last, let next = pair.1.first(where: { $0 != " " }) else {
        return nil
      }
      let columns = pair.0.count..<pair.0.count + 1
      if end == ",", "]}".contains(next) {
        return TextDiagnostic(
          line: index + 1, columns: columns, severity: .warning,
          message: "The last value has a comma.")
      }
      if !"[{,:".contains(end), !"]}".contains(next) {
        return TextDiagnostic(line: index + 1, columns: columns, message: "Expected a comma.")
      }
      return nil
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "Checkout is slow in eu-west-1.\nThe cache was cold."
  @State private var isPresented = true

  var body: some View {
    Self.editor($text).findNavigator(isPresented: $isPresented)
      .frame(height: 4)
  }

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(.edgeBar)
      .accessibilityLabel("Incident notes")
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text, prompt: Text("Write a message"))
      .variant(.standard)
      .lineLimit(1...6)
      .fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "Checkout is slow in eu-west-1.\nThe cache was cold."
  @State private var find = false

  var body: some View {
    TextEditor(
      text: $text,
      prompt: Text(knobs.text("prompt", "Describe the incident"))
    )
    .textEditorStyle(.edgeBar)
    .lineNumbers(
      knobs.choice("numbers", of: [".visible": Visibility.visible, ".hidden": .hidden])
    )
    .currentLineHighlight(knobs.flag("current line", true))
    .lineWrapping(knobs.choice("wrapping", LineWrapping.automatic))
    .indentation(.spaces(knobs.number("indentation", 4, in: 1...8)))
    .autoIndent(knobs.flag("auto-indent", true))
    .bracketMatching(knobs.flag("brackets", true))
    .findNavigator(isPresented: $find)
    .accessibilityLabel("Incident notes")
    .frame(height: knobs.length("height", 4, in: 0...12))
    .fieldLine()
    .readOnly(knobs.flag("read-only", false))
    .disabled(knobs.flag("disabled", false))
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TextInputSuggestionsPreviews.self,
        summary: "Suggestions below a text field, which narrow while the user types.",
        name: "TextInputSuggestions",
        source: "Demo/Gallery/Previews/Organisms/TextInputSuggestionsPreviews.swift",
        names: "MainActor StandardTextField contains disabled fieldLine lastWord textInputSuggestions",
        documentation:
#"""
Suggestions below a text field, which narrow while the user types.
"""#,
        code: [
#"""
struct Example: View {
  @State private var city = ""

  var body: some View {
    StandardTextField(placeholder: "City", text: $city)
      .textInputSuggestions(for: $city, from: Self.cities)
      .fieldLine()
  }

  private static let cities = [
    "Amsterdam", "Athens", "Berlin", "Bern", "Bremen", "Lisbon", "Oslo", "Vienna",
  ]
}
"""#,
#"""
struct Example: View {
  @State private var query = ""

  var body: some View {
    StandardTextField(placeholder: "select name from cities", text: $query)
      .textInputSuggestions(for: $query, from: Self.keywords, completing: .lastWord)
      .fieldLine()
  }

  private static let keywords = [
    "select", "from", "where", "order by", "limit", "name", "country", "population", "cities",
  ]
}
"""#,
#"""
struct Example: View {
  @State private var city = ""

  var body: some View {
    StandardTextField(placeholder: "City", text: $city)
      .textInputSuggestions(for: $city) { query in
        Self.cities.filter { $0.lowercased().contains(query.lowercased()) }
      }
      .fieldLine()
  }

  private static let cities = [
    "Amsterdam", "Athens", "Berlin", "Bern", "Bremen", "Lisbon", "Oslo", "Vienna",
  ]
}
"""#,
#"""
struct Example: View {
  @State private var city = ""

  var body: some View {
    StandardTextField(placeholder: knobs.text("placeholder", "City"), text: $city)
      .textInputSuggestions(for: $city, from: Self.cities)
      .fieldLine()
      .disabled(knobs.flag("disabled", false))
  }

  private static let cities = [
    "Amsterdam", "Athens", "Berlin", "Bern", "Bremen", "Lisbon", "Oslo", "Vienna",
  ]
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TimePickerPreviews.self,
        summary: "A field for a time such as 14:05, 14:05:30 or 02:05 pm.",
        name: "TimePicker",
        source: "Sources/Organisms/Choosing/TimePicker.swift",
        names: "CalendarDay DatePicker Form HStack HourCycle LabeledContent MainActor TimeOfDay TimePicker constant disabled fieldLine twelve",
        documentation:
#"""
A field for a time such as `14:05`, `14:05:30` or `02:05 pm`.

The hour, the minute and the second are parts of the field, as is am or pm with
`hours: .twelve`, and keys act on one of them. Digits replace it; the last one moves on to the
next part, and so does a colon: 9, 3, 0 is 09:30. With 12 hours, 14 is 2 pm. A time is written
to the binding once it is complete and within the bounds. Otherwise, it is shown as an error,
the binding keeps the previous time, and a `FormModel` can't be submitted. An empty field shows
`title`, or while it has the focus, the format of a time, such as `hh:mm`. In a `Form`, the
title is a label in the column of labels. For a day and a time, put a `DatePicker` and a
`TimePicker` in one row.

**Sizing:** fills the width; one row. If the width is unspecified, 20 columns plus the edge bar.

**Keys:** ← and → move between the parts, Home and End to the first and the last one. ↑ and ↓ step
a part, which starts again after its last number, such as the minute after 59; the steps stop at
the bounds. With Shift, the arrows take larger steps, such as six hours or ten minutes, as do
Page Up and Page Down. While the field has the focus, the wheel steps too. A and P choose am and
pm. Backspace and Delete remove the last typed digit, or else an optional time. Clicking a part
selects it.

**Tokens:** `input.*`, `numberField.bounds`. The words come from `\.strings`.

```
struct Alarm: View {
  @State private var time = TimeOfDay(hour: 7, minute: 30)

  var body: some View { TimePicker("Alarm", selection: $time, step: 5) }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var selection = Self.startTime

  var body: some View {
    TimePicker("Start", selection: $selection).fieldLine()
  }

  private static let startTime = TimeOfDay(hour: 14, minute: 5)
}
"""#,
#"""
struct Example: View {
  @State private var selection: TimeOfDay?

  var body: some View {
    TimePicker("Start", selection: $selection).fieldLine()
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection = Self.startTime

  var body: some View {
    TimePicker("Start", selection: $selection, showsSeconds: true).fieldLine()
  }

  private static let startTime = TimeOfDay(hour: 14, minute: 5)
}
"""#,
#"""
struct Example: View {
  @State private var selection = Self.startTime

  var body: some View {
    TimePicker("Start", selection: $selection, hours: .twelve).fieldLine()
  }

  private static let startTime = TimeOfDay(hour: 14, minute: 5)
}
"""#,
#"""
struct Example: View {
  @State private var selection = TimeOfDay(hour: 19, minute: 45)

  var body: some View {
    TimePicker("Start", selection: $selection, in: Self.opening...closing).fieldLine()
  }

  private static let opening = TimeOfDay(hour: 8, minute: 0)

  private static let closing = TimeOfDay(hour: 18, minute: 30)
}
"""#,
#"""
struct Example: View {
  @State private var time = Self.startTime

  var body: some View {
    Form {
      LabeledContent("Start") {
        HStack(spacing: 1) {
          DatePicker(
            "Start day", selection: .constant(CalendarDay(year: 2026, month: 11, day: 30)))
          TimePicker("Start time", selection: $time, in: Self.opening...closing)
        }
      }
      TimePicker("Reminder", selection: .constant(nil))
    }
  }

  private static let opening = TimeOfDay(hour: 8, minute: 0)

  private static let closing = TimeOfDay(hour: 18, minute: 30)

  private static let startTime = TimeOfDay(hour: 14, minute: 5)
}
"""#,
#"""
struct Example: View {
  @State private var selection = Self.startTime

  var body: some View {
    TimePicker("Start", selection: $selection).fieldLine()
      .disabled(true)
  }

  private static let startTime = TimeOfDay(hour: 14, minute: 5)
}
"""#,
#"""
struct Example: View {
  @State private var selection: TimeOfDay? = Self.startTime

  var body: some View {
    TimePicker(
      knobs.text("title", "Start"),
      selection: $selection, in: Self.opening...closing,
      step: knobs.number("step", 5, in: 1...30),
      hours: knobs.choice("hours", HourCycle.twentyFour),
      showsSeconds: knobs.flag("showsSeconds", false)
    )
    .fieldLine()
    .disabled(knobs.flag("disabled", false))
  }

  private static let opening = TimeOfDay(hour: 8, minute: 0)

  private static let closing = TimeOfDay(hour: 18, minute: 30)

  private static let startTime = TimeOfDay(hour: 14, minute: 5)
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ToolbarPreviews.self,
        summary: "A row of actions, with optional actions at its trailing end.",
        name: "Toolbar",
        source: "Sources/Organisms/Commands/Toolbar.swift",
        names: "IconButton PrimaryButton SecondaryButton Toolbar accessibilityLabel disabled",
        documentation:
#"""
A row of actions, with optional actions at its trailing end.

**Sizing:** fills the width; as tall as its actions.

**Keys:** Tab, ← and → move between actions; Return and Space press one.

**Tokens:** `toolbar.*`.

```
Toolbar {
  IconButton(systemName: "plus") { install() }
  IconButton(systemName: "trash") { remove() }
} trailing: {
  IconButton(systemName: "gear", action: openSettings)
}
```
"""#,
        code: [
#"""
Toolbar {
  IconButton(systemName: "plus") {}.accessibilityLabel("Add")
  IconButton(systemName: "pencil") {}.accessibilityLabel("Edit")
  IconButton(systemName: "trash") {}.accessibilityLabel("Remove")
} trailing: {
  IconButton(systemName: "gear") {}.accessibilityLabel("Settings")
}
"""#,
#"""
Toolbar {
  PrimaryButton(title: "Install") {}
  SecondaryButton(title: "Update all") {}
}
"""#,
#"""
Toolbar { IconButton(systemName: "plus") {} }.disabled(true)
"""#,
#"""
Toolbar {
  IconButton(systemName: knobs.icon("icon", "plus")) {}.accessibilityLabel("Add")
  PrimaryButton(title: knobs.text("title", "Install")) {}
} trailing: {
  IconButton(systemName: "gear") {}.accessibilityLabel("Settings")
}
.disabled(knobs.flag("disabled", false))
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TreeViewPreviews.self,
        summary: "A tree of rows that can be expanded, with a selection.",
        name: "TreeView",
        source: "Sources/Organisms/Tables/TreeView.swift",
        names: "Binding Identifiable Set State String Text TreeView View alternatingRowBackgrounds disabled frame onMove",
        documentation:
#"""
A tree of rows that can be expanded, with a selection.

Lines in the indentation connect the rows inside the same parent. The children of a row are
requested only while it is visible or expanded, so a tree can show a whole disk. Of rows with
the same id, only the first one is shown.

**Sizing:** fills the available space; as tall as its rows if the height is unspecified. The
indentation of deep rows is limited: a row keeps 20 columns, or half of the width.

**Keys:** those of `List`; → expands a row or moves to the first row inside, ← collapses it or
moves to its parent; they never leave the tree. Return toggles a row. A double click and a click
on the chevron toggle it too. `*` and Option-→ expand a row and all rows inside it, until 5,000
more rows are shown, and Option-← collapses them. Option-Page Up and Option-Page Down move to
the previous and the next row with the same parent. Return and a double click activate a row
without children; see `onActivate(of:perform:)`. Option-Up and Option-Down move the selected
rows among those with the same parent, with `onMove(perform:)`; with `onMove(of:perform:)`,
Option-Shift-← and Option-Shift-→ also move them to another parent. Screen readers get the level
of a row, and the action Expand or Collapse.

**Tokens:** `tree.*`, `sidebar.*` for the selected row.

```
struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}
let root = Folder(id: "Sources", folders: [Folder(id: "Views")])
TreeView([root], children: { $0.folders }) { Text($0.id) }
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var expanded: Set<String> = ["Sources", "Checkout"]

  var body: some View {
    TreeView(Self.sources, children: { $0.folders }, expanded: $expanded) { Text($0.id) }
      .frame(height: 8)
  }

  private static let sources = [
    Folder(
      id: "Sources",
      folders: [
        Folder(id: "Checkout", folders: [Folder(id: "Cart.swift"), Folder(id: "Payment.swift")]),
        Folder(id: "Shared", folders: [Folder(id: "Money.swift")]),
      ]),
    Folder(id: "Tests", folders: [Folder(id: "CartTests.swift")]),
    Folder(id: "Package.swift"), Folder(id: "README.md"),
  ]
}

struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}
"""#,
#"""
struct Example: View {
  @State private var expanded: Set<String> = ["Sources", "Checkout", "Shared"]

  var body: some View {
    TreeView(Self.sources, children: { $0.folders }, expanded: $expanded) { Text($0.id) }
      .alternatingRowBackgrounds()
      .frame(maxWidth: 48).frame(height: 9)
  }

  private static let sources = [
    Folder(
      id: "Sources",
      folders: [
        Folder(id: "Checkout", folders: [Folder(id: "Cart.swift"), Folder(id: "Payment.swift")]),
        Folder(id: "Shared", folders: [Folder(id: "Money.swift")]),
      ]),
    Folder(id: "Tests", folders: [Folder(id: "CartTests.swift")]),
    Folder(id: "Package.swift"), Folder(id: "README.md"),
  ]
}

struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}
"""#,
#"""
struct Example: View {
  var body: some View {
    TreeView(Self.sources, children: { $0.folders }) { Text($0.id) }.frame(height: 4)
  }

  private static let sources = [
    Folder(
      id: "Sources",
      folders: [
        Folder(id: "Checkout", folders: [Folder(id: "Cart.swift"), Folder(id: "Payment.swift")]),
        Folder(id: "Shared", folders: [Folder(id: "Money.swift")]),
      ]),
    Folder(id: "Tests", folders: [Folder(id: "CartTests.swift")]),
    Folder(id: "Package.swift"), Folder(id: "README.md"),
  ]
}

struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}
"""#,
#"""
struct Example: View {
  @State private var chosen: String? = "Tests"

  var body: some View {
    TreeView(Self.sources, children: { $0.folders }, selection: $chosen) { Text($0.id) }
      .frame(height: 4)
  }

  private static let sources = [
    Folder(
      id: "Sources",
      folders: [
        Folder(id: "Checkout", folders: [Folder(id: "Cart.swift"), Folder(id: "Payment.swift")]),
        Folder(id: "Shared", folders: [Folder(id: "Money.swift")]),
      ]),
    Folder(id: "Tests", folders: [Folder(id: "CartTests.swift")]),
    Folder(id: "Package.swift"), Folder(id: "README.md"),
  ]
}

struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}
"""#,
#"""
struct Example: View {
  @State private var chosen: Set<String> = ["Sources", "Tests"]

  var body: some View {
    TreeView(Self.sources, children: { $0.folders }, selection: $chosen) { Text($0.id) }
      .frame(height: 4)
  }

  private static let sources = [
    Folder(
      id: "Sources",
      folders: [
        Folder(id: "Checkout", folders: [Folder(id: "Cart.swift"), Folder(id: "Payment.swift")]),
        Folder(id: "Shared", folders: [Folder(id: "Money.swift")]),
      ]),
    Folder(id: "Tests", folders: [Folder(id: "CartTests.swift")]),
    Folder(id: "Package.swift"), Folder(id: "README.md"),
  ]
}

struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}
"""#,
#"""
struct Example: View {
  @State private var names = names

  var body: some View {
    MovableFiles(names: $names).frame(height: 6)
  }

  private static let names: [String: [String]] = [
    "": ["Sources", "Tests", "README.md"], "Sources": ["Cart.swift", "Money.swift"], "Tests": [],
  ]
}

struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

struct MovableFiles: View {
  @Binding var names: [String: [String]]
  @State private var selection: Set<String> = []
  @State private var expanded: Set<String> = ["Sources"]

  var body: some View {
    TreeView(
      files(in: "") ?? [], children: { files(in: $0.id) }, selection: $selection,
      expanded: $expanded
    ) {
      Text($0.id)
    }
    .onMove(of: String.self) { ids, destination in
      var next = names.mapValues { $0.filter { !ids.contains($0) } }
      next[destination.parent ?? ""]?.insert(contentsOf: ids, at: destination.index)
      names = next
    }
  }

  private func files(in folder: String) -> [Folder]? {
    names[folder]?.map { Folder(id: $0) }
  }
}
"""#,
#"""
struct Example: View {
  @State private var selection: String?
  @State private var expanded: Set<String> = ["Sources"]

  var body: some View {
    TreeView(
      Self.sources, children: { $0.folders }, selection: $selection,
      expanded: $expanded
    ) {
      Text($0.id)
    }
    .frame(height: knobs.length("height", 5, in: 0...12))
    .disabled(knobs.flag("disabled", false))
  }

  private static let sources = [
    Folder(
      id: "Sources",
      folders: [
        Folder(id: "Checkout", folders: [Folder(id: "Cart.swift"), Folder(id: "Payment.swift")]),
        Folder(id: "Shared", folders: [Folder(id: "Money.swift")]),
      ]),
    Folder(id: "Tests", folders: [Folder(id: "CartTests.swift")]),
    Folder(id: "Package.swift"), Folder(id: "README.md"),
  ]
}

struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ValidatedFieldPreviews.self,
        summary: "Any control for a field of a form, with its name above and its error message below.",
        name: "ValidatedField",
        source: "Sources/Organisms/Forms/ValidatedField.swift",
        names: "CheckBox FormField FormModel Picker Text ValidatedField accepted accepts disabled labelsHidden pickerStyle plan segmented tag wrappedValue",
        documentation:
#"""
Any control for a field of a form, with its name above and its error message below.

The field is validated when the focus leaves the control. If it is the first invalid field of a
submission, it gets the focus. Return in a text field moves to the next field, as does
Option-Return in a text editor. While the text in a `NumberField`, a `DatePicker`, a
`TimePicker` or a `ComboBox` isn't a valid value, the field is invalid, and the form can't be
submitted, even if the control is hidden, for example in another tab. Its text is discarded if
it is removed.

**Sizing:** same as `FormRow`.

**Keys:** those of the control.

**Tokens:** `form.*`.

```
let form = FormModel(Account()) { FormField(\.plan, "Plan") }
ValidatedField(form.plan) { plan in
  Picker("Plan", selection: plan) { Text("Team").tag("team") }.labelsHidden()
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var form = FormModel(PreviewAccount()) { FormField(\.plan, "Plan") }

  var body: some View {
    ValidatedField(form.plan) { plan in
      Picker("Plan", selection: plan) {
        Text("Personal").tag("personal")
        Text("Team").tag("team")
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  @State private var form = 
  FormModel(PreviewAccount()) {
  FormField(\.accepts, "I accept the terms", .accepted("Accept the terms to continue."))
  }


  var body: some View {
    ValidatedField(form.accepts, showsLabel: false) {
      CheckBox(text: form.accepts.label, isSelected: $0)
    }
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  @State private var form = FormModel(PreviewAccount()) { FormField(\.plan, "Plan") }

  var body: some View {
    ValidatedField(
      form.plan, showsLabel: knobs.flag("showsLabel", true),
      checkingText: knobs.text("checkingText", "Checking…")
    ) { plan in
      Picker("Plan", selection: plan) {
        Text("Personal").tag("personal")
        Text("Team").tag("team")
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
    .disabled(knobs.flag("disabled", false))
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ValidatedFormPreviews.self,
        summary: "A form that is validated before it is submitted.",
        name: "ValidatedForm",
        source: "Sources/Organisms/Forms/ValidatedForm.swift",
        names: "CheckBox FormField FormModel ValidatedField ValidatedForm ValidatedInput View accepted accepts age disabled enabled error name required wrappedValue",
        documentation:
#"""
A form that is validated before it is submitted.

Its button shows a spinner while checks and `onSubmit` are running. If there are errors, they
are listed above the fields, and the first invalid field gets the focus. While the form is
hidden, for example in another tab, its submission is paused. If the form is removed during the
checks, for example with its sheet, the submission is cancelled. The same form works full
screen, inline below the prompt, and line by line in linear mode.

**Sizing:** fills the width; as tall as its parts. Put it in a `ScrollView` if it can be taller
than the screen.

**Keys:** Return moves from field to field and submits after the last one;
in a text editor, Option-Return does.

**Tokens:** `form.*`, `button.primary.*`.

```
let form = FormModel(Account()) {
  FormField(\.name, "Name", .required("Enter your name."))
}
ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { account in save() }) {
  ValidatedInput(form.name)
} actions: {
  Button("Cancel") { dismiss() }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var form = Self.newForm()

  var body: some View {
    Self.sample(form)
  }

  private static func newForm() -> FormModel<PreviewAccount> {
    FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required("Enter your name."))
      FormField(\.age, "Age", unreadable: "Enter a number.")
      FormField(\.accepts, "Terms", .accepted("Accept the terms to continue."))
    }
  }

  private static func sample(_ form: FormModel<PreviewAccount>) -> some View {
    ValidatedForm(form, submitButtonTitle: "Create account", onSubmit: { _ in }) {
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedInput(form.age)
      ValidatedField(form.accepts, showsLabel: false) {
        CheckBox(
          state: form.accepts.error == nil ? .enabled : .error, text: "I accept the terms",
          isSelected: $0)
      }
    }
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  @State private var form = Self.submitted()

  var body: some View {
    Self.sample(form)
  }

  private static func newForm() -> FormModel<PreviewAccount> {
    FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required("Enter your name."))
      FormField(\.age, "Age", unreadable: "Enter a number.")
      FormField(\.accepts, "Terms", .accepted("Accept the terms to continue."))
    }
  }

  private static func submitted() -> FormModel<PreviewAccount> {
    let form = Self.newForm()
    form.requestSubmit()
    return form
  }

  private static func sample(_ form: FormModel<PreviewAccount>) -> some View {
    ValidatedForm(form, submitButtonTitle: "Create account", onSubmit: { _ in }) {
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedInput(form.age)
      ValidatedField(form.accepts, showsLabel: false) {
        CheckBox(
          state: form.accepts.error == nil ? .enabled : .error, text: "I accept the terms",
          isSelected: $0)
      }
    }
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  @State private var form = Self.newForm()

  var body: some View {
    ValidatedForm(
      form, submitButtonTitle: knobs.text("submitButtonTitle", "Create account"),
      onSubmit: { _ in }
    ) {
      ValidatedInput(form.name, placeholder: knobs.text("placeholder", "Your name"))
      ValidatedInput(form.age)
    }
    .disabled(knobs.flag("disabled", false))
  }

  private static func newForm() -> FormModel<PreviewAccount> {
    FormModel(PreviewAccount()) {
      FormField(\.name, "Name", .required("Enter your name."))
      FormField(\.age, "Age", unreadable: "Enter a number.")
      FormField(\.accepts, "Terms", .accepted("Accept the terms to continue."))
    }
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ValidatedInputPreviews.self,
        summary: "A text field for a field of a form, with its name above and its error message below.",
        name: "ValidatedInput",
        source: "Sources/Organisms/Forms/ValidatedInput.swift",
        names: "FormField FormModel ValidatedInput age disabled name required within wrappedValue",
        documentation:
#"""
A text field for a field of a form, with its name above and its error message below.

The value can be optional: empty text is then `nil`. For a number that is empty at first and
that the user has to enter, use a value of type `Int?` and the rule `.required`.

**Sizing:** same as `FormInput`.

**Keys:** those of `TextField`; Return moves to the next field, and
submits after the last one. Unless a click gives it the focus, a number is selected, so that
typing replaces it.

**Tokens:** `form.*`, `input.*`.

```
let form = FormModel(Account()) {
  FormField(\.name, "Name", .required("Enter your name."))
}
ValidatedInput(form.name, placeholder: "Ada Okafor")
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var form = 
  FormModel(PreviewAccount()) {
  FormField(\.name, "Name", .required("Enter your name."))
  }


  var body: some View {
    ValidatedInput(form.name, placeholder: "Your name")
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  @State private var form = 
  FormModel(PreviewAccount()) {
  FormField(
  \.age, "Age", unreadable: "Enter a number.", .within(13...120, "Enter 13 or more."))
  }


  var body: some View {
    ValidatedInput(form.age)
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  @State private var form = Self.rejected()

  var body: some View {
    ValidatedInput(form.name)
  }

  private static func rejected() -> FormModel<PreviewAccount> {
    let form = FormModel(PreviewAccount(name: "ada")) { FormField(\.name, "User name") }
    form.reject(\.name, "This name is taken.")
    return form
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
#"""
struct Example: View {
  @State private var form = FormModel(PreviewAccount()) { FormField(\.name, "Name", .required("Enter your name.")) }

  var body: some View {
    ValidatedInput(
      form.name, placeholder: knobs.text("placeholder", "Your name"),
      isSecure: knobs.flag("isSecure", false)
    )
    .disabled(knobs.flag("disabled", false))
  }
}

struct PreviewAccount: Equatable {
  var name = ""
  var plan = "personal"
  var age = 18
  var accepts = false
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DashboardTemplatePreviews.self,
        summary: "A dashboard: metrics, and panels below them, in as many columns as fit.",
        name: "DashboardTemplate",
        source: "Sources/Templates/DashboardTemplate.swift",
        names: "Chart ChartSeries DashboardTemplate Double ForEach InfoRow PageState Panel ScrollView StatCard State VStack View accessibilityLabel area bars chart1 chart2 chart3 chart8 chartLastValue down empty error failed focusEffectDisabled focusable frame loaded loading steady visible",
        documentation:
#"""
A dashboard: metrics, and panels below them, in as many columns as fit.

The number of columns leaves no gaps in the last row. Views in a row have the same width. A card
is as tall as the tallest one in its row. Panels that can grow, such as charts, fill the screen,
in as many columns as suit its shape. If there is room, an empty row separates the rows of
panels. Unless `state` is `.loaded`, a placeholder replaces the metrics and the panels.

The values of views of type `StatCard` are in small letters, so that they take few rows. For
large letters where there is room, use a `MetricsDashboard` instead of the cards.

**Sizing:** fills the available space and scrolls. A metric needs its ideal width, between
12 and 36 columns, so that all show their charts. A panel needs 36. Give panels a minimum
height, such as `.frame(minHeight: 10, idealHeight: 10)`.

**Keys:** those of `ScrollView`.

**Tokens:** `nav.*`, `page.*`. The labels come from `\.strings`.

```
DashboardTemplate(title: "Today") {
  Card { Text("Visitors: 1,204") }
  Card { Text("Sales: 87") }
} panels: {
  Card { Text("This week") }
}
```
"""#,
        code: [
#"""
struct Example: View {
  var body: some View {
    DashboardTemplate(title: "Production", onSettings: {}) {
      StatCard(
        title: "Requests", value: "12,480/s", trend: .up("8%"), values: Self.requests, color: .chart2)
      StatCard(
        title: "Latency", value: "42 ms", trend: .down("3%"),
        values: Self.latency, color: .chart1, lowerIsBetter: true)
      StatCard(
        title: "Errors", value: "0.02%", trend: .steady("0%"),
        values: [2, 3, 2, 9, 4, 2, 2, 1, 2], color: .chart8, lowerIsBetter: true)
      StatCard(
        title: "Revenue", value: "$48,210", trend: .up("4%"), values: Self.revenue, color: .chart3)
    } panels: {
      Panel(title: "Requests", note: "last 24 h") {
        Chart([ChartSeries("eu-west-1", Self.requests, color: .chart2)], style: .area) {
          $0 == 0 ? "0" : "\(Int($0))k"
        }
        .chartLastValue(.visible)
      }
      .frame(minHeight: 10, idealHeight: 10)
      Panel(title: "Services", note: "9 of 12 running") {
        ServiceTimes()
      }
      .frame(minHeight: 10, idealHeight: 10)
      Panel(title: "Revenue", note: "$48,210") {
        Chart(
          [ChartSeries("Dollars", Self.revenue, color: .chart3)], style: .bars,
          labels: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])
      }
      .frame(minHeight: 10, idealHeight: 10)
      Panel(title: "Deployments", note: "today") {
        InfoRow(label: "checkout 1.18.0", value: "Jonas Weber")
        InfoRow(label: "api-gateway 2.4.1", value: "Ada Okafor")
        InfoRow(label: "billing 3.2.0", value: "Mina Sato")
        InfoRow(label: "media 1.3.1", value: "rolled back", valueColor: .error)
        InfoRow(label: "search 4.0.2", value: "Priya Nair")
        InfoRow(label: "auth 2.9.0", value: "Tom Becker")
        InfoRow(label: "email 1.7.3", value: "Jonas Weber")
        InfoRow(label: "webhooks 0.12.1", value: "Mina Sato")
      }
      .frame(minHeight: 10, idealHeight: 10)
    }
  }

  private static let requests: [Double] = [4, 3, 3, 6, 9, 12, 14, 11, 12]

  private static let latency: [Double] = [61, 58, 52, 55, 49, 44, 46, 43, 42]

  private static let revenue: [Double] = [6210, 7040, 6890, 7720, 8130, 5980, 6240]
}

struct ServiceTimes: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityLabel("Services")
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Dashboard(state: .loaded).frame(width: 30)
  }

  private static let latency: [Double] = [61, 58, 52, 55, 49, 44, 46, 43, 42]
}

struct Dashboard: View {
  @State var state: PageState

  var body: some View {
    DashboardTemplate(
      title: "Production", state: state, onSettings: {}, onRetry: { state = .loaded }
    ) {
      StatCard(
        title: "Requests", value: "12,480/s", trend: .up("8%"),
        values: [4, 3, 3, 6, 9, 12, 14, 11, 12], color: .chart2)
      StatCard(
        title: "Latency", value: "42 ms", trend: .down("3%"),
        values: [61, 58, 52, 55, 49, 44, 46, 43, 42], color: .chart1, lowerIsBetter: true)
    } panels: {
      Panel(title: "Services", note: "9 of 12 running") {
        ServiceTimes()
      }
      .frame(minHeight: 10, idealHeight: 10)
    }
  }
}

struct ServiceTimes: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityLabel("Services")
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Dashboard(state: .loading)
  }

  private static let latency: [Double] = [61, 58, 52, 55, 49, 44, 46, 43, 42]
}

struct Dashboard: View {
  @State var state: PageState

  var body: some View {
    DashboardTemplate(
      title: "Production", state: state, onSettings: {}, onRetry: { state = .loaded }
    ) {
      StatCard(
        title: "Requests", value: "12,480/s", trend: .up("8%"),
        values: [4, 3, 3, 6, 9, 12, 14, 11, 12], color: .chart2)
      StatCard(
        title: "Latency", value: "42 ms", trend: .down("3%"),
        values: [61, 58, 52, 55, 49, 44, 46, 43, 42], color: .chart1, lowerIsBetter: true)
    } panels: {
      Panel(title: "Services", note: "9 of 12 running") {
        ServiceTimes()
      }
      .frame(minHeight: 10, idealHeight: 10)
    }
  }
}

struct ServiceTimes: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityLabel("Services")
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Dashboard(state: .empty)
  }

  private static let latency: [Double] = [61, 58, 52, 55, 49, 44, 46, 43, 42]
}

struct Dashboard: View {
  @State var state: PageState

  var body: some View {
    DashboardTemplate(
      title: "Production", state: state, onSettings: {}, onRetry: { state = .loaded }
    ) {
      StatCard(
        title: "Requests", value: "12,480/s", trend: .up("8%"),
        values: [4, 3, 3, 6, 9, 12, 14, 11, 12], color: .chart2)
      StatCard(
        title: "Latency", value: "42 ms", trend: .down("3%"),
        values: [61, 58, 52, 55, 49, 44, 46, 43, 42], color: .chart1, lowerIsBetter: true)
    } panels: {
      Panel(title: "Services", note: "9 of 12 running") {
        ServiceTimes()
      }
      .frame(minHeight: 10, idealHeight: 10)
    }
  }
}

struct ServiceTimes: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityLabel("Services")
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    Dashboard(state: .failed("The metrics service doesn't respond."))
  }

  private static let latency: [Double] = [61, 58, 52, 55, 49, 44, 46, 43, 42]
}

struct Dashboard: View {
  @State var state: PageState

  var body: some View {
    DashboardTemplate(
      title: "Production", state: state, onSettings: {}, onRetry: { state = .loaded }
    ) {
      StatCard(
        title: "Requests", value: "12,480/s", trend: .up("8%"),
        values: [4, 3, 3, 6, 9, 12, 14, 11, 12], color: .chart2)
      StatCard(
        title: "Latency", value: "42 ms", trend: .down("3%"),
        values: [61, 58, 52, 55, 49, 44, 46, 43, 42], color: .chart1, lowerIsBetter: true)
    } panels: {
      Panel(title: "Services", note: "9 of 12 running") {
        ServiceTimes()
      }
      .frame(minHeight: 10, idealHeight: 10)
    }
  }
}

struct ServiceTimes: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityLabel("Services")
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  var body: some View {
    DashboardTemplate(
      title: knobs.text("title", "Production"),
      state: knobs.pageState("state"), onBack: knobs.action("onBack", false),
      onSettings: knobs.action("onSettings"), onRetry: knobs.action("onRetry")
    ) {
      StatCard(title: "Requests", value: knobs.text("requests", "12,480/s"))
      StatCard(title: "Latency", value: "42 ms", trend: .down("3%"), lowerIsBetter: true)
    } panels: {
      Panel(title: knobs.text("panel", "Services")) {
        ServiceTimes()
      }
      .frame(minHeight: 10, idealHeight: 10)
    }
  }

  private static let latency: [Double] = [61, 58, 52, 55, 49, 44, 46, 43, 42]
}

struct ServiceTimes: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .focusable()
      .focusEffectDisabled()
      .accessibilityLabel("Services")
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: DetailPageTemplatePreviews.self,
        summary: "The details of an item: a header and content that scroll, and actions pinned at the bottom.",
        name: "DetailPageTemplate",
        source: "Sources/Templates/DetailPageTemplate.swift",
        names: "Banner ComponentTokens ContentSection DetailPageTemplate Gauge InfoRow PageState PrimaryButton SecondaryButton State Text View empty failed frame info labelsAligned loaded loading success warning",
        documentation:
#"""
The details of an item: a header and content that scroll, and actions pinned at the bottom.

While it loads, a spinner replaces the content. The header and the actions stay. A placeholder
is centred in the space below the header.

**Sizing:** fills the available space.

**Keys:** those of `ScrollView`; Tab moves to the actions.

**Tokens:** `page.*`. The labels come from `\.strings`.

```
DetailPageTemplate(isLoading: package == nil) {
  Text("swift-nio").font(.title)
} content: {
  InfoRow(label: "Version", value: "2.101.2")
} actions: {
  PrimaryButton(title: "Install") { install() }
}
```
"""#,
        code: [
#"""
DetailPageTemplate {
  Text("api-gateway 2.4.1")
} content: {
  Text("Routes requests to all services, checks tokens and limits rates.")
  ContentSection(title: "Deployment", icon: "shippingbox") {
    InfoRow(label: "Region", value: "eu-west-1")
    InfoRow(label: "Replicas", value: "6 of 6")
    InfoRow(label: "Deployed", value: "today at 14:20")
    InfoRow(label: "Owner", value: "Ada Okafor")
  }
  .frame(maxWidth: ComponentTokens.Form.width)
  ContentSection(title: "Health", icon: "gauge", iconColor: .success) {
    Gauge("Processor", value: 0.31)
    Gauge("Memory", value: 0.72, color: .warning)
    Gauge("Disk", value: 0.44)
  }
  .labelsAligned()
  .frame(maxWidth: ComponentTokens.Form.width)
  Banner(
    title: "Version 2.4.2 is available", message: "It fixes two bugs.", intent: .info
  )
  .frame(maxWidth: ComponentTokens.Form.width)
} actions: {
  PrimaryButton(title: "Deploy") {}
  SecondaryButton(title: "Roll back") {}
}
"""#,
#"""
ServicePage(state: .loading)

struct ServicePage: View {
  @State var state: PageState

  var body: some View {
    DetailPageTemplate(state: state, onRetry: { state = .loaded }) {
      Text("api-gateway 2.4.1")
    } content: {
      Text("Routes requests to all services.")
    } actions: {
      SecondaryButton(title: "Roll back") {}
    }
  }
}
"""#,
#"""
ServicePage(state: .empty)

struct ServicePage: View {
  @State var state: PageState

  var body: some View {
    DetailPageTemplate(state: state, onRetry: { state = .loaded }) {
      Text("api-gateway 2.4.1")
    } content: {
      Text("Routes requests to all services.")
    } actions: {
      SecondaryButton(title: "Roll back") {}
    }
  }
}
"""#,
#"""
ServicePage(state: .failed("Couldn't connect. Check your network."))

struct ServicePage: View {
  @State var state: PageState

  var body: some View {
    DetailPageTemplate(state: state, onRetry: { state = .loaded }) {
      Text("api-gateway 2.4.1")
    } content: {
      Text("Routes requests to all services.")
    } actions: {
      SecondaryButton(title: "Roll back") {}
    }
  }
}
"""#,
#"""
DetailPageTemplate(
  state: knobs.pageState("state"), onRetry: knobs.action("onRetry")
) {
  Text(knobs.text("header", "api-gateway 2.4.1"))
} content: {
  Text(knobs.text("content", "Routes requests to all services."))
} actions: {
  PrimaryButton(title: knobs.text("action", "Deploy")) {}
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: FormTemplatePreviews.self,
        summary: "A form with a large title and fields, which scroll, and a submit button pinned at the bottom.",
        name: "FormTemplate",
        source: "Sources/Templates/FormTemplate.swift",
        names: "CheckBox Environment ErrorSummary FormField FormInput FormModel FormRow FormTemplate RadioGroup State Task ValidatedInput View required success",
        documentation:
#"""
A form with a large title and fields, which scroll, and a submit button pinned at the bottom.

While the form is being submitted (`isLoading`), the button shows a spinner, and the form is
disabled. The focus stays where it is.

**Sizing:** fills the available space. The fields are at most `form.width` wide.

**Keys:** Tab moves between the fields and the button; Return and Space press it.

**Tokens:** `page.*`, `form.width`, `button.primary.*`.

```
FormTemplate(title: "Account", submitButtonTitle: "Save", isLoading: isInstalling) {
  save()
} content: {
  StandardTextField(placeholder: "Name", text: $name)
}
```
"""#,
        code: [
#"""
AccountForm()

struct AccountForm: View {
  struct Account {
    var name = "Ada Okafor"
    var email = "ada@example.org"
  }

  @State private var form = FormModel(Account()) {
    FormField(\.name, "Name", .required("Enter your name."))
    FormField(
      \.email, "Email", .required("Enter your email."), .email("Enter it as you@example.org."))
  }
  @State private var report = "Weekly"
  @State private var alerts = true
  @State private var news = false
  @Environment(\.toast) private var toast

  var body: some View {
    FormTemplate(
      title: "Account", submitButtonTitle: "Save", isLoading: form.isSubmitting, onSubmit: save
    ) {
      ErrorSummary(form)
      ValidatedInput(form.name, placeholder: "Your name")
      ValidatedInput(form.email, placeholder: "you@example.org")
      FormRow(label: "Report") {
        RadioGroup(title: "", selection: $report, options: ["Daily", "Weekly", "Never"])
      }
      CheckBox(text: "Alert me about incidents", isSelected: $alerts)
      CheckBox(text: "Send product news", isSelected: $news)
    }
  }

  private func save() {
    Task {
      await form.submit { account in
        toast("Saved the account of \(account.name)", systemImage: "checkmark", color: .success)
      }
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var text = "Ada Okafor"
  @State private var text2 = ""

  var body: some View {
    FormTemplate(title: "Account", submitButtonTitle: "Save", isLoading: true) {
    } content: {
      FormInput(label: "Name", placeholder: "Your name", text: $text)
      FormInput(label: "Email", placeholder: "you@example.org", text: $text2)
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var name = "Ada Okafor"
  @State private var address = ""

  var body: some View {
    FormTemplate(
      title: knobs.text("title", "Account"),
      submitButtonTitle: knobs.text("submitButtonTitle", "Save"),
      isLoading: knobs.flag("isLoading", false), onSubmit: {}
    ) {
      FormInput(
        label: "Name", placeholder: "Your name", text: $name)
      FormInput(
        label: "Email", placeholder: "you@example.org", text: $address)
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: HeaderDetailLayoutPreviews.self,
        summary: "A header on its own background, with details below.",
        name: "HeaderDetailLayout",
        source: "Sources/Templates/HeaderDetailLayout.swift",
        names: "ComponentTokens ContentSection HStack HeaderDetailLayout InfoRow Metric MetricsDashboard PageState State Text VStack View ViewBuilder ViewThatFits down empty failed font foregroundStyle frame horizontal leading loaded loading textSecondary top",
        documentation:
#"""
A header on its own background, with details below.

Unless `state` is `.loaded`, a placeholder replaces the details.

**Sizing:** fills the available space; the header is as tall as its content.

**Tokens:** `page.*` and `nav.background`. The labels come from `\.strings`.

```
HeaderDetailLayout {
  Text("swift-nio").font(.title)
} detail: {
  InfoRow(label: "Version", value: "2.101.2")
}
```
"""#,
        code: [
#"""
HeaderDetailLayout {
  Text("swift-nio").font(ComponentTokens.Page.titleFont)
  Text("Event-driven network applications").foregroundStyle(.textSecondary)
} detail: {
  MetricsDashboard(metrics: [
    Metric("Stars", value: "8,312", trend: .up("2%")),
    Metric("Open issues", value: "27", trend: .down("4"), lowerIsBetter: true),
    Metric("Downloads", value: "184,320", trend: .up("12%")),
  ])
  .frame(maxWidth: 124)
  PackageSections().frame(maxWidth: 124)
}

struct PackageSections: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 2) { sections }
      VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) { sections }
    }
  }

  @ViewBuilder private var sections: some View {
    ContentSection(title: "Release", icon: "shippingbox") {
      InfoRow(label: "Version", value: "2.101.2")
      InfoRow(label: "Released", value: "3 days ago")
      InfoRow(label: "Licence", value: "Apache 2.0")
    }
    ContentSection(title: "Used by", icon: "person") {
      InfoRow(label: "api-gateway", value: "2.4.1")
      InfoRow(label: "checkout", value: "1.18.0")
      InfoRow(label: "webhooks", value: "1.6.4")
    }
  }
}
"""#,
#"""
PackageDetails(state: .loading)

struct PackageDetails: View {
  @State var state: PageState

  var body: some View {
    HeaderDetailLayout(state: state, onRetry: { state = .loaded }) {
      Text("swift-nio").font(ComponentTokens.Page.titleFont)
      Text("Event-driven network applications").foregroundStyle(.textSecondary)
    } detail: {
      Text("Version 2.101.2, released three days ago.")
      Text("Apache License 2.0")
    }
  }
}
"""#,
#"""
PackageDetails(state: .empty)

struct PackageDetails: View {
  @State var state: PageState

  var body: some View {
    HeaderDetailLayout(state: state, onRetry: { state = .loaded }) {
      Text("swift-nio").font(ComponentTokens.Page.titleFont)
      Text("Event-driven network applications").foregroundStyle(.textSecondary)
    } detail: {
      Text("Version 2.101.2, released three days ago.")
      Text("Apache License 2.0")
    }
  }
}
"""#,
#"""
PackageDetails(state: .failed("Couldn't connect. Check your network."))

struct PackageDetails: View {
  @State var state: PageState

  var body: some View {
    HeaderDetailLayout(state: state, onRetry: { state = .loaded }) {
      Text("swift-nio").font(ComponentTokens.Page.titleFont)
      Text("Event-driven network applications").foregroundStyle(.textSecondary)
    } detail: {
      Text("Version 2.101.2, released three days ago.")
      Text("Apache License 2.0")
    }
  }
}
"""#,
#"""
HeaderDetailLayout(
  state: knobs.pageState("state"), onRetry: knobs.action("onRetry")
) {
  Text(knobs.text("title", "swift-nio")).font(ComponentTokens.Page.titleFont)
  Text(knobs.text("subtitle", "Event-driven networks")).foregroundStyle(.textSecondary)
} detail: {
  Text(knobs.text("detail", "Version 2.101.2, released three days ago."))
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: ListPageTemplatePreviews.self,
        summary: "A list with a search field above, and with placeholders for its other states.",
        name: "ListPageTemplate",
        source: "Sources/Templates/ListPageTemplate.swift",
        names: "ActionRow ForEach InfoRow ListPageTemplate PageState State VStack View empty failed loaded loading",
        documentation:
#"""
A list with a search field above, and with placeholders for its other states.

**Sizing:** fills the available space; the list takes the space below the field.

**Keys:** those of `searchable(text:prompt:)` and of the list.

**Tokens:** `page.*`, `nav.*`, `search.*`. The labels come from `\.strings`.

```
ListPageTemplate(title: "Packages", query: $query, state: .loaded, onRetry: { refresh() }) {
  List { ForEach(packages) { Text($0.name) } }
}
```
"""#,
        code: [
#"""
struct Example: View {
  @State private var query = ""

  var body: some View {
    ListPageTemplate(title: "Services", query: $query, onBack: {}) {
      VStack(spacing: 1) {
        ForEach(PreviewService.all.filter { $0.name.contains(query) }) { service in
          ActionRow(title: service.name, subtitle: service.owner, value: service.time) {}
        }
      }
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
ServicesPage(state: .loading)

struct ServicesPage: View {
  @State var state: PageState
  @State var query = ""

  var body: some View {
    ListPageTemplate(
      title: "Services", query: $query, state: state, onRetry: { state = .loaded }
    ) {
      InfoRow(label: "checkout", value: "812 ms")
    }
  }
}
"""#,
#"""
ServicesPage(state: .empty)

struct ServicesPage: View {
  @State var state: PageState
  @State var query = ""

  var body: some View {
    ListPageTemplate(
      title: "Services", query: $query, state: state, onRetry: { state = .loaded }
    ) {
      InfoRow(label: "checkout", value: "812 ms")
    }
  }
}
"""#,
#"""
ServicesPage(state: .empty, query: "chekout")

struct ServicesPage: View {
  @State var state: PageState
  @State var query = ""

  var body: some View {
    ListPageTemplate(
      title: "Services", query: $query, state: state, onRetry: { state = .loaded }
    ) {
      InfoRow(label: "checkout", value: "812 ms")
    }
  }
}
"""#,
#"""
ServicesPage(state: .failed("Couldn't connect. Check your network."))

struct ServicesPage: View {
  @State var state: PageState
  @State var query = ""

  var body: some View {
    ListPageTemplate(
      title: "Services", query: $query, state: state, onRetry: { state = .loaded }
    ) {
      InfoRow(label: "checkout", value: "812 ms")
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var query = ""

  var body: some View {
    ListPageTemplate(
      title: knobs.text("title", "Packages"), query: $query,
      state: knobs.pageState("state"), onBack: knobs.action("onBack", false),
      onRetry: knobs.action("onRetry")
    ) {
      InfoRow(label: "swift-nio", value: "2.101.2")
      InfoRow(label: "swift-log", value: "1.6.4")
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: MainLayoutPreviews.self,
        summary: "A navigation bar above the content of a screen.",
        name: "MainLayout",
        source: "Sources/Templates/MainLayout.swift",
        names: "DataColumn DataTable MainLayout Metric MetricsDashboard PageState State Text View empty failed loaded loading name owner trailing",
        documentation:
#"""
A navigation bar above the content of a screen.

Unless `state` is `.loaded`, a placeholder replaces the content.

**Sizing:** fills the available space.

**Tokens:** `page.background`, `page.padding`, `page.spacing`, `nav.*`. The labels come from
`\.strings`.

```
MainLayout(title: "Packages", onSettings: { showSettings() }) {
  SearchBar(query: $query) { search() }
}
```
"""#,
        code: [
#"""
MainLayout(title: "Services", onBack: {}, onSettings: {}) {
  MetricsDashboard(metrics: [
    Metric("Running", value: "9"), Metric("Slow", value: "2"),
    Metric("Stopped", value: "1"),
  ])
  DataTable(
    PreviewService.all,
    columns: [
      DataColumn("Service", value: \.name),
      DataColumn("Owner", value: \.owner),
      DataColumn("Latency", alignment: .trailing) { $0.time },
    ])
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
MainLayout(title: "Services") { Text("9 running, 2 slow, 1 stopped") }
"""#,
#"""
ServicesScreen(state: .loading)

struct ServicesScreen: View {
  @State var state: PageState

  var body: some View {
    MainLayout(title: "Services", state: state, onBack: {}, onRetry: { state = .loaded }) {
      Text("9 running, 2 slow, 1 stopped")
    }
  }
}
"""#,
#"""
ServicesScreen(state: .empty)

struct ServicesScreen: View {
  @State var state: PageState

  var body: some View {
    MainLayout(title: "Services", state: state, onBack: {}, onRetry: { state = .loaded }) {
      Text("9 running, 2 slow, 1 stopped")
    }
  }
}
"""#,
#"""
ServicesScreen(state: .failed("Couldn't connect. Check your network."))

struct ServicesScreen: View {
  @State var state: PageState

  var body: some View {
    MainLayout(title: "Services", state: state, onBack: {}, onRetry: { state = .loaded }) {
      Text("9 running, 2 slow, 1 stopped")
    }
  }
}
"""#,
#"""
MainLayout(
  title: knobs.text("title", "Services"),
  state: knobs.pageState("state"), onBack: knobs.action("onBack"),
  onSettings: knobs.action("onSettings"), onRetry: knobs.action("onRetry")
) {
  Text(knobs.text("content", "9 running, 2 slow, 1 stopped"))
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SettingsTemplatePreviews.self,
        summary: "The settings of an app: a list of categories, and the settings of the selected one.",
        name: "SettingsTemplate",
        source: "Sources/Templates/SettingsTemplate.swift",
        names: "CheckBox ForEach GroupedSettings List PageState RadioGroup SettingsTemplate State String Text Toggle View empty failed frame labelsHidden loaded loading self",
        documentation:
#"""
The settings of an app: a list of categories, and the settings of the selected one.

Unless `state` is `.loaded`, a placeholder replaces the settings; the categories stay.

**Sizing:** fills the available space. The categories are next to the settings if that leaves the
settings at least 32 columns, otherwise above them.

**Tokens:** `nav.*`, `sidebar.background`, `page.*`. The labels come from `\.strings`.

```
SettingsTemplate(title: "Settings") {
  Text("Appearance")
} content: {
  CheckBox(text: "Reduce motion", isSelected: .constant(false))
}
```
"""#,
        code: [
#"""
AppSettings(state: .loaded)

struct AppSettings: View {
  @State var state: PageState
  @State var part: String? = "Appearance"
  @State var followsTerminal = true
  @State var increasesContrast = false
  @State var reducesMotion = false
  @State var density = "Comfortable"

  var body: some View {
    SettingsTemplate(
      title: "Settings", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      List(selection: $part) {
        ForEach(["Appearance", "Keys", "Account"], id: \.self) { Text($0) }
      }
      .frame(height: 3)
    } content: {
      if part == "Appearance" {
        GroupedSettings(title: "Theme", footer: "Applies to all windows.") {
          Toggle("Follow the terminal", isOn: $followsTerminal)
          Toggle("Increase contrast", isOn: $increasesContrast)
        }
        GroupedSettings(title: "Motion") {
          Toggle("Reduce motion", isOn: $reducesMotion)
        }
        GroupedSettings(title: "Density") {
          RadioGroup(
            title: "Density", selection: $density, options: ["Comfortable", "Compact"]
          )
          .labelsHidden()
        }
      } else {
        Text("Nothing to change here yet.")
      }
    }
  }
}
"""#,
#"""
AppSettings(state: .loaded).frame(width: 44)

struct AppSettings: View {
  @State var state: PageState
  @State var part: String? = "Appearance"
  @State var followsTerminal = true
  @State var increasesContrast = false
  @State var reducesMotion = false
  @State var density = "Comfortable"

  var body: some View {
    SettingsTemplate(
      title: "Settings", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      List(selection: $part) {
        ForEach(["Appearance", "Keys", "Account"], id: \.self) { Text($0) }
      }
      .frame(height: 3)
    } content: {
      if part == "Appearance" {
        GroupedSettings(title: "Theme", footer: "Applies to all windows.") {
          Toggle("Follow the terminal", isOn: $followsTerminal)
          Toggle("Increase contrast", isOn: $increasesContrast)
        }
        GroupedSettings(title: "Motion") {
          Toggle("Reduce motion", isOn: $reducesMotion)
        }
        GroupedSettings(title: "Density") {
          RadioGroup(
            title: "Density", selection: $density, options: ["Comfortable", "Compact"]
          )
          .labelsHidden()
        }
      } else {
        Text("Nothing to change here yet.")
      }
    }
  }
}
"""#,
#"""
AppSettings(state: .loading)

struct AppSettings: View {
  @State var state: PageState
  @State var part: String? = "Appearance"
  @State var followsTerminal = true
  @State var increasesContrast = false
  @State var reducesMotion = false
  @State var density = "Comfortable"

  var body: some View {
    SettingsTemplate(
      title: "Settings", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      List(selection: $part) {
        ForEach(["Appearance", "Keys", "Account"], id: \.self) { Text($0) }
      }
      .frame(height: 3)
    } content: {
      if part == "Appearance" {
        GroupedSettings(title: "Theme", footer: "Applies to all windows.") {
          Toggle("Follow the terminal", isOn: $followsTerminal)
          Toggle("Increase contrast", isOn: $increasesContrast)
        }
        GroupedSettings(title: "Motion") {
          Toggle("Reduce motion", isOn: $reducesMotion)
        }
        GroupedSettings(title: "Density") {
          RadioGroup(
            title: "Density", selection: $density, options: ["Comfortable", "Compact"]
          )
          .labelsHidden()
        }
      } else {
        Text("Nothing to change here yet.")
      }
    }
  }
}
"""#,
#"""
AppSettings(state: .empty)

struct AppSettings: View {
  @State var state: PageState
  @State var part: String? = "Appearance"
  @State var followsTerminal = true
  @State var increasesContrast = false
  @State var reducesMotion = false
  @State var density = "Comfortable"

  var body: some View {
    SettingsTemplate(
      title: "Settings", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      List(selection: $part) {
        ForEach(["Appearance", "Keys", "Account"], id: \.self) { Text($0) }
      }
      .frame(height: 3)
    } content: {
      if part == "Appearance" {
        GroupedSettings(title: "Theme", footer: "Applies to all windows.") {
          Toggle("Follow the terminal", isOn: $followsTerminal)
          Toggle("Increase contrast", isOn: $increasesContrast)
        }
        GroupedSettings(title: "Motion") {
          Toggle("Reduce motion", isOn: $reducesMotion)
        }
        GroupedSettings(title: "Density") {
          RadioGroup(
            title: "Density", selection: $density, options: ["Comfortable", "Compact"]
          )
          .labelsHidden()
        }
      } else {
        Text("Nothing to change here yet.")
      }
    }
  }
}
"""#,
#"""
AppSettings(state: .failed("Couldn't read the file."))

struct AppSettings: View {
  @State var state: PageState
  @State var part: String? = "Appearance"
  @State var followsTerminal = true
  @State var increasesContrast = false
  @State var reducesMotion = false
  @State var density = "Comfortable"

  var body: some View {
    SettingsTemplate(
      title: "Settings", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      List(selection: $part) {
        ForEach(["Appearance", "Keys", "Account"], id: \.self) { Text($0) }
      }
      .frame(height: 3)
    } content: {
      if part == "Appearance" {
        GroupedSettings(title: "Theme", footer: "Applies to all windows.") {
          Toggle("Follow the terminal", isOn: $followsTerminal)
          Toggle("Increase contrast", isOn: $increasesContrast)
        }
        GroupedSettings(title: "Motion") {
          Toggle("Reduce motion", isOn: $reducesMotion)
        }
        GroupedSettings(title: "Density") {
          RadioGroup(
            title: "Density", selection: $density, options: ["Comfortable", "Compact"]
          )
          .labelsHidden()
        }
      } else {
        Text("Nothing to change here yet.")
      }
    }
  }
}
"""#,
#"""
struct Example: View {
  @State private var follows = true
  @State private var reduces = false

  var body: some View {
    SettingsTemplate(
      title: knobs.text("title", "Settings"),
      state: knobs.pageState("state"), onBack: knobs.action("onBack"),
      onRetry: knobs.action("onRetry")
    ) {
      Text(knobs.text("part", "Appearance"))
      Text("Keys")
    } content: {
      CheckBox(text: "Follow the terminal", isSelected: $follows)
      CheckBox(text: "Reduce motion", isSelected: $reduces)
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SplitTemplatePreviews.self,
        summary: "A list with a sidebar background, and the details of the selected item.",
        name: "SplitTemplate",
        source: "Sources/Templates/SplitTemplate.swift",
        names: "ComponentTokens ContentSection ForEach Gauge InfoRow List PageState Self SplitTemplate State String Text View empty failed font frame labelsAligned loaded loading self success",
        documentation:
#"""
A list with a sidebar background, and the details of the selected item.

Unless `state` is `.loaded`, a placeholder replaces the details; the list stays. Set it to
`.empty` while nothing is selected.

**Sizing:** fills the available space. The parts are side by side if that leaves the details at
least 32 columns. Otherwise the list is above them, in two fifths of the height, but at least
three rows if they leave a row for the details. In a low window, it has no space above it.

**Keys:** those of `SplitView`: the user can move the divider between the parts.

**Tokens:** `sidebar.background`, `page.*`, `split.*`. The labels come from `\.strings`.

```
SplitTemplate {
  List { ForEach(packages) { Text($0.name) } }
} detail: {
  InfoRow(label: "Version", value: "2.101.2")
}
```
"""#,
        code: [
#"""
Packages(state: .loaded)

struct Packages: View {
  @State var state: PageState
  @State var selected: String? = "swift-nio"

  private static let purposes = [
    "swift-nio": "Event-driven network applications, servers and clients.",
    "swift-log": "One logger for all packages of an app.",
    "swift-system": "System calls with Swift types.",
    "swift-syntax": "Parses Swift source code and generates it.",
  ]

  var body: some View {
    let name = selected ?? "swift-nio"
    SplitTemplate(masterWidth: 18, state: state, onRetry: { state = .loaded }) {
      List(selection: $selected) {
        ForEach(["swift-nio", "swift-log", "swift-system", "swift-syntax"], id: \.self) {
          Text($0)
        }
      }
      .frame(maxHeight: 4)
    } detail: {
      Text(name).font(ComponentTokens.Page.titleFont)
      Text(Self.purposes[name] ?? "")
      ContentSection(title: "Release", icon: "shippingbox") {
        InfoRow(label: "Version", value: "2.101.2")
        InfoRow(label: "Licence", value: "Apache 2.0")
        InfoRow(label: "Released", value: "3 days ago")
      }
      .frame(maxWidth: ComponentTokens.Form.width)
      ContentSection(title: "Quality", icon: "checkmark", iconColor: .success) {
        Gauge("Coverage", value: 0.86)
        Gauge("Documented", value: 0.94)
      }
      .labelsAligned()
      .frame(maxWidth: ComponentTokens.Form.width)
    }
  }
}
"""#,
#"""
Packages(state: .loaded).frame(width: 44)

struct Packages: View {
  @State var state: PageState
  @State var selected: String? = "swift-nio"

  private static let purposes = [
    "swift-nio": "Event-driven network applications, servers and clients.",
    "swift-log": "One logger for all packages of an app.",
    "swift-system": "System calls with Swift types.",
    "swift-syntax": "Parses Swift source code and generates it.",
  ]

  var body: some View {
    let name = selected ?? "swift-nio"
    SplitTemplate(masterWidth: 18, state: state, onRetry: { state = .loaded }) {
      List(selection: $selected) {
        ForEach(["swift-nio", "swift-log", "swift-system", "swift-syntax"], id: \.self) {
          Text($0)
        }
      }
      .frame(maxHeight: 4)
    } detail: {
      Text(name).font(ComponentTokens.Page.titleFont)
      Text(Self.purposes[name] ?? "")
      ContentSection(title: "Release", icon: "shippingbox") {
        InfoRow(label: "Version", value: "2.101.2")
        InfoRow(label: "Licence", value: "Apache 2.0")
        InfoRow(label: "Released", value: "3 days ago")
      }
      .frame(maxWidth: ComponentTokens.Form.width)
      ContentSection(title: "Quality", icon: "checkmark", iconColor: .success) {
        Gauge("Coverage", value: 0.86)
        Gauge("Documented", value: 0.94)
      }
      .labelsAligned()
      .frame(maxWidth: ComponentTokens.Form.width)
    }
  }
}
"""#,
#"""
Packages(state: .loading)

struct Packages: View {
  @State var state: PageState
  @State var selected: String? = "swift-nio"

  private static let purposes = [
    "swift-nio": "Event-driven network applications, servers and clients.",
    "swift-log": "One logger for all packages of an app.",
    "swift-system": "System calls with Swift types.",
    "swift-syntax": "Parses Swift source code and generates it.",
  ]

  var body: some View {
    let name = selected ?? "swift-nio"
    SplitTemplate(masterWidth: 18, state: state, onRetry: { state = .loaded }) {
      List(selection: $selected) {
        ForEach(["swift-nio", "swift-log", "swift-system", "swift-syntax"], id: \.self) {
          Text($0)
        }
      }
      .frame(maxHeight: 4)
    } detail: {
      Text(name).font(ComponentTokens.Page.titleFont)
      Text(Self.purposes[name] ?? "")
      ContentSection(title: "Release", icon: "shippingbox") {
        InfoRow(label: "Version", value: "2.101.2")
        InfoRow(label: "Licence", value: "Apache 2.0")
        InfoRow(label: "Released", value: "3 days ago")
      }
      .frame(maxWidth: ComponentTokens.Form.width)
      ContentSection(title: "Quality", icon: "checkmark", iconColor: .success) {
        Gauge("Coverage", value: 0.86)
        Gauge("Documented", value: 0.94)
      }
      .labelsAligned()
      .frame(maxWidth: ComponentTokens.Form.width)
    }
  }
}
"""#,
#"""
Packages(state: .empty)

struct Packages: View {
  @State var state: PageState
  @State var selected: String? = "swift-nio"

  private static let purposes = [
    "swift-nio": "Event-driven network applications, servers and clients.",
    "swift-log": "One logger for all packages of an app.",
    "swift-system": "System calls with Swift types.",
    "swift-syntax": "Parses Swift source code and generates it.",
  ]

  var body: some View {
    let name = selected ?? "swift-nio"
    SplitTemplate(masterWidth: 18, state: state, onRetry: { state = .loaded }) {
      List(selection: $selected) {
        ForEach(["swift-nio", "swift-log", "swift-system", "swift-syntax"], id: \.self) {
          Text($0)
        }
      }
      .frame(maxHeight: 4)
    } detail: {
      Text(name).font(ComponentTokens.Page.titleFont)
      Text(Self.purposes[name] ?? "")
      ContentSection(title: "Release", icon: "shippingbox") {
        InfoRow(label: "Version", value: "2.101.2")
        InfoRow(label: "Licence", value: "Apache 2.0")
        InfoRow(label: "Released", value: "3 days ago")
      }
      .frame(maxWidth: ComponentTokens.Form.width)
      ContentSection(title: "Quality", icon: "checkmark", iconColor: .success) {
        Gauge("Coverage", value: 0.86)
        Gauge("Documented", value: 0.94)
      }
      .labelsAligned()
      .frame(maxWidth: ComponentTokens.Form.width)
    }
  }
}
"""#,
#"""
Packages(state: .failed("Couldn't connect. Check your network."))

struct Packages: View {
  @State var state: PageState
  @State var selected: String? = "swift-nio"

  private static let purposes = [
    "swift-nio": "Event-driven network applications, servers and clients.",
    "swift-log": "One logger for all packages of an app.",
    "swift-system": "System calls with Swift types.",
    "swift-syntax": "Parses Swift source code and generates it.",
  ]

  var body: some View {
    let name = selected ?? "swift-nio"
    SplitTemplate(masterWidth: 18, state: state, onRetry: { state = .loaded }) {
      List(selection: $selected) {
        ForEach(["swift-nio", "swift-log", "swift-system", "swift-syntax"], id: \.self) {
          Text($0)
        }
      }
      .frame(maxHeight: 4)
    } detail: {
      Text(name).font(ComponentTokens.Page.titleFont)
      Text(Self.purposes[name] ?? "")
      ContentSection(title: "Release", icon: "shippingbox") {
        InfoRow(label: "Version", value: "2.101.2")
        InfoRow(label: "Licence", value: "Apache 2.0")
        InfoRow(label: "Released", value: "3 days ago")
      }
      .frame(maxWidth: ComponentTokens.Form.width)
      ContentSection(title: "Quality", icon: "checkmark", iconColor: .success) {
        Gauge("Coverage", value: 0.86)
        Gauge("Documented", value: 0.94)
      }
      .labelsAligned()
      .frame(maxWidth: ComponentTokens.Form.width)
    }
  }
}
"""#,
#"""
SplitTemplate(
  masterWidth: knobs.number("masterWidth", 18, in: 0...60),
  state: knobs.pageState("state"), onRetry: knobs.action("onRetry")
) {
  Text(knobs.text("master", "swift-nio"))
  Text("swift-log")
} detail: {
  Text(knobs.text("detail", "Event-driven network applications."))
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: StandardPageTemplatePreviews.self,
        summary: "A titled screen whose content scrolls, optionally with a back button.",
        name: "StandardPageTemplate",
        source: "Sources/Templates/StandardPageTemplate.swift",
        names: "ContentSection PageState StandardPageTemplate State Text View empty failed loaded loading",
        documentation:
#"""
A titled screen whose content scrolls, optionally with a back button.

Unless `state` is `.loaded`, a placeholder replaces the content.

**Sizing:** fills the available space.

**Keys:** those of `ScrollView`; Tab moves to the back button.

**Tokens:** `page.*`, `nav.*`. The labels come from `\.strings`.

```
StandardPageTemplate(title: "About", onBack: { dismiss() }) {
  Text("A UI kit for terminals.")
}
```
"""#,
        code: [
#"""
StandardPageTemplate(title: "Release notes", onBack: {}) {
  ContentSection(title: "2.4.1", subtitle: "today", icon: "shippingbox") {
    Text("Checkout retries failed payments.")
    Text("Logs follow new lines at the end.")
  }
  ContentSection(title: "2.4.0", subtitle: "3 November", icon: "shippingbox") {
    Text("You can roll back a deployment from the list.")
    Text("Search finds services by their owner.")
    Text("Fixes a crash when the disk is full.")
  }
  ContentSection(title: "2.3.0", subtitle: "12 October", icon: "shippingbox") {
    Text("Secrets are stored in the system keychain.")
    Text("The status page loads twice as fast.")
  }
  ContentSection(title: "2.2.0", subtitle: "9 September", icon: "shippingbox") {
    Text("Adds regions in Asia.")
    Text("Removes the old billing page.")
  }
}
"""#,
#"""
StandardPageTemplate(title: "Release notes") {
  Text("2.4.1 retries failed payments and follows logs.")
}
"""#,
#"""
ReleasePage(state: .loading)

struct ReleasePage: View {
  @State var state: PageState

  var body: some View {
    StandardPageTemplate(
      title: "Release notes", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      Text("2.4.1 retries failed payments and follows logs.")
    }
  }
}
"""#,
#"""
ReleasePage(state: .empty)

struct ReleasePage: View {
  @State var state: PageState

  var body: some View {
    StandardPageTemplate(
      title: "Release notes", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      Text("2.4.1 retries failed payments and follows logs.")
    }
  }
}
"""#,
#"""
ReleasePage(state: .failed("Couldn't read the file."))

struct ReleasePage: View {
  @State var state: PageState

  var body: some View {
    StandardPageTemplate(
      title: "Release notes", state: state, onBack: {}, onRetry: { state = .loaded }
    ) {
      Text("2.4.1 retries failed payments and follows logs.")
    }
  }
}
"""#,
#"""
StandardPageTemplate(
  title: knobs.text("title", "Release notes"),
  state: knobs.pageState("state"), onBack: knobs.action("onBack"),
  onRetry: knobs.action("onRetry")
) {
  Text(knobs.text("content", "2.4.1 retries failed payments."))
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: WizardTemplatePreviews.self,
        summary: "A wizard of several steps: their list, the content of the current one, and navigation buttons.",
        name: "WizardTemplate",
        source: "Sources/Templates/WizardTemplate.swift",
        names: "Binding CheckBox ContentSection DataColumn DataTable Environment FormInput InfoRow Int Label MainLayout PrimaryButton RadioGroup State String TipView VStack View WizardTemplate foregroundStyle frame leading sheet success trailing",
        documentation:
#"""
A wizard of several steps: their list, the content of the current one, and navigation buttons.

The buttons are pinned at the bottom, at the trailing edge.

**Sizing:** fills the available space. The steps are next to the content if that leaves it at
least 32 columns. Otherwise they are above it, or a single line there shows the current step. If
that leaves the content fewer than 5 rows, the line also shows the title, and the space around
the buttons disappears. The content is at most `form.width` wide.

**Keys:** Tab moves through the content to the buttons. A new step begins with the focus in its
first control. If it has none, or only headings that open and close sections, the focus stays on
the button that continues, even while `canContinue` is `false`. In a sheet, Escape closes the
sheet.

**Tokens:** `nav.*`, `sidebar.*`, `page.*`, `form.width`, `button.*`. The labels come from
`\.strings`.

Each step has views of its own. Their `@State` is lost when the user leaves the step, so keep
the values that the user enters outside the wizard, and give each step a binding.

```
struct Setup: View {
  @State private var step = 0
  @State private var name = ""
  @State private var isDark = true

  var body: some View {
    WizardTemplate(title: "Set up", steps: ["Name", "Theme"], step: $step) {
      save()
    } content: { step in
      if step == 0 {
        FormInput(label: "Name", placeholder: "Ada", text: $name)
      } else {
        CheckBox(text: "Dark", isSelected: $isDark)
      }
    }
  }
}
```
"""#,
        code: [
#"""
ServiceWizard(step: 0)

struct ServiceWizard: View {
  @State var step: Int
  var canContinue = true
  @State var service = NewService()
  @Environment(\.toast) private var toast

  var body: some View {
    WizardTemplate(
      title: "New service", steps: ["Name", "Region", "Review"], step: $step,
      canContinue: canContinue && service.nameError == nil
    ) {
      toast("Created \(service.name)", systemImage: "checkmark", color: .success)
    } content: { step in
      ServiceStep(step: step, service: $service)
    }
  }
}

struct NewService {
  var name = "checkout"
  var owner = "Jonas Weber"
  var region = "eu-west-1"
  var isPublic = true

  private(set) var created: String?

  var nameError: String? { name.isEmpty ? "Enter a name." : nil }

  mutating func finish() { created = name }
}

struct ServiceStep: View {
  let step: Int
  @Binding var service: NewService

  var body: some View {
    switch step {
    case 0:
      VStack(alignment: .leading) {
        FormInput(
          label: "Name", placeholder: "my-service", text: $service.name,
          errorMessage: service.nameError)
        FormInput(label: "Owner", placeholder: "Ada Okafor", text: $service.owner)
        CheckBox(text: "Reachable from the internet", isSelected: $service.isPublic)
      }
    case 1:
      RadioGroup(
        title: "Region", selection: $service.region,
        options: ["eu-west-1", "us-east-1", "ap-south-1"])
      TipView(title: "Latency", message: "Most of your customers are in Europe.")
    default:
      ContentSection(title: "Summary", icon: "checkmark") {
        InfoRow(label: "Name", value: service.name)
        InfoRow(label: "Owner", value: service.owner)
        InfoRow(label: "Region", value: service.region)
        InfoRow(label: "Estimated cost", value: "$42.00 a month")
      }
      if let name = service.created {
        Label("Created \(name)", systemImage: "checkmark").foregroundStyle(.success)
      }
    }
  }
}
"""#,
#"""
ServiceWizard(step: 1)

struct ServiceWizard: View {
  @State var step: Int
  var canContinue = true
  @State var service = NewService()
  @Environment(\.toast) private var toast

  var body: some View {
    WizardTemplate(
      title: "New service", steps: ["Name", "Region", "Review"], step: $step,
      canContinue: canContinue && service.nameError == nil
    ) {
      toast("Created \(service.name)", systemImage: "checkmark", color: .success)
    } content: { step in
      ServiceStep(step: step, service: $service)
    }
  }
}

struct NewService {
  var name = "checkout"
  var owner = "Jonas Weber"
  var region = "eu-west-1"
  var isPublic = true

  private(set) var created: String?

  var nameError: String? { name.isEmpty ? "Enter a name." : nil }

  mutating func finish() { created = name }
}

struct ServiceStep: View {
  let step: Int
  @Binding var service: NewService

  var body: some View {
    switch step {
    case 0:
      VStack(alignment: .leading) {
        FormInput(
          label: "Name", placeholder: "my-service", text: $service.name,
          errorMessage: service.nameError)
        FormInput(label: "Owner", placeholder: "Ada Okafor", text: $service.owner)
        CheckBox(text: "Reachable from the internet", isSelected: $service.isPublic)
      }
    case 1:
      RadioGroup(
        title: "Region", selection: $service.region,
        options: ["eu-west-1", "us-east-1", "ap-south-1"])
      TipView(title: "Latency", message: "Most of your customers are in Europe.")
    default:
      ContentSection(title: "Summary", icon: "checkmark") {
        InfoRow(label: "Name", value: service.name)
        InfoRow(label: "Owner", value: service.owner)
        InfoRow(label: "Region", value: service.region)
        InfoRow(label: "Estimated cost", value: "$42.00 a month")
      }
      if let name = service.created {
        Label("Created \(name)", systemImage: "checkmark").foregroundStyle(.success)
      }
    }
  }
}
"""#,
#"""
ServiceWizard(step: 2).frame(width: 44)

struct ServiceWizard: View {
  @State var step: Int
  var canContinue = true
  @State var service = NewService()
  @Environment(\.toast) private var toast

  var body: some View {
    WizardTemplate(
      title: "New service", steps: ["Name", "Region", "Review"], step: $step,
      canContinue: canContinue && service.nameError == nil
    ) {
      toast("Created \(service.name)", systemImage: "checkmark", color: .success)
    } content: { step in
      ServiceStep(step: step, service: $service)
    }
  }
}

struct NewService {
  var name = "checkout"
  var owner = "Jonas Weber"
  var region = "eu-west-1"
  var isPublic = true

  private(set) var created: String?

  var nameError: String? { name.isEmpty ? "Enter a name." : nil }

  mutating func finish() { created = name }
}

struct ServiceStep: View {
  let step: Int
  @Binding var service: NewService

  var body: some View {
    switch step {
    case 0:
      VStack(alignment: .leading) {
        FormInput(
          label: "Name", placeholder: "my-service", text: $service.name,
          errorMessage: service.nameError)
        FormInput(label: "Owner", placeholder: "Ada Okafor", text: $service.owner)
        CheckBox(text: "Reachable from the internet", isSelected: $service.isPublic)
      }
    case 1:
      RadioGroup(
        title: "Region", selection: $service.region,
        options: ["eu-west-1", "us-east-1", "ap-south-1"])
      TipView(title: "Latency", message: "Most of your customers are in Europe.")
    default:
      ContentSection(title: "Summary", icon: "checkmark") {
        InfoRow(label: "Name", value: service.name)
        InfoRow(label: "Owner", value: service.owner)
        InfoRow(label: "Region", value: service.region)
        InfoRow(label: "Estimated cost", value: "$42.00 a month")
      }
      if let name = service.created {
        Label("Created \(name)", systemImage: "checkmark").foregroundStyle(.success)
      }
    }
  }
}
"""#,
#"""
ServiceWizard(step: 1, canContinue: false)

struct ServiceWizard: View {
  @State var step: Int
  var canContinue = true
  @State var service = NewService()
  @Environment(\.toast) private var toast

  var body: some View {
    WizardTemplate(
      title: "New service", steps: ["Name", "Region", "Review"], step: $step,
      canContinue: canContinue && service.nameError == nil
    ) {
      toast("Created \(service.name)", systemImage: "checkmark", color: .success)
    } content: { step in
      ServiceStep(step: step, service: $service)
    }
  }
}

struct NewService {
  var name = "checkout"
  var owner = "Jonas Weber"
  var region = "eu-west-1"
  var isPublic = true

  private(set) var created: String?

  var nameError: String? { name.isEmpty ? "Enter a name." : nil }

  mutating func finish() { created = name }
}

struct ServiceStep: View {
  let step: Int
  @Binding var service: NewService

  var body: some View {
    switch step {
    case 0:
      VStack(alignment: .leading) {
        FormInput(
          label: "Name", placeholder: "my-service", text: $service.name,
          errorMessage: service.nameError)
        FormInput(label: "Owner", placeholder: "Ada Okafor", text: $service.owner)
        CheckBox(text: "Reachable from the internet", isSelected: $service.isPublic)
      }
    case 1:
      RadioGroup(
        title: "Region", selection: $service.region,
        options: ["eu-west-1", "us-east-1", "ap-south-1"])
      TipView(title: "Latency", message: "Most of your customers are in Europe.")
    default:
      ContentSection(title: "Summary", icon: "checkmark") {
        InfoRow(label: "Name", value: service.name)
        InfoRow(label: "Owner", value: service.owner)
        InfoRow(label: "Region", value: service.region)
        InfoRow(label: "Estimated cost", value: "$42.00 a month")
      }
      if let name = service.created {
        Label("Created \(name)", systemImage: "checkmark").foregroundStyle(.success)
      }
    }
  }
}
"""#,
#"""
WizardScreen()

struct WizardScreen: View {
  @State private var isShown = false

  var body: some View {
    MainLayout(title: "Services") {
      PrimaryButton(title: "New service…") { isShown = true }
        .sheet(isPresented: $isShown) { WizardSheet() }
      DataTable(
        PreviewService.all,
        columns: [
          DataColumn("Service", value: \.name),
          DataColumn("Latency", alignment: .trailing) { $0.time },
        ])
    }
  }
}

struct WizardSheet: View {
  @State private var step = 0
  @State private var service = NewService()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.toast) private var toast

  var body: some View {
    WizardTemplate(
      title: "New service", steps: ["Name", "Region", "Review"], step: $step,
      canContinue: service.nameError == nil, onCancel: { dismiss() }
    ) {
      dismiss()
      toast("Created \(service.name)", systemImage: "checkmark", color: .success)
    } content: { step in
      ServiceStep(step: step, service: $service)
    }
    .frame(idealWidth: 68, maxWidth: 68, idealHeight: 16, maxHeight: 16)
  }
}

struct NewService {
  var name = "checkout"
  var owner = "Jonas Weber"
  var region = "eu-west-1"
  var isPublic = true

  private(set) var created: String?

  var nameError: String? { name.isEmpty ? "Enter a name." : nil }

  mutating func finish() { created = name }
}

struct ServiceStep: View {
  let step: Int
  @Binding var service: NewService

  var body: some View {
    switch step {
    case 0:
      VStack(alignment: .leading) {
        FormInput(
          label: "Name", placeholder: "my-service", text: $service.name,
          errorMessage: service.nameError)
        FormInput(label: "Owner", placeholder: "Ada Okafor", text: $service.owner)
        CheckBox(text: "Reachable from the internet", isSelected: $service.isPublic)
      }
    case 1:
      RadioGroup(
        title: "Region", selection: $service.region,
        options: ["eu-west-1", "us-east-1", "ap-south-1"])
      TipView(title: "Latency", message: "Most of your customers are in Europe.")
    default:
      ContentSection(title: "Summary", icon: "checkmark") {
        InfoRow(label: "Name", value: service.name)
        InfoRow(label: "Owner", value: service.owner)
        InfoRow(label: "Region", value: service.region)
        InfoRow(label: "Estimated cost", value: "$42.00 a month")
      }
      if let name = service.created {
        Label("Created \(name)", systemImage: "checkmark").foregroundStyle(.success)
      }
    }
  }
}

struct PreviewService: Identifiable {
  let name: String
  let version: String
  let owner: String
  let latency: Int?
  let load: Double

  var id: String { name }

  static let all = [
    PreviewService(
      name: "api-gateway", version: "2.4.1", owner: "Ada Okafor", latency: 42, load: 0.31),
    PreviewService(
      name: "checkout", version: "1.18.0", owner: "Jonas Weber", latency: 812, load: 0.86),
    PreviewService(name: "billing", version: "3.2.0", owner: "Mina Sato", latency: 67, load: 0.22),
    PreviewService(
      name: "search", version: "0.9.7", owner: "Priya Nair", latency: 31, load: 0.54),
    PreviewService(name: "auth", version: "5.1.0", owner: "Ada Okafor", latency: 18, load: 0.27),
    PreviewService(
      name: "media", version: "1.3.2", owner: "Tom Becker", latency: nil, load: 0),
    PreviewService(
      name: "email", version: "2.0.3", owner: "Mina Sato", latency: 120, load: 0.12),
    PreviewService(
      name: "webhooks", version: "1.6.4", owner: "Jonas Weber", latency: 145, load: 0.38),
    PreviewService(
      name: "ledger", version: "4.0.2", owner: "Lucía Ferrer", latency: 24, load: 0.18),
    PreviewService(
      name: "sessions", version: "2.2.0", owner: "Priya Nair", latency: 12, load: 0.44),
    PreviewService(
      name: "scheduler", version: "1.1.9", owner: "Tom Becker", latency: 58, load: 0.09),
    PreviewService(
      name: "reports", version: "0.4.0", owner: "Lucía Ferrer", latency: 640, load: 0.71),
  ]

  var state: String {
    guard let latency else { return "Stopped" }
    return latency > 500 ? "Slow" : "Running"
  }
  var time: String { latency.map { "\($0) ms" } ?? "–" }
}
"""#,
#"""
struct Example: View {
  @State private var step = 0
  @State private var service = NewService()

  var body: some View {
    WizardTemplate(
      title: knobs.text("title", "New service"),
      steps: ["Name", knobs.text("second", "Region"), "Review"],
      step: $step, canContinue: knobs.flag("canContinue", true),
      onFinish: { service.finish() }
    ) { step in
      ServiceStep(step: step, service: $service)
    }
  }
}

struct NewService {
  var name = "checkout"
  var owner = "Jonas Weber"
  var region = "eu-west-1"
  var isPublic = true

  private(set) var created: String?

  var nameError: String? { name.isEmpty ? "Enter a name." : nil }

  mutating func finish() { created = name }
}

struct ServiceStep: View {
  let step: Int
  @Binding var service: NewService

  var body: some View {
    switch step {
    case 0:
      VStack(alignment: .leading) {
        FormInput(
          label: "Name", placeholder: "my-service", text: $service.name,
          errorMessage: service.nameError)
        FormInput(label: "Owner", placeholder: "Ada Okafor", text: $service.owner)
        CheckBox(text: "Reachable from the internet", isSelected: $service.isPublic)
      }
    case 1:
      RadioGroup(
        title: "Region", selection: $service.region,
        options: ["eu-west-1", "us-east-1", "ap-south-1"])
      TipView(title: "Latency", message: "Most of your customers are in Europe.")
    default:
      ContentSection(title: "Summary", icon: "checkmark") {
        InfoRow(label: "Name", value: service.name)
        InfoRow(label: "Owner", value: service.owner)
        InfoRow(label: "Region", value: service.region)
        InfoRow(label: "Estimated cost", value: "$42.00 a month")
      }
      if let name = service.created {
        Label("Created \(name)", systemImage: "checkmark").foregroundStyle(.success)
      }
    }
  }
}
"""#,
        ]))
    components.append(
      Exhibit(
        previews: AppDetailPagePreviews.self,
        summary: "The detail page of an app.",
        name: "AppDetailPage",
        source: "Demo/Gallery/Pages/AppDetailPage.swift",
        names: "AppDownloads AppEntity AppHeader AppMetrics AppReviews Bool CustomNavigationBar DestructiveButton DetailPageTemplate Environment GeometryReader MetricsDashboard PageState PrimaryButton QuickActionCard State Text VStack View appRepository environment info loaded loading offline pulse ready silent success task",
        documentation:
#"""
The detail page of an app. The header and the actions appear immediately; the figures and the
reviews come from the repository in the environment.
"""#,
        code: [
#"""
AppDetailPage(app: .pulse).environment(\.appRepository, .ready)
"""#,
#"""
AppDetailPage(app: .pulse).environment(\.appRepository, .silent)
"""#,
#"""
AppDetailPage(app: .pulse).environment(\.appRepository, .offline)
"""#,
        ]))
    components.append(
      Exhibit(
        previews: AppHeaderPreviews.self,
        summary: "The name, developer and rating of an app, and its installation status.",
        name: "AppHeader",
        source: "Demo/Gallery/Pages/AppHeader.swift",
        names: "AppEntity Avatar Badge Banner Bool Card Chart ChartSeries DesignTokens Environment ForEach Gauge GeometryReader HStack InfoRow Int PageState ProgressView Review ScrollView SectionContainer Self Spacer State Text VStack View ViewThatFits accessibilityHidden accessibilityRole appRepository area bold empty environment error failed font foregroundStyle frame heading horizontal infinity labelsAligned leading lineLimit loaded loading padding pulse ready self success task textSecondary title top vertical warning",
        documentation:
#"""
The name, developer and rating of an app, and its installation status.
"""#,
        code: [
#"""
GeometryReader { geometry in
  ScrollView {
    VStack(alignment: .leading, spacing: 1) {
      AppHeader(app: .pulse, isInstalled: true)
      Text(AppEntity.pulse.description)
      AppReviews(app: .pulse, isWide: geometry.size.width >= 84)
      AppDownloads()
    }
    .padding(.horizontal, DesignTokens.Spacing.lg)
    .padding(.vertical, 1)
  }
}
.environment(\.appRepository, .ready)
"""#,
        ]))
    components.append(
      Exhibit(
        previews: BrandPagePreviews.self,
        summary: "The same screen in the kit's look and in three others.",
        name: "BrandPage",
        source: "Demo/Gallery/Pages/BrandPage.swift",
        names: "ActionRow AnyLayout Badge Banner BodyText Bool Brand Button Card CheckBox ComponentTokens DestructiveButton Environment FormInput Gauge GeometryReader HStack HStackLayout Menu Metric MetricsDashboard PrimaryButton ScrollView SearchBar SecondaryButton SegmentedControl Spacer State StatePill TagList Text TitleLabel ToggleRow VStack VStackLayout View alert appTheme bottom buttonStyle cancel componentStyle destructive down fieldLine fixedSize horizontal labelsHidden leading padding secondary small steady success themed top variant vertical",
        documentation:
#"""
The same screen in the kit's look and in three others. One is round and spacious, one is flat
and dense, and one has double lines. A brand consists of styles and tokens; the screen doesn't
depend on it.
"""#,
        code: [
#"""
BrandPage()
"""#,
        ]))
    components.append(
      Exhibit(
        previews: LoginPagePreviews.self,
        summary: "A sign-in form, and its result.",
        name: "LoginPage",
        source: "Demo/Gallery/Pages/LoginPage.swift",
        names: "Bool Card ContentUnavailableView FocusState GeometryReader Length LoginForm MainActor MainLayout ScrollView SemanticTokens State String Text View Void accessibilityRole bottom focused font frame heading infinity padding title",
        documentation:
#"""
A sign-in form, and its result.
"""#,
        code: [
#"""
LoginPage()
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SettingsPagePreviews.self,
        summary: "The look of the page itself: density, icons, motion.",
        name: "SettingsPage",
        source: "Demo/Gallery/Pages/SettingsPage.swift",
        names: "Amounts AnyLayout Array Avatar Badge Binding Bool Card CaseIterable CheckBox ContentSection Density Environment Equatable ForEach FormInput Gauge GeometryReader GroupedSettings HStack HStackLayout IconSet Identifiable InfoRow Label Length List MarkdownView PersonRow Self SettingsTemplate State String Text ToggleRow VStack VStackLayout View accessibilityHidden accessibilityReduceMotion appTheme ascii bold comfortable compact environment font foregroundStyle frame headline infinity labelsAligned leading lineLimit success textSecondary top unicode",
        documentation:
#"""
The look of the page itself: density, icons, motion. A sample shows each change immediately.
"""#,
        code: [
#"""
SettingsPage()
"""#,
        ]))
    components.append(
      Exhibit(
        previews: SignUpPagePreviews.self,
        summary: "Creates an account.",
        name: "SignUpPage",
        source: "Demo/Gallery/Pages/SignUpPage.swift",
        names: "AnyLayout AppClock Bool Card CheckBox ContentUnavailableView Duration Environment Equatable FormField FormGroup FormModel GeometryReader HStackLayout Length MainActor MainLayout ScrollView Sendable State String Text VStackLayout ValidatedField ValidatedForm ValidatedInput View ViewBuilder accepted enabled error frame infinity length matches required top whileTyping within",
        documentation:
#"""
Creates an account. The form uses the clock of the app, which is only available in views.
"""#,
        code: [
#"""
SignUpPage()
"""#,
        ]))
    components.append(
      Exhibit(
        previews: TokensPagePreviews.self,
        summary: "Every token of the current theme: primitive, semantic and component tokens.",
        name: "TokensPage",
        source: "Demo/Gallery/Pages/TokensPage.swift",
        names: "Binding Bool BorderStyle CaptionText CaseIterable Color ColorSwatch DesignTokens Divider Environment Font ForEach GeometryReader Gradient HStack Icon Identifiable Image Int Length LinearGradient List Logo Opacity Self Shadow Spacer State String TabView Text TokenCatalog TokenReaders VStack View ViewBuilder Wordmark accentColor accessibilityElement accessibilityLabel accessibilityRole accessibilityValue appTheme barInset border borderStrong bottom color font foregroundStyle frame gradient horizontal icon infinity layoutPriority leading length lineLimit logo map middle motion onChange opacity padding path shadow tabItem tag tail task text textMuted textSecondary top topLeading trailing truncationMode",
        documentation:
#"""
Every token of the current theme: primitive, semantic and component tokens. Below the list, the
target of a selected alias, and the components that read the token.
"""#,
        code: [
#"""
TokensPage()
"""#,
        ]))
    return components
  }

  /// The pages about families of views, in the order of the sidebar.
  @MainActor static let views = [
    Exhibit(
      page: TextPage.self,
      names: "DesignTokens HStack LinearGradient Link Sample Samples ShowcasePage Text TextAlignment VStack View accentColor background brand center enabled foregroundStyle frame head horizontal leading lineLimit middle multilineTextAlignment padding tail textSelection top trailing truncationMode underline",
      code:
#"""
/// Text in several styles and scripts, truncated and aligned, with selectable words.
struct TextPage: ShowcasePage {
  static let name = "Text"
  static let summary = "Drag over words to select them; Control-C copies."

  var body: some View {
    Samples {
      // The links are first, because a page opens with the focus on its first control.
      Sample("Links") {
        HStack(spacing: 2) {
          Link("Swift", destination: "https://www.swift.org")
          Link("Unicode", destination: "https://www.unicode.org")
        }
        Text("A link [within a sentence](https://www.swift.org/about) opens with a click.")
      }
      Sample("Styled text and Markdown") {
        Text("**Bold**, *italic*, ~~struck~~ and `code`, as Markdown in a literal.")
        Text("Joined, ") + Text("each part ").foregroundStyle(.accentColor)
          + Text("in its own style").underline()
        Text("A gradient over the letters").foregroundStyle(
          LinearGradient(gradient: .brand, startPoint: .leading, endPoint: .trailing))
      }
      Sample("Line breaks in other scripts") {
        VStack(alignment: .leading, spacing: 0) {
          Text("端末の中の文字は、半角と全角の幅で並び、句読点は行の頭に来ません。")
          Text("터미널의 글자는 낱말의 사이에서 줄을 바꿉니다. 👩‍🚀 é ﷽")
        }
        .frame(maxWidth: 38, alignment: .leading)
      }
      Sample("Truncated at the end, middle and start") { CutTexts() }
      Sample("Text alignment") { AlignedTexts() }
    }
    .textSelection(.enabled)
  }
}

/// A path truncated in three ways.
private struct CutTexts: View {
  private let path = "/usr/share/doc/libncursesw6/changelog.Debian.gz"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(path).truncationMode(.tail)
      Text(path).truncationMode(.middle)
      Text(path).truncationMode(.head)
    }
    .lineLimit(1)
    .frame(maxWidth: 28, alignment: .leading)
  }
}

/// A paragraph in each alignment.
private struct AlignedTexts: View {
  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      paragraph(.leading)
      paragraph(.center)
      paragraph(.trailing)
    }
    .frame(maxWidth: 62)
  }

  private func paragraph(_ alignment: TextAlignment) -> some View {
    Text("Checkout is 12% faster since the last release.")
      .multilineTextAlignment(alignment)
      .padding(.horizontal, DesignTokens.Spacing.sm)
      .background(DesignTokens.Colors.surface)
  }
}
"""#),
    Exhibit(
      page: LayoutPage.self,
      names: "AlignmentID AnyLayout Badge Bool DesignTokens Divider FlowLayout ForEach Grid GridItem GridRow HStack HStackLayout HorizontalAlignment Image InfoRow Int Label LazyVGrid Length Sample Samples ScrollView ShowcasePage State Stepper String Text Toggle VStack VStackLayout View ViewDimensions ViewThatFits accentColor adaptive alignmentGuide background bold border borderStrong bottom fixedSize foregroundStyle frame gridColumnAlignment horizontal infinity joinsBorders leading lineLimit padding safeAreaInset success surfaceRaised textMuted textSecondary topLeading trailing warning",
      code:
#"""
/// A grid, a custom alignment guide, and views that adapt to the available space.
struct LayoutPage: ShowcasePage {
  static let name = "Layout"
  static let summary = "Grids, guides and views that fit."

  @State private var room = 30
  @State private var isUpright = false

  var body: some View {
    Samples {
      Sample("The first view that fits") {
        Stepper("Width: \(room) columns", value: $room, in: 4...44)
          .padding(.bottom, 1)
        FittingView().frame(width: Length(room), alignment: .leading)
          .background(DesignTokens.Colors.surface)
      }
      Sample("A stack whose direction changes") {
        Toggle("Vertical", isOn: $isUpright)
          .padding(.bottom, 1)
        Directions(isUpright: isUpright)
      }
      Sample("A grid") { ServiceGrid() }
      Sample("A grid whose columns depend on the width") { ServiceTiles() }
      Sample("Views that wrap") { ServiceBadges() }
      Sample("A custom alignment guide: the colon") { ColonTable() }
      Sample("Borders that join") { JoinedBorders() }
      Sample("A bar over scrolling content") { InsetBar() }
    }
  }
}

/// The longest title that fits.
private struct FittingView: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      Label("Downloads and software updates", systemImage: "arrow.down")
      Label("Downloads", systemImage: "arrow.down")
      Image(systemName: "arrow.down")
    }
    .lineLimit(1)
  }
}

/// Three names in a row or a column; the views stay the same.
private struct Directions: View {
  let isUpright: Bool

  var body: some View {
    let layout =
      isUpright
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 2))
    layout {
      Badge(text: "Running", color: .success)
      Badge(text: "Slow", color: .warning)
      Badge(text: "Stopped", color: .textMuted)
    }
  }
}

/// Columns as wide as their widest cell.
private struct ServiceGrid: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 3) {
      GridRow {
        Text("Service")
        Text("Version")
        Text("Latency").gridColumnAlignment(.trailing)
      }
      .bold()
      Divider()
      row("api-gateway", version: "2.4.1", latency: "42 ms")
      row("checkout", version: "1.18.0", latency: "812 ms")
      row("billing", version: "3.2.0", latency: "67 ms")
    }
    .fixedSize()
  }

  private func row(_ service: String, version: String, latency: String) -> some View {
    GridRow {
      Text(service)
      Text(version).foregroundStyle(.accentColor)
      Text(latency).foregroundStyle(.textSecondary)
    }
  }
}

/// Services side by side, in as many columns as fit.
private struct ServiceTiles: View {
  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 14), spacing: 2, alignment: .topLeading)], spacing: 1
    ) {
      ForEach(PreviewService.all.prefix(6)) { service in
        VStack(alignment: .leading, spacing: 0) {
          Text(service.name).bold()
          Text(service.time).foregroundStyle(.textSecondary)
        }
        .lineLimit(1)
      }
    }
    .frame(maxWidth: 64)
  }
}

/// Names in rows that wrap.
private struct ServiceBadges: View {
  var body: some View {
    FlowLayout(spacing: 2, lineSpacing: 1) {
      ForEach(PreviewService.all.prefix(8)) { Badge(text: $0.name) }
    }
    .frame(maxWidth: 44, alignment: .leading)
  }
}

/// The boundary between a label and its value.
private enum ColonAlignment: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> Int { dimensions[.leading] }
}

/// Labels and values aligned at the colon.
private struct ColonTable: View {
  private let colon = HorizontalAlignment(ColonAlignment.self)

  var body: some View {
    VStack(alignment: colon) {
      line("Owner", "Ada Okafor")
      line("Service", "api-gateway")
      line("Deployed", "today at 14:20")
    }
  }

  private func line(_ label: String, _ value: String) -> some View {
    HStack {
      Text("\(label):").foregroundStyle(.textSecondary)
      Text(value).alignmentGuide(colon) { $0[.leading] }
    }
  }
}

/// Frames that overlap by one cell.
private struct JoinedBorders: View {
  var body: some View {
    HStack(spacing: -1) {
      Text("main\n2 ahead").padding(.horizontal, DesignTokens.Spacing.sm).border(.borderStrong)
      VStack(spacing: 0) {
        Text("Changes")
        Divider()
        Text("History")
      }
      .frame(width: 14)
      .border(.borderStrong)
    }
    .fixedSize(horizontal: true, vertical: true)
    .joinsBorders()
  }
}

/// Lines that scroll behind a bar.
private struct InsetBar: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(PreviewService.all) { InfoRow(label: $0.name, value: $0.time) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("\(PreviewService.all.count) services").foregroundStyle(.textSecondary)
        .frame(maxWidth: .infinity)
        .background(.surfaceRaised)
    }
    .frame(maxWidth: 32)
    .frame(height: 5)
  }
}
"""#),
    Exhibit(
      page: DrawingPage.self,
      names: "AngularGradient AppTheme Bitmap Canvas Capsule CellSize Circle Color Double Ellipse Environment Gradient HStack Image Int LinearGradient Path PathPoint RadialGradient RoundedRectangle Sample Samples Self SemanticTokens ShowcasePage Slider State Text UInt8 VStack View ViewBuilder ViewThatFits accessibilityLabel appTheme border bottom center chart1 chart2 chart3 chart4 color fill frame horizontal leading map padding resizable stroke trailing truncatingRemainder",
      code:
#"""
/// A chart on a canvas, shapes, gradients, and a picture in the theme's colours.
struct DrawingPage: ShowcasePage {
  static let name = "Drawing"
  static let summary = "A chart, shapes, gradients and a picture."

  @State private var waves = 2.0

  var body: some View {
    Samples {
      Sample("A canvas of dots") {
        Slider(value: $waves, in: 1...8, step: 0.5) { Text("Waves") }
          .frame(maxWidth: 50)
          .padding(.bottom, 1)
        Waves(count: waves).frame(height: 6)
      }
      Sample("Shapes") { ShapeRow() }
      Sample("Gradients") { GradientRow() }
      Sample("A picture") { HeatPicture() }
    }
  }
}

/// Two waves between two axes.
private struct Waves: View {
  let count: Double

  var body: some View {
    Canvas { context, size in
      let lastRow = Double(max(0, size.height - 1))
      context.stroke(
        Path {
          $0.addLines([
            PathPoint(x: 0, y: 0), PathPoint(x: 0, y: lastRow),
            PathPoint(x: Double(max(0, size.width - 1)), y: lastRow),
          ])
        }, with: .color(.border))
      context.stroke(curve(size, phase: 0), with: .color(.chart1))
      context.stroke(curve(size, phase: 0.25), with: .color(.chart2))
    }
    .accessibilityLabel("Two waves")
  }

  /// Returns a wave made of parabolas, beside the vertical axis in the first column. A sine would
  /// need a system library.
  private func curve(_ size: CellSize, phase: Double) -> Path {
    Path { path in
      guard size.width > 2, size.height > 1 else { return }
      let steps = 2 * size.width - 3
      for step in 0...steps {
        let place = Double(step) / Double(steps)
        let turn = (place * count + phase).truncatingRemainder(dividingBy: 1)
        let half = (turn < 0.5 ? turn : turn - 0.5) * 2
        let height = 4 * half * (1 - half) * (turn < 0.5 ? 1 : -1)
        let point = PathPoint(
          x: 1 + place * Double(size.width - 2), y: (1 - height) / 2 * Double(size.height - 1))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}

/// Shapes, filled and outlined; in two rows if there is little room.
private struct ShapeRow: View {
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 2) {
        filled
        lines
      }
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) { filled }
        HStack(spacing: 2) { lines }
      }
    }
  }

  @ViewBuilder private var filled: some View {
    Circle().fill(.chart1).frame(width: 8, height: 4)
    Capsule().fill(.chart2).frame(width: 9, height: 4)
  }

  @ViewBuilder private var lines: some View {
    RoundedRectangle(cornerRadius: SemanticTokens.BorderRadius.md).stroke(.chart3)
      .frame(width: 8, height: 4)
    Ellipse().stroke(.chart4).frame(width: 9, height: 4)
  }
}

/// One gradient of each kind.
private struct GradientRow: View {
  private let colors: [Color] = [.chart1, .chart2, .chart3]

  var body: some View {
    HStack(spacing: 2) {
      LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
      RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 4)
      AngularGradient(colors: colors + [.chart1], center: .center)
    }
    .frame(maxWidth: 62)
    .frame(height: 4)
  }
}

/// A bitmap of the temperatures of a plate heated at one corner, in the theme's colours.
private struct HeatPicture: View {
  @Environment(\.appTheme) private var theme

  var body: some View {
    Image(Self.picture(in: theme), label: "A plate, hot in one corner")
      .resizable()
      .frame(maxWidth: 40)
      .frame(height: 8)
  }

  private static func picture(in theme: AppTheme) -> Bitmap {
    let shades = (0..<64).map { step in
      let value = Gradient.heat.color(at: Double(step) / 63, in: theme).value
      return Bitmap.Pixel(
        red: UInt8(value >> 16 & 0xFF), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
    }
    return Bitmap(width: 48, height: 24) { x, y in
      let (across, up) = (Double(x) / 47, Double(23 - y) / 23)
      return shades[Int((across * across + up * up) / 2 * 63)]
    }
  }
}
"""#),
    Exhibit(
      page: MotionPage.self,
      names: "Animation Array Bool CaseIterable Color DesignTokens Environment ForEach Gauge GeometryReader HStack Int Label Length PersonRow Picker ProgressView Rectangle Sample Samples SecondaryButton ShowcasePage State String Text Toggle VStack View ViewBuilder accentColor accessibilityReduceMotion background chart1 chart2 chart3 chart4 easeInOut fill foregroundStyle frame gradient heat info labelsAligned leading lineLimit meterFill offset onBrandPrimary opacity padding pickerStyle scale segmented self slide slow success top topLeading trailing transition vertical",
      code:
#"""
/// Animated offsets, lengths and colours; views that appear and disappear.
struct MotionPage: ShowcasePage {
  static let name = "Motion"
  static let summary = "Animations, transitions and a spinner."

  /// A kind of animation.
  private enum Pace: String, CaseIterable {
    case eased = "Eased"
    case spring = "Spring"
    case bouncy = "Bouncy"

    var animation: Animation {
      switch self {
      case .eased: .easeInOut
      case .spring: .spring
      case .bouncy: .bouncy
      }
    }
  }

  @State private var pace = Pace.bouncy
  @State private var isFar = false
  @State private var day = 0
  @State private var areShown = true
  @State private var count = 4
  @State private var isWorking = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      if reducesMotion {
        Label("Motion is reduced: changes are immediate.", systemImage: "info.circle")
          .foregroundStyle(.info)
      }
      Samples {
        Sample("Offset, width, colour and progress") { movement }
        Sample("Lengths") {
          SecondaryButton(title: "Next day") {
            withAnimation(pace.animation) { day += 1 }
          }
          DayBars(day: day).padding(.top, 1)
        }
        Sample("Transitions") {
          SecondaryButton(title: areShown ? "Hide" : "Show") {
            withAnimation(.slow) { areShown.toggle() }
          }
          Arrivals(areShown: areShown).padding(.top, 1)
        }
        Sample("Rows") {
          HStack(spacing: 2) {
            SecondaryButton(title: "Add") { withAnimation { count = min(count + 1, 8) } }
            SecondaryButton(title: "Remove") { withAnimation { count = max(count - 1, 1) } }
          }
          ServiceRows(count: count).padding(.top, 1)
        }
        Sample("A spinner") {
          Toggle("Working", isOn: $isWorking)
          Deployments(isWorking: isWorking).padding(.top, 1)
        }
      }
    }
  }

  @ViewBuilder private var movement: some View {
    Picker("Pace", selection: $pace) {
      ForEach(Pace.allCases, id: \.self) { Text($0.rawValue) }
    }
    .pickerStyle(.segmented)
    SecondaryButton(title: isFar ? "Move back" : "Move") {
      withAnimation(pace.animation) { isFar.toggle() }
    }
    .padding(.vertical, 1)
    MovingThings(isFar: isFar)
  }
}

/// Shapes that animate between two places, widths and colours.
private struct MovingThings: View {
  let isFar: Bool

  var body: some View {
    GeometryReader { geometry in
      let room = max(12, geometry.size.width)
      VStack(alignment: .leading, spacing: 1) {
        Text(" moves ")
          .foregroundStyle(.onBrandPrimary)
          .background(.accentColor)
          .offset(x: isFar ? Length(min(24, room - 7)) : 0)
        Rectangle().fill(isFar ? .chart4 : .chart3)
          .frame(width: isFar ? Length(min(32, room)) : 8, height: 1)
        ProgressView(value: isFar ? 1 : 0.2).frame(width: Length(min(32, room)))
      }
    }
    .frame(maxWidth: 36)
    .frame(height: 5)
    .padding(.trailing, DesignTokens.Spacing.sm)
  }
}

/// The requests of a day, a bar for each service.
private struct DayBars: View {
  let day: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<6, id: \.self) { index in
        HStack(spacing: 2) {
          Text(PreviewService.all[index].name).frame(width: 11, alignment: .leading)
          Rectangle().fill(Color.series[index])
            .frame(width: Length(4 + (index * 7 + day * 11) % 23), height: 1)
        }
        .lineLimit(1)
      }
    }
  }
}

/// Rows that appear, each with a transition.
private struct Arrivals: View {
  let areShown: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if areShown {
        row("checkout 1.18.0", "fades", .chart1).transition(.opacity)
        row("billing 3.2.0", "slides in", .chart2).transition(.slide)
        row("search 0.9.7", "is revealed", .chart3).transition(.scale)
      }
    }
    .frame(height: 3, alignment: .topLeading)
  }

  private func row(_ name: String, _ words: String, _ color: Color) -> some View {
    HStack(spacing: 2) {
      Text(name).frame(width: 16, alignment: .leading)
      Text(words).foregroundStyle(color)
    }
    .lineLimit(1)
  }
}

/// Services, of which the last ones come and go.
private struct ServiceRows: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(PreviewService.all.prefix(count))) { service in
        Gauge(service.name, value: service.load).transition(.slide)
      }
    }
    .labelsAligned()
    .meterFill(.gradient(.heat))
    .frame(height: 8, alignment: .topLeading)
  }
}

/// The deployment of a service, and those before it.
private struct Deployments: View {
  let isWorking: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if isWorking {
        ProgressView("Deploying checkout")
      } else {
        Label("checkout 1.18.0 is live", systemImage: "checkmark").foregroundStyle(.success)
      }
      PersonRow(name: "Jonas Weber", note: "billing 3.2.0, 11:05")
      PersonRow(name: "Priya Nair", note: "search 0.9.7, yesterday")
    }
  }
}
"""#),
    Exhibit(
      page: ControlsPage.self,
      names: "Amounts Array Binding ContentUnavailableView DisclosureGroup Double Equatable ForEach Form Gauge InfoRow Int LabeledContent Picker Samples SearchBar Section Self ShowcasePage Slider State Stepper String Text Toggle VStack View button checkbox fieldLine frame leading menu padding pickerStyle prefix radioGroup segmented self toggleStyle top topLeading",
      code:
#"""
/// Toggles, pickers, sliders and steppers in their styles, in a form, with the cost of the choices.
struct ControlsPage: ShowcasePage {
  static let name = "Controls"
  static let summary = "Choices, numbers and groups."

  @State private var deployment = Deployment()

  var body: some View {
    Samples {
      Form {
        Section("Toggles") { Switches() }
        Section("Pickers") { Pickers(deployment: $deployment) }
        Section("Services") { SearchedServices() }
      }
      Form {
        Section("Numbers") { Numbers(deployment: $deployment) }
        Section("Cost this month") { Amounts(deployment.costs) }
        Section("More") { Advanced() }
      }
    }
  }
}

/// What the form edits.
private struct Deployment: Equatable {
  var channel = "Stable"
  var size = "Medium"
  var region = "Europe"
  var share = 60.0
  var replicas = 2
  var storage = 40.0

  static let sizes = ["Small", "Medium", "Large"]

  var costs: [(name: String, amount: Int)] {
    let price = 24 * ((Self.sizes.firstIndex(of: size) ?? 0) + 1)
    return [
      ("\(replicas) × \(size.lowercased())", replicas * price),
      ("Traffic, \(Int(share))%", Int(share) * 3),
      ("Storage, \(Int(storage)) GB", Int(storage) / 4),
    ]
  }
}

/// A switch, two check boxes and a button that stays pressed.
private struct Switches: View {
  @State private var sendsReports = true
  @State private var isPinned = true
  @State private var opensAtLogin = false
  @State private var isMuted = true

  var body: some View {
    Toggle("Send crash reports", isOn: $sendsReports)
    Toggle("Pin to sidebar", isOn: $isPinned).toggleStyle(.checkbox)
    Toggle("Open at login", isOn: $opensAtLogin).toggleStyle(.checkbox)
    Toggle("Mute alerts", isOn: $isMuted).toggleStyle(.button)
      .padding(.top, 1)
  }
}

/// A selection in each picker style.
private struct Pickers: View {
  @Binding var deployment: Deployment

  var body: some View {
    // A row between two controls keeps them apart.
    VStack(alignment: .leading, spacing: 1) {
      picker("Size", $deployment.size, Deployment.sizes).pickerStyle(.menu)
      picker("Channel", $deployment.channel, ["Stable", "Beta", "Nightly"])
        .pickerStyle(.segmented)
      picker("Region", $deployment.region, ["Europe", "America", "Asia"])
        .pickerStyle(.radioGroup)
    }
  }

  private func picker(
    _ title: String, _ selection: Binding<String>, _ options: [String]
  ) -> some View {
    Picker(title, selection: selection) {
      ForEach(options, id: \.self) { Text($0) }
    }
  }
}

/// Sliders, a stepper and a summary.
private struct Numbers: View {
  @Binding var deployment: Deployment

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Slider(value: $deployment.share, in: 0...100, step: 5) { Text("Traffic") }
      Slider(value: $deployment.storage, in: 0...200, step: 20) { Text("Storage") }
      Stepper("Replicas: \(deployment.replicas)", value: $deployment.replicas, in: 1...12)
      Gauge("Capacity", value: Double(deployment.replicas) / 12)
      LabeledContent("Summary") {
        Text("\(deployment.replicas) in \(deployment.region), \(Int(deployment.share))%")
      }
    }
  }
}

/// A searchable list of services.
private struct SearchedServices: View {
  @State private var query = ""

  var body: some View {
    SearchBar(text: $query, placeholder: "Find a service").fieldLine()
    let found = PreviewService.all.filter { $0.name.contains(query.lowercased()) }.prefix(6)
    VStack(alignment: .leading, spacing: 0) {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      } else {
        ForEach(Array(found)) { InfoRow(label: $0.name, value: $0.time) }
      }
    }
    .frame(height: 6, alignment: .topLeading)
  }
}

/// Settings in a group that opens.
private struct Advanced: View {
  @State private var isOpen = false
  @State private var skipsChecks = false
  @State private var keepsOld = true

  var body: some View {
    DisclosureGroup("Advanced", isExpanded: $isOpen) {
      Toggle("Skip health checks", isOn: $skipsChecks)
      Toggle("Keep the old version for a day", isOn: $keepsOld)
    }
  }
}
"""#),
    Exhibit(
      page: ListsPage.self,
      names: "Amounts Avatar Badge Binding Bool Chart ChartSeries Color DesignTokens Double ForEach FramedPart GeometryReader HStack InfoRow Initials Int Length List ListAndDetails MainActor ScrollViewReader SecondaryButton Section Self Set ShowcasePage Spacer State StatusDot String Text VStack View Void accessibilityHidden area bold bottom center dollars foregroundStyle frame info leading lineLimit map padding success textMuted textSecondary top trailing vertical warning",
      code:
#"""
/// A million orders in sections, with multiple selection. Rows are built when they become visible.
/// The selected order is next to the list.
struct ListsPage: ShowcasePage {
  static let name = "Lists"
  static let summary = "A million orders; only the visible rows exist."

  @State private var chosen: Set<Int> = [1]

  var body: some View {
    GeometryReader { geometry in
      ScrollViewReader { proxy in
        VStack(alignment: .leading, spacing: 0) {
          ListAndDetails {
            OrderList(chosen: $chosen)
          } details: {
            OrderDetails(chosen: chosen)
          }
          ListStatus(chosen: chosen, margin: geometry.size.height < 20 ? 0 : 1) {
            chosen = [500_000]
            proxy.scrollTo(500_000, anchor: .center)
          }
        }
        .padding(.trailing, DesignTokens.Spacing.lg)
      }
    }
  }
}

/// An order of a customer.
private struct Order {
  let number: Int

  private static let products = ["Team plan", "Storage, 1 TB", "Support, 1 month", "Audit log"]

  /// A number from 0 to 478 that looks random.
  private var seed: Int { (number * number * 37 + number * 11) % 479 }

  var customer: String { PreviewTeam.names[seed / 5 % PreviewTeam.names.count] }
  var amount: Int { 19 + seed }
  var state: (name: String, color: Color) {
    switch number % 7 {
    case 0: ("New", .info)
    case 3: ("Refunded", .warning)
    default: ("Paid", .success)
    }
  }

  /// The products of the order. Their prices add up to the amount.
  var items: [(name: String, amount: Int)] {
    let first = Self.products[number % 4]
    guard amount > 60 else { return [(first, amount)] }
    let part = amount / 3
    return [(first, amount - part - 9), (Self.products[(number + 1) % 4], part), ("Tax", 9)]
  }

  /// The steps of the delivery, with their times on one day.
  var steps: [(name: String, time: String)] {
    let start = 480 + seed % 150
    let minutes: [(name: String, minute: Int)] = [
      ("Ordered", start), ("Paid", start + 2 + seed % 3), ("Invoice sent", start + 6 + seed % 11),
      ("Delivered", start + 95 + seed % 230),
    ]
    return minutes.map { step in
      let minute = step.minute % 60
      return (step.name, "\(step.minute / 60):\(minute < 10 ? "0" : "")\(minute)")
    }
  }
}

/// The orders of today above all others.
private struct OrderList: View {
  @Binding var chosen: Set<Int>

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width >= 54
      List(selection: $chosen) {
        Section("Today") {
          ForEach(1..<11) { OrderRow(order: Order(number: $0), isWide: isWide) }
        }
        Section {
          ForEach(11..<1_000_001) { OrderRow(order: Order(number: $0), isWide: isWide) }
        } header: {
          Text("Earlier").padding(.top, 1)
        }
      }
    }
  }
}

/// The number, the customer, the state and the amount of an order.
private struct OrderRow: View {
  let order: Order
  let isWide: Bool

  var body: some View {
    HStack(spacing: isWide ? 2 : 1) {
      Text(String(order.number)).foregroundStyle(.textMuted).frame(width: 7, alignment: .trailing)
      HStack(spacing: 1) {
        if isWide { Initials(name: order.customer) }
        Text(order.customer)
      }
      Spacer(minLength: 0)
      if isWide {
        HStack(spacing: 1) {
          StatusDot(color: order.state.color, label: order.state.name).accessibilityHidden()
          Text(order.state.name).foregroundStyle(.textSecondary)
        }
        .frame(width: 10, alignment: .leading)
      }
      Text("\(order.amount.dollars).00").frame(width: 8, alignment: .trailing)
    }
    // In a wide list, the columns stay close to each other.
    .frame(maxWidth: 76)
    .lineLimit(1)
  }
}

/// The selected order, or the number and the total of several.
private struct OrderDetails: View {
  let chosen: Set<Int>

  /// The most orders to add up.
  private static let most = 10_000

  var body: some View {
    if chosen.count == 1, let number = chosen.first {
      let order = Order(number: number)
      FramedPart("Order \(number)") {
        HStack(spacing: 2) {
          Avatar(name: order.customer, color: PreviewTeam.color(of: order.customer), size: 3)
            .accessibilityHidden()
          VStack(alignment: .leading, spacing: 0) {
            Text(order.customer).bold()
            Text("Since 2024").foregroundStyle(.textSecondary)
            Badge(text: order.state.name, color: order.state.color)
          }
          .lineLimit(1)
        }
        .padding(.bottom, 1)
        Amounts(order.items)
      }
      FramedPart("Delivery") {
        ForEach(order.steps, id: \.name) { InfoRow(label: $0.name, value: $0.time) }
      }
      FramedPart("Spent by month") {
        Chart(
          [ChartSeries("Spent", (1...12).map { Double((number + $0 * 7) % 11 + 4) })],
          style: .area, labels: ["Jan", "Jun", "Dec"], in: 0...15
        ) { $0 == 0 ? "0" : "$\(Int($0))k" }
        .frame(height: 7)
      }
    } else if !chosen.isEmpty {
      FramedPart("Selection") {
        InfoRow(label: "Orders", value: chosen.count.grouped)
        InfoRow(
          label: "Total",
          value: chosen.count > Self.most
            ? "–" : chosen.reduce(0) { $0 + Order(number: $1).amount }.dollars)
      }
    }
  }
}

/// The selection, and a button that scrolls to the middle.
private struct ListStatus: View {
  let chosen: Set<Int>
  let margin: Length
  let goToMiddle: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 2) {
      SecondaryButton(title: "Jump to middle", action: goToMiddle)
      switch chosen.count {
      case 0: Text("Nothing selected")
      case 1: Text("Order \(chosen.first ?? 1) selected")
      default: Text("\(chosen.count.grouped) of 1,000,000 selected")
      }
    }
    .foregroundStyle(.textSecondary)
    .lineLimit(1)
    .padding(.vertical, margin)
  }
}
"""#),
    Exhibit(
      page: NavigationPage.self,
      names: "Amounts Array Binding Card DesignTokens ForEach FramedPart Gauge GeometryReader HStack Identifiable Image InfoRow Int Label Length List ListAndDetails MessageList NavigationLink NavigationStack PeopleRows RequestsPart ScrollView SecondaryButton Set ShowcasePage Spacer State String TabView Text VStack View accessibilityHidden accessibilityLabel badge bold bottom foregroundStyle frame infinity labelsAligned layoutPriority leading lineLimit map navigationDestination navigationTitle padding tabItem tag textMuted textSecondary top topLeading trailing warning",
      code:
#"""
/// Two tabs: a stack of screens, and a list of messages. On wide screens, details are next to both.
struct NavigationPage: ShowcasePage {
  static let name = "Navigation"
  static let summary = "Return opens, Escape goes back."

  @State private var part = "Teams"
  @State private var path: [String] = []
  @State private var unread: Set = [0, 1, 2]

  var body: some View {
    TabView(selection: $part) {
      Teams(path: $path)
        .tabItem { Label("Teams", systemImage: "folder") }
        .tag("Teams")
      MessageList(unread: $unread)
        .tabItem { Label("Messages", systemImage: "envelope") }
        .badge(unread.count)
        .tag("Messages")
    }
    .padding(.trailing, DesignTokens.Spacing.lg)
  }
}

/// Teams, their services, and a page for each service.
private struct Teams: View {
  @Binding var path: [String]

  var body: some View {
    ListAndDetails(stacks: false) {
      NavigationStack(path: $path) {
        PlaceList(
          PreviewTeam.all.map { team in
            let count = "\(team.services.count) services"
            return Place(
              name: team.name, symbol: "square.fill", owner: team.lead, note: count,
              cost: team.cost)
          }
        )
        .navigationTitle("Teams")
        .navigationDestination(for: String.self) { place in
          if let team = PreviewTeam.all.first(where: { $0.name == place }) {
            PlaceList(
              zip(team.services, team.services.indices).map { service, index in
                let owner = team.people[index % team.people.count].name
                return Place(
                  name: service.name, symbol: "server.rack", owner: owner,
                  note: "\(index + 2) regions", cost: service.cost)
              }
            )
            .navigationTitle(place)
          } else {
            ServicePage(name: place, path: $path).navigationTitle(place)
          }
        }
      }
    } details: {
      PlaceFacts(path: path)
    }
  }
}

/// A team or a service, with its owner and its cost in a month.
private struct Place: Identifiable {
  let name: String
  let symbol: String
  let owner: String
  let note: String
  let cost: Int
  var id: String { name }
}

/// Links to places, with an empty row after each if there is room.
private struct PlaceList: View {
  private let places: [Place]

  init(_ places: [Place]) { self.places = places }

  var body: some View {
    GeometryReader { geometry in
      let gap = geometry.size.height >= places.count * 2 ? 1 : 0
      List {
        ForEach(places) { place in
          NavigationLink(value: place.name) {
            row(place, width: geometry.size.width)
          }
          .accessibilityLabel(place.name)
          .padding(.bottom, Length(gap))
        }
      }
      .padding(.top, Length(gap))
    }
  }

  private func row(_ place: Place, width: Int) -> some View {
    HStack(spacing: 1) {
      Image(systemName: place.symbol).foregroundStyle(PreviewTeam.color(of: place.owner))
        .accessibilityHidden()
      Text(place.name).bold().layoutPriority(1)
      Spacer(minLength: 1)
      if width >= 62 { Text(place.note).foregroundStyle(.textMuted).padding(.trailing, 1) }
      if width >= 44 {
        Text(place.owner).foregroundStyle(.textSecondary).frame(width: 12, alignment: .leading)
      }
      Text(place.cost.dollars).frame(width: 9, alignment: .trailing)
    }
    .lineLimit(1)
  }
}

/// A service, the path to it, and a button back to the start.
private struct ServicePage: View {
  let name: String
  @Binding var path: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        Text("Path: \(path.joined(separator: " › "))").foregroundStyle(.textSecondary)
        Card {
          InfoRow(label: "Version", value: "2.4.1")
          InfoRow(label: "Owner", value: "Ada Okafor")
          InfoRow(label: "Deployed", value: "today at 14:20")
        }
        Card {
          Gauge("Processor", value: 0.31)
          Gauge("Memory", value: 0.72, color: .warning)
          Gauge("Disk", value: 0.44)
        }
        .labelsAligned()
        SecondaryButton(title: "All teams") { path = [] }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Facts about the topmost screen: the costs of all teams, a team, or the releases of a service.
private struct PlaceFacts: View {
  let path: [String]

  var body: some View {
    if path.count > 1 {
      FramedPart("Releases") {
        PeopleRows(Array(zip(PreviewTeam.names, ["2.4.1", "2.4.0", "2.3.6", "2.3.5"])))
      }
      RequestsPart(seed: path[1].count)
    } else if let team = PreviewTeam.all.first(where: { $0.name == path.first }) {
      FramedPart("People") {
        PeopleRows(team.people.map { ($0.name, $0.role) })
      }
      FramedPart("Cost this month") {
        Amounts(team.services.map { ($0.name, $0.cost) })
      }
      RequestsPart(seed: team.name.count)
    } else {
      FramedPart("Cost this month") { Amounts(PreviewTeam.all.map { ($0.name, $0.cost) }) }
      RequestsPart(seed: 0)
      FramedPart("On call this week") {
        PeopleRows(PreviewTeam.all.prefix(3).map { ($0.lead, $0.name) })
      }
    }
  }
}
"""#),
    Exhibit(
      page: OverlaysPage.self,
      names: "Array Bool Button Chart ChartSeries ComponentTokens DataColumn DataTable Divider Environment HStack LabeledInputField MainActor Menu PrimaryButton Sample Samples SecondaryButton ShowcasePage State String Text VStack VariantButtonStyle View Void alert area buttonStyle cancel confirmationDialog contextMenu destructive error fixed flexible focusable font foregroundStyle frame help horizontal infinity isWhitespace keyHint keyboardShortcut leading meter onSubmit padding popover secondary sheet success textSecondary time trailing vertical warning width",
      code:
#"""
/// Sheets, dialogs, menus and toasts, and their results.
struct OverlaysPage: ShowcasePage {
  static let name = "Overlays"
  static let summary = "Escape and a click outside close them."

  @State private var outcome = "No action yet."
  @State private var selected: String? = "checkout"
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isDialogShown = false
  @State private var isPopoverShown = false
  @Environment(\.toast) private var toast

  var body: some View {
    Samples {
      Sample("Sheets and dialogs") {
        HStack(spacing: 2) {
          SecondaryButton(title: "Sheet…") { isSheetShown = true }
            .sheet(isPresented: $isSheetShown) { NameSheet { outcome = "\($0) is on call." } }
          SecondaryButton(title: "Alert…") { isAlertShown = true }
            .alert("Delete the database?", isPresented: $isAlertShown) {
              Button("Delete", role: .destructive) { outcome = "Deleted." }
              Button("Cancel", role: .cancel) { outcome = "Nothing was deleted." }
            } message: {
              Text("This also deletes its 214 backups.")
            }
          SecondaryButton(title: "Confirmation…") { isDialogShown = true }
            .confirmationDialog("Save your changes?", isPresented: $isDialogShown) {
              Button("Save") { outcome = "Saved." }
              Button("Save as a copy") { outcome = "Saved as a copy." }
            }
        }
      }
      Sample("Next to a view") {
        VStack(alignment: .leading, spacing: 1) {
          HStack(spacing: 2) {
            SecondaryButton(title: "Popover…") { isPopoverShown = true }
              .popover(isPresented: $isPopoverShown) {
                Text("Deployed at 14:20\nby Ada Okafor.")
              }
            Menu("Menu") {
              Button("Copy") { outcome = "Copied." }.keyboardShortcut("y")
              Button("Restart") { outcome = "Restarted." }.keyboardShortcut("r")
              Menu("Sort by") {
                Button("Name") { outcome = "Sorted by name." }
                Button("Latency") { outcome = "Sorted by latency." }
              }
              Divider()
              Button("Delete", role: .destructive) { outcome = "Deleted." }
            }
            .buttonStyle(VariantButtonStyle(.secondary))
          }
          Text("Right-click here, or Shift-F10")
            .focusable()
            .help("Appears on focus and hover.")
            .contextMenu { Button("Rename") { outcome = "Renamed." } }
        }
      }
      Sample("Toasts") {
        HStack(spacing: 2) {
          SecondaryButton(title: "Message") {
            toast("Deployed checkout 1.18.0", systemImage: "checkmark", color: .success)
          }
          SecondaryButton(title: "Warning") {
            toast(
              "checkout responds slowly", systemImage: "exclamationmark.triangle", color: .warning)
          }
          SecondaryButton(title: "Error") {
            toast("media doesn't respond", systemImage: "xmark", color: .error)
          }
          SecondaryButton(title: "Action") {
            let old = outcome
            outcome = "Removed."
            toast("Removed checkout", action: "Undo", key: "z") { outcome = old }
          }
        }
      }
      Sample("Result") { Text(outcome).foregroundStyle(.textSecondary) }
      Sample("Services") { services }
      Sample("Requests per second") {
        Chart(
          [ChartSeries("Requests", [3, 5, 4, 7, 9, 8, 6, 10, 12, 9, 7, 8, 11, 13, 10, 6, 4, 5])],
          style: .area, labels: ["06:00", "12:00", "18:00"], in: 0...15
        )
        .frame(height: 7)
      }
    }
  }

  /// A table for the layers to cover.
  private var services: some View {
    DataTable(
      Array(PreviewService.all.prefix(8)),
      columns: [
        DataColumn("Service", value: \.name).width(.flexible(min: 11)),
        .meter("Load", value: { $0.load * 100 }, in: 0...100) { "\(Int($0))%" },
        DataColumn("Latency", value: \.time, alignment: .trailing).width(.fixed(10)),
      ],
      selection: $selected
    )
    .frame(height: 9)
  }
}

/// A sheet that asks for a name.
private struct NameSheet: View {
  let greet: @MainActor (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Who is on call?").font(ComponentTokens.Dialog.titleFont)
      LabeledInputField(label: "Name", text: $name)
        .onSubmit { close() }
        .keyHint("save", "enter", isEnabled: isComplete)
      HStack(spacing: 2) {
        PrimaryButton(title: "Save", isEnabled: isComplete) { close() }
        SecondaryButton(title: "Cancel") { dismiss() }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .frame(idealWidth: 40, maxWidth: 40)
    .padding(.horizontal, ComponentTokens.Dialog.padding)
    .padding(.vertical, 1)
  }

  private var isComplete: Bool { !name.allSatisfy(\.isWhitespace) }

  private func close() {
    guard isComplete else { return }
    dismiss()
    greet(name)
  }
}
"""#),
    Exhibit(
      page: KeysPage.self,
      names: "CellPoint CellSize DragGesture ForEach Gesture HStack KeyLabel Length MainActor MoveCommandDirection Rectangle Sample Samples SecondaryButton Self ShowcasePage State String Text VStack View ViewThatFits Void accentColor accessibilityElement accessibilityLabel accessibilityValue border borderStrong down fill focusSection focusable foregroundStyle frame gesture horizontal ignore keyBinding leading left offset onCancelled onChanged onEnded onMoveCommand padding right self success textSecondary top topLeading",
      code:
#"""
/// Commands with keys, sections that are a single Tab stop, and a box to move with the pointer or
/// arrows.
struct KeysPage: ShowcasePage {
  static let name = "Keys"
  static let summary = "Press ? for all keys. Hints follow the focus."

  @State private var last = "none"

  var body: some View {
    Samples {
      Sample("Sequences") {
        HStack(spacing: 2) {
          KeyLabel("g s")
          KeyLabel("g e")
          KeyLabel("ctrl+x ctrl+s")
        }
        Text("Last command: \(last)").foregroundStyle(.textSecondary)
          .padding(.top, 1)
      }
      Sample("Two sections: Tab moves between them") {
        HStack(spacing: 4) {
          ActionColumn(names: ["Deploy", "Roll back", "Restart"]) { last = $0 }
          ActionColumn(names: ["Logs", "Metrics", "Alerts"]) { last = $0 }
        }
      }
      Sample("A box: drag it, or move it with the arrows") {
        ViewThatFits(in: .horizontal) {
          DragBoard(room: CellSize(width: 72, height: 14))
          DragBoard(room: CellSize(width: 28, height: 5))
        }
      }
    }
    .keyBinding("start", "g s", section: "Go") { last = "start" }
    .keyBinding("end", "g e", section: "Go") { last = "end" }
    .keyBinding("save", "ctrl+x ctrl+s", section: "File") { last = "save" }
  }
}

/// Buttons that are a single Tab stop.
private struct ActionColumn: View {
  let names: [String]
  let choose: @MainActor (String) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      ForEach(names, id: \.self) { name in
        SecondaryButton(title: name) { choose(name) }
      }
    }
    .focusSection()
  }
}

/// A board of cells with a box on it.
private struct DragBoard: View {
  private static let box = CellSize(width: 6, height: 2)

  let room: CellSize
  @State private var place = CellPoint(x: 2, y: 1)
  @State private var origin: CellPoint?

  var body: some View {
    Rectangle().fill(origin == nil ? .accentColor : .success)
      .frame(width: Length(Self.box.width), height: Length(Self.box.height))
      .offset(x: Length(place.x), y: Length(place.y))
      .frame(
        width: Length(room.width), height: Length(room.height), alignment: .topLeading
      )
      .focusable()
      .onMoveCommand { move($0) }
      .gesture(drag)
      .border(.borderStrong)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Board")
      .accessibilityValue("\(place.x), \(place.y)")
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        let start = origin ?? place
        origin = start
        let way = value.translation
        go(to: CellPoint(x: start.x + way.width, y: start.y + way.height))
      }
      .onEnded { _ in origin = nil }
      .onCancelled {
        place = origin ?? place
        origin = nil
      }
  }

  private func move(_ direction: MoveCommandDirection) {
    switch direction {
    case .up: go(to: CellPoint(x: place.x, y: place.y - 1))
    case .down: go(to: CellPoint(x: place.x, y: place.y + 1))
    case .left: go(to: CellPoint(x: place.x - 1, y: place.y))
    case .right: go(to: CellPoint(x: place.x + 1, y: place.y))
    }
  }

  private func go(to point: CellPoint) {
    place = CellPoint(
      x: min(max(0, point.x), room.width - Self.box.width),
      y: min(max(0, point.y), room.height - Self.box.height))
  }
}
"""#),
    Exhibit(
      page: SystemPage.self,
      names: "AppLog Binding Button DesignTokens Environment GeometryReader HStack Length LogView ScrollView SecondaryButton Self ShowcasePage State String Task Text Toggle VStack View ViewBuilder ViewThatFits background bottom debug destructive dismissalConfirmationDialog error foregroundStyle frame horizontal info joined leading lineLimit message milliseconds onAppear padding textSecondary top trailing warning",
      code:
#"""
/// Features outside the screen: the log, an editor, URLs, the clipboard, and quitting.
struct SystemPage: ShowcasePage {
  static let name = "System"
  static let summary = "Logs, other programs, the clipboard, quitting."

  @State private var note = "All services are healthy."
  @State private var hasChanges = false
  @Environment(\.log) private var log

  /// The rows with room for some entries of the log. In a lower window, the page scrolls.
  private static let rows = 14

  var body: some View {
    GeometryReader { geometry in
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ProgramButtons(note: $note).padding(.bottom, 1)
          Text(note).lineLimit(1).foregroundStyle(.textSecondary)
          Toggle("Ask before quitting", isOn: $hasChanges)
          ShownLog(log: log)
            .background(DesignTokens.Colors.surface)
            .padding(.top, 1)
        }
        .padding(.trailing, DesignTokens.Spacing.lg)
        .frame(height: Length(max(geometry.size.height, Self.rows)))
      }
    }
    .dismissalConfirmationDialog("Quit with unsaved changes?", shouldPresent: hasChanges) {
      Button("Discard changes", role: .destructive) {}
    }
  }
}

/// The log, which begins with a few entries.
private struct ShownLog: View {
  let log: AppLog

  var body: some View {
    LogView(log).padding(.leading, 1).onAppear { begin() }
  }

  private func begin() {
    guard log.entries.isEmpty else { return }
    log.write(.debug, "Loaded 8 services", source: "gateway", at: .milliseconds(12))
    log.write(.info, "Deployed checkout 1.18.0", source: "deploy", at: .milliseconds(35))
    log.write(.warning, "checkout responds slowly", source: "health", at: .milliseconds(90))
    log.write(.error, "checkout doesn't respond", source: "health", at: .milliseconds(210))
    log.write(.info, "Rolled checkout back to 1.17.4", source: "deploy", at: .milliseconds(420))
    log.write(.info, "All services are healthy", source: "health", at: .milliseconds(640))
  }
}

/// Actions of the terminal and other programs.
private struct ProgramButtons: View {
  @Binding var note: String
  @Environment(\.log) private var log
  @Environment(\.openURL) private var openURL
  @Environment(\.openInEditor) private var openInEditor
  @Environment(\.openInPager) private var openInPager
  @Environment(\.terminal) private var terminal

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 2) {
        logging
        transfers
      }
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 2) { logging }
        HStack(spacing: 2) { transfers }
      }
    }
  }

  @ViewBuilder private var logging: some View {
    SecondaryButton(title: "Log a message") { log.info("Health checks passed") }
    SecondaryButton(title: "Open site") { openURL("https://www.swift.org") }
  }

  @ViewBuilder private var transfers: some View {
    SecondaryButton(title: "Edit") { edit() }
    SecondaryButton(title: "Page") { page() }
    SecondaryButton(title: "Copy") {
      let support = terminal.copy(note)
      log.info("Copied to the clipboard (terminal support: \(support))")
    }
  }

  private func edit() {
    Task {
      do {
        note = try await openInEditor(note, fileExtension: "txt")
        log.info("Edited the note")
      } catch {
        log.warning("\(error)")
      }
    }
  }

  private func page() {
    Task {
      do { try await openInPager(log.entries.map(\.message).joined(separator: "\n")) } catch {
        log.warning("\(error)")
      }
    }
  }
}
"""#),
  ]
}
