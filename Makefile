# Everything a person needs, from a fresh clone with Python and make: see `make help`.
# Works without a C compiler too; the engine is then interpreted.

PYTHON ?= python3
JOBS ?= 2
TWICE := $(shell expr 2 \* $(JOBS))

VENV := .venv
BIN := $(VENV)/bin
CHECKED := $(wildcard src tests tools buildtools setup.py play.py) $(if $(wildcard bench/*.py),bench)

PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist loadfile --no-loadscope-reorder

.DEFAULT_GOAL := help
.PHONY: help install release wheels play terminal web gallery test test-all spiel test-web-all bench instructions strength load abuse lint format wire descriptions texts goldens fuzz fuzz-frames locks soak chaos faults rule-mutants clean FORCE

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile \
		| while IFS='|' read -r name text; do printf '  make %-13s %s\n' "$$name" "$$text"; done

install: ## Make .venv with the onirim command in it, the engine compiled if possible
	@$(PYTHON) play.py --install
	@$(BIN)/onirim --version

release: export ONIRIM_BUILD := profile
release: ## The same with a profile-guided engine: for benchmarks, long servers and training (ten minutes)
	@$(PYTHON) play.py --install
	@$(BIN)/onirim --version

wheels: export ONIRIM_BUILD := profile
wheels: export ONIRIM_COMPILE := 1
wheels: export ONIRIM_CLIENT := 1
wheels: $(VENV)/dev ## Build an sdist and a profile-guided wheel for this Python into dist/ (ten minutes)
	@$(BIN)/python -m build --outdir dist

play: PORT ?= 8417
play: ## Install if needed, and play in the browser (PORT=8417)
	@$(PYTHON) play.py --port $(PORT)

terminal: ## Install if needed, and play in the terminal
	@$(PYTHON) play.py --terminal

web: $(VENV)/dev ## Build the browser table into src/, for tests and for who works on it
	@$(BIN)/python buildtools/client.py

gallery: web ## Picture the table's screens into docs/gallery
	@$(BIN)/python -m tools.pictures.gallery

test: ## Install, check style, types and layers, and run every test, of long matrices a part
	@$(PYTHON) tools/measure/timed.py \
		"engine build" "$(MAKE) --no-print-directory $(VENV)/dev" \
		"browser table" "$(MAKE) --no-print-directory web" \
		"lint" "$(MAKE) --no-print-directory lint" \
		"python tests" "$(PYTEST) --ignore tests/server --ignore tests/web" \
		"server tests" "$(PYTEST) -n $(TWICE) tests/server" \
		"browser tests" "$(PYTEST) tests/web"

test-all: export ONIRIM_TESTS := all
test-all: spiel test ## The same with whole matrices, and with OpenSpiel: every ruleset, thrice the games (not in CI)

spiel: SPIEL := open_spiel>=2,<3
spiel: $(VENV)/dev # in no extra: docs/dependencies.md says why
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "$(SPIEL)"

test-web-all: export ONIRIM_TESTS := all
test-web-all: web ## The browser tests alone with whole matrices: sizes, languages, set pieces, pictures
	@$(PYTEST) tests/web

bench: release ## Measure the engine's speed
	@$(BIN)/python bench/run.py

instructions: install ## Count the instructions of random games against the baseline (valgrind)
	@$(BIN)/python bench/instructions.py

load: release ## 1,000 games at human pace for ten minutes, then 2,000 and 5,000, then with pairs, spectators and computers: latency beside an echo and bare commits
	@$(BIN)/python -m bench.load --games 1000 --seconds 600
	@$(BIN)/python -m bench.load --games 2000 5000 --seconds 120
	@$(BIN)/python -m bench.load --games 800 --pairs 100 --computers 100 --seconds 120

abuse: release ## 100 games at human pace beside one abuser of each of ten kinds: moves, latency, memory (8 minutes; not in CI)
	@$(BIN)/python -m bench.abuse

strength: release ## Measure how often the players win with every module (hours; goes on where it was stopped)
	@$(BIN)/python tools/measure/strength.py --jobs $(JOBS) --odds src/onirim/players/strength.json

lint: $(VENV)/dev ## Check style, types, layers, spelling, texts, documents and pictures
	@echo "Checking style ..."
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/ruff format --quiet --check $(CHECKED)
	@$(BIN)/codespell
	@echo "Checking layers ..."
	@PYTHONPATH=src $(BIN)/lint-imports > $(VENV)/layers.log || { cat $(VENV)/layers.log; exit 1; }
	@echo "Checking types ..."
	@$(BIN)/mypy $(CHECKED)
	@echo "Checking names, texts, documents and pictures ..."
	@$(BIN)/python -m tools.lint
	@echo "Checking the browser table ..."
	@$(BIN)/python buildtools/client.py --check

format: $(VENV)/dev ## Lay out the code and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix $(CHECKED)
	@$(BIN)/ruff format --quiet $(CHECKED)

wire: $(VENV)/dev ## Write the TypeScript types of what goes over the wire
	@PYTHONPATH=src $(BIN)/python tools/generate/wire_types.py

descriptions: $(VENV)/dev ## Write the descriptions of rulesets and the frames that tests of front ends use
	@PYTHONPATH=src $(BIN)/python tools/generate/descriptions.py
	@PYTHONPATH=src:. $(BIN)/python tools/generate/frames.py

texts: $(VENV)/dev ## Write the English texts of errors from the lines that raise them
	@$(BIN)/python tools/generate/error_texts.py

goldens: $(VENV)/dev ## Write the golden playthroughs anew, keeping every game that can still be played
	@$(BIN)/python tools/generate/playthroughs.py --write

locks: UV := uv==0.13.8
locks: $(VENV)/made ## Write deploy/*.lock anew: the newest packages that pyproject.toml allows, with hashes
	@$(PYTHON) -m venv $(VENV)/locks
	@$(VENV)/locks/bin/python -m pip install --quiet --disable-pip-version-check $(UV)
	@$(PYTHON) tools/generate/locks.py $(VENV)/locks/bin/uv

fuzz: $(VENV)/dev ## Read 200,000 broken records: nothing but RecordError may come (not in CI)
	@$(BIN)/python tools/fuzz/fuzz_records.py

fuzz-frames: SEED ?= 1
fuzz-frames: FRAMES ?= 1000000
fuzz-frames: $(VENV)/dev ## Send a million broken frames to the sockets of a game (SEED=1 FRAMES=1000000; not in CI)
	@$(BIN)/python -m tools.fuzz.fuzz_frames --frames $(FRAMES) --seed $(SEED)

soak: $(VENV)/dev ## Play everything with everything, every decision checked: writes docs/reliability.md
	@$(BIN)/python tools/measure/soak.py --jobs $(JOBS) --page

chaos: SEED ?= 1
chaos: TIMES ?= 10
chaos: $(VENV)/dev ## Attack servers: 600 kills, crashes of PostgreSQL, fuzz of requests and frames, clocks, floods (SEED=1 TIMES=10; not in CI)
	@ONIRIM_SEED=$(SEED) ONIRIM_SOAK=$(TIMES) $(BIN)/python -m pytest -v --timeout 0 tests/server/test_transport.py tests/server/test_kills.py \
		tests/server/test_crashes.py tests/server/test_frame_fuzz.py tests/server/test_api_fuzz.py tests/server/test_upkeep.py tests/server/test_disk_full.py \
		tests/server/test_faults.py

faults: SECONDS ?= 60
faults: $(VENV)/dev ## Play while calls to the disk fail and a proxy loses PostgreSQL; compare before and after (SECONDS=60; not in CI)
	@$(BIN)/python -m tools.measure.faults --seconds $(SECONDS)

rule-mutants: $(VENV)/dev ## Switch each rule off in turn and show the test that fails
	@$(BIN)/python tools/rules/rule_mutants.py

clean: ## Remove .venv and all that was built
	@rm -rf $(VENV) build dist web/node_modules web/generated src/onirim/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find $(CHECKED) -type d -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/made:
	@$(PYTHON) play.py --environment

FORCE:

# play.py knows whether anything has changed.
$(VENV)/dev: FORCE
	@$(PYTHON) play.py --dev
