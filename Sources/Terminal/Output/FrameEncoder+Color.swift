// SPDX-License-Identifier: MIT
// Terminal: the pen of the encoder: colours, attributes and hyperlinks.

extension FrameEncoder {
  // An entry of a code table takes 32 bytes: the cell's colour (0), the colour sent (4), the length
  // of its parameters (8) and the parameters (16), which are 16 bytes at most: 48;2;255;255;255.
  private static let codeSize = 32
  private static let codeCount = 512
  static let codeTableSize = codeSize * codeCount

  /// Empties the colour tables. Required after a change of the colour depth.
  func forgetColors() {
    for index in 0..<FrameEncoder.codeCount {
      for table in [foregroundCodes, backgroundCodes] {
        table.storeBytes(
          of: FrameEncoder.unknownColor, toByteOffset: index * FrameEncoder.codeSize,
          as: UInt32.self)
      }
    }
  }

  @inline(__always) private func code(_ color: UInt32, _ table: UnsafeMutableRawPointer)
    -> UnsafeMutableRawPointer
  {
    let index = Int((color &* 0x9E37_79B1) >> 23)
    let entry = table + index &* FrameEncoder.codeSize
    if entry.load(as: UInt32.self) != color { prepare(entry, color, table == backgroundCodes) }
    return entry
  }

  @inline(__always) private func sent(_ entry: UnsafeMutableRawPointer) -> CellColor {
    CellColor(rawValue: entry.load(fromByteOffset: 4, as: UInt32.self))
  }

  @inline(__always) private func append(
    _ entry: UnsafeMutableRawPointer, _ place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let target = UnsafeMutableRawPointer(place)
    target.storeBytes(
      of: entry.load(fromByteOffset: 16, as: SIMD2<UInt64>.self), as: SIMD2<UInt64>.self)
    let end = place + Int(entry.load(fromByteOffset: 8, as: UInt32.self))
    end[0] = 0x3B
    return end + 1
  }

  @inline(never) private func prepare(
    _ entry: UnsafeMutableRawPointer, _ color: UInt32, _ isBackground: Bool
  ) {
    let cell = CellColor(rawValue: color)
    var sent = downSampled(cell)
    if isBackground && isOwnGround(cell) { sent = .terminal }
    entry.storeBytes(of: color, as: UInt32.self)
    entry.storeBytes(of: sent.rawValue, toByteOffset: 4, as: UInt32.self)
    let first = (entry + 16).assumingMemoryBound(to: UInt8.self)
    var place = first
    let base = isBackground ? 40 : 30
    switch sent.kind {
    case .palette where sent.value < 16:
      place = number((sent.value < 8 ? base : base + 52) + Int(sent.value), place)
    case .palette:
      place = number(base + 8, place)
      place[0] = 0x3B
      place[1] = 0x35
      place[2] = 0x3B
      place = number(Int(sent.value), place + 3)
    case .rgb:
      place = number(base + 8, place)
      place[0] = 0x3B
      place[1] = 0x32
      place = parameter(sent.red, place + 2)
      place = parameter(sent.green, place)
      place = parameter(sent.blue, place)
    case .terminal, .keep:
      place = number(base + 9, place)
    }
    entry.storeBytes(of: UInt32(place - first), toByteOffset: 8, as: UInt32.self)
  }

  /// Writes exactly a separator and digits, because the last parameter may end at the end of its
  /// entry.
  private func parameter(_ value: UInt8, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    var place = place
    place[0] = 0x3B
    var divisor: UInt8 = value >= 100 ? 100 : value >= 10 ? 10 : 1
    while divisor > 0 {
      place += 1
      place[0] = 0x30 + value / divisor % 10
      divisor /= 10
    }
    return place + 1
  }

  /// Returns the colour that the terminal shows for `color`.
  func downSampled(_ color: CellColor) -> CellColor {
    color.downSampled(to: capabilities.colorDepth, by: prepared)
  }

  /// Returns whether the terminal's own background replaces this background of the theme, because
  /// it is just as dark or light.
  private func isOwnGround(_ color: CellColor) -> Bool {
    guard capabilities.colorDepth == .ansi16, let dark = capabilities.prefersDark, color.isRGB
    else { return false }
    return color.slot == (dark ? 0 : 15)
  }

