// SPDX-License-Identifier: MIT
// Token: checks values by the rules of their types.

import CuriumTokens

extension TokenValueReader {
  /// Checks that a value has the form of its type.
  ///
  /// - Throws: `ThemeFileError`, for the first invalid part.
  func check(_ node: JSONNode, _ type: String, _ place: Place) throws(ThemeFileError) {
    switch type {
    case "color": _ = try color(node, place)
    case "dimension": _ = try pixels(node, place)
    case "duration": _ = try milliseconds(node, place)
    case "fontFamily": try fontFamily(node, place)
    case "fontWeight": _ = try weight(node, place)
    case "cubicBezier": _ = try curve(node, place)
    case "number": _ = try share(node, place)
    case "strokeStyle": _ = try stroke(node, place)
    case "border": try border(node, place)
    case "transition": _ = try transition(node, place)
    case "shadow": _ = try shadow(node, place)
    case "gradient": try gradient(node, place, isNested: false)
    case "typography": _ = try typography(node, place)
    default: break
    }
  }

  /// Reads a number; in the older form, a percentage or digits in quotes.
  func share(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> Double {
    guard let text = try part(node, "number", place).node?.string,
      let (value, unit) = OlderForms.quantity(text), unit.isEmpty || unit == "%"
    else { return try number(node, place, "a number", "For example: 0.5, without quotes.") }
    document.findings.warn(.olderForm, place, "a number", "For example: 0.5, without quotes.")
    return unit == "%" ? value / 100 : value
  }

  private func fontFamily(_ node: JSONNode, _ place: Place) throws(ThemeFileError) {
    guard let node = try part(node, "fontFamily", place).node else { return }
    if let name = node.string, !name.isEmpty { return }
    var isList = node.elements?.isEmpty == false
    for element in node.elements ?? [] {
      let name = try part(element, "fontFamily", place).node?.string ?? ""
      isList = isList && !name.isEmpty
    }
    guard isList else {
      throw place.error(
        .invalidValue, "the name of a typeface, or a list of names", "For example: \"Iosevka\".")
    }
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600,
    "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900,
    "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// Reads a font weight from 1 to 1000. Returns `nil` if only the base theme has it.
  private func weight(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> Double? {
    guard let node = try part(node, "fontWeight", place).node else { return nil }
    if let weight = node.number ?? Self.weights[node.string ?? ""], (1...1000).contains(weight) {
      return weight
    }
    let fault = place.error(
      .invalidValue, "a font weight from 1 to 1000, or one of its names",
      "For example: 700 or \"bold\".")
    // Older forms: names in capitals, with spaces or without separators, and numbers in quotes.
    let text = node.string ?? ""
    let letters = text.lowercased().filter { $0 != " " && $0 != "-" }
    let named = Self.weights.first { $0.key.filter { $0 != "-" } == letters }?.value
    let number = OlderForms.quantity(text).flatMap { $0.unit.isEmpty ? $0.value : nil }
    guard let weight = named ?? number, (1...1000).contains(weight) else { throw fault }
    document.findings.warn(.olderForm, place, fault.expected, fault.advice)
    return weight
  }

  private func curve(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> Easing? {
    guard let node = try part(node, "cubicBezier", place).node else { return nil }
    let expected = "a curve of four numbers, the first and third from 0 to 1"
    let advice = "For example: [0.2, 0, 0, 1]."
    var points: [Double] = []
    for element in node.elements ?? [] {
      points.append(try number(element, place, expected, advice))
    }
    guard points.count == 4, (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      throw place.error(.invalidValue, expected, advice)
    }
    return Easing(points[0], points[1], points[2], points[3])
  }

  /// Returns the nearest kind of line; `nil` if only the base theme has it.
  func stroke(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> BorderLine? {
    guard let node = try part(node, "strokeStyle", place).node else { return nil }
    switch node.string {
    case "solid", "inset", "outset": return .light
    case "double", "groove", "ridge": return .double
    case "dashed", "dotted": return .dashed
    default: break
    }
    if let list = node["dashArray"], let cap = node["lineCap"],
      let dashes = try part(list, nil, place).node?.elements
    {
      checkMembers(node, ["dashArray", "lineCap"], place)
      for dash in dashes { _ = try pixels(dash, place) }
      if ["round", "butt", "square"].contains(try part(cap, nil, place).node?.string) {
        return .dashed
      }
    }
    throw place.error(
      .invalidValue, "solid, dashed, dotted, double, groove, ridge, outset or inset",
      "Or write { \"dashArray\": […], \"lineCap\": \"round\" }; caps are round, butt or square.")
  }

  private func border(_ node: JSONNode, _ place: Place) throws(ThemeFileError) {
    guard let node = try part(node, "border", place).node else { return }
    checkMembers(node, ["color", "width", "style"], place)
    try checkPart(required(node, "color", "border", place), "color", place)
    try checkPart(required(node, "width", "border", place), "dimension", place)
    try checkPart(required(node, "style", "border", place), "strokeStyle", place)
  }

  /// Checks a part that can be a value or refer to a token of its type.
  private func checkPart(_ node: JSONNode, _ type: String, _ place: Place) throws(ThemeFileError) {
    guard let value = try part(node, type, place).node else { return }
    try check(value, type, place)
  }

  /// Reads the duration in milliseconds and the curve of a transition.
  func transition(_ node: JSONNode, _ place: Place) throws(ThemeFileError)
    -> (milliseconds: Double?, easing: Easing?)
  {
    guard let node = try part(node, "transition", place).node else { return (nil, nil) }
    checkMembers(node, ["duration", "delay", "timingFunction"], place)
    guard let duration = node["duration"], let curve = node["timingFunction"] else {
      throw place.error(
        .invalidValue, "a transition with `duration` and `timingFunction`", "Add the missing part.")
    }
    if let delay = node["delay"] {
      _ = try milliseconds(delay, place)
    } else {
      document.findings.warn(
        .olderForm, place, "`delay` in a transition", "Add { \"value\": 0, \"unit\": \"ms\" }.")
    }
    let time = try milliseconds(duration, place)
    guard (time ?? 0) >= 0 else {
      throw place.error(.invalidValue, "a duration that isn't negative", "Correct it.")
    }
    return (time, try self.curve(curve, place))
  }

  /// Reads a shadow. A terminal can draw only the first one of a list: its colour and its offsets
  /// in pixels.
  func shadow(_ node: JSONNode, _ place: Place) throws(ThemeFileError)
    -> (color: JSONNode, x: Double?, y: Double?)
  {
    guard let node = try part(node, "shadow", place).node else { throw outside(place) }
    var layers: [JSONNode] = []
    for element in node.elements ?? [node] {
      guard let layer = try part(element, "shadow", place).node else { throw outside(place) }
      // A nested list is invalid, because references to lists aren't flattened.
      guard layer.isObject else {
        throw place.error(
          .invalidValue, "a shadow with color, offsetX, offsetY, blur and spread",
          "Write an object, or a list of objects.")
      }
      layers.append(layer)
    }
    guard let first = layers.first else {
      throw place.error(.invalidValue, "at least one shadow", "Add one to the list.")
    }
    var offsets: [Double?] = []
    for layer in layers {
      checkMembers(layer, ["color", "offsetX", "offsetY", "blur", "spread", "inset"], place)
      try checkPart(required(layer, "color", "shadow", place), "color", place)
      for name in ["offsetX", "offsetY"] {
        offsets.append(try pixels(required(layer, name, "shadow", place), place))
      }
      for name in ["blur", "spread"] {
        guard let part = layer[name] else {
          document.findings.warn(
            .olderForm, place, "`\(name)` in a shadow",
            "Add { \"value\": 0, \"unit\": \"px\" }.")
          continue
        }
        _ = try pixels(part, place)
      }
      if let inset = layer["inset"], try part(inset, nil, place).node?.bool == nil {
        throw place.error(.invalidValue, "true or false for `inset`", "Correct it.")
      }
    }
    return (try required(first, "color", "shadow", place), offsets[0], offsets[1])
  }

  private func outside(_ place: Place) -> ThemeFileError {
    place.error(
      .unknownReference, "a shadow in this file",
      "Use the reference as the whole value of the token.")
  }

  private func gradient(_ node: JSONNode, _ place: Place, isNested: Bool) throws(ThemeFileError) {
    guard let node = try part(node, "gradient", place).node else { return }
    let stops = node.elements ?? (isNested ? [node] : nil)
    guard let stops, !stops.isEmpty else {
      throw place.error(
        .invalidValue, "a list of stops for the gradient",
        "Write [{ \"color\": …, \"position\": 0 }, …].")
    }
    // Any number of stops can refer to the same gradient.
    guard !isNested || document.findings.takeSteps(stops.count) else {
      throw document.findings.outOfSteps(place)
    }
    for stop in stops {
      // A stop can refer to another gradient, which isn't flattened.
      if stop.isReference {
        guard !isNested else {
          throw place.error(
            .invalidValue, "a stop that isn't a reference, in a gradient that a stop refers to",
            "Write { \"color\": …, \"position\": 0 }.")
        }
        try gradient(stop, place, isNested: true)
        continue
      }
      guard stop.isObject else {
        throw place.error(
          .invalidValue, "stops with color and position",
          "Write { \"color\": …, \"position\": 0 }.")
      }
      checkMembers(stop, ["color", "position"], place)
      try checkPart(required(stop, "color", "gradient", place), "color", place)
      // A position outside 0…1 counts as the nearer end (DTCG 2025.10 §9.6).
      _ = try number(
        required(stop, "position", "gradient", place), place, "a number for `position`",
        "Use 0 to 1.")
    }
  }

  /// Reads the weight of a text style. Returns `nil` if only the base theme has it.
  func typography(_ node: JSONNode, _ place: Place) throws(ThemeFileError) -> Double? {
    guard let node = try part(node, "typography", place).node else { return nil }
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    for name in names where node[name] == nil {
      throw place.error(
        .invalidValue, "`\(name)` in a text style",
        "DTCG requires all five parts of a typography value.")
    }
    checkMembers(node, names, place)
    let parts = try names.map { name throws(ThemeFileError) in
      try required(node, name, "text style", place)
    }
    try checkPart(parts[0], "fontFamily", place)
    try checkPart(parts[1], "dimension", place)
    try checkPart(parts[3], "dimension", place)
    try checkPart(parts[4], "number", place)
    return try weight(parts[2], place)
  }
}
