SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help demo record stills test build-library build-demo test-library test-demo clients fuzz trace bench shares lint clean toolchain packages

# What the renderer links against and draws with, by Debian's names.
PACKAGES := libcairo2-dev libpango1.0-dev libwebp-dev fonts-inter pkg-config
SWIFT_MAJOR := 6
SWIFT_MINOR := 2
RECORDER := swift run -c release --package-path Demo Recorder
FORMATTED := Package.swift Sources Tests HeadlessUIKit Benchmarks Demo

help: ## Say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

demo: toolchain packages record ## Install what is missing, record every preset, say where the page is

record: toolchain ## Record all films into Images and Demo/Films, and Demo/catalogue.html
	$(RECORDER)

stills: toolchain ## Record anew the stills that the tests compare with
	$(RECORDER) --stills

# The tests play on one clock, one after the other; so those of the library and of the demo play side
# by side.
test: toolchain packages lint clients ## Run all tests and check the format
	@echo "Building the library and the demo side by side, then testing them; some ten minutes in all on two cores."
	@$(MAKE) --no-print-directory -j2 --output-sync=target build-library build-demo
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-library test-demo

build-library:
	swift build --build-tests

build-demo:
	swift build --build-tests --package-path Demo

# What failed is said once more at the end, where it is found without reading thousands of lines.
test-library:
	@$(call run-tests,.build/test-library.log,)

test-demo:
	@$(call run-tests,.build/test-demo.log,--package-path Demo)

run-tests = swift test --no-parallel --skip-build $(2) 2>&1 | tee $(1); status=$${PIPESTATUS[0]}; \
	[ $$status = 0 ] || { echo; echo "What failed:"; grep -a '✘' $(1) | cut -c 1-600; }; exit $$status

lint: toolchain ## Check the format
	swift format lint --strict -r $(FORMATTED)

clients: toolchain ## Resolve this package as its clients do, by version
	@.ci/clients --resolve

# Each process plays a part of the seeds and of the faults: one for each core.
fuzz: toolchain ## Play 100,000 random scripts, every fault in every preset, and every pull in content
	swift build --build-tests -c release -Xswiftc -enable-testing --scratch-path .build-fuzz
	@parts=$$(nproc); pids=; \
	for part in $$(seq $$parts); do \
	  status=0; for suite in EffectLawTests TransitionLawTests ProblemTests DragLawTests TransitionSuiteTests WalkTests FaultTests SituationTests CrossingTests HandOffTests; do \
	    WALKS=$${WALKS:-100000} FAULTS=all SHARE=$$part/$$parts \
	      .build-fuzz/release/TransitionCatalogPackageTests.xctest --testing-library swift-testing \
	      --no-parallel --filter $$suite || status=1; \
	  done >.build-fuzz/part-$$part.log 2>&1 && exit $$status & pids+=" $$!"; \
	done; \
	failed=0; for pid in $$pids; do wait $$pid || failed=1; done; \
	if [ "$${WALKS:-100000}" -ge 100000 ] && ! grep -aqs 'recorded a known issue at WalkTests' .build-fuzz/part-*.log; then \
	  echo "No walk shows the known defect of Walk.knownDefect any more: take it out." >&2; failed=1; \
	fi; \
	grep -ahv ' TransitionCatalog: ' .build-fuzz/part-*.log; exit $$failed

trace: toolchain ## Write down what is shown, a hash for each run, to compare before and after
	TRACE=$${TRACE:-$(CURDIR)/.build/trace} swift test --no-parallel --filter TraceTests

bench: toolchain ## Measure what a transition costs
	swift run -c release -Xswiftc -enable-testing --scratch-path .build-bench Bench

shares: toolchain ## Count the instructions of shared elements, the library's and the stand-in's
	@command -v valgrind >/dev/null || { echo "There is no valgrind in PATH" >&2; exit 1; }
	swift run -c release -Xswiftc -enable-testing --scratch-path .build-bench Bench shares

clean: ## Remove what was built
	rm -rf .build .build-bench .build-fuzz HeadlessUIKit/.build Demo/.build Demo/Films Demo/catalogue.html

toolchain:
	@command -v swift >/dev/null || { \
	  echo "There is no swift in PATH: install Swift $(SWIFT_MAJOR).$(SWIFT_MINOR) or later from https://www.swift.org/install" >&2; \
	  exit 1; }
	@found=$$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p' | head -n 1); \
	set -- $$found; \
	if [ -z "$$found" ] || [ "$$1" -lt $(SWIFT_MAJOR) ] || { [ "$$1" -eq $(SWIFT_MAJOR) ] && [ "$$2" -lt $(SWIFT_MINOR) ]; }; then \
	  echo "Swift $(SWIFT_MAJOR).$(SWIFT_MINOR) or later is needed, found $${found:-none}: see https://www.swift.org/install" >&2; \
	  exit 1; \
	fi

packages:
	@[ "$$(uname -s)" = Linux ] || { \
	  echo "The recorder and its tests run on Linux; on a Mac, build the library itself with Xcode." >&2; exit 1; }
	@command -v dpkg-query >/dev/null || { \
	  echo "No dpkg here: install the equivalents of $(PACKAGES) yourself." >&2; exit 0; }; \
	missing=; \
	for package in $(PACKAGES); do \
	  dpkg-query -W -f '$${Status}' "$$package" 2>/dev/null | grep -q 'ok installed' || missing+=" $$package"; \
	done; \
	[ -n "$$missing" ] || exit 0; \
	root=; if [ "$$(id -u)" != 0 ]; then root=sudo; fi; \
	if [ -n "$$root" ] && ! command -v sudo >/dev/null; then \
	  echo "Missing, and neither root nor sudo to install them:$$missing" >&2; exit 1; \
	fi; \
	echo "Installing with apt:$$missing"; \
	$$root apt-get update -qq >/dev/null && \
	$$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null
