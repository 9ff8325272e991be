// SPDX-License-Identifier: MIT
// Tool: declarations as HTML, with line breaks in long ones.

/// Writes declarations. Types with a page on the site become links.
struct DeclarationWriter {
  let site: Site
  /// The path from the page to the site's folder.
  let prefix: String

  /// The declaration of an entry. `isPlain` omits links, for lists.
  func html(_ entry: Entry) -> String {
    let tokens = tokens(of: entry)
    let isLong = tokens.reduce(0) { $0 + $1.text.count } > 88
    var result = ""
    // The nesting depth of parentheses. Only the outermost ones are broken.
    var depth = 0
    var isBroken = false
    var isDone = false
    for token in tokens {
      guard token.kind == "text" else {
        if isLong, depth == 0, token.text == "where", result.hasSuffix(" ") {
          result = result.dropLast() + "\n"
        }
        result += span(token, in: entry)
        continue
      }
      var last: Character = " "
      for character in token.text {
        switch character {
        case "(" where depth == 0 && isLong && !isDone:
          isBroken = true
          result += "(\n  "
          depth += 1
        case "(", "[", "<":
          depth += 1
          result += HTML.escape(String(character))
        case ")" where depth == 1 && isBroken:
          result += "\n)"
          depth = 0
          isBroken = false
          isDone = true
        case ")", "]":
          depth -= 1
          result.append(character)
        case ">" where last != "-":
          depth -= 1
          result += "&gt;"
        case " " where last == "," && depth == 1 && isBroken: result += "\n  "
        default: result += HTML.escape(String(character))
        }
        last = character
      }
    }
    return "<pre class=\"declaration\"><code>\(result)</code></pre>\n"
  }

  /// The declaration. Members of a type on the main actor don't repeat `@MainActor`.
  private func tokens(of entry: Entry) -> [RenderPage.Token] {
    let tokens = entry.declaration
    let isMain: (ArraySlice<RenderPage.Token>) -> Bool = {
      $0.prefix(2).map(\.text).joined() == "@MainActor"
    }
    guard isMain(tokens[...]), let owner = entry.parent, isMain(owner.declaration[...]) else {
      return tokens
    }
    return Array(tokens.dropFirst(3))
  }

  private func span(_ token: RenderPage.Token, in entry: Entry) -> String {
    let text = HTML.escape(token.text)
    switch token.kind {
    case "keyword", "attribute":
      return "<span class=\"k\">\(text)</span>"
    case "identifier": return "<b>\(text)</b>"
    case "typeIdentifier":
      if let usr = token.preciseIdentifier, let target = site.targets[usr], target !== entry {
        return "<a class=\"t\" href=\"\(prefix)\(target.address)\">\(text)</a>"
      }
      return "<span class=\"t\">\(text)</span>"
    case "externalParam": return "<span class=\"p\">\(text)</span>"
    default: return text
    }
  }
}
