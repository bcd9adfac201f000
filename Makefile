# Both set up what they need first, and do nothing about what is there already.

.PHONY: diagrams docs release test test-slow phone-path release-traces plugin port bench guard guard-renew lint
.PHONY: fleet fleet-measure format fuzz fuzz-explorer fuzz-readers fuzz-smoke mutants sanitize set-up
.PHONY: dist check-dist check-init api-check

# Explores, traces and draws every sample into docs/diagrams, and puts the diagrams into all pages.
diagrams: set-up
	swift build --product coordgraph
	swift build --product coordgraph-layout
	swift build --product samples
	scripts/draw-samples

test:
	scripts/set-up --tests
	swift build --build-tests
	swift test --skip-build --skip 'TimeTests'
# Waits in real time, and therefore runs apart from tests that hold the main thread.
	swift test --skip-build --filter 'FlowExplorerTests.TimeTests'
	scripts/lint

# The tests that take long: large drawings and long random walks.
test-slow:
	scripts/set-up --tests
	swift build --build-tests
	COORDGRAPH_SLOW_TESTS=1 swift test --skip-build --filter "$$(scripts/slow-suites)"

# Checks that an optimised build of the samples records the same as a debug build.
release-traces: set-up
	scripts/check-release

# Builds the half of the package that phones run, with the stand-in as UIKit, and traces the samples.
phone-path:
	scripts/phone-path

# Folds generated sessions on one machine, on Spark and by DuckDB: 2,000, or SESSIONS=1000000.
fleet:
	scripts/set-up --tests
	scripts/fleet

# Measures folds beside DuckDB and Polars, for the tables of docs/fleets.md.
fleet-measure:
	scripts/set-up
	scripts/fleet measure

# The documentation of all library products, built by DocC into .build/docs.
docs:
	scripts/build-docs

# Builds and tests SourceTools, and maps its sample apps from their Xcode projects, or those of APPS.
port: set-up
	scripts/check-port $(APPS)

# The two commands, built for use: .build/release-build/release/coordgraph and coordgraph-layout.
release: set-up
	scripts/build-release

# What people download, into .build/dist: a tarball, an artifact bundle, a formula, checksums.
dist: set-up
	scripts/build-dist

# Tries what `make dist` made: in the example package, and in a bare Debian where debootstrap is here.
check-dist:
	scripts/check-dist

# Sets up a small package with `coordgraph init`, and runs the commands that it names.
check-init: set-up
	swift build --product coordgraph
	scripts/check-init

# Has the example package draw its own flow, as it would from any folder. Builds all of it anew.
plugin: set-up
	scripts/check-plugin

# Measures everything, side by side with what people would use instead, into docs/benchmarks.md.
bench: set-up
	scripts/bench

# Counts the instructions of tracing, folding, writing DOT and starting, and holds them under ceilings.
guard:
	scripts/bench-guard

# Writes Benchmarks/ceilings.txt as it is now.
guard-renew:
	scripts/bench-guard --renew

# Fuzzes each reader of files by coverage, for an hour or for SECONDS, and all formats with random apps.
fuzz: fuzz-readers
	scripts/set-up --tests
	COORDGRAPH_FUZZ=10000 swift test --filter "RandomAppTests|MutatedInputTests"

# Explores 10,000 random apps, or COUNT (or those of the seeds COUNT=5...9), whose states are known.
fuzz-explorer:
	scripts/set-up --tests
	COORDGRAPH_FUZZ=$(or $(COUNT),10000) swift test --filter FlowExplorerTests.RandomAppTests

fuzz-readers: set-up
	scripts/fuzz $(or $(SECONDS),3600)

# Ten seconds of each reader, as many at a time as there are cores.
fuzz-smoke: set-up
	CONFIGURATION=debug scripts/fuzz 10

# The tests under AddressSanitizer, then under ThreadSanitizer; each has a build of its own.
sanitize: set-up
	scripts/set-up --tests
	scripts/sanitize address
	scripts/sanitize thread

# Changes the code in some sixty places, one at a time, and checks that a test fails for nine of ten.
mutants:
	scripts/set-up --tests
	scripts/mutants

# Compares the public API with the last tag's; does nothing in a clone without tags.
api-check: set-up
	scripts/check-api

lint:
	scripts/lint

format:
	swift format --in-place --recursive Benchmarks Fuzzing Package.swift Plugins Sources Samples Tests

set-up:
	scripts/set-up
