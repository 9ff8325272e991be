// SPDX-License-Identifier: MIT
// Testing: the words of components all come from `\.strings`.

import Curium
import CuriumDiff
import CuriumPreviews
import CuriumTesting
import CuriumControls
import Foundation
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct WordsTests {
  /// The names and values of all strings in `strings`.
  private static func texts(of strings: Strings) -> [Mirror.Child] {
    let tables: [any StringTable] = [
      strings[CommonStrings.self], strings[ControlStrings.self], strings[NavigationStrings.self],
      strings[AtomStrings.self], strings[MoleculeStrings.self], strings[OrganismStrings.self],
      strings[ChartStrings.self], strings[DiffStrings.self], strings[TemplateStrings.self],
    ]
    return tables.flatMap { Mirror(reflecting: $0).children }
  }

  /// The strings of the kit in English.
  private static let english: [String] = texts(of: Strings()).flatMap { child in
    if let word = child.value as? String { return [word] }
    if let words = child.value as? [String] { return words }
    return (child.value as? [String: String]).map { Array($0.values) } ?? []
  }

  /// The strings of the kit in an imaginary language.
  private static var strange: Strings {
    var words = Strings()
    for key in keys { words[keyPath: key] = "§" }
    words.icons = words.icons.mapValues { _ in "§" }
    words.months = words.months.map { _ in "§" }
    words.weekdays = words.weekdays.map { _ in "§" }
    return words
  }

  private static let keys: [WritableKeyPath<Strings, String>] = [
    \.retry, \.search, \.clear, \.loading, \.refreshing, \.noResults, \.noResultsFor, \.searchHint,
    \.empty, \.failed, \.back, \.backTo, \.next, \.previous, \.finish, \.step, \.cancel, \.close,
    \.accept, \.quit, \.searchKeys, \.searchCommands, \.searching,
    \.everywhere, \.nextControl, \.disabledCommand,
    \.alternativeKeys, \.previousControl, \.openMenuBar, \.menus, \.expand, \.collapse,
    \.expandBranch, \.collapseBranch, \.nextSibling, \.previousSibling, \.expandedPart,
    \.folder, \.noFolders, \.chooseFolder, \.fileName, \.save, \.enterFileName, \.fileExists,
    \.openFile, \.openFolder, \.saveFile, \.noSuchFolder, \.showHiddenFiles, \.hideHiddenFiles,
    \.linkToOuterFolder,
    \.selectText, \.emptyFolder, \.unreadableFolder, \.openHint, \.parentFolderHint, \.searchPrompt,
    \.show, \.hide, \.on, \.off, \.moveRowsUp, \.moveRowsDown, \.moveRowsOut, \.moveRowsIn,
    \.paste, \.notPasted,
    \.renameRow, \.rename, \.deleteRows, \.movedRow, \.selectedCells, \.selectedInRow,
    \.selectedInColumn,
    \.checking, \.emailForm, \.aNumber, \.changeHint, \.monthHint, \.foldHint, \.nextTab,
    \.enterNumber, \.enterNumberInRange, \.enterDate, \.noSuchDate, \.enterEarliestDay,
    \.enterLatestDay, \.timeForm, \.beforeNoon, \.afterNoon, \.enterTime, \.noSuchTime,
    \.impossibleTime,
    \.sortLevel, \.sortHint, \.addToSortHint, \.resetColumns,
    \.moveColumn, \.moveColumnLeft, \.moveColumnRight, \.moveColumnLeftHint,
    \.moveColumnRightHint,
    \.markedDay, \.dateForm, \.noSuchDay, \.earliestDay, \.latestDay, \.calendarHint,
    \.ascending, \.descending, \.sortsRows, \.tableTitles, \.contents,
    \.forward, \.unreadablePage, \.details, \.alertNote, \.alertTip, \.alertImportant,
    \.alertWarning, \.alertCaution,
    \.email, \.emailPrompt, \.enterEmail,
    \.password,
    \.enterPassword,
    \.signIn, \.addToCart, \.inStock, \.outOfStock, \.copy, \.copied, \.copiedItems, \.notCopied,
    \.tooLongToCopy,
    \.keysHint, \.commandsHint, \.chooseTheme,
    \.fieldNeedsAttention, \.fieldsNeedAttention, \.enterValid, \.monthTitle, \.trendUp,
    \.trendDown, \.trendSteady, \.bannerInfo, \.bannerSuccess, \.bannerWarning, \.bannerError,
    \.percent, \.timeRemaining, \.mixed, \.logDebug, \.logInfo, \.logWarning, \.logError,
    \.logLevel, \.allLogLevels, \.levelsFrom, \.logSource, \.allLogSources, \.filterLog,
    \.pauseLog, \.followLog, \.pausedLog, \.newLogEntries,
    \.closeHint, \.takeMouseBackHint,
    \.closeTab, \.chooseHint, \.runHint, \.moveHint, \.readValuesHint, \.zoomHint,
    \.paneDivider, \.maximizePane, \.showAllPanes, \.maximized, \.paneMaximized,
    \.line, \.valueOf, \.chartSummary, \.noData, \.openValue, \.highValue,
    \.lowValue, \.closeValue, \.showAll,
    \.goToLine, \.nextProblem, \.previousProblem, \.problems, \.noProblems,
    \.textEditor, \.undo, \.redo, \.undoChange, \.redoChange, \.indent,
    \.outdent, \.commentLines, \.moveLinesUp, \.moveLinesDown, \.duplicateLines, \.deleteLines,
    \.find,
    \.findNext,
    \.findPrevious, \.matchCase, \.regularExpression, \.matchOf, \.noMatches, \.replacement,
    \.replace, \.replaceAll, \.tooManyToReplace, \.patternUnbalanced, \.patternNothingToRepeat,
    \.patternEscape,
    \.patternOrder, \.patternTooLarge, \.patternUnsupported,
    \.changes, \.noChanges, \.nextHunk, \.previousHunk, \.scrollSidewaysHint, \.unchangedLine,
    \.unchangedLines, \.expandLines, \.collapseLines, \.addedLine, \.removedLine, \.noNewline,
    \.addedFile, \.deletedFile, \.renamedFile, \.copiedFile, \.binaryFile, \.changedMode,
  ]

  @Test func `every word of the kit is translated in the test`() {
    let left = Self.texts(of: Self.strange).filter { ($0.value as? String) ?? "§" != "§" }
    #expect(left.compactMap(\.label) == [])
  }

  /// Everything on the screen and everything read aloud.
  private func texts(in harness: Harness) -> Set<String> {
    let aloud = harness.elements.flatMap { [$0.label, $0.value, $0.semantics.hint] }
    let shown = harness.screen.flatMap { $0.components(separatedBy: "  ") }
    return Set((aloud + shown).map { $0.trimmingCharacters(in: .whitespaces) })
  }

  @Test(arguments: await Subject.previews.filter { $0.level != .page })
  func `no component shows an untranslated word of the kit`(subject: Subject) {
    let plain = subject.harness(width: 72)
    let translated = subject.harness(width: 72)
    translated.setEnvironment { $0.strings = Self.strange }
    // The preview's own words stay the same.
    let kept = texts(in: plain).intersection(texts(in: translated))
    let source = ComponentSource.previews.first { file in
      let name = subject.name.prefix { $0 != "," }
      return file.lines.contains { $0.contains("enum \(name)Previews") }
    }
    let previews = source?.lines.joined(separator: "\n") ?? ""
    let words = kept.filter { Self.english.contains($0) && !previews.contains("\"\($0)\"") }
    #expect(words.sorted() == [])
  }

  @Test(arguments: ComponentSource.all) func `no component contains literal words`(
    file: ComponentSource
  ) {
    let source = file.lines.filter { line in
      !line.contains("//") && !line.contains("preconditionFailure")
        && !line.contains("debugDescription:")
    }
    // A capitalised word, or two words. Names of icons and keys are neither.
    let word = #/[A-Z][a-z]+|[a-z]{2,} [a-z]{2,}/#
    // The words of a patch are those of git.
    let isExempt = ["BlockLetters", "Patch"].contains { file.path.contains($0) }
    for line in source where !isExempt {
      for text in Self.literals(in: line) {
        #expect(text.firstMatch(of: word) == nil, "\(line)")
      }
    }
  }

  /// The string literals in a line, without interpolations.
  private static func literals(in line: String) -> [String] {
    var found: [String] = []
    var isInside = false
    var depth = 0
    var last: Character = " "
    for character in line {
      // The second of two backslashes doesn't start an escape.
      defer { last = character == "\\" && last == "\\" ? " " : character }
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if isInside, last == "\\", character == "(" {
        depth = 1
      } else if character == "\"", last != "\\" {
        isInside.toggle()
        if isInside { found.append("") }
      } else if isInside {
        found[found.count - 1].append(character)
      }
    }
    return found
  }
}
