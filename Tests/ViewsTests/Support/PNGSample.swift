// SPDX-License-Identifier: MIT
// Testing: PNG files of each kind, and their pixels.

import Foundation

/// A PNG file and the pixels it contains.
struct PNGSample: CustomStringConvertible, Sendable {
  let description: String
  let width: Int
  let height: Int
  /// The file, in Base64.
  let file: String
  /// The CRC-32 of the pixels, as red, green, blue and alpha.
  let checksum: UInt32

  var bytes: [UInt8] { [UInt8](Data(base64Encoded: file) ?? Data()) }

  init(_ description: String, _ width: Int, _ height: Int, _ checksum: UInt32, _ file: String) {
    self.description = description
    self.width = width
    self.height = height
    self.file = file
    self.checksum = checksum
  }

  /// Every colour type and depth, with every filter, written by zlib.
  static let all = [
    PNGSample(
      "grey, 1 bits", 5, 6, 0x18922713,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAQAAAAAjgGnmAAAACklEQVR42mM4wXiA6QBzEO6GWQAAAApJREFU\
      BYsBgwAAF9gDC6UX+7AAAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey, 1 bits, interlaced", 5, 6, 0xB1BC6E01,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAQAAAAFUh1lwAAAAEElEQVR42mNoYGhgYGBoYGxgWMDA30v4EQAA\
      ABBJREFUwOjA1MDgwRjA9AIAN2oE6KK7D0cAAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey, 2 bits", 5, 6, 0xBBBDAA04,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgAAAABkIBM2AAAADUlEQVR42mPQcmD8z8i0/QCza3OMqAAAAA1J\
      REFULw/L0wiGXQ0ALxsFvBVRncIAAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey, 2 bits, interlaced", 5, 6, 0x25B67730,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgAAAAETJyOgAAAAEUlEQVR42mNoYDjAcIGhgZGBYQ3DAtJ55UMA\
      AAASSURBVMYAJgEGNgdGLjOmWwcAWIsGZNbcBS4AAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey, 4 bits", 5, 6, 0x46EDD082,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAAAAADrYOaWAAAAEElEQVR42mMofLmAsUjxLtP8WwuY3vMvZAAA\
      ABFJREFU2b/nsSQmxjMs6RcAAHpiCV7ndKfiAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "grey, 4 bits, interlaced", 5, 6, 0x283011C3,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAAAAAGcZ9YAAAAAFElEQVR42mMwYBBgMGJQYGRg0JnAIM+4hyu8\
      IUwAAAAUSURBVGkCg/7SBYw7NqUxzQz5AABPFQfieWBcEgAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "grey, 8 bits", 5, 6, 0xD29CE9FA,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAAAAAAukAuXAAAAFklEQVR42mOwP2C+2ISR6UO4vj+TiO1LjynM\
      eygKbgAAABdJREFUjBPP9bGxvJod/f4GQ5WZsfwyAOJKDThTXigrAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "grey, 8 bits, interlaced", 5, 6, 0x6A18EEF6,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAAAAAFZlzsBAAAAGUlEQVR42mP4x+DKEPGd4RFjFcP0jrkM3+MZ\
      L89h1vXA9QAAABpJREFUemrK0JHqvbCMkbsu59xiJjtfhmWdAFZOEACrzlCHAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "grey, 16 bits", 5, 6, 0x50AA8D19,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAAAAAB+ANfUAAAAJklEQVR42gFCAL3/ACv+PGYvbodClWIBEn+k\
      HTH/xcFXKgL9jPXPwhsz/HCSjqEAAAAnSURBVL/eA/HCVlIDwVVr6oUESHB8BJrJkhyb4wDdeDmd4HiAeTGd\
      5lQfER2++pcAAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey, 16 bits, interlaced", 5, 6, 0x338907C0,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAAAAAEJB+dCAAAAKUlEQVR42gFIALf/AOpYACMfAKpstK0An/gB\
      5X4AiBzESkXmAPb5Wk4BiquRtV6nOT8AAAAqSURBVAJE1wgRADb/XMvIobfrMyABFY/giZXL9K03vQLpa0RR\
      w7kM7X64bRQhcCFrddIAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour, 8 bits", 5, 6, 0x3880A6FE,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAIAAACEmcMcAAAANUlEQVR42gFgAJ//APcPYQE3d/tY62VjbBLj\
      OQGRTkVe39Qei14aR5KGpp8CH/bkIvuWXGjvuHLv9Omhs9gAAAA2SURBVJJtA3kFUuGhdJWuJoKxs4ZVkgT8\
      ufaXM4XJqmJP09eXnukAvUnrY1FrC1fOVg5HOFbioHcu6QTXklMAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour, 8 bits, interlaced", 5, 6, 0xF1211535,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAIAAAHznvOKAAAAOElEQVR42gFmAJn/ADuxPwCssKIAxvkVGObu\
      AO6Z+gHvLzEAZvSuw5zJ0zrHABqUjH+IDwH1sxE3400CWemxgeAAAAA5SURBVKT6d+O+AC8d3i0BNQ8uCVcS\
      9htgqQGrzlka6QX0HYK8DxY7pmAC/++nX6xufNm/wwMzu/LCQK8us21OUVcAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour, 16 bits", 5, 6, 0xE6E6B97F,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAIAAADUCR9fAAAAYklEQVR42gG6AEX/AHIMN7r4nrEtzkPkJTjN\
      lW/jLcJBaXc73APe7aiZOwEni67hsTo7vEo0c2VYbOBr/q+z9KdwkSyyWCyvxW0CtQoy5HrgHjR3eYHfmuyR\
      c02vgLFXdQnTQt4m7Zvv648AAABjSURBVH8AA2IVgPL82u0ZWtUDz72D1d3nZwd4rfxtfZn/60N2WgS97gtz\
      zHuGvafBElRRpeORWrCeMVBDqIy+jgCBvY0AaUVOcfmAkZXAAL7CUpvc0p+27SLyvXH6uCyTqZIEXMxgeb+2\
      HXsAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour, 16 bits, interlaced", 5, 6, 0x33167829,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAIAAAGjDi/JAAAAZUlEQVR42gHAAD//AN1drTEaPwAWiA8G2+8A\
      QB2PSIkIsQxcvcRAAIYAfpX/SQG+GxE6+VgA71rUL736JcBHdTQA6OeOj4LaADAI5mifjNYghU2t1wFXcZZl\
      Xat5hx7HhrcC3QRIa8kqFVJYS/sAAABmSURBVFOvtrwKABMaVMl+p0V10ymsxUR3jyYIglZkFzkIuvi9HvDr\
      jwHnsJDqT4S6i7eWxNExprEcY68YF5Ndmaa4FLBy6vsC5FwR+sq56XYmLgAQ0Eqq5VL2pmOHOjSrM6RFstr9\
      JjlYalHEkZQAAAAASUVORK5CYII=
      """),
    PNGSample(
      "palette, 1 bits", 5, 6, 0x87A4763F,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAQMAAAAxNcYIAAAABlBMVEUo/XVmKDp11jpcAAAACklEQVR42mPQ\
      YPzBJMEsJW0qEQAAAApJREFUwMLB4AAADAgBm0Hgji4AAAAASUVORK5CYII=
      """),
    PNGSample(
      "palette, 1 bits, interlaced", 5, 6, 0xEB727453,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAQMAAAFGMvaeAAAABlBMVEUYTW3DNt3BWp0aAAAAEElEQVR42mNo\
      YGBgOMDAwMjA0MDgd5Pb8gAAABBJREFUwNjA5MAgwLiA6QYALJIEUI7aMqYAAAAASUVORK5CYII=
      """),
    PNGSample(
      "palette, 2 bits", 5, 6, 0xBD858839,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgMAAAB2lbzYAAAADFBMVEWc4kzpxGaXW5lVooi9MU3MAAAADUlE\
      QVR42mMIOMDouJ9p+QHmGOzm3QAAAA1JREFUwnUsrAwMqxwAN6EFkARafccAAAAASUVORK5CYII=
      """),
    PNGSample(
      "palette, 2 bits, interlaced", 5, 6, 0x85759BE5,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgMAAAEBkoxOAAAADFBMVEU/ca5/kN6I50L0q1oNhfJXAAAAEklE\
      QVR42mM4wHCAwYCBgbGBIYHBgFH/zG8xAAAAEklEQVSAaQJD+wHG8xuZRA4AAFMsBwMDivrfAAAAAElFTkSu\
      QmCC
      """),
    PNGSample(
      "palette, 4 bits", 5, 6, 0xEFD091C3,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAMAAAD51Ul4AAAAGFBMVEWlcAC9IABHKWuk3pBkDw6g47pt4a09\
      wXP1Epj/AAAAEElEQVR42mMocjFgFGJ5xeTyUYHZ8gNEjAAAABBJREFU8yUvywe7NQyCpQIAUccG9S+7uwsA\
      AAAASUVORK5CYII=
      """),
    PNGSample(
      "palette, 4 bits, interlaced", 5, 6, 0x6ED23774,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAMAAAGO0nnuAAAAGFBMVEUEpvXYMKnWc6VnyC0aDXorXHbwypGw\
      6XQFFmGeAAAAE0lEQVR42mMwYAhgMGUIYFRgSDZgcGJ0/yHr4AAAABRJREFUZ+JkCDVnYFQMeM8U9P4CAEOj\
      Bk8sziIjAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "palette, 8 bits", 5, 6, 0x50ECF617,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAMAAAA8JaR5AAAAGFBMVEXNu8dyWpGAsIYbrjhqcJviWFZ992tu\
      unZ6U5CCAAAAE0lEQVR42gXBgQ0AMAgCMETQ/+81GWvBydmnggAAABNJREFUGar2XQ1x7LQgRtHFMF3+jd4I\
      QtXuYyMAAAAASUVORK5CYII=
      """),
    PNGSample(
      "palette, 8 bits, interlaced", 5, 6, 0xB2AFF61B,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAMAAAFLIpTvAAAAGFBMVEVLmPRN5L/8FbFnL5uTpdKVBdiz2PW9\
      XH+HXjYLAAAAFElEQVR42g3HwQEAIAgDsWsR2H9fRc0vLPds3jYAAAAVSURBVBIlJdElQgp7hLP93/viOpN+\
      M6cFVHO+7xkAAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey with alpha, 8 bits", 5, 6, 0xD029402D,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAQAAACh8pzAAAAAJklEQVR42gFCAL3/AHPqqjqnSFQV+4kBRL6d\
      HfkBqbsILwIKWS98AiTprHFlyoEAAAAnSURBVN/4A1wLbjFzHhvbjGoEEDaERRfY19swawAwAyrI6eKGWgEj\
      cOoZ21dX3L4AAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey with alpha, 8 bits, interlaced", 5, 6, 0xD759FD19,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAQAAAHW9axWAAAAKUlEQVR42gFIALf/ANTIADEMANQKBhgAoToB\
      8gIAnSAzkUCdADHKfJQBW+fw+ShFNW8AAAAqSURBVAKqJNIVAM8NrXJk6IfDa9oBVnNlJIOOwf32XAJaJOFa\
      vXSdIamvzGAePmejnp8AAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey with alpha, 16 bits", 5, 6, 0x3A616ED2,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAQAAADxYkCDAAAARElEQVR42gF+AIH/AA7JpVKcevZehCjyQINx\
      aUG3GDHjAYYD9TFRbP/vkGG4YbYizib771M2AvWg0CaFiq9Oy2Sv9cqTCP/E+nlZD88AAABFSURBVAroA3HZ\
      X+xXJGI4MzCSaeqaI6XA/qHMBJiFs8Qe/vsCb/dsP/orv8BpRFHoAN2TZnHy2so/HddSrws7Y4Yx3EaY0hBA\
      tXMMyV4AAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey with alpha, 16 bits, interlaced", 5, 6, 0xDAE3BCC1,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAQAAAGGZXAVAAAAR0lEQVR42gGEAHv/AJBVZcMAdW0vEACfTrLe\
      gH8/lADHbHzcAdf5zBkAJDeALZTbT0VmYzumACvmad9xc6r1AbAUaEsAUAZuAn1PziiHFUQAAABISURBVFYA\
      RgsXAKqNm0JugGoxy/MA2ZigeudKZY5AAeiV2qSY+EIlSr1rJ8k937hTaQLUAlb+Mv3YJIch5rbP5N/vQTky\
      ZtLJcZo73iFh18MAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour with alpha, 8 bits", 5, 6, 0x435540BF,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAYAAAAL+1RLAAAARElEQVR42gF+AIH/AAWo9f3nBfElnF93OlhZ\
      haAouQJxAaoHG8KqL8zwpM4ELDEzQ00+/mH/AgAHUFeN3Vi7r9+wxt4r2UR3DMx3S1YAAABFSURBVCO5A33q\
      EI+3pTXQD1s+/0r0RTuXLA9cBIzUVk5xtdOY5CPzjXLn1BzfeBh8ACX44spUZ4ZEhgBbZnnoPJS8YjMAOAI5\
      7D0Pf+wAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour with alpha, 8 bits, interlaced", 5, 6, 0x304C5BAC,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAYAAAF8/GTdAAAAR0lEQVR42gGEAHv/AFCnMFcAwEzo2wCEm8He\
      v4blfgAFdaNIAaSOY2IA3hWHvAp3tndRdLoAALp68x+Sf7KyAV7bstNm4gPAAvDVdPgaBn0AAABISURBVL8H\
      sLnkAM8d7c4LKYjWnLo/BFww0BbK2H8nAX1Q+Ibm9vpc8YmQ4XRg5/5uPFD1Ar/oEU2tWa3U7HQBlSqWHLkc\
      inGtfgxBwVjO37AAAAAASUVORK5CYII=
      """),
    PNGSample(
      "colour with alpha, 16 bits", 5, 6, 0x3D454B36,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAYAAABba4gIAAAAgElEQVR42gH2AAn/AI5PftylDNCeGRYmjwDf\
      S4dkfXNXNl9mtbWrVrcsFFZ2yhzpJgvvNVQBpc1qEcOS1HHM8c25VAJZvbH4ZG9NTjCHwf/DAMjLVrJCYpqj\
      IvOVOQLUUAlhNbi6wV5V6Dhfm2yyk6WILPRD9PEqj4eGDL3GnxJYYOz2/ICaiTcAAACBSURBVFlcAzA+oLqQ\
      Uk++kLRkuT6AVCAIZbysZD+0QTCx9xaveNszmkNhMtJYVfoEzgKfHcr/vooAkq8bHJl54+D6UlqzQpsDl75j\
      xGN7ffxH5szTigdF+wC3sqHLEgwi41vthKE9LA37kAfwhgN/17bEzRmqgOqv7k/jtD9oiCKLLA95x5P0jM0A\
      AAAASUVORK5CYII=
      """),
    PNGSample(
      "colour with alpha, 16 bits, interlaced", 5, 6, 0xE61DB799,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGEAYAAAEsbLieAAAAg0lEQVR42gH8AAP/AFhI6BO+s9QiAIUD7cCY\
      GDGWAJrP52tF7M5S5HIXy9ONc/kAws2bXygooZMBIuclvztyfpYAxvXAH9xaB2PmfTW7fRpa/LHEDK+egLnw\
      AMvE4JOads+HNkso3cUC2HIBTtMCcMDr0nkMmb2Ted/i5wIw8EykHtFeWa8av3nIPaUAAACESURBVH1smOzX\
      AHZV6HH3g1MhN2LCO/3TbErgAZi8CpyTypVnJblGTmAmFdAViPTp0o4BGWGO7vs/qKDoCtrBxqhqwYCnm0Fp\
      UW0eI5/wa/ljdXInMRCOnTMVzwINGiB4PsxLDntNW6iYLI9i1qq0u5S3K/CPNWgmv/c3ZuRPV3zz6mrrVOR9\
      78yYR8cAAAAASUVORK5CYII=
      """),
    PNGSample(
      "grey with a transparent colour", 5, 6, 0x95DB7C20,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGAgAAAABkIBM2AAAAAnRSTlMAAQGU/a4AAAANSURBVHjaY8h0YAzV\
      ZrJxYL7zPKTPAAAADUlEQVQ0mWXBMYZNDgApvwVtLDuzFwAAAABJRU5ErkJggg==
      """),
    PNGSample(
      "colour with a transparent colour", 5, 6, 0xA4DA85A0,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAIAAACEmcMcAAAABnRSTlMA4wBBAEwP4FDSAAAANUlEQVR42gFg\
      AJ//AONBTKG6bp6k2SnVdz+CNwFGCPmdOVOtKUY8vXZwsyUCBErumEpcS7M3rt64UBuU9/4AAAA2SURBVLZV\
      AyuLlgyJAJpMlnjLbyGoyATf83th5egKdss2kPukVzIALLMMgN/hoL8yD4JJMJXjG4Ur75ZuSwAAAAAASUVO\
      RK5CYII=
      """),
    PNGSample(
      "palette with a transparent colour", 5, 6, 0x7CEA8C19,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGBAMAAAD51Ul4AAAAGFBMVEWW5forj5cat9uNcq9PevNoviAHC/rZ\
      kMuDMG3BAAAAA3RSTlMAgP/s97MYAAAAEElEQVR42mNICWdgTDz0l+nLBwVmATFe0QAAABFJREFUK6lnLHMK\
      fzO4CQkAAGwlCJRIO4nVAAAAAElFTkSuQmCC
      """),
    PNGSample(
      "stored blocks", 5, 6, 0xC4C20326,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAYAAAAL+1RLAAAARElEQVR4AQF+AIH/AOoyKQfb4efjtpXutxCD\
      UT0ZLBiRAb/m7KNDGnz75ptY2Lwx9/FZraoFAoM8mkaWRImh7yYvHtVLQceHrQCAKrEAAABFSURBVBlUA+rS\
      AVHIpmRvYy0b3ZOmB1Esaa78BBkQPmKcqS/aw8KZn5FA8ATAALl+AE+1fr4rt2mbYE4LK8g7HGn81bO6GBY7\
      9HQarekAAAAASUVORK5CYII=
      """),
    PNGSample(
      "fixed codes", 5, 6, 0xC1DB3574,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAUAAAAGCAYAAAAL+1RLAAAARElEQVR4AQF+AIH/ALLZ389fwITK/ZcJJeEz\
      Mjm/+oOLAW0x9PYmyxcOzX7Ot4TTyNjbF7T0ApOhOi7Jy5tvapk7yZjKCaRnLRSZChkAAABFSURBVFflA/HN\
      2XiB6EnT9o8QyppUedhySKwOBMist19l2rw+jgEZaa18InyrGyH+AEf3fIk/VpFYCpb5Z8kK8WWE6CfnrPFB\
      YjOqmp8AAAAASUVORK5CYII=
      """),
    PNGSample(
      "one pixel, interlaced", 1, 1, 0x09B1D63D,
      """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAHncGNIAAAABklEQVR42mN4vkf1TceUAAAABklEQVQCAARJ\
      AbxW21c1AAAAAElFTkSuQmCC
      """),
    PNGSample(
      "codes of its own", 24, 20, 0x5AA80FF1,
      """
      iVBORw0KGgoAAAANSUhEUgAAABgAAAAUCAIAAAAY12rUAAAAB3RFWHRUaXRsZQB4KX5NOgAAAhRJREFUeNpN\
      VKF25DAMnJF2797bA3sk1Dik5EhJP6KkxGTx/cGRI0v6B8ElS0r6hYkry5aTvHl6I0tx7JEioD4EBFCzc4XO\
      gENegVeowwj/7RDDB+DgB5Tsu6y+o+1S3DW72QfmGqWHmltamruWvPrnbbGIJ260LUEnzTUubs0tvlLalr5Y\
      PAq3PVklkVdDaXa6SnDDNlUOh3gUEYW7xtXSDCf2k9NPaOcaV6uE9QqIFUYywgX67YBzknPSczJCI08JDj4l\
      MftWIcP+TxKA2UfiI+mjEuGPF/Qt/Tuzi9pOZ4rO9Sw4aF+6UNWtxY2zd82akGtoXEL4sY7QnhFqdpSl2KVG\
      uNZi6hVsW5hbDl+iu61kVb6pv1VXTkxD6Xpgl7P1lLrb79gKwp7ZHx44LlkueVj8yeowQiM5I2fmTvSecc+8\
      Z3HwM8tnVrfCX1n3EvqfcVB3NPp26Pv9BnMvv8eYNlrxEpysbg3FV8wyXInQSNji3fq6/nxBlMmITvt/UAs6\
      7XUY2jPyJbQ3qHW2jj8WtdK7tKG9RGe3aLtOvR37W/5cF7kuel3g4POiz90acFv0tvC2yM35+yLv3cLs1w7l\
      76VpqYfJgDEc5t7E7UQtKiH2dhwybQ6MabBGB29xeR4Gyxq8SabxYm1IvfzVwxiRmBsSU4XOj67GGOG0D5xy\
      Yvx1MRlG4zB6d4vm1UguIfYYnvgG/K7hGwqQbToAAAAASUVORK5CYII=
      """),
  ]
}
