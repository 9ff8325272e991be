// SPDX-License-Identifier: MIT
// Terminal: encodes the difference between two frames as bytes.

/// Encodes damaged cells as bytes, and remembers the terminal's pen and cursor between frames.
///
/// It emits these sequences (ECMA-48 unless noted), with `n` omitted if it is the default:
///
///     CUP   CSI y ; x H        CHA  CSI x G     CUF  CSI n C    CUB  CSI n D
///     CR LF BS                 EL   CSI K       ECH  CSI n X
///     SGR   CSI … m            OSC 8 ; id ; address ST          (hyperlinks)
///     DECTCEM CSI ? 25 h l     mode 2026 CSI ? 2026 h l         (DEC, synchronized output)
///     DECSTBM CSI t ; b r      SU CSI n S       SD CSI n T
///     DECAWM CSI ? 7 h l                                        (letters with marks at the edge)
///     SGR   CSI 58 : 2 : : r : g : b m, 58 : 5 : n, 59          (underline colours)
///
/// Autowrap is off during the session. After the last column is written, the terminal's cursor may
/// be in it or after it, and after a disputed cluster it may be anywhere. The column is then
/// unknown, and the next movement is absolute.
final class FrameEncoder {
  /// The state of the terminal between bytes.
  struct State {
    /// The colours, attributes and link of the pen, as in the cells.
    var foreground: UInt32 = FrameEncoder.unknownColor
    var rest: UInt64 = 0
    /// The pen as sent to the terminal, with reduced colours.
    var sentForeground = CellColor.terminal
    var sentBackground = CellColor.terminal
    var attributes: UInt16 = 0
    var link: UInt16 = 0
    /// The link as sent to the terminal: the number of the hyperlink and the colour of the
    /// underline.
    var sentLink: UInt16 = 0
    var sentUnderline = CellColor.terminal
    var isPenKnown = false
    /// The row and column of the cursor; -1 if unknown.
    var row = -1
    var column = -1
    /// `true` if the cursor is visible; `nil` if unknown.
    var isCursorVisible: Bool?
  }

  /// The foreground of an unknown pen. No cell has this colour.
  static let unknownColor: UInt32 = 0xFFFF_FFFF
  /// Reverse, strikethrough, mark, underline or link: the attributes that are visible on a space.
  static let decorated: UInt64 =
    0xFFFF << 48 | UInt64((8 | 16 | 32 | 7 << 6) as UInt16) << 32
  /// The room for bytes before a frame that are known only after painting.
  private static let headRoom = 32
  /// The maximum number of bytes for one cell. Long clusters and links reserve more room.
  private static let cellRoom = 160

  let pool: GlyphPool
  let links: LinkTable
  var capabilities: TerminalCapabilities
  var state = State()
  /// `true` if cursor movements are relative, because the cursor's line on the screen isn't known.
  var isRelative = false

  private static let usualCapacity = 1 << 16
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = FrameEncoder.usualCapacity
  /// The room reserved for a row. A reservation in the middle of the row adds this room again.
  private(set) var rowRoom = 512
  var out: UnsafeMutablePointer<UInt8>
  /// The numbers 0–999: each entry has the digits in three bytes and their count in the fourth.
  private let numbers: UnsafeMutablePointer<UInt32>
  /// Colours as SGR parameters, direct-mapped; see `FrameEncoder+Color.swift`.
  let foregroundCodes: UnsafeMutableRawPointer
  let backgroundCodes: UnsafeMutableRawPointer
  /// Changes of attributes as SGR parameters; see `FrameEncoder+Attributes.swift`.
  let steps: UnsafeMutablePointer<AttributeStep>
  var quantizer: ColorQuantizer?

