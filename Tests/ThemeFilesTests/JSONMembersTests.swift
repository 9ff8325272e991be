// SPDX-License-Identifier: MIT
// Token: the members of a JSON object, compared with a plain array.

import TestModels
import Testing

@testable import CuriumThemeFiles

struct JSONMembersTests {
  /// The simplest members: an array that is searched from its start.
  private struct Model {
    var list: [(key: String, value: Int)] = []

    func place(of key: String) -> Int? { list.firstIndex { $0.key == key } }

    mutating func set(_ key: String, _ value: Int?) {
      switch (place(of: key), value) {
      case (let place?, let value?): list[place].value = value
      case (let place?, nil): list.remove(at: place)
      case (nil, let value?): list.append((key, value))
      case (nil, nil): break
      }
    }
  }

  private func isSame(_ members: JSONMembers, _ model: Model) -> Bool {
    members.map(\.key) == model.list.map(\.key)
      && members.map { $0.node.number } == model.list.map { Double($0.value) }
      && model.list.allSatisfy {
        members.place(of: $0.key) == model.place(of: $0.key)
          && members[$0.key]?.number == Double($0.value)
      }
  }

  @Test func `members that are added after most were removed are found by their names`() {
    var members = JSONMembers()
    for number in 0..<20 { members["\(number)"] = JSONNode(number) }
    for number in 3..<20 { members["\(number)"] = nil }
    members["new"] = JSONNode(100)
    #expect(members["new"]?.number == 100)
    members["new"] = JSONNode(200)
    #expect(members.map(\.key) == ["0", "1", "2", "new"])
    #expect(members.map { $0.node.number } == [0, 1, 2, 200])
    let isAdded = members.append("new")
    #expect(!isAdded)
  }

  @Test(arguments: SeededRandom.seeds(40))
  func `any changes give the same members as in a plain array`(seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    var members = JSONMembers()
    var model = Model()
    for step in 0..<400 {
      // The number of names, and so of members, rises and falls around the first index.
      let names = step / 50 % 2 == 0 ? 30 : 8
      let key = "k\(Int.random(in: 0..<names, using: &numbers))"
      let place = Int.random(in: 0...model.list.count, using: &numbers)
      let isNew = model.place(of: key) == nil
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0...2:
        members[key] = JSONNode(step)
        model.set(key, step)
      case 3:
        members[key] = nil
        model.set(key, nil)
      case 4:
        let isAdded = members.append(key)
        #expect(isAdded == isNew)
        if !isNew { continue }
        members[key] = JSONNode(step)
        model.set(key, step)
      case 5 where isNew:
        members.insert(key, JSONNode(step), at: place)
        model.list.insert((key, step), at: place)
      case 6 where place < model.list.count:
        if isNew {
          members.replace(place, key, JSONNode(step))
          model.list[place] = (key, step)
        } else {
          members.update(place) { $0 = JSONNode(step) }
          model.list[place].value = step
        }
      case 7 where Bool.random(using: &numbers):
        let digit = "\(Int.random(in: 0..<10, using: &numbers))"
        members.removeAll { $0.key.hasSuffix(digit) || names == 8 && $0.key.count > 2 }
        model.list.removeAll { $0.key.hasSuffix(digit) || names == 8 && $0.key.count > 2 }
      default: break
      }
      guard isSame(members, model) else {
        Issue.record("step \(step): \(members.map(\.key)), not \(model.list.map(\.key))")
        return
      }
    }
  }
}
