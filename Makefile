# SPDX-License-Identifier: MIT
# Tool: sets up what is missing, then opens the gallery, runs the tests, the checks or the benchmarks.

.PHONY: gallery test check bench generate pictures ncurses

gallery: ncurses
	swift run gallery

test: ncurses
	swift test --disable-xctest

check: ncurses
	Scripts/check

bench: ncurses
	swift build -c release --product hello
	swift build -c release --product hello --static-swift-stdlib --scratch-path .build-bench-static
	swift build -c release --product hello --static-swift-stdlib -Xswiftc -static-executable \
	  --scratch-path .build-bench-alone || echo "Couldn't build a static executable, so W7 has one row fewer."
	BENCH_BUILD=1 BENCH_DOCUMENT=Documentation/Performance.md swift run -c release benchmarks

generate:
	Scripts/generate

pictures: ncurses
	Scripts/pictures

ncurses:
	@Scripts/install-ncurses
