// SPDX-License-Identifier: MIT
// Tool: turns the code of previews into code for an app.

import Foundation

/// Turns the code of previews into code that compiles in an app: states replace the bindings of the
/// gallery, and the declarations that the code uses follow it.
struct PreviewTranslator {
  /// The static members of the provider, which become those of the view.
  private let members: [SourceDeclaration]
  /// The types and extensions that previews use.
  private let types: [SourceDeclaration]

  /// Reads the declarations of a provider, of its file, and of the files that previews share.
  init(provider: [String], file: [String], shared: [SourceDeclaration]) {
    let inner = SourceDeclaration.all(in: Array(provider.dropFirst()), margin: 2).filter {
      !["level", "previews"].contains($0.name)
    }
    members = inner.filter { !$0.isType }
    let own = SourceDeclaration.all(in: file, margin: 0).filter { !$0.isProvider }
    let near = inner.filter(\.isType) + own
    types =
      near
      + shared.filter { other in !near.contains { $0.name == other.name } }
  }

  /// Returns the code of a preview for an app. A view with the name `Example` contains it if it
  /// needs states or members.
  func translated(_ code: String) -> String {
    var states = PreviewStates()
    let body = states.translate(code)
    let used = used(by: [body] + states.values)
    let types = used.types.map(\.code)
    if states.isEmpty, used.members.isEmpty { return ([body] + types).joined(separator: "\n\n") }
    func qualified(_ code: String) -> String {
      self.qualified(code, used.members, besides: states.names)
    }
    var parts: [String] = []
    if !states.isEmpty {
      parts.append(states.declarations.map(qualified).joined(separator: "\n"))
    }
    parts.append("var body: some View {\n\(SourceText.indented(qualified(body), by: 2))\n}")
    parts += used.members.map {
      "private static " + self.qualified($0.code, used.members, besides: [])
    }
    let view = parts.map { SourceText.indented($0, by: 2) }.joined(separator: "\n\n")
    return (["struct Example: View {\n\(view)\n}"] + types).joined(separator: "\n\n")
  }

  /// Returns the declarations that some code uses, directly or through others, in their order.
  private func used(
    by code: [String]
  ) -> (members: [SourceDeclaration], types: [SourceDeclaration]) {
    var names = Set(code.flatMap { SourceText($0).words })
    let all = members + types
    let uses = all.map { declaration in
      let isOwn = types.contains { $0.isType && $0.name == declaration.name }
      return declaration.isExtension && !isOwn
        ? declaration.inner : declaration.inner.union([declaration.name])
    }
    var found: Set<Int> = []
    var count = -1
    while count != found.count {
      count = found.count
      for index in all.indices where !found.contains(index) && !names.isDisjoint(with: uses[index])
      {
        found.insert(index)
        names.formUnion(all[index].words)
      }
    }
    return (
      members.indices.filter(found.contains).map { members[$0] },
      types.indices.filter { found.contains($0 + members.count) }.map { types[$0] }
    )
  }

  /// Returns code in which `Self.` precedes the names of members. The names in `others` are those
  /// of states.
  private func qualified(
    _ code: String, _ members: [SourceDeclaration], besides others: Set<String>
  ) -> String {
    var text = SourceText(code)
    for member in members {
      let isShadowed = others.contains(member.name) || text.declares(member.name)
      text.replace(member.name) { text, place in
        let isCall = member.isFunction && text.has("(", at: place.upperBound)
        return isCall || !isShadowed ? (place, "Self.\(member.name)") : nil
      }
    }
    return text.string
  }
}

/// The states of a view that replace the bindings of the gallery.
struct PreviewStates {
  private var states: [(name: String, value: String)] = []

  var isEmpty: Bool { states.isEmpty }
  var names: Set<String> { Set(states.map(\.name)) }
  /// The initial values.
  var values: [String] { states.map(\.value) }

