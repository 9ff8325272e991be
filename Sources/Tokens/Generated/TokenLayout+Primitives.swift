// SPDX-License-Identifier: MIT
// Token: the list of raw values; made by Scripts/generate.

extension TokenLayout {
  static let primitives = """
    palette.gray.0|#ffffff|The gray scale, step 0.
    palette.gray.25|#f8f9fd|The gray scale, step 25.
    palette.gray.50|#f2f3fb|The gray scale, step 50.
    palette.gray.75|#ebedf6|The gray scale, step 75.
    palette.gray.100|#e5e6f0|The gray scale, step 100.
    palette.gray.125|#d9dbe9|The gray scale, step 125.
    palette.gray.150|#d1d3e3|The gray scale, step 150.
    palette.gray.200|#c1c3d1|The gray scale, step 200.
    palette.gray.250|#afb0c0|The gray scale, step 250.
    palette.gray.300|#9b9dae|The gray scale, step 300.
    palette.gray.400|#858696|The gray scale, step 400.
    palette.gray.500|#747686|The gray scale, step 500.
    palette.gray.600|#5c5e6d|The gray scale, step 600.
    palette.gray.650|#555665|The gray scale, step 650.
    palette.gray.700|#484a59|The gray scale, step 700.
    palette.gray.750|#38394b|The gray scale, step 750.
    palette.gray.800|#2e2f41|The gray scale, step 800.
    palette.gray.850|#222437|The gray scale, step 850.
    palette.gray.875|#1d1f30|The gray scale, step 875.
    palette.gray.900|#181a29|The gray scale, step 900.
    palette.gray.950|#0d0e17|The gray scale, step 950.
    palette.gray.975|#06070d|The gray scale, step 975.
    palette.gray.1000|#000000|The gray scale, step 1000.
    palette.violet.100|#eeebfe|The violet scale, step 100.
    palette.violet.200|#e0dafe|The violet scale, step 200.
    palette.violet.300|#cbbffe|The violet scale, step 300.
    palette.violet.400|#b098ff|The violet scale, step 400.
    palette.violet.500|#9d79fe|The violet scale, step 500.
    palette.violet.600|#7a48df|The violet scale, step 600.
    palette.violet.700|#6735c3|The violet scale, step 700.
    palette.violet.800|#51289c|The violet scale, step 800.
    palette.violet.900|#391f6e|The violet scale, step 900.
    palette.blue.100|#e4f0ff|The blue scale, step 100.
    palette.blue.200|#cce2ff|The blue scale, step 200.
    palette.blue.300|#aed0ff|The blue scale, step 300.
    palette.blue.400|#84b8ff|The blue scale, step 400.
    palette.blue.500|#4f9cff|The blue scale, step 500.
    palette.blue.600|#2274d7|The blue scale, step 600.
    palette.blue.700|#005ab6|The blue scale, step 700.
    palette.blue.800|#004691|The blue scale, step 800.
    palette.blue.900|#00326b|The blue scale, step 900.
    palette.cyan.100|#d2f6ff|The cyan scale, step 100.
    palette.cyan.200|#a9ecfd|The cyan scale, step 200.
    palette.cyan.300|#75dff8|The cyan scale, step 300.
    palette.cyan.400|#28cae9|The cyan scale, step 400.
    palette.cyan.500|#00aeca|The cyan scale, step 500.
    palette.cyan.600|#00849a|The cyan scale, step 600.
    palette.cyan.700|#00697b|The cyan scale, step 700.
    palette.cyan.800|#005261|The cyan scale, step 800.
    palette.cyan.900|#003b46|The cyan scale, step 900.
    palette.teal.100|#cef9f1|The teal scale, step 100.
    palette.teal.200|#aaf0e4|The teal scale, step 200.
    palette.teal.300|#77e4d4|The teal scale, step 300.
    palette.teal.400|#2cd0be|The teal scale, step 400.
    palette.teal.500|#00b4a2|The teal scale, step 500.
    palette.teal.600|#00897b|The teal scale, step 600.
    palette.teal.700|#006c62|The teal scale, step 700.
    palette.teal.800|#00554d|The teal scale, step 800.
    palette.teal.900|#003e37|The teal scale, step 900.
    palette.green.100|#d2fbdb|The green scale, step 100.
    palette.green.200|#b1f2c1|The green scale, step 200.
    palette.green.300|#84e7a1|The green scale, step 300.
    palette.green.400|#4dd47d|The green scale, step 400.
    palette.green.500|#26b864|The green scale, step 500.
    palette.green.600|#008e47|The green scale, step 600.
    palette.green.700|#007037|The green scale, step 700.
    palette.green.800|#00592a|The green scale, step 800.
    palette.green.900|#00401c|The green scale, step 900.
    palette.yellow.100|#feedc4|The yellow scale, step 100.
    palette.yellow.200|#f8dd9c|The yellow scale, step 200.
    palette.yellow.300|#f1c963|The yellow scale, step 300.
    palette.yellow.400|#e0ae00|The yellow scale, step 400.
    palette.yellow.500|#c09500|The yellow scale, step 500.
    palette.yellow.600|#927100|The yellow scale, step 600.
    palette.yellow.700|#745900|The yellow scale, step 700.
    palette.yellow.800|#5c4600|The yellow scale, step 800.
    palette.yellow.900|#423100|The yellow scale, step 900.
    palette.orange.100|#ffeada|The orange scale, step 100.
    palette.orange.200|#ffd7b7|The orange scale, step 200.
    palette.orange.300|#ffbe8a|The orange scale, step 300.
    palette.orange.400|#ff9a37|The orange scale, step 400.
    palette.orange.500|#e27f00|The orange scale, step 500.
    palette.orange.600|#ad5f00|The orange scale, step 600.
    palette.orange.700|#8a4b00|The orange scale, step 700.
    palette.orange.800|#6d3a00|The orange scale, step 800.
    palette.orange.900|#502900|The orange scale, step 900.
    palette.red.100|#ffe8e6|The red scale, step 100.
    palette.red.200|#ffd4d0|The red scale, step 200.
    palette.red.300|#ffb9b4|The red scale, step 300.
    palette.red.400|#ff928c|The red scale, step 400.
    palette.red.500|#ff5b5b|The red scale, step 500.
    palette.red.600|#d22d36|The red scale, step 600.
    palette.red.700|#b0001e|The red scale, step 700.
    palette.red.800|#8d0016|The red scale, step 800.
    palette.red.900|#67010e|The red scale, step 900.
    palette.pink.100|#ffe7f1|The pink scale, step 100.
    palette.pink.200|#ffd1e5|The pink scale, step 200.
    palette.pink.300|#ffb4d7|The pink scale, step 300.
    palette.pink.400|#ff88c4|The pink scale, step 400.
    palette.pink.500|#ed60ac|The pink scale, step 500.
    palette.pink.600|#c13685|The pink scale, step 600.
    palette.pink.700|#a3116c|The pink scale, step 700.
    palette.pink.800|#820a55|The pink scale, step 800.
    palette.pink.900|#5e0b3d|The pink scale, step 900.
    palette.time.instant|60 ms|The time scale, step instant.
    palette.time.brief|100 ms|The time scale, step brief.
    palette.time.full|150 ms|The time scale, step full.
    palette.curve.standard|0.2, 0.0, 0.0, 1.0|The curve scale, step standard.
    palette.curve.enter|0.0, 0.0, 0.0, 1.0|The curve scale, step enter.
    palette.curve.linear|0.0, 0.0, 1.0, 1.0|The curve scale, step linear.
    """
}
