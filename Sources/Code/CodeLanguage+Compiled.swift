// SPDX-License-Identifier: MIT
// Views: languages with braces and types.

extension CodeLanguage {
  /// Comments as in C.
  private static let comments: [CodeRule] = [
    .toLineEnd(.comment, "//"), .between(.comment, "/*", "*/", spansLines: true),
  ]
  private static let string = CodeRule.between(.string, "\"", "\"", escape: "\\")
  /// A name between backquotes, which can contain keywords and spaces.
  private static let quotedName = CodeRule.between(.function, "`", "`")
  private static let typed: [CodeRule] = [.numbers, .calls, .capitalizedTypes]

  /// Swift.
  public static let swift = CodeLanguage(
    "swift",
    rules: typed + [
      .toLineEnd(.comment, "//"),
      .between(.comment, "/*", "*/", spansLines: true, nests: true),
      .between(.string, "#\"\"\"", "\"\"\"#", spansLines: true),
      .between(
        .string, "\"\"\"", "\"\"\"", escape: "\\", interpolation: "\\(", spansLines: true),
      .between(.string, "\"", "\"", escape: "\\", interpolation: "\\("),
      .between(.string, "#\"", "\"#"), .between(.string, "#/", "/#"), quotedName,
      .word(.attribute, after: "@"), .word(.attribute, after: "#"), .word(.attribute, after: "$"),
      .words(.number, "false nil true"),
      .words(
        .keyword,
        """
        actor any as associatedtype async await borrowing break case catch class consume consuming \
        continue convenience copy default defer deinit didSet do dynamic each else enum extension \
        fallthrough fileprivate final for func get guard if import in indirect infix init inout \
        internal is isolated lazy let macro mutating nonisolated nonmutating open operator \
        optional override package postfix precedencegroup prefix private protocol public repeat \
        required rethrows return self Self sending set some static struct subscript super switch \
        throw throws try typealias unowned var weak where while willSet
        """),
    ])

  /// C.
  public static let c = CodeLanguage(
    "c", "h",
    rules: comments + [
      string, .character(.string), .word(.attribute, after: "#", at: .firstInLine), .numbers,
      .calls,
      .words(.number, "NULL false true"),
      .words(
        .type,
        """
        bool char double float int int16_t int32_t int64_t int8_t long ptrdiff_t short signed \
        size_t ssize_t uint16_t uint32_t uint64_t uint8_t unsigned void wchar_t
        """),
      .words(
        .keyword,
        """
        auto break case const continue default do else enum extern for goto if inline register \
        restrict return sizeof static struct switch typedef union volatile while
        """),
    ])

  /// C++.
  public static let cPlusPlus = CodeLanguage(
    "c++", "cpp", "cc", "cxx", "hpp", "hh",
    rules: comments + typed + [
      string, .character(.string), .word(.attribute, after: "#", at: .firstInLine),
      .words(.number, "NULL false nullptr this true"),
      .words(
        .type,
        """
        bool char double float int int16_t int32_t int64_t int8_t long short signed size_t \
        uint16_t uint32_t uint64_t uint8_t unsigned void wchar_t
        """),
      .words(
        .keyword,
        """
        alignas alignof and auto break case catch class co_await co_return co_yield concept const \
        const_cast consteval constexpr constinit continue decltype default delete do dynamic_cast \
        else enum explicit export extern final for friend goto if import inline module mutable \
        namespace new noexcept not operator or override private protected public reinterpret_cast \
        requires return sizeof static static_assert static_cast struct switch template \
        thread_local throw try typedef typeid typename union using virtual volatile while
        """),
    ])

  /// C#.
  public static let cSharp = CodeLanguage(
    "c#", "csharp", "cs",
    rules: comments + typed + [
      .between(.string, "\"\"\"", "\"\"\"", spansLines: true, at: .wordStart),
      .between(.string, "$\"\"\"", "\"\"\"", spansLines: true),
      .between(.string, "@\"", "\"", spansLines: true), string, .character(.string),
      .word(.attribute, after: "#", at: .firstInLine),
      .words(.number, "false null true"),
      .words(
        .type,
        """
        bool byte char decimal double dynamic float int long object sbyte short string uint ulong \
        ushort void
        """),
      .words(
        .keyword,
        """
        abstract as async await base break case catch checked class const continue default \
        delegate do else enum event explicit extern finally fixed for foreach get goto if implicit \
        in init interface internal is lock namespace new operator out override params private \
        protected public readonly record ref required return sealed set sizeof stackalloc static \
        struct switch this throw try typeof unchecked unsafe using var virtual volatile when where \
        while with yield
        """),
    ])

  /// Java.
  public static let java = CodeLanguage(
    "java",
    rules: comments + typed + [
      .between(.string, "\"\"\"", "\"\"\"", escape: "\\", spansLines: true), string,
      .character(.string), .word(.attribute, after: "@"),
      .words(.number, "false null true"),
      .words(.type, "boolean byte char double float int long short void"),
      .words(
        .keyword,
        """
        abstract assert break case catch class continue default do else enum extends final finally \
        for if implements import instanceof interface native new package permits \
        private protected public record return sealed static super switch synchronized this throw \
        throws transient try var volatile while yield
        """),
    ])

  /// Kotlin.
  public static let kotlin = CodeLanguage(
    "kotlin", "kt", "kts",
    rules: typed + [
      .toLineEnd(.comment, "//"),
      .between(.comment, "/*", "*/", spansLines: true, nests: true),
      .between(.string, "\"\"\"", "\"\"\"", interpolation: "${", spansLines: true),
      .between(.string, "\"", "\"", escape: "\\", interpolation: "${"), .character(.string),
      quotedName, .word(.attribute, after: "@"),
      .words(.number, "false null true"),
      .words(
        .keyword,
        """
        abstract actual annotation as break by catch class companion const constructor continue \
        crossinline data do else enum expect external final finally for fun get if import in infix \
        init inline inner interface internal is lateinit noinline object open operator out \
        override package private protected public reified return sealed set super suspend tailrec \
        this throw try typealias val var vararg when where while
        """),
    ])

  /// Go.
  public static let go = CodeLanguage(
    "go", "golang",
    rules: comments + [
      string, .between(.string, "`", "`", spansLines: true), .character(.string), .numbers, .calls,
      .words(.number, "false iota nil true"),
      .words(
        .type,
        """
        any bool byte comparable complex128 complex64 error float32 float64 int int16 int32 int64 \
        int8 rune string uint uint16 uint32 uint64 uint8 uintptr
        """),
      .words(
        .keyword,
        """
        break case chan const continue default defer else fallthrough for func go goto if import \
        interface map package range return select struct switch type var
        """),
    ])

  /// Rust.
  public static let rust = CodeLanguage(
    "rust", "rs",
    rules: typed + [
      .toLineEnd(.comment, "//"),
      .between(.comment, "/*", "*/", spansLines: true, nests: true),
      .between(.string, "r\"", "\"", spansLines: true),
      .between(.string, "r#\"", "\"#", spansLines: true),
      .between(.string, "r##\"", "\"##", spansLines: true),
      .between(.string, "\"", "\"", escape: "\\", spansLines: true), .character(.string),
      .word(.attribute, after: "'"), .word(.attribute, after: "#["),
      .word(.attribute, after: "#!["),
      .words(.number, "false true"),
      .words(
        .type,
        "bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize"),
      .words(
        .keyword,
        """
        as async await break const continue crate dyn else enum extern fn for if impl in let loop \
        match mod move mut pub ref return self Self static struct super trait type union unsafe \
        use where while yield
        """),
    ])
}
