// SPDX-License-Identifier: MIT
// Views: splits paths into straight lines.

import CuriumEngine
import CuriumTokens

extension Path {
  /// Connected straight lines.
  struct Polyline {
    var points: [PathPoint]
    var isClosed = false
  }

  /// The path as straight lines. Curves are split into steps of about half a column.
  var polylines: [Polyline] {
    var result: [Polyline] = []
    var current: [PathPoint] = []
    // Where a segment after a closed line starts: where that line started.
    var origin: PathPoint?
    /// Returns the point at which a curve starts.
    func beginning(or control: PathPoint) -> PathPoint {
      if current.isEmpty { current.append(origin ?? control) }
      return current[current.count - 1]
    }
    func finish(isClosed: Bool) {
      if !current.isEmpty { result.append(Polyline(points: current, isClosed: isClosed)) }
      current.removeAll()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        current = [point]
        origin = nil
      case .line(let point):
        if current.isEmpty, let origin { current.append(origin) }
        current.append(point)
      case .quadratic(let end, let control):
        let start = beginning(or: control)
        for share in Self.steps([start, control, end]) {
          let first = start.mixed(with: control, share)
          current.append(first.mixed(with: control.mixed(with: end, share), share))
        }
      case .cubic(let end, let control1, let control2):
        let start = beginning(or: control1)
        for share in Self.steps([start, control1, control2, end]) {
          let first = start.mixed(with: control1, share)
          let middle = control1.mixed(with: control2, share)
          let last = control2.mixed(with: end, share)
          current.append(
            first.mixed(with: middle, share).mixed(with: middle.mixed(with: last, share), share))
        }
      case .close:
        origin = current.first ?? origin
        finish(isClosed: true)
      }
    }
    // A single point at the end draws nothing.
    if current.count > 1 || result.isEmpty { finish(isClosed: false) }
    return result
  }

  private static func steps(_ points: [PathPoint]) -> [Double] {
    var length = 0.0
    for index in 1..<points.count {
      length += max(
        abs(points[index].x - points[index - 1].x), 2 * abs(points[index].y - points[index - 1].y))
    }
    let count = Int(min(256, max(4, length * 2)))
    return (1...count).map { Double($0) / Double(count) }
  }

  /// The smallest rectangle around all lines and flattened curves.
  var bounds: PathRect {
    if let outline { return outline.frame }
    let points = polylines.flatMap(\.points)
    guard let first = points.first else { return PathRect(x: 0, y: 0, width: 0, height: 0) }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return PathRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Path.Outline {
  /// Returns whether a point is inside the outline.
  func contains(x: Double, y: Double) -> Bool {
    switch self {
    case .rectangle(let rect):
      return x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let dx = (x - rect.x) / rect.width * 2 - 1
      let dy = (y - rect.y) / rect.height * 2 - 1
      return dx * dx + dy * dy <= 1
    case .rounded(let rect, let radiusX, let radiusY):
      guard x >= rect.x, x < rect.maxX, y >= rect.y, y < rect.maxY else { return false }
      let dx = max(0, rect.x + radiusX - x, x - (rect.maxX - radiusX)) / radiusX
      let dy = max(0, rect.y + radiusY - y, y - (rect.maxY - radiusY)) / radiusY
      return dx * dx + dy * dy <= 1
    }
  }

  /// The rectangle around the outline.
  var frame: PathRect {
    switch self {
    case .rectangle(let rect), .ellipse(let rect), .rounded(let rect, _, _): rect
    }
  }
}
