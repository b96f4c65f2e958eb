SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help demo test facts app live films stills build-tests checks scripts lint clients fuzz trace bench shares api \
  docs site release count clean toolchain packages tools
SYSTEM := $(shell uname -s)
HERE := $(if $(filter Darwin,$(SYSTEM)),M,L)

# What the renderer links against and draws with, by Debian's names.
PACKAGES := libcairo2-dev libpango1.0-dev libwebp-dev zlib1g-dev fonts-inter pkg-config
SWIFT_MAJOR := 6
SWIFT_MINOR := 2
RECORDER := .build/debug/Recorder
LIVE := .build/debug/Live
BENCH := swift build -c release -Xswiftc -enable-testing --scratch-path .build-bench
FORMATTED := Package.swift Sources Testing Tests HeadlessUIKit Benchmarks Demo
# What apps see has comments. The rule does not see one behind an attribute in a condition, as in Sources/UIKit.
DOCUMENTED = $$(find Sources Testing -path Sources/UIKit -prune -o -name \*.swift -print)
LINT = swift format lint --strict -r $(FORMATTED) && \
  swift format lint --strict --configuration .ci/documented.json $(DOCUMENTED)

# What follows ## is for both systems, ##M for a Mac, and ##L for Linux.
help: ## Say what there is
	@awk -F ':.*##$(HERE)? ' '/^[a-z]+:.*##$(HERE)? / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

ifeq ($(SYSTEM),Darwin)

demo: ##M Build the demo app, and show it in a simulator; DEVICES="iPhone 17" chooses one
	@.ci/mac demo

test: ##M Run the tests in a simulator, or in all of DEVICES="iPhone SE (3rd generation),OS=18.6;iPhone 17"
	@.ci/mac test

facts: ##M Write down which facts about UIKit hold, in HeadlessUIKit/Facts/measured
	@.ci/mac facts

app: ##M Build the package and the demo app for a device, without a signature
	@.ci/mac app

docs: ##M Build the documentation with Xcode
	@.ci/mac docs

live:
	@echo "make live runs on Linux; on a Mac, make demo shows the same screens in a simulator." >&2; exit 1

films stills build-tests checks scripts clients fuzz trace bench shares api site release packages tools:
	@echo "make $@ runs on Linux: see make help for what a Mac can do." >&2; exit 1

else

# The library, the stand-in and the renderer are optimized in a debug build, too: tests, catalogue and films share it.
demo: toolchain packages ##L Install what is missing, build, and record the catalogue: a page to scrub every transition
	@.ci/progress "Building" swift build --product Recorder
	@$(RECORDER)

live: toolchain packages ##L Build, and serve a phone to touch in a browser on this machine; ARGS="--port 8044"
	@.ci/progress "Building" swift build --product Live
	@$(LIVE) $(ARGS)

films: toolchain packages ##L Draw README's pictures, or FILMS="fold hero …", which may be any of the catalogue
	@.ci/progress "Building" swift build --product Recorder
	@$(RECORDER) films $(FILMS)

stills: toolchain packages ##L Record anew the stills that the tests compare with
	@.ci/progress "Building" swift build --product Recorder
	@$(RECORDER) stills

test: toolchain packages ##L Run all tests and check the format
	@$(MAKE) --no-print-directory -j3 build-tests checks scripts
	@.ci/tests

facts: toolchain packages ##L Run the facts about UIKit against the stand-in
	@.ci/progress "Building" swift build --build-tests
	@.ci/tests '^Facts\.'

# Beside the build, which leaves little of its bar to others: they speak where something is wrong, and in the end.
checks:
	@$(LINT) && echo "The format is right."
	@.ci/clients --resolve

