// SPDX-License-Identifier: MIT
// Views: reads HTML in Markdown.

import CuriumTerminal

extension InlineMarkdown {
  /// Reads text in which only HTML and entities are markup.
  mutating func readHTML() {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readEntity()
      case 0x0A where joinsLines: readLineBreak()
      default: place += 1
      }
    }
    flush(to: place)
  }

  /// Reads an HTML tag. A tag such as `<name>`, which belongs to no element of HTML, is text.
  mutating func readTag() {
    if html == nil { html = HTMLScanner(bytes) }
    guard let tag = html?.tag(at: place) else {
      place += 1
      return
    }
    switch tag.kind {
    case .hidden: hide(tag)
    case _ where !HTMLElement.exists(tag.name): place = tag.end
    case .opening: open(tag)
    case .closing: close(tag)
    }
  }

  private mutating func hide(_ tag: HTMLTag) { add(Piece(range: place..<place), to: tag.end) }

  private mutating func open(_ tag: HTMLTag) {
    switch tag.name {
    case "a": openLink(tag)
    case "br": breakLine(tag)
    case "img":
      let name = html?.value(of: "alt", in: tag) ?? ""
      replace(with: String(name.map { $0.isNewline ? " " : $0 }), to: tag.end)
    case "sup" where isPower(tag.end): replace(with: "^", to: tag.end)
    default:
      guard let style = HTMLStyle(element: tag.name) else { return hide(tag) }
      openElements[style, default: 0] += 1
      add(Piece(range: place..<place, kind: .begins(style)), to: tag.end)
    }
  }

  private mutating func close(_ tag: HTMLTag) {
    switch tag.name {
    case "a" where isInElementLink:
      isInElementLink = false
      add(Piece(range: place..<place, link: .ends), to: tag.end)
    case "td", "th": replace(with: "  ", to: tag.end)
    default:
      guard let style = HTMLStyle(element: tag.name), let count = openElements[style], count > 0
      else { return hide(tag) }
      openElements[style] = count - 1
      add(Piece(range: place..<place, kind: .ends(style)), to: tag.end)
    }
  }

  private mutating func openLink(_ tag: HTMLTag) {
    let address = html?.value(of: "href", in: tag) ?? ""
    guard !address.isEmpty, address.utf8.count <= LinkTable.longestAddress, !isInElementLink else {
      return hide(tag)
    }
    isInElementLink = true
    add(Piece(range: place..<place, link: .begins(links.count)), to: tag.end)
    links.append(address)
  }

  /// Breaks the line. Spaces and a line break around the tag aren't shown.
  private mutating func breakLine(_ tag: HTMLTag) {
    var end = place
    while end > textStart, bytes[end - 1].isSpaceOrTab { end -= 1 }
    var next = tag.end
    while byte(next).isSpaceOrTab { next += 1 }
    if joinsLines, byte(next) == 0x0A { next += 1 }
    breakLine(with: "\n", after: end, to: next)
  }

  /// Returns whether raised text that begins at an index is the exponent of the number or the
  /// variable before it.
  private func isPower(_ index: Int) -> Bool {
    guard place > 0, bytes[place - 1].isLetterOrDigit || bytes[place - 1] == UInt8(ascii: ")")
    else { return false }
    let sign = byte(index)
    return sign.isDigit || sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
  }
}
