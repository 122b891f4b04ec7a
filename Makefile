# Everything a person needs, from a fresh clone with Python and make: see `make help`.
# Works without a C compiler too; the engine is then interpreted.

PYTHON ?= python3
JOBS ?= 2

VENV := .venv
BIN := $(VENV)/bin
LOG := $(VENV)/make.log
PIP := $(BIN)/python -m pip --disable-pip-version-check
CHECKED := $(wildcard src tests tools buildtools setup.py) $(if $(wildcard bench/*.py),bench)
INPUTS := $(shell find src buildtools -type f -not -name '*.pyc') pyproject.toml setup.py

# Runs a command silently, and shows the end of the log when it fails.
quietly = { $(1); } >> $(LOG) 2>&1 || { tail -n 60 $(LOG); exit 1; }

.DEFAULT_GOAL := help
.PHONY: help install play test bench lint format fuzz rule-mutants clean FORCE

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile \
		| while IFS='|' read -r name text; do printf '  make %-13s %s\n' "$$name" "$$text"; done

install: $(VENV)/installed ## Make .venv with the onirim command in it, the engine compiled if possible
	@$(BIN)/onirim --version

play: $(VENV)/playable ## Install if needed, and play in the terminal
	@$(BIN)/onirim play --plain

test: install lint ## Install, check style, types and layers, and run every test
	@echo "Testing ..."
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadfile --inline-snapshot=disable

bench: install ## Measure the engine's speed
	@$(BIN)/python bench/run.py

lint: $(VENV)/dev ## Check style, types, layers and spelling
	@echo "Checking style ..."
	@$(BIN)/ruff check --quiet $(CHECKED)
	@$(BIN)/ruff format --quiet --check $(CHECKED)
	@$(BIN)/codespell
	@echo "Checking layers ..."
	@PYTHONPATH=src $(BIN)/lint-imports > $(VENV)/layers.log || { cat $(VENV)/layers.log; exit 1; }
	@echo "Checking types ..."
	@$(BIN)/mypy $(CHECKED)

format: $(VENV)/dev ## Lay out the code and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix $(CHECKED)
	@$(BIN)/ruff format --quiet $(CHECKED)

fuzz: $(VENV)/dev ## Read 200,000 broken records: nothing but RecordError may come (not in CI)
	@$(BIN)/python tools/fuzz_records.py

rule-mutants: $(VENV)/dev ## Switch each rule off in turn and show the test that fails
	@$(BIN)/python tools/rule_mutants.py

clean: ## Remove .venv and all that was built
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find $(CHECKED) -type d -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/made:
	@echo "Making $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Onirim needs Python 3.11 or newer: make PYTHON=/path/to/it $(MAKECMDGOALS)"; exit 1; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV) \
		|| { rm -rf $(VENV); echo "Python's venv module is needed (Debian: python3-venv)"; exit 1; }
	@touch $@

# The list of inputs, rewritten only when a file comes or goes: a removed file rebuilds too.
$(VENV)/inputs: $(VENV)/made FORCE
	@echo '$(sort $(INPUTS))' | cmp -s - $@ || echo '$(sort $(INPUTS))' > $@

define build_and_install
	@: > $(LOG)
	@rm -rf $(VENV)/wheel
	@$(call quietly,$(PIP) wheel -v --no-deps --wheel-dir $(VENV)/wheel .)
	@sed -n 's/^.*onirim build: /  /p' $(LOG)
	@echo "Installing it into $(VENV) ..."
	@$(call quietly,$(PIP) install --force-reinstall --no-deps $(VENV)/wheel/*.whl)
	@$(call quietly,$(PIP) install $(VENV)/wheel/*.whl)
endef

$(VENV)/installed: $(VENV)/inputs $(INPUTS)
	@echo "Building onirim (compiling takes a minute or two, the first time) ..."
	$(build_and_install)
	@touch $@ $(VENV)/playable

# A player need not wait for the compiler's best: a quick build plays as well.
$(VENV)/playable: export ONIRIM_FAST_BUILD := 1
$(VENV)/playable: $(VENV)/inputs $(INPUTS)
	@echo "Building onirim (half a minute, the first time) ..."
	$(build_and_install)
	@touch $@

$(VENV)/dev: pyproject.toml | $(VENV)/installed
	@echo "Installing the development tools ..."
	@$(call quietly,$(PIP) install "$$(echo $(VENV)/wheel/*.whl)[dev]")
	@touch $@
