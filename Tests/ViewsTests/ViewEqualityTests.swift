// SPDX-License-Identifier: MIT
// Testing: which views count as equal to the previous ones, so that their bodies don't run.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
@_spi(Reflection) import Swift
import Testing

@testable import CuriumEngine

@MainActor struct ViewEqualityTests {
  private struct Named {
    var name = "x"
    var isOn = true
    var size = 1.0
  }

  private struct Listed {
    var numbers = [1, 2]
    var isOn = true
    var count = 1
  }

  private struct Nested {
    var isOn = true
    var inner: Named? = Named()
    var small: Int8 = 1
    var last: UInt32 = 2
  }

  private enum Shown {
    case number(Int8, Int)
    case text(String)
  }

  private struct Showing {
    let shown: Shown
  }

  @Test func `padding is found between the fields of structures, also of those inside`() {
    func padding(_ type: Any.Type) -> [Range<Int>] { TypeLayout.padding(in: type, .struct) }
    #expect(padding(Named.self) == [17..<24])
    #expect(padding(Listed.self) == [9..<16])
    #expect(TypeLayout.padding(in: Named?.self, .optional) == [17..<24])
    let start = MemoryLayout<Nested>.offset(of: \.inner) ?? 0
    let end = start + MemoryLayout<Named?>.size
    #expect(
      padding(Nested.self)
        == [1..<start, start + 17..<start + 24, end + 1..<(end + 4) / 4 * 4])
    #expect(padding(String.self) == [])
    #expect(padding(Showing.self) == [])
  }

  /// A value whose padding is filled with a byte.
  private func value<Value>(_ value: Value, padding byte: UInt8) -> UnsafeMutablePointer<Value> {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    place.initialize(to: value)
    for gap in TypeLayout.padding(in: Value.self, .struct) {
      (UnsafeMutableRawPointer(place) + gap.lowerBound).initializeMemory(
        as: UInt8.self, repeating: byte, count: gap.count)
    }
    return place
  }

  private struct Row<Value>: View {
    let number: Int
    let value: Value

    var body: some View { Text("row \(number)") }
  }

  @Test func `values that differ only in their padding are equal`() {
    let first = value(Row(number: 1, value: Named()), padding: 0x11)
    let second = value(Row(number: 1, value: Named()), padding: 0x22)
    let third = value(Row(number: 1, value: Named(isOn: false)), padding: 0x11)
    let table = PropertyTable.of(Row<Named>.self)
    for _ in 0..<2 {
      #expect(table.areEqual(UnsafePointer(first), second.pointee))
      #expect(!table.areEqual(UnsafePointer(first), third.pointee))
    }
    for place in [first, second, third] {
      place.deinitialize(count: 1)
      place.deallocate()
    }
  }

  @Observable @MainActor final class Model {
    var count = 0
  }

  private struct Page<Value>: View {
    let model: Model
    let value: (Int) -> Value

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(model.count)")
        ForEach(0..<10) { Row(number: $0, value: value(model.count)) }
      }
    }
  }

  /// Returns the numbers of bodies that run after a change that leaves the values as they are, and
  /// after one that changes them.
  private func bodies(_ value: @escaping (Int) -> some Any) async -> [Int] {
    let model = Model()
    let harness = Harness(width: 20, height: 12) { Page(model: model, value: value) }
    var counts: [Int] = []
    for count in [1, 2, 10] {
      _ = harness.takeStatistics()
      model.count = count
      await harness.settle()
      counts.append(harness.takeStatistics().bodies)
    }
    #expect(harness.repaint() == 0)
    return counts
  }

  @Test func `a row with an equal structure doesn't run its body`() async {
    #expect(await bodies { Named(size: $0 < 10 ? 1 : 2) } == [1, 1, 11])
    #expect(await bodies { Named(isOn: $0 < 10) } == [1, 1, 11])
    #expect(await bodies { Named(name: $0 < 10 ? "a" : "b") } == [1, 1, 11])
    let numbers = [1, 2, 3]
    #expect(await bodies { Listed(numbers: numbers, count: $0 / 10) } == [1, 1, 11])
    #expect(await bodies { Nested(inner: $0 < 10 ? Named() : nil) } == [1, 1, 11])
    #expect(await bodies { Nested(last: $0 < 10 ? 1 : 2) } == [1, 1, 11])
    #expect(await bodies { (count: Int) -> Named? in count < 10 ? Named() : nil } == [1, 1, 11])
  }

  private enum Choice: View {
    case first
    case second

    var body: some View { Text(self == .first ? "first" : "second") }
  }

  @Test func `a view that is an enumeration shows its current case`() async {
    struct Chosen: View {
      let model: Model
      var body: some View { model.count == 0 ? Choice.first : Choice.second }
    }
    let model = Model()
    let harness = Harness(width: 10, height: 1) { Chosen(model: model) }
    #expect(harness.screen == ["first"])
    model.count = 1
    await harness.settle()
    #expect(harness.screen == ["second"])
  }
}
