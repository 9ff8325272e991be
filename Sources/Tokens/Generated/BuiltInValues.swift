// SPDX-License-Identifier: MIT
// Token: values shared by the built-in themes; made by Scripts/generate.

enum BuiltInValues {
  /// The icons and wordmarks of all built-in themes; see `EncodedToken` for the bits.
  static let sharedTokens: [UInt64] = [
    0xFFFF000000000000, 0xFFFF000000000001, 0xFFFF000000000002, 0xFFFF000000000003,
    0xFFFF000000000004, 0xFFFF000000000005, 0xFFFF000000000006, 0xFFFF000000000007,
    0xFFFF000000000008, 0xFFFF000000000009, 0xFFFF00000000000A, 0xFFFF00000000000B,
    0xFFFF00000000000C, 0xFFFF00000000000D, 0xFFFF00000000000E, 0xFFFF00000000000F,
    0xFFFF000000000010, 0xFFFF000000000011, 0xFFFF000000000012, 0xFFFF000000000013,
    0xFFFF000000000014, 0xFFFF000000000015, 0xFFFF000000000016, 0xFFFF000000000017,
    0xFFFF000000000018, 0xFFFF000000000019, 0xFFFF00000000001A, 0xFFFF00000000001B,
    0xFFFF00000000001C, 0xFFFF00000000001D, 0xFFFF00000000001E, 0xFFFF00000000001F,
    0xFFFF000000000020, 0xFFFF000000000020, 0xFFFF000000000022, 0xFFFF000000000023,
    0xFFFF000000000024, 0xFFFF000000000025, 0xFFFF000000000026, 0xFFFF000000000027,
    0xFFFF000000000028, 0xFFFF000000000029, 0xFFFF00000000002A, 0xFFFF00000000002B,
    0xFFFF00000000002C, 0xFFFF00000000002D, 0xFFFF00000000002E, 0xFFFF00000000002F,
    0xFFFF000000000030, 0xFFFF000000000031, 0xFFFF000000000032, 0xFFFF000000000033,
    0xFFFF000000000034, 0xFFFF000000000035, 0xFFFF000000000036, 0xFFFF000000000037,
    0xFFFF000000000038, 0xFFFF000000000039, 0xFFFF00000000003A, 0xFFFF00000000003B,
    0xFFFF00000000003C, 0xFFFF00000000003D, 0xFFFF00000000003E, 0xFFFF00000000003F,
    0xFFFF000000000040, 0xFFFF000000000041, 0xFFFF000000000042, 0xFFFF000000000043,
    0xFFFF000000000044, 0xFFFF000000000045, 0xFFFF000000000046, 0xFFFF000000000047,
    0xFFFF000000000048, 0xFFFF000000000049, 0xFFFF00000000004A, 0xFFFF00000000004B,
    0xFFFF00000000004C, 0xFFFF00000000004D, 0xFFFF00000000004E, 0xFFFF00000000004F,
    0xFFFF00000000004F, 0xFFFF000000000051, 0xFFFF000000000052, 0xFFFF000000000052,
    0xFFFF000000000054, 0xFFFF000000000055, 0xFFFF000000000056, 0xFFFF000000000057,
    0xFFFF000000000058, 0xFFFF000000000059, 0xFFFF00000000005A, 0xFFFF00000000005B,
    0xFFFF00000000005C, 0xFFFF00000000005D, 0xFFFF00000000005E, 0xFFFF00000000005F,
    0xFFFF000000000060, 0xFFFF000000000061, 0xFFFF000000000062, 0xFFFF000000000063,
    0xFFFF000000000064, 0xFFFF000000000065, 0xFFFF000000000066, 0xFFFF000000000067,
    0xFFFF000000000068, 0xFFFF000000000069, 0xFFFF00000000006A, 0xFFFF00000000006B,
    0xFFFF00000000006C, 0xFFFF00000000006D, 0xFFFF00000000006E, 0xFFFF00000000006F,
    0xFFFF000000000070, 0xFFFF000000000071, 0xFFFF000000000072, 0xFFFF000000000073,
    0xFFFF000000000074, 0xFFFF000000000075, 0xFFFF000000000076, 0xFFFF000000000077,
    0xFFFF000000000078, 0xFFFF000000000079, 0xFFFF00000000007A, 0xFFFF00000000007B,
    0xFFFF00000000007C, 0xFFFF00000000007D, 0xFFFF00000000007E, 0xFFFF00000000007F,
    0xFFFF000000000080, 0xFFFF000000000081, 0xFFFF000000000082, 0xFFFF000000000083,
    0xFFFF000000000084, 0xFFFF000000000085, 0xFFFF000000000086, 0xFFFF000000000087,
    0xFFFF000000000088, 0xFFFF000000000089, 0xFFFF00000000008A, 0xFFFF00000000008B,
    0xFFFF00000000008C, 0xFFFF00000000008D, 0xFFFF00000000008E, 0xFFFF00000000008F,
    0xFFFF000000000090, 0xFFFF000000000091, 0xFFFF000000000092, 0xFFFF000000000093,
    0xFFFF000000000094, 0xFFFF000000000095, 0xFFFF000000000096, 0xFFFF000000000097,
    0xFFFF000000000098, 0xFFFF000000000099, 0xFFFF00000000009A, 0xFFFF00000000009B,
    0xFFFF00000000009B, 0xFFFF00000000009D, 0xFFFF00000000009E, 0xFFFF00000000009F,
    0xFFFF0000000000A0, 0xFFFF0000000000A1, 0xFFFF0000000000A2, 0xFFFF0000000000A3,
    0xFFFF0000000000A4, 0xFFFF0000000000A5, 0xFFFF0000000000A6, 0xFFFF0000000000A7,
    0xFFFF0000000000A8, 0xFFFF0000000000A9, 0xFFFF0000000000AA, 0xFFFF0000000000AB,
    0xFFFF0000000000AC, 0xFFFF0000000000AD, 0xFFFF0000000000AE, 0xFFFF0000000000AF,
    0xFFFF0000000000AC, 0xFFFF0000000000B1, 0xFFFF0000000000AB, 0xFFFF0000000000B3,
    0xFFFF0000000000B4, 0xFFFF0000000000B5, 0xFFFF0000000000B6, 0xFFFF0000000000B7,
    0xFFFF0000000000B8, 0xFFFF0000000000B9, 0xFFFF0000000000BA, 0xFFFF0000000000BB,
    0xFFFF0000000000A4, 0xFFFF0000000000BD, 0xFFFF0000000000BE, 0xFFFF0000000000BF,
    0xFFFF0000000000C0, 0xFFFF0000000000C1, 0xFFFF0000000000C2, 0xFFFF0000000000C3,
    0xFFFF0000000000C4, 0xFFFF0000000000BA, 0xFFFF0000000000B9, 0xFFFF0000000000C1,
    0xFFFF0000000000C3, 0xFFFF0000000000C9, 0xFFFF0000000000AD, 0xFFFF0000000000CB,
    0xFFFF0000000000BB, 0xFFFF0000000000CD, 0xFFFF0000000000C4, 0xFFFF0000000000CF,
    0xFFFF0000000000D0, 0xFFFF0000000000D1, 0xFFFF0000000000D2, 0xFFFF0000000000D3,
    0xFFFF000000000000,
  ]