  /// The declarations of the states. A value that is converted gives its type.
  var declarations: [String] {
    states.map { name, value in
      guard let range = value.range(of: " as ", options: .backwards) else {
        return "@State private var \(name) = \(value)"
      }
      let start = value[..<range.lowerBound]
      let type = value[range.upperBound...]
      return "@State private var \(name): \(type)" + (start == "nil" ? "" : " = \(start)")
    }
  }

  /// Returns code in which states replace `StatefulPreview` and the bindings of knobs.
  mutating func translate(_ code: String) -> String {
    var text = SourceText(code)
    while replaceKnob(in: &text) {}
    while replacePreview(in: &text) {}
    return text.string
  }

  /// Adds a state. Returns its name, with a number if there is another one with this name.
  private mutating func add(_ name: String, _ value: String) -> String {
    let names = names
    var unique = name
    var number = 2
    while names.contains(unique) {
      unique = "\(name)\(number)"
      number += 1
    }
    states.append((unique, value))
    return unique
  }

  /// Replaces the first `knobs.binding(…)` or `knobs.state(…)`. A constant for it isn't needed.
  private mutating func replaceKnob(in text: inout SourceText) -> Bool {
    for kind in ["knobs.binding(", "knobs.state("] {
      guard let start = text.place(of: kind) else { continue }
      let open = start + kind.count - 1
      guard let close = text.closing(open) else { continue }
      let arguments = text.arguments(open + 1..<close)
      guard arguments.count > 1 else { continue }
      let name = arguments[0].trimmingCharacters(in: ["\""])
      var value = arguments[1]
      if value.hasPrefix("of: [") {
        let list = SourceText(String(value.dropFirst("of: ".count)))
        value = list.arguments(1..<list.count - 1).first ?? value
      }
      let isValue = text.has(".wrappedValue", at: close + 1)
      let end = isValue ? close + 1 + ".wrappedValue".count : close + 1
      let state = add(name, value)
      text.replace(start..<end, by: isValue ? state : "$\(state)")
      // The constant has the name of the state.
      let constant = "let \(state) = \(isValue ? "" : "$")\(state)\n"
      if let line = text.place(of: constant) {
        text.replace(line..<line + constant.count, by: "")
        if !isValue { Self.bind(state, to: state, in: &text) }
      }
      return true
    }
    return false
  }

  /// Replaces the first `StatefulPreview(value) { binding in … }` by its content.
  private mutating func replacePreview(in text: inout SourceText) -> Bool {
    let mark = "StatefulPreview("
    guard let start = text.place(of: mark), let close = text.closing(start + mark.count - 1),
      let open = text.next("{", from: close + 1), let end = text.closing(open)
    else { return false }
    let value = text.string(start + mark.count..<close)
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
    var inner = SourceText(text.string(open + 1..<end))
    if let parameter = inner.parameter {
      inner.replace(0..<parameter.end, by: "")
      let state = add(parameter.name, value)
      Self.bind(parameter.name, to: state, in: &inner)
    } else {
      let state = add(inner.label(before: "$0") ?? "value", value)
      inner.replaceOuter("$0", by: "$\(state)")
    }
    var lines = SourceText.outdented(inner.string)
    let margin = text.margin(at: start)
    let isFollowed = text.next(".", from: end + 1) != nil
    if isFollowed, ["let ", "if "].contains(where: lines.hasPrefix) {
      lines = "Group {\n\(SourceText.indented(lines, by: 2))\n}"
    }
    let rows = lines.components(separatedBy: "\n")
    if rows.last?.first.map({ ")}]".contains($0) }) == false {
      text.indentCalls(after: end + 1, margin: margin)
    }
    let content = SourceText.indented(lines, by: margin).trimmingCharacters(in: .whitespaces)
    text.replace(start..<end + 1, by: content)
    return true
  }

  /// Replaces a binding by the state: `query` by `$query`, and `query.wrappedValue` by `query`.
  private static func bind(_ name: String, to state: String, in text: inout SourceText) {
    text.replace(name) { text, place in
      let value = ".wrappedValue"
      return text.has(value, at: place.upperBound)
        ? (place.lowerBound..<place.upperBound + value.count, state) : (place, "$\(state)")
    }
  }
}
