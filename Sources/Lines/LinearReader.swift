// SPDX-License-Identifier: MIT
// Views: presents the screen as a dialogue of lines, prompts and answers.

@_spi(Nodes) package import CuriumEngine
package import CuriumTerminal
import CuriumViews

/// Reads out the screen and handles answers. It is pure: it turns elements and answers into lines
/// and effects.
///
/// The reader prompts for one field after another. Return keeps the value of a field and goes on to
/// the next. After the last field comes the main prompt, where the user enters the number of a
/// control. `Documentation/LinearMode.md` lists the answers.
package struct LinearReader {
  /// An effect of an answer.
  package enum Effect: Hashable, Sendable {
    /// Reads out a line.
    case say(String)
    /// Sends a request to an element.
    case perform(SemanticRequest, on: Int)
    /// Runs the command with this id.
    case call(KeyBinding.ID)
    /// Presses Escape, for the topmost layer.
    case close
    /// Scrolls with this key: a page further, a page back, or to the end.
    case scroll(KeyEquivalent)
    /// Quits the app, after confirmation if a view asks for it.
    case quit
    /// Ends the app, because there is no more input.
    case end
  }

  /// A prompt. The answer can be hidden.
  package struct Prompt: Hashable, Sendable {
    package let text: String
    package let isSecret: Bool
  }

  /// The strings of linear mode.
  package var words = LinearStrings()
  /// The commands that can be run now.
  package var commands: [KeyBinding] = []
  /// The commands that were last read out, which have numbers.
  private var listed: [KeyBinding] = []
  private var items: [LinearItem] = []
  /// Each element as it was last read out.
  private var said: [Int: Said] = [:]
  /// The words of texts that are growing, of which only the complete sentences were read out, and
  /// of list items of which only the marker exists.
  private var waiting: [Int: String] = [:]
  private var numbers: [Int: Int] = [:]
  private var lastNumber = 0
  /// The field of the current prompt; `nil` at the main prompt.
  private var current: Int?
  private var focused: Int?
  private var hasBegun = false
  /// The value that the user entered last. It isn't read out again.
  private var entered: (id: Int, value: String)?

  /// The part of an element that was read out.
  private struct Said {
    var summary: String
    var label: String
    var lineWithoutValue: String?
    /// `true` if words were appended since the element was read whole.
    var hasGrown = false
  }

  /// A change that happened on its own, not in response to an answer.
  private struct Change {
    /// `true` if no new element follows.
    let isLastNew: Bool
    /// `true` if the rest of a growing text can be read later.
    let canWait: Bool
  }

  package init() {}

  /// `true` if the rest of a growing text is read out once the text is still.
  package var isWaiting: Bool { !waiting.isEmpty }

  /// The elements that were read out and may return, such as those below a dialog.
  var known: Set<Int> { Set(said.keys) }

  /// The field of the current prompt, which should have the focus.
  var promptedField: Int? { current }

  private var currentItem: LinearItem? { items.first { $0.id == current } }

  private var ids: Set<Int> { Set(items.map(\.id)) }

  // MARK: Output

  /// Receives the current elements. Returns the lines for those that are new or have changed.
  ///
  /// - Parameter waits: `true` for changes that happened on their own. Of text that was appended,
  ///   only complete sentences are read. The next call reads the rest of a text that is then still
  ///   the same. After an answer, a text is read whole, unless it was growing before.
  package mutating func show(
    _ next: [LinearItem], announcements: [String] = [], waits: Bool = false
  ) -> [String] {
    let before = items
    items = next
    var lines = restOfRemovedItems(before)
    let wasOpen = before.filter(\.isLayer).map(\.id)
    let isOpen = Set(next.filter(\.isLayer).map(\.id))
    let closed = before.filter { $0.isLayer && !isOpen.contains($0.id) }
    for layer in closed where layer.semantics.role != .group && layer.semantics.role != .tooltip {
      lines.append(Strings.fill(words.closed, layer.title(words)))
    }
    if isNewScreen(wasOpen: wasOpen) { forget() }
    // A text is complete when something new follows it.
    let lastNew = next.lastIndex { said[$0.id] == nil && $0.line(words) != nil } ?? -1
    for (index, item) in next.enumerated() {
      let change = Change(isLastNew: index >= lastNew, canWait: index > lastNew)
      lines += item.notes + news(of: item, after: waits ? change : nil)
    }
    if isOpen.isEmpty { forgetRemovedItems() }
    lines += announcements
    follow()
    hasBegun = true
    return lines
  }

  /// Returns the lines for an element, if it has changed since it was last read out. `change` is
  /// `nil` after an answer.
  private mutating func news(of item: LinearItem, after change: Change?) -> [String] {
    number(item)
    let isStill = waiting.removeValue(forKey: item.id) == item.semantics.label
    let before = said[item.id]
    guard let new = said(of: item), new.summary != before?.summary, let line = item.line(words)
    else { return [] }
    if change?.isLastNew == true, before == nil, !isStill, item.isMarkerAlone {
      waiting[item.id] = item.semantics.label
      return []
    }
    said[item.id] = new
    if wasJustEntered(item, new, after: before) { return [] }
    if let before, change != nil || before.hasGrown, let growth = growth(of: item, after: before) {
      let waits = change?.canWait == true && !growth.isNumber && !isStill
      if item.isOnlyText {
        return appended(to: item, after: before, from: growth.place, waits: waits)
      }
      if waits {
        wait(for: item, after: before)
        return []
      }
    }
    if item.isLayer, item.semantics.role != .group { return ["", line] }
    return lines(line, item)
  }

  /// Returns the parts of an element that are compared later; `nil` if it has nothing to read out.
  private func said(of item: LinearItem, hasGrown: Bool = false) -> Said? {
    item.summary(words).map {
      Said(
        summary: $0, label: item.semantics.label,
        lineWithoutValue: item.lineWithoutValue(words), hasGrown: hasGrown)
    }
  }

  /// Returns whether an element has only changed because the user entered its value.
  private mutating func wasJustEntered(
    _ item: LinearItem, _ new: Said, after before: Said?
  ) -> Bool {
    guard let entered, entered.id == item.id else { return false }
    self.entered = nil
    return item.shows(entered.value) && before?.lineWithoutValue == new.lineWithoutValue
  }

  /// Returns where the appended words begin if an element has only grown since it was read out, and
  /// whether they continue a number.
  private func growth(
    of item: LinearItem, after before: Said
  ) -> (place: String.Index, isNumber: Bool)? {
    guard item.canGrow, item.with(label: before.label).summary(words) == before.summary else {
      return nil
    }
    return SpokenText(words: before.label).end(in: item.semantics.label)
  }

  /// Returns the lines for the new words of a growing text: if `waits` is `true`, only those of
  /// complete sentences.
  private mutating func appended(
    to item: LinearItem, after before: Said, from start: String.Index, waits: Bool
  ) -> [String] {
    let label = item.semantics.label
    var added = label[start...]
    said[item.id]?.hasGrown = true
    if waits {
      wait(for: item, after: before)
      added = added[..<SpokenText.endOfSentences(in: added)]
      let read = item.with(label: String(label[..<added.endIndex]))
      if read.semantics.label.utf8.count <= before.label.utf8.count { return [] }
      said[item.id] = said(of: read, hasGrown: true)
    }
    let line = SpokenText.line(added, in: label)
    return line.allSatisfy(\.isWhitespace) ? [] : lines(line, item)
  }

  /// Notes that the rest of a growing text isn't read out yet.
  private mutating func wait(for item: LinearItem, after before: Said) {
    waiting[item.id] = item.semantics.label
    said[item.id] = before
    said[item.id]?.hasGrown = true
  }

  /// Returns the lines for the rest of growing texts that aren't on the screen any more.
  private mutating func restOfRemovedItems(_ before: [LinearItem]) -> [String] {
    if waiting.isEmpty { return [] }
    let ids = ids
    let removed = before.filter { waiting[$0.id] != nil && !ids.contains($0.id) }
    // The marker of a list item is read with its words, which can be another element.
    for item in removed where said[item.id] == nil { waiting[item.id] = nil }
    return removed.filter { waiting[$0.id] != nil }
      .flatMap { news(of: $0, after: Change(isLastNew: true, canWait: false)) }
  }

  /// Returns the lines for an element. Only text has several.
  private func lines(_ line: String, _ item: LinearItem) -> [String] {
    guard item.isOnlyText else { return [numbered(line, item)] }
    let lines = line.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    return lines.count > 1 && lines.last == "" ? lines.dropLast() : lines
  }

  private func numbered(_ line: String, _ item: LinearItem) -> String {
    guard let number = numbers[item.id] else { return line }
    return "\(number). \(line)"
  }

  /// Gives a control a number, which it keeps as long as the screen is the same.
  private mutating func number(_ item: LinearItem) {
    if item.canAct, numbers[item.id] == nil {
      lastNumber += 1
      numbers[item.id] = lastNumber
    }
  }

  /// Returns whether most elements are new. It is then a new screen, read out from the start.
  private func isNewScreen(wasOpen: [Int]) -> Bool {
    if items.contains(where: \.isLayer) || !wasOpen.isEmpty { return false }
    let old = items.count { said[$0.id] != nil }
    return hasBegun && old * 2 < items.count && old * 2 < said.count
  }

  private mutating func forget() {
    said = [:]
    waiting = [:]
    numbers = [:]
    lastNumber = 0
  }

  private mutating func forgetRemovedItems() {
    let ids = ids
    said = said.filter { ids.contains($0.key) }
    numbers = numbers.filter { ids.contains($0.key) }
    lastNumber = numbers.values.max() ?? 0
  }

  /// Moves the prompt to the field that the app has focused, and away from a removed field.
  private mutating func follow() {
    let focus = items.first { $0.semantics.isFocused }
    if !hasBegun {
      current = focus?.isField == true ? focus?.id : items.first(where: \.isField)?.id
    } else if let focus, focus.id != focused, focus.isField {
      current = focus.id
    } else if currentItem?.isField != true {
      current = nil
    }
    focused = focus?.id
  }

  // MARK: Prompts

  /// The current prompt.
  package var prompt: Prompt {
    if let item = currentItem {
      return Prompt(text: item.prompt(words), isSecret: item.isSecret)
    }
    return Prompt(text: "> ", isSecret: false)
  }

  /// Handles an answer; `nil` at the end of the input.
  package mutating func read(_ line: String?) -> [Effect] {
    guard let line else { return [.end] }
    guard let item = currentItem else { return choose(line) }
    if line.hasPrefix("::") { return enter(String(line.dropFirst()), into: item) }
    if line.hasPrefix(":") {
      let answer = String(line.dropFirst())
      // A secret that isn't a command must not be read out as an unknown one.
      if !item.isSecret || isCommand(answer) { return choose(answer) }
    }
    if line.isEmpty {
      advance(from: item)
      return []
    }
    return item.semantics.role == .toggle ? turn(item, line) : enter(line, into: item)
  }

  private mutating func enter(_ text: String, into item: LinearItem) -> [Effect] {
    advance(from: item)
    entered = (item.id, text)
    // The focus stays on the field until the app or the next prompt moves it.
    focused = item.id
    return [.perform(.enter(text), on: item.id)]
  }

  private mutating func turn(_ item: LinearItem, _ answer: String) -> [Effect] {
    guard let isOn = words.meaning(of: answer) else {
      return say(words.answerYesOrNo, words.yes.first ?? "", words.no.first ?? "")
    }
    advance(from: item)
    return isOn == item.semantics.isChecked ? [] : [.perform(.press, on: item.id)]
  }

  private mutating func advance(from item: LinearItem) {
    let place = items.firstIndex { $0.id == item.id } ?? items.count - 1
    current = items[(place + 1)...].first(where: \.isField)?.id
  }

  // MARK: Answers to the main prompt

  private mutating func choose(_ answer: String) -> [Effect] {
    // A colon is allowed, because it is needed at the prompt of a field.
    let answer = answer.hasPrefix(":") ? String(answer.dropFirst()) : answer
    let parts = answer.trimming(while: \.isWhitespace).split(separator: " ", maxSplits: 1)
    guard let first = parts.first else {
      current = items.first(where: \.isField)?.id
      return []
    }
    let rest = parts.count > 1 ? String(parts[1].trimming(while: \.isWhitespace)) : ""
    switch Command(first) {
    case .help: return words.help.map { .say($0) }
    case .quit: return [.quit]
    case .list: return listing()
    case .pageDown: return [.scroll(.pageDown)]
    case .pageUp: return [.scroll(.pageUp)]
    case .end: return [.scroll(.end)]
    case .close: return [.close]
    case .commands: return rest.isEmpty ? listCommands() : call(rest)
    case .clear:
      guard let current else { return unknown(answer) }
      entered = (current, "")
      return [.perform(.enter(""), on: current)]
    case nil: break
    }
    guard let number = Int(first) else { return unknown(answer) }
    guard let item = items.first(where: { $0.canAct && numbers[$0.id] == number }) else {
      return say(words.noControl, "\(number)")
    }
    guard item.semantics.isEnabled else { return say(words.isDisabled, item.name(words)) }
    return act(on: item, rest)
  }

  /// Returns whether an answer is a command, without other text.
  private func isCommand(_ answer: String) -> Bool {
    let answer = answer.trimming(while: \.isWhitespace)
    if let number = Int(answer) { return items.contains { numbers[$0.id] == number } }
    return answer.isEmpty || Command(answer) != nil
  }

  /// A command at the main prompt, apart from the number of a control.
  private enum Command {
    case help, quit, list, pageDown, pageUp, end, close, commands, clear

    init?(_ word: some StringProtocol) {
      switch word.lowercased() {
      case "?", "h", "help": self = .help
      case "q", "quit": self = .quit
      case "l": self = .list
      case "m": self = .pageDown
      case "b": self = .pageUp
      case "e": self = .end
      case "c": self = .close
      case "k": self = .commands
      case "x": self = .clear
      default: return nil
      }
    }
  }

  private func unknown(_ answer: String) -> [Effect] {
    say(words.notUnderstood, String(answer.trimming(while: \.isWhitespace)))
  }

  /// Returns the effect that reads out a phrase with one or two values.
  private func say(_ phrase: String, _ value: String, _ other: String = "") -> [Effect] {
    [.say(Strings.fill(phrase, value, other))]
  }

  private mutating func listCommands() -> [Effect] {
    listed = commands
    if commands.isEmpty { return [.say(words.noCommands)] }
    return commands.enumerated().map { .say("k \($0 + 1). \($1.title)") }
  }

  /// Runs the command with a number in the list, or with a title.
  private func call(_ name: String) -> [Effect] {
    let numbered = listed.isEmpty ? commands : listed
    if let number = Int(name), number > 0, number <= numbered.count {
      let id = numbered[number - 1].id
      if commands.contains(where: { $0.id == id }) { return [.call(id)] }
    }
    let wanted = name.lowercased()
    guard let command = commands.first(where: { $0.title.lowercased() == wanted }) else {
      return say(words.noCommand, name)
    }
    return [.call(command.id)]
  }

  private mutating func listing() -> [Effect] {
    numbers = [:]
    lastNumber = 0
    var effects: [Effect] = []
    for item in items {
      number(item)
      guard let line = item.line(words) else { continue }
      said[item.id] = said(of: item)
      waiting[item.id] = nil
      effects += lines(line, item).map { .say($0) }
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
        return say(words.notAdjustable, item.name(words))
      }
      return [.perform(.adjust(word == "+" ? .increment : .decrement), on: item.id)]
    default:
      let wanted = word.lowercased()
      let action = item.semantics.actions.first { $0.lowercased() == wanted }
      guard let action else { return say(words.noAction, item.name(words), word) }
      return [.perform(.named(action), on: item.id)]
    }
  }
}
