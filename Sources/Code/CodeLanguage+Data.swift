// SPDX-License-Identifier: MIT
// Views: languages of data, documents and styles.

extension CodeLanguage {
  /// The languages of the kit.
  public static let all: [CodeLanguage] = [
    swift, c, cPlusPlus, cSharp, java, kotlin, go, rust, javaScript, typeScript, python, ruby, lua,
    shell, sql, json, yaml, toml, html, css, markdown, diff,
  ]

  /// JSON, also with comments.
  public static let json = CodeLanguage(
    "json", "jsonc", "json5", "jsonl",
    rules: [
      .between(.string, "\"", "\"", escape: "\\"), .between(.string, "'", "'", escape: "\\"),
      .keys(.property, before: ":"), .numbers,
      .words(.number, "false null true"), .toLineEnd(.comment, "//"),
      .between(.comment, "/*", "*/", spansLines: true),
    ])

  /// YAML.
  public static let yaml = CodeLanguage(
    "yaml", "yml",
    rules: [
      .toLineEnd(.comment, "#", at: .afterSpace), .toLineEnd(.heading, "---", at: .lineStart),
      .between(.string, "\"", "\"", escape: "\\", at: .wordStart),
      .between(.string, "'", "'", at: .wordStart),
      .keys(.property, before: ":", beforeSpace: true), .wordCharacters("-./'"),
      .word(.attribute, after: "&", at: .wordStart), .word(.attribute, after: "*", at: .wordStart),
      .word(.attribute, after: "!", at: .wordStart), .numbers,
      .words(.number, "false null true"),
    ])

  /// TOML and INI files.
  public static let toml = CodeLanguage(
    "toml", "ini", "cfg", "conf",
    rules: [
      .toLineEnd(.comment, "#"), .toLineEnd(.comment, ";", at: .firstInLine),
      .between(.heading, "[", "]", at: .lineStart), .between(.heading, "[[", "]]", at: .lineStart),
      .between(.string, "\"\"\"", "\"\"\"", escape: "\\", spansLines: true),
      .between(.string, "'''", "'''", spansLines: true),
      .between(.string, "\"", "\"", escape: "\\"), .between(.string, "'", "'"),
      .keys(.property, before: "=", at: .firstInLine), .wordCharacters("-."), .numbers,
      .words(.number, "false true"),
    ])

  /// CSS.
  public static let css = CodeLanguage(
    "css", "scss", "less",
    rules: [
      .between(.comment, "/*", "*/", spansLines: true), .between(.string, "\"", "\"", escape: "\\"),
      .between(.string, "'", "'", escape: "\\"), .between(.string, "url(", ")"),
      .toLineEnd(.comment, "//", at: .afterSpace),
      .keys(.property, before: ":", beforeSpace: true),
      .word(.keyword, after: "@"), .word(.type, after: "."), .word(.number, after: "#"),
      .word(.attribute, after: "$"),
      .word(.attribute, after: "--"), .word(.keyword, after: "!"), .wordCharacters("-%"), .numbers,
      .calls,
    ])

  /// Markdown.
  public static let markdown = CodeLanguage(
    "markdown", "md",
    rules: (1...6).map {
      .toLineEnd(.heading, String(repeating: "#", count: $0) + " ", at: .lineStart)
    } + [
      .between(.string, "```", "```", spansLines: true, at: .firstInLine),
      .between(.string, "`", "`"),
      .between(.string, "``", "``"), .between(.comment, "<!--", "-->", spansLines: true),
      .toLineEnd(.comment, ">", at: .firstInLine), .between(.keyword, "**", "**"),
      .between(.attribute, "](", ")"),
    ])

  /// The differences between files, as git and diff print them.
  public static let diff = CodeLanguage(
    "diff", "patch",
    rules: [
      .toLineEnd(.inserted, "+", at: .lineStart), .toLineEnd(.deleted, "-", at: .lineStart),
      .toLineEnd(.heading, "+++ ", at: .lineStart), .toLineEnd(.heading, "--- ", at: .lineStart),
      .toLineEnd(.function, "@@", at: .lineStart), .toLineEnd(.heading, "diff ", at: .lineStart),
      .toLineEnd(.comment, "index ", at: .lineStart), .toLineEnd(.comment, "\\ ", at: .lineStart),
    ])

  /// HTML and XML.
  public static let html = CodeLanguage(markup: [
    "html", "xml", "htm", "svg", "xhtml", "plist", "vue",
  ])
}
