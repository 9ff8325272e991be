// SPDX-License-Identifier: MIT
// Testing: the calls and the lists of commands of a page.

import Observation

@Observable final class CommandsModel {
  var text = ""
  var calls: [String] = []
  var commands: [String] = []
  var help: [String] = []
}