  func prepared() -> ColorQuantizer {
    if let quantizer { return quantizer }
    let made = ColorQuantizer()
    quantizer = made
    return made
  }

  /// Returns the background that the terminal shows for the last 8 bytes of a cell.
  @inline(__always) func sentGround(_ rest: UInt64) -> CellColor {
    sent(code(UInt32(truncatingIfNeeded: rest), backgroundCodes))
  }

  // MARK: - The pen

  /// Returns whether a space with this background looks right when written with the current pen.
  @inline(__always) func fitsPen(blank rest: UInt64) -> Bool {
    guard state.isPenKnown, state.rest & FrameEncoder.decorated == 0 else { return false }
    let background = UInt32(truncatingIfNeeded: rest)
    if background == UInt32(truncatingIfNeeded: state.rest) { return true }
    return sentGround(rest) == state.sentBackground
  }

  /// Changes the parts of the pen that a space shows, and keeps the rest for the next glyphs.
  func setPen(blank rest: UInt64, foreground: UInt32) {
    let background = rest & 0xFFFF_FFFF
    if !state.isPenKnown { return setPen(foreground: foreground, rest: background) }
    let kept = state.rest & 0xFFFF_FFFF_0000_0000 & ~FrameEncoder.decorated
    setPen(foreground: state.foreground, rest: background | kept)
  }

  /// The attributes that take more than a parameter of their own: a mark, an underline or a link.
  private static let special = 0xFFFF << 48 | UInt64((32 | 7 << 6) as UInt16) << 32

  /// Sets the pen to these colours, attributes and link, in one SGR.
  @inline(never) func setPen(foreground: UInt32, rest: UInt64) {
    let isPlain =
      rest & FrameEncoder.special == 0 && state.link == 0 && state.sentUnderline == .terminal
      && state.isPenKnown && capabilities.colorDepth != .ansi16
    if isPlain {
      send(
        UInt16(truncatingIfNeeded: rest >> 32) & 0x1FFF, ink: code(foreground, foregroundCodes),
        ground: code(CellWords.low(rest), backgroundCodes))
    } else {
      setSpecialPen(foreground: foreground, rest: rest)
    }
    state.foreground = foreground
    state.rest = rest & ~CellWords.wide
  }

  @inline(never) private func setSpecialPen(foreground: UInt32, rest: UInt64) {
    let link = UInt16(truncatingIfNeeded: rest >> 48)
    if link != state.link || !state.isPenKnown { setLink(link) }
    var attributes = UInt16(truncatingIfNeeded: rest >> 32) & 0x1FFF
    let isSixteen = capabilities.colorDepth == .ansi16
    if attributes & 32 != 0 {
      let ground = CellColor(rawValue: CellWords.low(rest))
      attributes =
        capabilities.colorDepth > .ansi16
        ? attributes & ~32 : SixteenColors.marking(attributes, on: isSixteen ? ground : .terminal)
    }
    if attributes & 0x180 != 0 && capabilities.underlineStyles != .yes {
      attributes = attributes & ~0x1C0 | 0x40
    }
    let backgroundCode = code(CellWords.low(rest), backgroundCodes)
    var foregroundCode = code(foreground, foregroundCodes)
    if isSixteen {
      let ink = sent(foregroundCode)
      let shown = SixteenColors.shown(
        CellColor(rawValue: foreground), as: ink, on: sent(backgroundCode),
        drawing: FrameEncoder.drawing(rest), attributes, prefersDark: capabilities.prefersDark)
      attributes = shown.attributes
      if shown.ink != ink { foregroundCode = code(shown.ink.rawValue, foregroundCodes) }
    }
    send(attributes, ink: foregroundCode, ground: backgroundCode)
    if link != 0 || state.sentUnderline != .terminal {
      setUnderline(attributes & 0x1C0 == 0 ? .terminal : links.underline(of: link))
    }
    state.isPenKnown = true
  }

