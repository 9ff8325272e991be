// SPDX-License-Identifier: MIT
// Token: values that are too large for the bits of a token, by number.

import Synchronization

/// A table of values that tokens refer to by number: gradients, glyphs, wordmarks.
///
/// The kit's own values come first and are read without a lock. The table only grows, by one entry
/// for each different value in the theme files and overrides of the program.
final class ValuePool<Value: Hashable & Sendable>: Sendable {
  private struct Table {
    var values: [Value] = []
    var numbers: [Value: Int] = [:]
  }

  private let own: [Value]
  private let added = Mutex(Table())

  init(_ own: [Value]) { self.own = own }

  /// Returns the number of a value, adding the value if it is new.
  func number(of value: Value) -> Int {
    if let number = own.firstIndex(of: value) { return number }
    return added.withLock { table in
      if let number = table.numbers[value] { return number }
      let number = own.count + table.values.count
      table.values.append(value)
      table.numbers[value] = number
      return number
    }
  }

  subscript(number: Int) -> Value {
    number < own.count ? own[number] : added.withLock { $0.values[number - own.count] }
  }
}
