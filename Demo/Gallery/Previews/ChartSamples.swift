// SPDX-License-Identifier: MIT
// Page: the values in the previews of Chart.

import Curium

enum ChartSamples {
  /// A day of requests, one value for each half hour.
  static let requests: [Double] = [
    310, 260, 220, 190, 160, 150, 150, 170, 210, 260, 340, 450, 620, 840, 1080, 1290, 1420, 1510,
    1480, 1390, 1310, 1250, 1190, 1230, 1340, 1480, 1610, 1700, 1730, 1690, 1600, 1490, 1380, 1260,
    1150, 1090, 1120, 1180, 1210, 1160, 1050, 930, 810, 690, 590, 500, 430, 370, 330,
  ]
  static let reads = requests.map { $0 + 350 }
  static let writes = requests.map { $0 * 0.3 + 40 }
  static let loads: [Double] = [
    12, 14, 18, 35, 62, 88, 97, 91, 74, 52, 38, 30, 26, 24, 22, 28, 41, 57, 66, 71, 64, 49, 33, 21,
    16, 14,
  ]

  /// Response times in milliseconds: most are short, few are long.
  static let responseTimes: [Double] = (0..<400).map { index in
    let parts = [(7919, 101), (104_729, 97), (1_299_709, 89)].map { factor, size in
      Double(index * factor % size) / Double(size)
    }
    return 12 + 240 * parts[0] * parts[1] * (0.3 + parts[2])
  }

  /// The rows that queries return, and the times in milliseconds.
  static let cachedQueries: [ChartPoint] = (0..<24).map { index in
    let place = Double(index * 37 % 97)
    return ChartPoint(x: place * 10, y: place / 8 + 4)
  }
  static let uncachedQueries: [ChartPoint] = (0..<16).map { index in
    let place = Double(index * 53 % 89)
    let spread = Double(index * 7 % 11)
    return ChartPoint(x: place * 11, y: place / 2 + spread + 12)
  }

  /// The temperatures of a day at uneven times in seconds. The sensor is off in the afternoon.
  static let temperatures: [ChartPoint] =
    ([
      (0, 17), (9_000, 16), (21_600, 15), (27_000, 18), (36_000, 21), (45_000, 24), (50_400, .nan),
      (64_800, 25), (72_000, 22), (79_200, 20), (86_400, 19),
    ] as [(Double, Double)]).map { ChartPoint(x: $0, y: $1) }

  /// The prices of a share on fifteen days.
  static let prices: [ChartCandle] = {
    let closes: [Double] = [
      115, 121, 118, 126, 133, 129, 121, 114, 119, 128, 137, 134, 145, 151, 147,
    ]
    return closes.indices.map { day in
      let open = day > 0 ? closes[day - 1] + Double(day * 7 % 3 - 1) : 109
      let (up, down) = (Double(day * 11 % 5) + 1, Double(day * 13 % 4) + 1)
      return ChartCandle(
        open: open, high: max(open, closes[day]) + up, low: min(open, closes[day]) - down,
        close: closes[day])
    }
  }()
  /// The average price of each day and the two days before it.
  static let averagePrices: [Double] = prices.indices.map { day in
    let last = prices[max(0, day - 2)...day].map(\.close)
    return last.count < 3 ? .nan : last.reduce(0, +) / 3
  }

  /// The load of a week: a series for each day, a value for each hour.
  static let week: [ChartSeries] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .enumerated().map { day, name in
      ChartSeries(
        name,
        (0..<24).map { hour in
          let morning = max(0, 1 - abs(Double(hour) - 10.5) / 5)
          let evening = max(0, 1 - abs(Double(hour) - 16) / 6)
          let noise = Double((day * 37 + hour * 53) % 17)
          return 6 + (day < 5 ? 70 : 22) * max(morning, evening) + noise
        })
    }
}
