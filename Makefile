# SPDX-License-Identifier: MIT
# Tool: sets up what is missing, then opens the gallery, runs the tests, the checks or the benchmarks.

.PHONY: gallery test check bench generate pictures docs ncurses

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
	  --scratch-path .build-bench-alone || echo "Without a static executable: W7 has a row less."
	BENCH_BUILD=1 BENCH_DOCUMENT=Documentation/Performance.md swift run -c release benchmarks

generate:
	Scripts/generate

pictures: ncurses
	Scripts/pictures

docs: ncurses
	Scripts/docs

ncurses:
	@Scripts/install-ncurses
