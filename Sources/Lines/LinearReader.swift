// SPDX-License-Identifier: MIT
// Lines: the screen as a conversation of lines: what is said, what is asked, what an answer does.

import CuriumViews
@_spi(Nodes) package import CuriumEngine

/// Reads the screen out and takes answers. It is pure: elements and a line in, lines and effects out.
///
/// Fields are asked one after another; Return keeps what is there and goes on. Behind the last one the
/// choice is asked, where a number is a control. `Documentation/LinearMode.md` lists the answers.
package struct LinearReader {
  /// What an answer does.
  package enum Effect: Hashable, Sendable {
    /// Something to say.
    case say(String)
    /// Something to ask of an element.
    case perform(SemanticRequest, on: Int)
    /// Escape, for what is on top.
    case close
    /// A page further, for what scrolls.
    case more
    /// The end of the app.
    case quit
  }

  /// A question, and whether the answer must not be seen.
  package struct Prompt: Hashable, Sendable {
    package let text: String
    package let isSecret: Bool
  }

  private var items: [LinearItem] = []
  /// What was said last of each element.
  private var said: [Int: String] = [:]
  private var numbers: [Int: Int] = [:]
  /// The field that is asked for; nil for the choice.
  private var current: Int?
  private var focused: Int?
  private var hasBegun = false
  /// What was entered and need not be said again.
  private var entered: (id: Int, value: String)?

  package init() {}

  /// The elements that have been said and may come back, as those beneath a dialog do.
  package var known: Set<Int> { Set(said.keys) }

  /// The field whose prompt stands, so that it can have the keyboard.
  package var promptedField: Int? { current }

  // MARK: What is said

  /// Takes the elements that stand now. Answers what is new or otherwise than it was said.
  package mutating func show(_ next: [LinearItem], announcements: [String] = []) -> [String] {
    let before = items
    items = next
    var lines: [String] = []
    let wasOpen = before.filter(\.isLayer).map(\.id)
    let isOpen = Set(next.filter(\.isLayer).map(\.id))
    let closed = before.filter { $0.isLayer && !isOpen.contains($0.id) }
    for layer in closed where layer.semantics.role != .group && layer.semantics.role != .tooltip {
      lines.append("\(layer.title) closed.")
    }
    if isNewScreen(wasOpen: wasOpen) { forget() }
    lines += next.flatMap { news(of: $0) }
    if isOpen.isEmpty { forgetWhatLeft() }
    lines += announcements
    follow()
    hasBegun = true
    return lines
  }

  /// What an element has to say since it was last heard.
  private mutating func news(of item: LinearItem) -> [String] {
    number(item)
    guard let gist = item.gist, let line = item.line else { return [] }
    if said[item.id] == gist { return [] }
    said[item.id] = gist
    if let entered, entered.id == item.id {
      self.entered = nil
      if entered.value == item.semantics.value || item.isSecret { return [] }
    }
    if item.isLayer, item.semantics.role != .group { return ["", line] }
    return [numbered(line, item)]
  }

  private func numbered(_ line: String, _ item: LinearItem) -> String {
    guard let number = numbers[item.id] else { return line }
    return "\(number). \(line)"
  }

  /// A number is a control's for as long as the screen is the same, whatever comes and goes.
  private mutating func number(_ item: LinearItem) {
    if item.canAct, numbers[item.id] == nil {
      numbers[item.id] = (numbers.values.max() ?? 0) + 1
    }
  }

  /// Whether most of what stands was not there before: another screen, to be read from its start.
  private func isNewScreen(wasOpen: [Int]) -> Bool {
    if items.contains(where: \.isLayer) || !wasOpen.isEmpty { return false }
    let old = items.count { said[$0.id] != nil }
    return hasBegun && old * 2 < items.count && old * 2 < said.count
  }

  private mutating func forget() {
    said = [:]
    numbers = [:]
  }

  private mutating func forgetWhatLeft() {
    let ids = Set(items.map(\.id))
    said = said.filter { ids.contains($0.key) }
    numbers = numbers.filter { ids.contains($0.key) }
  }

  /// The prompt goes where the app has put the focus, and leaves a field that is gone.
  private mutating func follow() {
    let focus = items.first { $0.semantics.isFocused }
    if !hasBegun {
      current = focus?.isField == true ? focus?.id : items.first(where: \.isField)?.id
    } else if let focus, focus.id != focused, focus.isField {
      current = focus.id
    } else if let id = current, items.first(where: { $0.id == id })?.isField != true {
      current = nil
    }
    focused = focus?.id
  }

  // MARK: What is asked

  /// The question that stands now.
  package var prompt: Prompt {
    if let item = items.first(where: { $0.id == current }) {
      return Prompt(text: item.prompt, isSecret: item.isSecret)
    }
    return Prompt(text: "> ", isSecret: false)
  }

  /// Takes an answer; nil is the end of the input.
  package mutating func read(_ line: String?) -> [Effect] {
    guard let line else { return [.quit] }
    guard let item = items.first(where: { $0.id == current }) else { return choose(line) }
    if line.hasPrefix("::") { return enter(String(line.dropFirst()), into: item) }
    if line.hasPrefix(":") { return choose(String(line.dropFirst())) }
    if line.isEmpty {
      goOn(from: item)
      return []
    }
    return item.semantics.role == .toggle ? turn(item, line) : enter(line, into: item)
  }

  private mutating func enter(_ text: String, into item: LinearItem) -> [Effect] {
    goOn(from: item)
    entered = (item.id, text)
    // The focus stays behind until the app or the next prompt moves it.
    focused = item.id
    return [.perform(.enter(text), on: item.id)]
  }

  private mutating func turn(_ item: LinearItem, _ answer: String) -> [Effect] {
    guard let isOn = Self.meaning(of: answer) else { return [.say("Answer y or n.")] }
    goOn(from: item)
    return isOn == item.semantics.isChecked ? [] : [.perform(.press, on: item.id)]
  }

  private static func meaning(of answer: String) -> Bool? {
    switch trimmed(answer).lowercased() {
    case "y", "yes", "on", "1": true
    case "n", "no", "off", "0": false
    default: nil
    }
  }

  private mutating func goOn(from item: LinearItem) {
    let place = items.firstIndex { $0.id == item.id } ?? items.count - 1
    current = items[(place + 1)...].first(where: \.isField)?.id
  }

  // MARK: Answers to the choice

  private static let help = [
    "Return: the next prompt, from the last one back to the first.",
    "A number: that control. A number and a name: what else it can do. A number and + or -: raise "
      + "or lower it.",
    "l: read the screen again.  m: more of a list.  c: close what is open.",
    "?: this help.  q: quit.",
    "In a field put a colon before them, as in :q; two colons begin a text with one. "
      + ":x empties the field.",
  ]

  private mutating func choose(_ answer: String) -> [Effect] {
    let words = Self.trimmed(answer).split(separator: " ", maxSplits: 1)
    guard let first = words.first else {
      current = items.first(where: \.isField)?.id
      return []
    }
    let rest = words.count > 1 ? Self.trimmed(words[1]) : ""
    switch first.lowercased() {
    case "?", "h", "help": return Self.help.map { .say($0) }
    case "q", "quit": return [.quit]
    case "l": return listing()
    case "m": return [.more]
    case "c": return [.close]
    case "x":
      guard let current else { return unknown(answer) }
      entered = (current, "")
      return [.perform(.enter(""), on: current)]
    default: break
    }
    guard let number = Int(first) else { return unknown(answer) }
    guard let item = items.first(where: { $0.canAct && numbers[$0.id] == number }) else {
      return [.say("There is no \(number). Type l for what there is.")]
    }
    guard item.semantics.isEnabled else { return [.say("\(item.name) is disabled.")] }
    return act(on: item, rest)
  }

  private func unknown(_ answer: String) -> [Effect] {
    [.say("\(Self.trimmed(answer)) is no answer. Type ? for help.")]
  }

  private mutating func listing() -> [Effect] {
    numbers = [:]
    var effects: [Effect] = []
    for item in items {
      number(item)
      guard let line = item.line else { continue }
      said[item.id] = item.gist
      effects.append(.say(numbered(line, item)))
    }
    return effects
  }

  private mutating func act(on item: LinearItem, _ word: String) -> [Effect] {
    switch word {
    case "" where item.isField && item.semantics.role != .toggle:
      current = item.id
      return []
    case "":
      current = nil
      return [.perform(.press, on: item.id)]
    case "+", "-":
      guard item.semantics.isAdjustable else {
        return [.say("\(item.name) cannot be raised or lowered.")]
      }
      return [.perform(.adjust(word == "+" ? .increment : .decrement), on: item.id)]
    default:
      let wanted = word.lowercased()
      let action = item.semantics.actions.first { $0.lowercased() == wanted }
      guard let action else { return [.say("\(item.name) has no action \(word).")] }
      return [.perform(.named(action), on: item.id)]
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var part = String(text)[...]
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part.drop { $0.isWhitespace })
  }
}
