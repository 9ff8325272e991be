# SPDX-License-Identifier: MIT
# Tool: installs missing packages, then opens the gallery or runs the tests, checks or benchmarks.

.PHONY: gallery test check bench generate pictures docs ncurses

gallery: ncurses
	swift run gallery

test: ncurses
	swift test --disable-xctest

check: ncurses
	Scripts/check

bench: ncurses
	swift build -c release --product hello
	swift build -c release --product hello-essentials
	swift build -c release --product hello --static-swift-stdlib --scratch-path .build-bench-static
	swift build -c release --product hello-essentials --static-swift-stdlib \
	  --scratch-path .build-bench-static
	(swift build -c release --product hello --static-swift-stdlib -Xswiftc -static-executable \
	  --scratch-path .build-bench-alone && \
	  swift build -c release --product hello-essentials --static-swift-stdlib \
	  -Xswiftc -static-executable --scratch-path .build-bench-alone) || echo "No static executable: W7 has one row fewer."
	BENCH_BUILD=1 BENCH_DOCUMENT=Documentation/Performance.md swift run -c release benchmarks

generate:
	Scripts/generate

pictures: ncurses
	Scripts/pictures

docs: ncurses
	Scripts/docs

ncurses:
	@Scripts/install-ncurses
