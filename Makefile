# SPDX-License-Identifier: MIT
# Tool: installs missing packages, then opens the gallery or runs the tests, checks or benchmarks.

.PHONY: gallery test check bench generate pictures docs ncurses

gallery: ncurses
	swift run gallery

# Tests have a build of their own, in which the engine is optimized. Scripts/check uses it too.
test: export CURIUM_OPTIMIZE = 1
test: export SWIFTPM_BUILD_DIR = .build-test
test: ncurses
	swift test --disable-xctest

check: ncurses
	Scripts/check

bench: ncurses
	for app in hello hello-essentials; do \
	  swift build -c release --product $$app && \
	  swift build -c release --product $$app --static-swift-stdlib --scratch-path .build-bench-static || \
	  exit 1; \
	  swift build -c release --product $$app --static-swift-stdlib -Xswiftc -static-executable \
	    --scratch-path .build-bench-alone || echo "No static executable: W7 has one row fewer."; \
	done
	BENCH_BUILD=1 BENCH_DOCUMENT=Documentation/Performance.md swift run -c release benchmarks

generate:
	Scripts/generate

pictures: ncurses
	Scripts/pictures

docs: ncurses
	Scripts/docs

ncurses:
	@Scripts/install-ncurses
