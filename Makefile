# Both set up what they need first, and do nothing about what is there already.

.PHONY: diagrams test fuzz lint format set-up

# Explores, traces and draws every sample, into docs/diagrams.
diagrams: set-up
	swift build --product coordgraph
	swift build --product coordgraph-layout
	swift build --product samples
	scripts/draw-samples

test:
	scripts/set-up --tests
	swift build --build-tests
	swift test --skip-build
	scripts/check-untraced
	scripts/lint

# The fuzzers at full size: an hour or more. `make test` runs them for a minute.
fuzz:
	scripts/set-up --tests
	COORDGRAPH_FUZZ=10000 swift test --filter RandomAppTests

lint:
	scripts/lint

format:
	swift format --in-place --recursive Package.swift Sources Samples Tests

set-up:
	scripts/set-up