  /// Sends the attributes and colours that the pen doesn't have yet.
  @inline(__always) private func send(
    _ attributes: UInt16, ink: UnsafeMutableRawPointer, ground: UnsafeMutableRawPointer
  ) {
    let begin = out
    begin[0] = 0x1B
    begin[1] = 0x5B
    var place = begin + 2
    if attributes != state.attributes || !state.isPenKnown {
      place = setAttributes(attributes, ink: ink, ground: ground, place)
      state.attributes = attributes
    }
    if sent(ink) != state.sentForeground {
      state.sentForeground = sent(ink)
      place = append(ink, place)
    }
    if sent(ground) != state.sentBackground {
      state.sentBackground = sent(ground)
      place = append(ground, place)
    }
    if place == begin + 2 { return }
    if sent(ink) == .terminal && sent(ground) == .terminal && attributes == 0 {
      place = begin + 3
      state.sentUnderline = .terminal
    }
    place[-1] = 0x6D
    out = place
  }

  /// Changes the attributes with the shorter of two sequences: individual changes, or a reset
  /// followed by the new attributes, which also resets the colours.
  @inline(__always) private func setAttributes(
    _ attributes: UInt16, ink: UnsafeMutableRawPointer, ground: UnsafeMutableRawPointer,
    _ begin: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let step = self.step(from: state.attributes, to: attributes)
    let target = UnsafeMutableRawPointer(begin)
    if state.isPenKnown {
      // A reset must send both colours again, unless they are the terminal's own.
      if step.pointee.changeLength <= step.pointee.resetLength && sent(ink) != .terminal
        && sent(ground) != .terminal
      {
        target.storeBytes(of: step.pointee.change, as: SIMD4<UInt64>.self)
        return begin + Int(step.pointee.changeLength)
      }
      let oneByOne =
        Int(step.pointee.changeLength) &+ (sent(ink) == state.sentForeground ? 0 : length(ink))
        &+ (sent(ground) == state.sentBackground ? 0 : length(ground))
      let reset =
        Int(step.pointee.resetLength) &+ (sent(ink) == .terminal ? 0 : length(ink))
        &+ (sent(ground) == .terminal ? 0 : length(ground))
      if oneByOne <= reset {
        target.storeBytes(of: step.pointee.change, as: SIMD4<UInt64>.self)
        return begin + Int(step.pointee.changeLength)
      }
    }
    state.sentForeground = .terminal
    state.sentBackground = .terminal
    state.sentUnderline = .terminal
    target.storeBytes(of: step.pointee.reset, as: SIMD4<UInt64>.self)
    return begin + Int(step.pointee.resetLength)
  }

  @inline(__always) private func length(_ entry: UnsafeMutableRawPointer) -> Int {
    Int(entry.load(fromByteOffset: 8, as: UInt32.self)) &+ 1
  }

  /// Opens or closes a hyperlink. Also sends its number, so that all its parts are highlighted
  /// together.
  private func setLink(_ link: UInt16) {
    state.link = link
    guard capabilities.hyperlinks == .yes else { return }
    let address = links.address(of: link)
    let target = address.isEmpty ? 0 : link
    if state.isPenKnown, target == state.sentLink { return }
    state.sentLink = target
    append("\u{1B}]8;")
    if !address.isEmpty {
      append("id=")
      out = number(Int(link), out)
    }
    append(";")
    append(address)
    append("\u{1B}\\")
  }

  /// Closes an open hyperlink, because text that isn't part of the frame must not become part of
  /// the link, such as lines printed above an inline app.
  func closeLink() {
    if state.sentLink == 0 { return }
    setLink(0)
    state.rest &= ~(0xFFFF << 48)
  }

  /// Sets the colour of the underline, or resets it to that of the text (kitty's underline
  /// protocol).
  private func setUnderline(_ color: CellColor) {
    let wanted = capabilities.underlineStyles == .yes ? downSampled(color) : .terminal
    if wanted == state.sentUnderline { return }
    state.sentUnderline = wanted
    switch wanted.kind {
    case .terminal, .keep: append("\u{1B}[59")
    case .palette:
      append("\u{1B}[58:5:")
      out = number(Int(wanted.value), out)
    case .rgb:
      append("\u{1B}[58:2::")
      out = number(Int(wanted.red), out)
      out[0] = 0x3A
      out = number(Int(wanted.green), out + 1)
      out[0] = 0x3A
      out = number(Int(wanted.blue), out + 1)
    }
    append("m")
  }
}
