// SPDX-License-Identifier: MIT
// Terminal: pictures that the terminal draws itself.

/// A picture in a rectangle of cells, sent to the terminal or waiting for the next frame.
///
/// The cells of a picture are text like any other: U+10EEEE, whose marks contain the row and column
/// and whose colour is the number of the picture. These are the Unicode placeholders of the kitty
/// graphics protocol. So anything drawn over a picture hides it, it moves along with its rows, and
/// a repaint restores it.
package struct PicturePlacement: Hashable, Sendable {
  /// The maximum number of rows and columns that marks can encode.
  package static let limit = 256

  let id: UInt32
  /// The cells that the picture fills.
  package let size: CellSize

  /// The colour that identifies the picture.
  package var ink: CellColor { .rgb(id) }

  /// Returns the text of one of the cells.
  package func text(column: Int, row: Int) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append("\u{10EEEE}")
    scalars.append(PictureStore.marks[min(max(0, row), Self.limit - 1)])
    scalars.append(PictureStore.marks[min(max(0, column), Self.limit - 1)])
    return String(scalars)
  }
}

/// The pictures of a screen, and the changes not yet sent to the terminal.
///
/// It emits these sequences, all within the frame that shows the cells (kitty graphics protocol):
///
///     APC G a=T,U=1,q=2,f=32,i=id,s=width,v=height,c=columns,r=rows,m=1 ; base64 ST
///     APC G m=1 ; base64 ST … APC G m=0 ; base64 ST       (at most 4,096 characters each)
///     APC G a=d,d=I,i=id,q=2 ST                           (when it is gone)
package final class PictureStore {
  private struct Picture {
    let size: CellSize
    let width: Int
    let height: Int
    let rgba: [UInt8]
  }

  /// The first number. It is large, because other programs count their pictures from 1.
  private static let firstID: UInt32 = 0xC0_0001
  private static let lastID: UInt32 = 0xFF_FFFF

  /// `true` if the terminal draws pictures.
  package internal(set) var isEnabled = false
  /// `true` if the terminal has no colours, so that it can't show pictures.
  package internal(set) var hasNoColors = false

  private var pictures: [UInt32: Picture] = [:]
  private var newestID = lastID
  /// The pictures that the terminal doesn't have yet, in order.
  private var missing: [UInt32] = []
  /// The pictures that the terminal has but that are no longer needed.
  private var stale: [UInt32] = []

  /// `true` if the screen shows no pictures.
  var isEmpty: Bool { pictures.isEmpty }
  /// `true` if there are changes to send to the terminal.
  var hasNews: Bool { !missing.isEmpty || !stale.isEmpty }
  /// The pictures that the terminal has. Another program may have removed them.
  private var known: Set<UInt32> = []

  /// Adds a picture for a rectangle of cells. It is sent with the next frame.
  ///
  /// - Parameter rgba: Four bytes for each pixel, row by row.
  package func add(size: CellSize, width: Int, height: Int, rgba: [UInt8]) -> PicturePlacement {
    // The numbers repeat after four million pictures, and a picture may be older than that.
    repeat {
      newestID = newestID == Self.lastID ? Self.firstID : newestID + 1
    } while pictures[newestID] != nil
    pictures[newestID] = Picture(size: size, width: width, height: height, rgba: rgba)
    missing.append(newestID)
    return PicturePlacement(id: newestID, size: size)
  }

  /// Removes a picture, on the terminal with the next frame.
  package func remove(_ placement: PicturePlacement) {
    pictures[placement.id] = nil
    missing.removeAll { $0 == placement.id }
    if known.contains(placement.id) { stale.append(placement.id) }
  }

  /// Records that the terminal may have lost its pictures, so that all of them are sent again.
  /// Those that aren't needed are still deleted, because the terminal may have them.
  func forgetSent() { missing = pictures.keys.sorted() }

  /// Returns the changes for the terminal. `commit()` marks them as sent.
  func news() -> [UInt8] {
    var bytes: [UInt8] = []
    for id in stale { Self.appendDeletion(id, to: &bytes) }
    for id in missing { if let picture = pictures[id] { Self.append(picture, id, to: &bytes) } }
    return bytes
  }

  /// Records that the terminal has accepted the changes.
  func commit() {
    known.subtract(stale)
    known.formUnion(missing)
    stale.removeAll(keepingCapacity: true)
    missing.removeAll(keepingCapacity: true)
  }

  /// Returns the bytes that remove all pictures from the terminal, before the session leaves the
  /// screen. All of them are sent again with the next frame.
  func removeSent() -> [UInt8] {
    var bytes: [UInt8] = []
    for id in known.sorted() { Self.appendDeletion(id, to: &bytes) }
    known = []
    stale = []
    forgetSent()
    return bytes
  }

  // MARK: Bytes

  private static func appendDeletion(_ id: UInt32, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
  }

  private static func append(_ picture: Picture, _ id: UInt32, to bytes: inout [UInt8]) {
    let head =
      "a=T,U=1,q=2,f=32,i=\(id),s=\(picture.width),v=\(picture.height),"
      + "c=\(picture.size.width),r=\(picture.size.height),"
    // 3,072 bytes are 4,096 characters.
    let chunk = 3_072
    var start = 0
    repeat {
      let end = min(picture.rgba.count, start + chunk)
      let isLast = end == picture.rgba.count
      bytes.append(contentsOf: "\u{1B}_G\(start == 0 ? head : "")m=\(isLast ? 0 : 1);".utf8)
      Base64.append(picture.rgba[start..<end], to: &bytes)
      bytes.append(contentsOf: "\u{1B}\\".utf8)
      start = end
    } while start < picture.rgba.count
  }

  /// The marks for numbers, starting at 0: marks of class 230 in Unicode 6.0 that no normalization
  /// combines (kitty, "rowcolumn-diacritics").
  static let marks: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346,
      0x34A...0x34C, 0x350...0x352, 0x357...0x357, 0x35B...0x35B, 0x363...0x36F, 0x483...0x487,
      0x592...0x595, 0x597...0x599, 0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC, 0x5AF...0x5AF,
      0x5C4...0x5C4, 0x610...0x617, 0x657...0x65B, 0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2,
      0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC, 0x730...0x730, 0x732...0x733, 0x735...0x736,
      0x73A...0x73A, 0x73D...0x73D, 0x73F...0x741, 0x743...0x743, 0x745...0x745, 0x747...0x747,
      0x749...0x74A, 0x7EB...0x7F1, 0x7F3...0x7F3, 0x816...0x819, 0x81B...0x823, 0x825...0x827,
      0x829...0x82D, 0x951...0x951, 0x953...0x954, 0xF82...0xF83, 0xF86...0xF87,
      0x135D...0x135F, 0x17DD...0x17DD, 0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C,
      0x1B6B...0x1B6B, 0x1B6D...0x1B73, 0x1CD0...0x1CD2, 0x1CDA...0x1CDB, 0x1CE0...0x1CE0,
      0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC, 0x1DD1...0x1DE6, 0x1DFE...0x1DFE,
      0x20D0...0x20D1, 0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1, 0x20E7...0x20E7,
      0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F,
      0xA67C...0xA67D, 0xA6F0...0xA6F1, 0xA8E0...0xA8E9,
    ]
    return ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }()
}
