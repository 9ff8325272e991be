// SPDX-License-Identifier: MIT
// Tool: compares workloads with the lower bound and ncurses; with BENCH_JSON=FILE also as JSON.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let workloads: [any Workload.Type] = [
  FullRepaint.self, CounterUpdate<DashboardRows>.self,
  CounterUpdate<ComponentDashboard>.self, CounterUpdate<RootCounterDashboard>.self,
  RedrawnList.self,
  ScrolledList.self, ViewedList.self, PositionedList.self,
  ThemeSwitch<DashboardRows>.self, ThemeSwitch<ComponentDashboard>.self,
  ThemeCrossfade.self,
  CardUpdate<Thousand>.self, ComponentCardUpdate.self, CardUpdate<TenThousand>.self,
  CardUpdate<HundredThousand>.self, UnicodeText.self, PaneDrag.self, SuggestedKey.self,
]
let rounds = 5

let wanted = Set(CommandLine.arguments.dropFirst().map { $0.uppercased() })
let floor = Reference.floor()
let ncurses = Reference.ncurses()
defer {
  floor.remove()
  ncurses.remove()
}
let report = Report()
report.show("                                        ncurses             ncurses          alloca-")
report.show("          CPU µs   floor   ratio   CPU µs     bytes     bytes  writes    tions")
for workload in workloads where wanted.isEmpty || wanted.contains(workload.name.uppercased()) {
  var ours: [Measurement] = []
  var theirs: [Double] = []
  var baselines: [Reference.Figures] = []
  for _ in 0..<rounds {
    if let name = workload.floorName, let figures = floor.measure(name) {
      theirs.append(figures.microseconds)
    }
    if let name = workload.baselineName, let figures = ncurses.measure(name) {
      baselines.append(figures)
    }
    ours.append(measure(workload))
  }
  let time = median(ours.map(\.microseconds))
  let least = theirs.isEmpty ? nil : median(theirs)
  let baseline = baselines.isEmpty ? nil : median(baselines.map(\.microseconds))
  let last = ours[ours.count - 1]
  report.show(
    column(workload.name, 7), column(text(time), 8), column(text(least), 7),
    column(text(least.map { time / $0 }, 2), 7), column(text(baseline), 8),
    column(text(last.bytes), 9), column(text(baselines.last?.bytes), 9),
    column(text(last.writes), 7), column(text(last.allocations, 2), 8))
  var json = "{\"workload\":\"\(workload.name)\",\"cpu_us\":\(text(time, 2))"
  if let least { json += ",\"floor_us\":\(text(least, 2))" }
  if let baseline { json += ",\"ncurses_us\":\(text(baseline, 2))" }
  json += ",\"bytes\":\(text(last.bytes)),\"writes\":\(text(last.writes, 2))"
  if let allocations = last.allocations { json += ",\"allocations\":\(text(allocations, 2))" }
  report.keep(json + "}")
}
report.show("One frame: the median of \(rounds) runs, alternating with the floor and ncurses.")
for (name, reference) in [("floor", floor), ("ncurses", ncurses)] where !reference.isMeasured {
  report.show("The \(name) column wasn't measured here. Its values are from Measuring.swift.")
}
if wanted.isEmpty || !wanted.isDisjoint(with: ["W2B", "W5B"]) {
  measureBuilds(wanted, into: report)
}
if wanted.isEmpty || wanted.contains("THEMES") { measureThemeFiles(into: report) }
if wanted.isEmpty || wanted.contains("ANSI") { measureProgramOutput(into: report) }
if wanted.isEmpty || wanted.contains("W7") { measureStart(into: report) }
// A build takes minutes.
if wanted.contains("BUILD") || wanted.isEmpty && getenv("BENCH_BUILD") != nil {
  measureBuild(into: report)
}
report.save()
