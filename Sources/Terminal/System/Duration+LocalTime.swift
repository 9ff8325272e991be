// SPDX-License-Identifier: MIT
// Terminal: the time of the system's calendar clock.

import CuriumLibc

extension Duration {
  /// The time that the clocks of the local time zone show, counted from the start of 1970 in days
  /// of 24 hours. It jumps when daylight saving time begins or ends.
  package static var localTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    localtime_r(&time.tv_sec, &parts)
    return .seconds(time.tv_sec + parts.tm_gmtoff) + .nanoseconds(time.tv_nsec)
  }
}
