// SPDX-License-Identifier: MIT
// Views: re-exports the engine and the types of other levels that the API of views uses.

@_exported public import CuriumDrawing
@_exported public import CuriumEngine
@_exported public import CuriumLayouts
@_exported public import CuriumMarkup
@_exported public import struct CuriumTerminal.ActiveKeys
@_exported public import class CuriumTerminal.AppLog
@_exported public import struct CuriumTerminal.CellPoint
@_exported public import struct CuriumTerminal.CellRect
@_exported public import struct CuriumTerminal.CellSize
@_exported public import enum CuriumTerminal.ColorDepth
@_exported public import enum CuriumTerminal.CursorShape
@_exported public import struct CuriumTerminal.EventModifiers
@_exported public import struct CuriumTerminal.FileChanges
@_exported public import struct CuriumTerminal.KeyBinding
@_exported public import struct CuriumTerminal.KeyEquivalent
@_exported public import enum CuriumTerminal.KeyHintPriority
@_exported public import struct CuriumTerminal.KeyMap
@_exported public import struct CuriumTerminal.KeyMapError
@_exported public import struct CuriumTerminal.KeyPress
@_exported public import struct CuriumTerminal.KeySequence
@_exported public import struct CuriumTerminal.KeySyntaxError
@_exported public import struct CuriumTerminal.KeyboardShortcut
@_exported public import enum CuriumTerminal.NavigationCommand
@_exported public import struct CuriumTerminal.PixelSize
@_exported public import struct CuriumTerminal.PointerEvent
@_exported public import enum CuriumTerminal.PointerReports
@_exported public import enum CuriumTerminal.PointerShape
@_exported public import enum CuriumTerminal.TerminalPresentation
@_exported public import enum CuriumTerminal.TerminalProgramError
@_exported public import enum CuriumTerminal.TerminalProgress
@_exported public import struct CuriumTerminal.TerminalQuestion
@_exported public import enum CuriumTerminal.TerminalSupport
@_exported public import CuriumText