  /// The gradients of the built-in themes.
  static let gradients: [[Gradient.Stop]] = [
    [
      Gradient.Stop(color: PrimitiveTokens.Colors.neutral300, location: 0.0),
      Gradient.Stop(color: PrimitiveTokens.Colors.neutral900, location: 1.0),
    ],
    [
      Gradient.Stop(color: SemanticTokens.Colors.brandPrimary, location: 0.0),
      Gradient.Stop(color: Color(hex: 0xED_60AC), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xE2_7F00), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x4F_9CFF), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x00_B4A2), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x26_B864), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x00_897B), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x26_B864), location: 0.3),
      Gradient.Stop(color: Color(hex: 0xE2_7F00), location: 0.65),
      Gradient.Stop(color: Color(hex: 0xD2_2D36), location: 1.0),
    ],
    [
      Gradient.Stop(color: SemanticTokens.Colors.brandPrimary, location: 0.0),
      Gradient.Stop(color: SemanticTokens.Colors.brandAccent, location: 0.5),
      Gradient.Stop(color: SemanticTokens.Colors.intentWarning, location: 1.0),
    ],
    [
      Gradient.Stop(color: SemanticTokens.Colors.intentInfo, location: 0.0),
      Gradient.Stop(color: SemanticTokens.Colors.brandSecondary, location: 0.5),
      Gradient.Stop(color: SemanticTokens.Colors.intentSuccess, location: 1.0),
    ],
    [
      Gradient.Stop(color: SemanticTokens.Colors.intentSuccess, location: 0.0),
      Gradient.Stop(color: SemanticTokens.Colors.intentWarning, location: 0.5),
      Gradient.Stop(color: SemanticTokens.Colors.intentDangerBorder, location: 1.0),
    ],
    [
      Gradient.Stop(color: SemanticTokens.Colors.brandPrimary, location: 0.0),
      Gradient.Stop(color: SemanticTokens.Colors.brandAccent, location: 0.5),
      Gradient.Stop(color: SemanticTokens.Colors.intentWarningBorder, location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x00_5AB6), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x00_697B), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x00_7037), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x00_6C62), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x00_8E47), location: 0.3),
      Gradient.Stop(color: Color(hex: 0xAD_5F00), location: 0.65),
      Gradient.Stop(color: Color(hex: 0xB0_001E), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x00_72B2), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x56_B4E9), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x00_9E73), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x00_72B2), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xE6_9F00), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xD5_5E00), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x00_72B2), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x56_B4E9), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xF0_E442), location: 1.0),
    ],
    [
      Gradient.Stop(color: SemanticTokens.Colors.brandPrimary, location: 0.0),
      Gradient.Stop(color: SemanticTokens.Colors.brandSecondary, location: 0.5),
      Gradient.Stop(color: SemanticTokens.Colors.brandAccent, location: 1.0),
    ],
    [
      Gradient.Stop(color: SemanticTokens.Colors.intentInfo, location: 0.0),
      Gradient.Stop(color: SemanticTokens.Colors.brandPrimary, location: 0.5),
      Gradient.Stop(color: SemanticTokens.Colors.intentSuccess, location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x1E_66F5), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x17_9299), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x40_A02B), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x40_A02B), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xDF_8E1D), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xD2_0F39), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x8C_AAEE), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x81_C8BE), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xA6_D189), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0xA6_D189), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xE5_C890), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xE7_8284), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x8A_ADF4), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x8B_D5CA), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xA6_DA95), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0xA6_DA95), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xEE_D49F), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xED_8796), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x89_B4FA), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x94_E2D5), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xA6_E3A1), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0xA6_E3A1), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xF9_E2AF), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xF3_8BA8), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x81_A1C1), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x88_C0D0), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xA3_BE8C), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0xA3_BE8C), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xEB_CB8B), location: 0.5),
      Gradient.Stop(color: SemanticTokens.Colors.intentDangerBorder, location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x83_A598), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x8E_C07C), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xB8_BB26), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x8E_C07C), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xFA_BD2F), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xFB_4934), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0xD6_5D0E), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xD7_9921), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x98_971A), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x07_6678), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x42_7B58), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x98_971A), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x42_7B58), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xD7_9921), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xCC_241D), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0xBD_93F9), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x8B_E9FD), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x50_FA7B), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x50_FA7B), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xF1_FA8C), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xFF_5555), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x64_4AC9), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x03_6A96), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x14_710A), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x14_710A), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xE2_7F00), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xCB_3A2A), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x26_8BD2), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x2A_A198), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x85_9900), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x85_9900), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xB5_8900), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xDC_322F), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x26_8BD2), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x6C_71C4), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xD3_3682), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x31_748F), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x9C_CFD8), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xC4_A7E7), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x9C_CFD8), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xF6_C177), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xEB_6F92), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x3E_8FB0), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x9C_CFD8), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xC4_A7E7), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x90_7AA9), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xB4_637A), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xD7_827E), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x28_6983), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x56_949F), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x90_7AA9), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x28_6983), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xEA_9D34), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xB4_637A), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x7A_A2F7), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x7D_CFFF), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x73_DACA), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x9E_CE6A), location: 0.0),
      Gradient.Stop(color: Color(hex: 0xE0_AF68), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xF7_768E), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x2E_7DE9), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x98_54F1), location: 0.5),
      Gradient.Stop(color: Color(hex: 0xF5_2A65), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x2E_7DE9), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x00_7197), location: 0.5),
      Gradient.Stop(color: Color(hex: 0x11_8C74), location: 1.0),
    ],
    [
      Gradient.Stop(color: Color(hex: 0x11_8C74), location: 0.0),
      Gradient.Stop(color: Color(hex: 0x26_B864), location: 0.3),
      Gradient.Stop(color: Color(hex: 0xE2_7F00), location: 0.65),
      Gradient.Stop(color: Color(hex: 0xF5_2A65), location: 1.0),
    ],
  ]

  /// The wordmarks of the built-in themes.
  static let wordmarks: [WordmarkDrawing] = [
    WordmarkDrawing(
      name: "Curium",
      rows: [
        "█▀▀ █ █ █▀█ █ █ █ █▀▄▀█",
        "█   █ █ █▀▄ █ █ █ █ ▀ █",
        "▀▀▀ ▀▀▀ ▀ ▀ ▀ ▀▀▀ ▀   ▀",
      ],
      asciiRows: [
        "### # # ### # # # #   #",
        "#   # # #   # # # ## ##",
        "### ### #   # ### # # #",
      ])
  ]
}
