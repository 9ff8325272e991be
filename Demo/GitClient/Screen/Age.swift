// SPDX-License-Identifier: MIT
// Page: short texts for times.

import Foundation

extension Date {
  /// The time since this date in a few characters, such as `5 min` or `3 d`.
  func age(at now: Date) -> String {
    let minutes = Int(max(0, now.timeIntervalSince(self)) / 60)
    return switch minutes {
    case ..<1: "now"
    case ..<60: "\(minutes) min"
    case ..<1_440: "\(minutes / 60) h"
    case ..<86_400: "\(minutes / 1_440) d"
    case ..<525_600: "\(minutes / 43_200) mo"
    default: "\(minutes / 525_600) y"
    }
  }
}