  init(pool: GlyphPool, links: LinkTable, capabilities: TerminalCapabilities) {
    self.pool = pool
    self.links = links
    self.capabilities = capabilities
    start = .allocate(capacity: capacity)
    out = start + FrameEncoder.headRoom
    numbers = .allocate(capacity: 1000)
    for value in 0..<1000 {
      let digits = UInt32(value)
      let (hundreds, tens, ones) = (
        digits / 100 | 0x30, digits / 10 % 10 | 0x30, digits % 10 | 0x30
      )
      let packed =
        value < 10
        ? 1 << 24 | ones
        : value < 100
          ? 2 << 24 | ones << 8 | tens
          : 3 << 24 | ones << 16 | tens << 8 | hundreds
      (numbers + value).initialize(to: packed)
    }
    foregroundCodes = .allocate(byteCount: FrameEncoder.codeTableSize, alignment: 32)
    backgroundCodes = .allocate(byteCount: FrameEncoder.codeTableSize, alignment: 32)
    steps = .allocate(capacity: FrameEncoder.stepCount)
    steps.initialize(repeating: AttributeStep(), count: FrameEncoder.stepCount)
    forgetColors()
  }

  deinit {
    start.deallocate()
    numbers.deallocate()
    foregroundCodes.deallocate()
    backgroundCodes.deallocate()
    steps.deallocate()
  }

  // MARK: - A frame

  func begin() {
    out = start + FrameEncoder.headRoom
  }

  /// `true` if the frame contains any bytes yet.
  var hasPainted: Bool { out != start + FrameEncoder.headRoom }

  /// The bytes of the frame so far.
  var written: UnsafeRawBufferPointer {
    let head = start + FrameEncoder.headRoom
    return UnsafeRawBufferPointer(start: head, count: out - head)
  }

  /// Ends a frame: places the cursor and adds the marks for synchronized output. Returns no bytes
  /// if nothing has changed.
  func finish(cursor: CellPoint?) -> UnsafeRawBufferPointer {
    if let dialect = capabilities.dialect { return finish(cursor: cursor, in: dialect) }
    let painted = hasPainted
    closeLink()
    reserve(128)
    var head = start + FrameEncoder.headRoom
    let hides = state.isCursorVisible != false && (painted || cursor == nil)
    if hides { state.isCursorVisible = false }
    if let cursor {
      move(to: cursor.x, cursor.y)
      if state.isCursorVisible != true {
        append("\u{1B}[?25h")
        state.isCursorVisible = true
      }
    }
    if hides {
      head -= 6
      FrameEncoder.copy("\u{1B}[?25l", to: head)
    }
    if painted && capabilities.synchronizedOutput == .yes {
      head -= 8
      FrameEncoder.copy("\u{1B}[?2026h", to: head)
      append("\u{1B}[?2026l")
    }
    return UnsafeRawBufferPointer(start: head, count: out - head)
  }

  /// Frees the memory of a frame with pictures, which can be hundreds of times larger than others.
  func discardFrame() {
    start.deallocate()
    capacity = FrameEncoder.usualCapacity
    start = .allocate(capacity: capacity)
    begin()
  }

  /// Makes room for `count` more bytes. This may move `out`.
  func reserve(_ count: Int) {
    let used = out - start
    if used + count <= capacity { return }
    capacity = max(capacity * 2, used + count)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    grown.update(from: start, count: used)
    start.deallocate()
    start = grown
    out = grown + used
  }

  func append(_ text: StaticString) {
    FrameEncoder.copy(text, to: out)
    out += text.utf8CodeUnitCount
  }

  /// Appends any number of bytes, such as a cluster or a sequence of a dialect.
  func append(_ bytes: [UInt8]) {
    reserve(bytes.count + rowRoom)
    out.update(from: bytes, count: bytes.count)
    out += bytes.count
  }

  /// Inserts bytes before the frame.
  func prepend(_ bytes: [UInt8]) {
    reserve(bytes.count)
    let head = start + FrameEncoder.headRoom
    (head + bytes.count).update(from: head, count: out - head)
    head.update(from: bytes, count: bytes.count)
    out += bytes.count
  }

