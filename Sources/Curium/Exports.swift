// SPDX-License-Identifier: MIT
// Views: exports everything an app needs with one import.

@_exported public import CuriumAtoms
@_exported public import CuriumCharts
@_exported public import CuriumControls
@_exported public import struct CuriumDriver.TerminalSessionOptions
@_exported public import CuriumInspector
@_exported public import CuriumLines
@_exported public import CuriumLists
@_exported public import CuriumMolecules
@_exported public import CuriumNavigation
@_exported public import CuriumOrganisms
@_exported public import CuriumRendering
@_exported public import CuriumStorage
@_exported public import CuriumTemplates
@_exported public import CuriumTokens
@_exported public import Observation
