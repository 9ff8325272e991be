// SPDX-License-Identifier: MIT
// Testing: times of the day.

import Curium
import Foundation
import Testing

struct TimeOfDayTests {
  @Test(arguments: [
    (14, 5, 0, "14:05"), (9, 0, 7, "09:00:07"), (0, 0, 0, "00:00"), (23, 59, 59, "23:59:59"),
    (24, 60, 60, "23:59:59"), (-1, -1, -1, "00:00"), (24, 0, 0, "23:00"),
  ])
  func `a time has a text, and its numbers are clamped`(
    hour: Int, minute: Int, second: Int, text: String
  ) {
    let time = TimeOfDay(hour: hour, minute: minute, second: second)
    #expect(time.text == text && "\(time)" == text)
    #expect(TimeOfDay(text) == time)
  }

  @Test(arguments: [
    "24:00", "12:60", "12:00:60", "9:30", "09:3", "+9:30", "-1:00", "09", "09:30:00:00", "09:30 am",
    "09.30", "", ":", "now",
  ])
  func `a text that isn't a time is nil`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test func `a whole minute can be written with its seconds`() {
    #expect(TimeOfDay("14:05:00") == TimeOfDay(hour: 14, minute: 5))
  }

  @Test func `times are in the order of the day`() throws {
    let times = try ["00:00", "00:00:01", "00:01", "09:59:59", "10:00", "23:59"].map {
      try #require(TimeOfDay($0))
    }
    #expect(times.shuffled().sorted() == times)
  }

  @Test(arguments: [
    ("14:05", 10, "14:15"), ("23:59", 1, "00:00"), ("00:00", -1, "23:59"),
    ("23:30:20", 45, "00:15:20"),
    ("12:00", 1_440, "12:00"), ("12:00", -2_881, "11:59"), ("12:00", Int.min, "17:52"),
    ("12:00", Int.max, "06:07"),
  ])
  func `adding minutes goes on after midnight`(text: String, minutes: Int, expected: String) {
    #expect(TimeOfDay(text)?.adding(minutes: minutes).text == expected)
  }

  @Test func `the minutes between two times are those of one day`() {
    let morning = TimeOfDay(hour: 8, minute: 30)
    let evening = TimeOfDay(hour: 18, minute: 0, second: 59)
    #expect(morning.minutes(to: evening) == 570)
    #expect(evening.minutes(to: morning) == -570)
    #expect(morning.minutes(to: morning) == 0)
  }

  @Test func `a time is encoded as its text`() throws {
    let times = [TimeOfDay(hour: 9, minute: 5), TimeOfDay(hour: 23, minute: 0, second: 1)]
    let data = try JSONEncoder().encode(times)
    #expect(String(decoding: data, as: UTF8.self) == "[\"09:05\",\"23:00:01\"]")
    #expect(try JSONDecoder().decode([TimeOfDay].self, from: data) == times)
    for text in ["24:00", "9:05", "soon"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([TimeOfDay].self, from: Data("[\"\(text)\"]".utf8))
      }
    }
  }
}
