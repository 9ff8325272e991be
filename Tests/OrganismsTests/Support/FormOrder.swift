// SPDX-License-Identifier: MIT
// Testing: an order, for forms.

import Curium

struct FormOrder: Equatable {
  var count = 3
  var due: CalendarDay? = CalendarDay(year: 2026, month: 3, day: 14)
  var size = "Medium"
}
