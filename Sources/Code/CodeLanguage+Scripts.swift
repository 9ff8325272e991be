// SPDX-License-Identifier: MIT
// Views: languages of scripts, shells and queries.

extension CodeLanguage {
  private static let strings: [CodeRule] = [
    .between(.string, "\"", "\"", escape: "\\"), .between(.string, "'", "'", escape: "\\"),
  ]

  private static let scriptRules: [CodeRule] =
    strings + [
      .toLineEnd(.comment, "//"), .between(.comment, "/*", "*/", spansLines: true),
      .between(.string, "`", "`", escape: "\\", interpolation: "${", spansLines: true),
      .between(.string, "/", "/", escape: "\\", at: .operand),
      .word(.attribute, after: "@"), .wordCharacters("$"), .numbers, .calls, .capitalizedTypes,
      .words(.number, "false Infinity NaN null this true undefined"),
    ]

  private static let scriptWords = """
    as async await break case catch class const continue debugger default delete do else export \
    extends finally for from function get if import in instanceof let new of return set static \
    super switch throw try typeof var void while with yield
    """

  /// JavaScript.
  public static let javaScript = CodeLanguage(
    "javascript", "js", "jsx", "mjs", "cjs",
    rules: scriptRules + [.words(.keyword, scriptWords)])

  /// TypeScript.
  public static let typeScript = CodeLanguage(
    "typescript", "ts", "tsx", "mts", "cts",
    rules: scriptRules + [
      .words(.type, "any bigint boolean never number object string symbol unknown"),
      .words(.keyword, scriptWords),
      .words(
        .keyword,
        """
        abstract asserts declare enum implements infer interface is keyof namespace override \
        private protected public readonly satisfies type
        """),
    ])

  /// Python.
  public static let python = CodeLanguage(
    "python", "py", "pyi",
    rules: strings + [
      .toLineEnd(.comment, "#"),
      .between(.string, "\"\"\"", "\"\"\"", escape: "\\", spansLines: true),
      .between(.string, "'''", "'''", escape: "\\", spansLines: true),
      .word(.attribute, after: "@", at: .firstInLine), .numbers, .calls, .capitalizedTypes,
      .words(.number, "False None True"),
      .words(.type, "bool bytes dict float frozenset int list object set str tuple"),
      .words(
        .keyword,
        """
        and as assert async await break case class continue def del elif else except finally for \
        from global if import in is lambda match nonlocal not or pass raise return self try while \
        with yield
        """),
    ])

  /// Ruby.
  public static let ruby = CodeLanguage(
    "ruby", "rb",
    rules: [
      .between(.string, "\"", "\"", escape: "\\", interpolation: "#{"),
      .between(.string, "'", "'", escape: "\\"),
      .toLineEnd(.comment, "#", at: .afterSpace),
      .between(.comment, "=begin", "=end", spansLines: true, at: .lineStart),
      .word(.attribute, after: "@@"), .word(.attribute, after: "@"), .word(.attribute, after: "$"),
      .word(.number, after: ":", at: .afterSpace), .wordCharacters("?"), .numbers, .calls,
      .capitalizedTypes,
      .words(.number, "false nil true"),
      .words(
        .keyword,
        """
        alias and attr_accessor attr_reader attr_writer begin break case class def defined? do \
        else elsif end ensure extend for if in include loop module next not or private \
        protected public raise redo require require_relative rescue retry return self super then \
        undef unless until when while yield
        """),
    ])

  /// Lua.
  public static let lua = CodeLanguage(
    "lua",
    rules: strings + [
      .toLineEnd(.comment, "--"), .between(.comment, "--[[", "]]", spansLines: true),
      .between(.string, "[[", "]]", spansLines: true), .numbers, .calls,
      .words(.number, "false nil true"),
      .words(
        .keyword,
        """
        and break do else elseif end for function goto if in local not or repeat return then until \
        while
        """),
    ])

  /// Shell scripts, and commands in documents.
  public static let shell = CodeLanguage(
    "shell", "sh", "bash", "zsh", "console", "shellsession",
    rules: [
      .toLineEnd(.comment, "#", at: .afterSpace), .escape("\\"),
      .between(
        .string, "\"", "\"", escape: "\\", interpolation: "$(", spansLines: true, at: .wordStart),
      .between(.string, "'", "'", spansLines: true, at: .wordStart),
      .between(.attribute, "${", "}"), .word(.attribute, after: "$"),
      .keys(.property, before: "=", at: .firstInLine), .word(.number, after: "--", at: .afterSpace),
      .word(.number, after: "-", at: .afterSpace), .wordCharacters("-"),
      .words(
        .keyword,
        """
        break case continue do done elif else esac eval exec exit export fi for function if in \
        local readonly return select set shift source then trap unset until while
        """),
    ])

  /// SQL.
  public static let sql = CodeLanguage(
    "sql", "postgresql", "mysql", "sqlite",
    rules: [
      .toLineEnd(.comment, "--"), .between(.comment, "/*", "*/", spansLines: true),
      .between(.string, "'", "'"), .between(.property, "\"", "\""), .numbers,
      .calls,
      .words(.number, "false null true", ignoringCase: true),
      .words(
        .type,
        """
        bigint blob boolean char date datetime decimal double float int integer json jsonb numeric \
        real serial smallint text time timestamp uuid varchar
        """, ignoringCase: true),
      .words(
        .keyword,
        """
        add all alter analyze and any as asc begin between by cascade case check column commit \
        constraint create cross database default delete desc distinct drop else end except exists \
        explain fetch filter first following foreign from full function grant group having if \
        ilike in index inner insert intersect into is isnull join key lateral left like limit \
        natural not notnull offset on or order outer over partition preceding primary procedure \
        recursive references returning revoke right rollback row rows schema select set table then \
        to transaction trigger truncate unbounded union unique update using values view when where \
        window with
        """, ignoringCase: true),
    ])
}
