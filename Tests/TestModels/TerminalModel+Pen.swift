// SPDX-License-Identifier: MIT
// Testing: the pen of the terminal model, and the sequences that set it.

extension TerminalModel {
  package enum Color: Equatable {
    case own
    case index(Int)
    case rgb(Int)
  }

  package struct Pen: Equatable {
    package var foreground = Color.own
    package var background = Color.own
    package var bold = false
    package var dim = false
    package var italic = false
    package var blink = false
    package var reverse = false
    package var strike = false
    package var underline = 0
    /// The colour of the underline.
    package var line = Color.own
    package var link = ""

    package init(
      foreground: Color = .own, background: Color = .own, bold: Bool = false, underline: Int = 0,
      link: String = ""
    ) {
      self.foreground = foreground
      self.background = background
      self.bold = bold
      self.underline = underline
      self.link = link
    }
  }

  /// `58:2::r:g:b` or `58:5:n`.
  private mutating func underlineColor(_ parameter: String) -> Color {
    let parts = parameter.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    if parts.count == 3, numbers.count == 3, numbers[1] == 5 { return .index(numbers[2]) }
    if parts.count == 6, numbers.count == 5, numbers[1] == 2, parts[2].isEmpty {
      return .rgb(numbers[2] << 16 | numbers[3] << 8 | numbers[4])
    }
    fault("SGR \(parameter)")
    return .own
  }

  mutating func select(_ body: String) {
    var parameters = body.split(separator: ";", omittingEmptySubsequences: false).map(String.init)[
      ...]
    while let parameter = parameters.popFirst() {
      switch parameter {
      case "", "0": pen = Pen(link: pen.link)
      case "1": pen.bold = true
      case "2": pen.dim = true
      case "3": pen.italic = true
      case "4": pen.underline = 1
      case "4:2", "4:3", "4:4", "4:5": pen.underline = Int(parameter.dropFirst(2))!
      case "5": pen.blink = true
      case "7": pen.reverse = true
      case "9": pen.strike = true
      case "22":
        pen.bold = false
        pen.dim = false
      case "23": pen.italic = false
      case "24": pen.underline = 0
      case "25": pen.blink = false
      case "27": pen.reverse = false
      case "29": pen.strike = false
      case "38": pen.foreground = color(&parameters)
      case "48": pen.background = color(&parameters)
      case "59": pen.line = .own
      case _ where parameter.hasPrefix("58:"): pen.line = underlineColor(parameter)
      case "39": pen.foreground = .own
      case "49": pen.background = .own
      default:
        guard let number = Int(parameter) else { return fault("SGR \(parameter)") }
        switch number {
        case 30...37: pen.foreground = .index(number - 30)
        case 40...47: pen.background = .index(number - 40)
        case 90...97: pen.foreground = .index(number - 82)
        case 100...107: pen.background = .index(number - 92)
        default: fault("SGR \(parameter)")
        }
      }
    }
  }

  private mutating func color(_ parameters: inout ArraySlice<String>) -> Color {
    switch parameters.popFirst() {
    case "5":
      if let index = parameters.popFirst().flatMap({ Int($0) }) { return .index(index) }
    case "2":
      let channels = [parameters.popFirst(), parameters.popFirst(), parameters.popFirst()]
        .compactMap { $0.flatMap { Int($0) } }
      if channels.count == 3 { return .rgb(channels[0] << 16 | channels[1] << 8 | channels[2]) }
    default: break
    }
    fault("colour")
    return .own
  }
}