  private static func copy(_ text: StaticString, to place: UnsafeMutablePointer<UInt8>) {
    place.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Writes the digits of a number.
  @inline(__always) func number(_ value: Int, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    value < 1000 ? smallNumber(value, place) : largeNumber(value, place)
  }

  @inline(__always) private func smallNumber(_ value: Int, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    let packed = numbers[value]
    UnsafeMutableRawPointer(place).storeBytes(of: packed, as: UInt32.self)
    return place + Int(packed >> 24)
  }

  @inline(never) private func largeNumber(_ value: Int, _ place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    let rest = smallNumber(min(value / 1000, 999), place)
    rest[0] = 0x30 + UInt8(value / 100 % 10)
    rest[1] = 0x30 + UInt8(value / 10 % 10)
    rest[2] = 0x30 + UInt8(value % 10)
    return rest + 3
  }

  /// Writes `CSI value final`, without the value if it is 1.
  func control(_ value: Int, _ final: UInt8) {
    out[0] = 0x1B
    out[1] = 0x5B
    out += 2
    if value != 1 { out = number(value, out) }
    out[0] = final
    out += 1
  }

  // MARK: - The cursor

  /// Moves the cursor with the shortest reliable sequence.
  @inline(never) func move(to x: Int, _ y: Int) {
    defer {
      state.row = y
      state.column = x
    }
    if isRelative { return moveRelatively(to: x, y) }
    if let dialect = capabilities.dialect {
      if state.row != y || state.column != x { append(dialect.moveCursor(y, x)) }
      return
    }
    if state.row == y {
      let column = state.column
      if column == x { return }
      if x == 0 {
        out[0] = 0x0D
        out += 1
        return
      }
      let isFar = capabilities.movesToColumn
      if column >= 0 {
        if x > column, !isFar || length(x - column) <= length(x + 1) {
          return control(x - column, 0x43)
        }
        if x < column, column - x <= 3 {
          for _ in 0..<(column - x) {
            out[0] = 0x08
            out += 1
          }
          return
        }
        if x < column, !isFar || length(column - x) <= length(x + 1) {
          return control(column - x, 0x44)
        }
      }
      if isFar { return control(x + 1, 0x47) }
    }
    if x == 0, state.row >= 0, y > state.row, y - state.row <= 1 + length(y + 1) {
      out[0] = 0x0D
      out += 1
      for _ in state.row..<y {
        out[0] = 0x0A
        out += 1
      }
      return
    }
    out[0] = 0x1B
    out[1] = 0x5B
    out += 2
    if y > 0 { out = number(y + 1, out) }
    if x > 0 {
      out[0] = 0x3B
      out = number(x + 1, out + 1)
    }
    out[0] = 0x48
    out += 1
  }

  /// Returns the number of digits of a parameter; 0 for 1, which is omitted.
  private func length(_ value: Int) -> Int {
    value == 1 ? 0 : value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5
  }

  /// Moves rows `top..<bottom` up by `count`, or down if it is negative. The exposed rows are
  /// blank. They have the terminal's own background, because many terminals that erase with the
  /// pen's don't scroll with it. DECSTBM leaves the cursor in the corner.
  func scroll(top: Int, bottom: Int, count: Int, isWholeScreen: Bool) {
    reserve(256)
    let ground = CellColor.terminal
    setPen(blank: UInt64(ground.rawValue), foreground: ground.rawValue)
    if !isWholeScreen {
      out[0] = 0x1B
      out[1] = 0x5B
      out = number(top + 1, out + 2)
      out[0] = 0x3B
      out = number(bottom, out + 1)
      out[0] = 0x72
      out += 1
    }
    control(abs(count), count > 0 ? 0x53 : 0x54)
    if !isWholeScreen {
      append("\u{1B}[r")
      state.row = 0
      state.column = 0
    }
  }

  /// Reserves room for a row whose cells take the maximum number of bytes.
  func reserveRow(columns: Int) {
    rowRoom = columns * FrameEncoder.cellRoom + 512
    reserve(rowRoom)
  }
}