# Also those for a Mac, which Linux never runs; and the workflow, as YAML.
scripts: tools
	@for script in $$(grep -lE '^#!.*bash' .ci/*); do \
	  bash -n "$$script" || exit 1; \
	  ! command -v shellcheck >/dev/null || shellcheck "$$script" || exit 1; \
	done
	@! command -v yamllint >/dev/null || yamllint --strict -c .ci/yamllint.yml .github .ci/yamllint.yml
	@echo "The scripts and the workflow are sound."

build-tests:
	@.ci/progress "Building" swift build --build-tests

api: toolchain packages ##L Write the public declarations into Sources/api.txt
	@.ci/progress "Building" swift build --build-tests
	@WRITE_API=1 .build/debug/TransitionCatalogPackageTests.xctest --testing-library swift-testing --filter ApiTests >/dev/null; \
	  wc -l Sources/api.txt

docs: toolchain ##L Build the documentation, .build/docs, with the toolchain's docc
	@.ci/progress "Documenting" .ci/docs .build/docs

# As the workflow publishes it: the catalogue, and the documentation in docs.
site: demo ##L Put catalogue and documentation together as they are published, .build/site
	@rm -rf .build/site && mkdir -p .build/site && cp -R Demo/Catalogue/. .build/site
	@.ci/progress "Documenting" .ci/docs .build/site/docs TransitionCatalog/docs

release: ##L Write a repository with this version as its only commit: make release INTO=<folder>
	@.ci/release "$(INTO)"

clients: toolchain ##L Resolve this package as its clients do, by version
	@.ci/progress "Resolving as clients" .ci/clients --resolve

# Each process plays a part of the seeds and of the faults: one for each core.
fuzz: toolchain packages ##L Play 100,000 random scripts, every fault in every preset, and every pull in content
	@.ci/progress "Building" swift build --build-tests -c release -Xswiftc -enable-testing --scratch-path .build-fuzz
	@parts=$$(nproc); pids=; \
	for part in $$(seq $$parts); do \
	  status=0; for suite in EffectLawTests TransitionLawTests ProblemTests DragLawTests TransitionSuiteTests WalkTests AccountTests TakenBackTests TouchLawTests MidRunLawTests FaultTests SituationTests CrossingTests HandOffTests FuzzTests OptionTests; do \
	    WALKS=$${WALKS:-100000} FAULTS=all SHARE=$$part/$$parts \
	      .build-fuzz/release/TransitionCatalogPackageTests.xctest --testing-library swift-testing \
	      --no-parallel --filter $$suite || status=1; \
	  done >.build-fuzz/part-$$part.log 2>&1 && exit $$status & pids+=" $$!"; \
	done; \
	(while sleep 5; do echo "Playing: $$SECONDS s"; done) & ticker=$$!; \
	failed=0; for pid in $$pids; do wait $$pid || failed=1; done; kill $$ticker; \
	if [ "$${WALKS:-100000}" -ge 100000 ] && ! grep -aqs 'recorded a known issue at WalkTests' .build-fuzz/part-*.log; then \
	  echo "No walk shows the known defect of Walk.knownDefect any more: take it out." >&2; failed=1; \
	fi; \
	grep -ahv ' TransitionCatalog: ' .build-fuzz/part-*.log; exit $$failed

trace: toolchain packages ##L Write down what is shown, a hash for each run; with BASE=<commit>, say which runs differ
	@.ci/trace $(BASE)

bench: toolchain ##L Measure what a transition costs
	@.ci/progress "Building" $(BENCH) --product Bench
	@.build-bench/release/Bench
	@size -t .build-bench/release/TransitionCatalog.build/*.o | \
	  awk 'END { if (NR) printf "The compiled library without symbols: %d kB of code, %d kB in all\n", $$1 / 1e3, $$4 / 1e3 }'

shares: toolchain ##L Count the instructions of openings and events: the library's, the runtime's, the stand-in's
	@command -v valgrind >/dev/null || { echo "There is no valgrind in PATH" >&2; exit 1; }
	@.ci/progress "Building" $(BENCH) --product Bench
	@.build-bench/release/Bench shares

packages:
	@[ $(SYSTEM) = Linux ] || { echo "The recorder and its tests run on Linux." >&2; exit 1; }
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
	.ci/progress "Fetching lists" $$root apt-get update -qq && \
	.ci/progress "Installing" $$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing

# What needs one of them says so where it is missing, and is skipped.
tools:
	@root=; if [ "$$(id -u)" != 0 ]; then root=sudo; command -v sudo >/dev/null || root=false; fi; \
	missing=; for tool in chromium shellcheck yamllint; do command -v $$tool >/dev/null || missing+=" $$tool"; done; \
	[ -n "$$missing" ] || exit 0; \
	echo "Installing with apt, for the tests of the catalogue and the checks of the scripts:$$missing"; \
	$$root apt-get update -qq >/dev/null 2>&1; \
	for tool in $$missing; do \
	  $$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$tool >/dev/null 2>&1 || \
	  case $$tool in \
	    chromium) echo "There is no chromium to be had: the tests of the catalogue in a browser are skipped." ;; \
	    shellcheck) echo "There is no shellcheck to be had: the scripts are not checked by it." ;; \
	    yamllint) echo "There is no yamllint to be had: the workflow and the issue templates are not checked." ;; \
	  esac; \
	done

endif

lint: toolchain ## Check the format
	@.ci/progress "Checking the format" bash -c '$(LINT)'

count: ## Count what there is to read: files, code lines, lines of comments, and types
	@.ci/count

clean: ## Remove what was built
	rm -rf .build .build-bench .build-fuzz .build-xcode HeadlessUIKit/.build Demo/Films Demo/Catalogue

toolchain:
	@[ -w . ] || { echo "This folder cannot be written to: $(CURDIR)" >&2; exit 1; }
	@command -v swift >/dev/null || { \
	  echo "There is no swift in PATH: install Swift $(SWIFT_MAJOR).$(SWIFT_MINOR) or later from https://www.swift.org/install" >&2; \
	  exit 1; }
	@found=$$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+).*/\1 \2/p' | head -n 1); \
	set -- $$found; \
	if [ -z "$$found" ] || [ "$$1" -lt $(SWIFT_MAJOR) ] || { [ "$$1" -eq $(SWIFT_MAJOR) ] && [ "$$2" -lt $(SWIFT_MINOR) ]; }; then \
	  echo "Swift $(SWIFT_MAJOR).$(SWIFT_MINOR) or later is needed, found $${found:-none}: see https://www.swift.org/install" >&2; \
	  exit 1; \
	fi
