# Everything runs through uv; where there is none, one is put into .tools/.
UV := $(shell command -v uv || echo .tools/bin/uv)
RUN := $(UV) run --quiet --all-extras

.PHONY: play test check format

play: $(UV)
	@$(UV) run --quiet --no-dev tenfold

test: check
	$(RUN) pytest -n auto

check: $(UV)
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) lint-imports --no-cache
	$(UV) run --quiet --isolated --no-dev tenfold simulate --games 1 --seed 1

format: $(UV)
	$(RUN) ruff check --fix
	$(RUN) ruff format

.tools/bin/uv:
	python3 -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv
