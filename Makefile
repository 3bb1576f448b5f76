# Everything runs through uv; where there is none, one is put into .tools/.
UV := $(shell command -v uv || echo .tools/bin/uv)
RUN := $(UV) run --quiet --all-extras
# Beside the project: what it does, it does in environments of its own.
RELEASE := $(UV) run --quiet --no-project --with twine==6.2.0 python -m release
# The tests start hundreds of processes: let Python keep what it has compiled, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=
# What runs side by side speaks one after the other, where make can do that.
GROUPED := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: play test check pytest format web-made web-check web-e2e web-dev dist release docs gallery pictures looks soak fuzz figures

play: $(UV)
	@$(UV) run --quiet --no-dev tenfold

# Two parts at a time, and browsers never beside the tests of servers and clusters: what waits for a processor
# is told from what is broken by time alone. Each part says everything when it has ended, and what fails says so
# at the end once more.
test: web-made
	@echo "Style, types, layers, tests and browser, two parts at a time: about eight minutes on two cores."
	@$(MAKE) --no-print-directory --jobs=2 $(GROUPED) pytest check && \
		$(MAKE) --no-print-directory --jobs=2 $(GROUPED) web-e2e web-check \
		|| { echo "Something failed: its own words stand above a line with ***." >&2; exit 1; }

pytest: $(UV)
	$(RUN) pytest -q -n auto

check: $(UV)
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) lint-imports --no-cache
	@$(MAKE) --no-print-directory docs
	$(UV) run --quiet --isolated --no-dev tenfold simulate --games 1 --seed 1

format: $(UV)
	$(RUN) ruff check --fix
	$(RUN) ruff format
	$(RUN) python web/make.py npm run --silent format

# The documentation as a site: build/site/index.html. What leads nowhere is an error.
docs: $(UV)
	$(RUN) python docs/build.py

# Wheel and source distribution in dist/, tried in empty environments with every Python that is there.
dist: $(UV)
	$(RELEASE) dist

# The same, once nothing is left that keeps the version from being published; then it says what to press.
release: $(UV)
	$(RELEASE) release

# Kills a server hundreds of times while people play on it, and counts what got lost.
soak: $(UV)
	$(RUN) python tests/server/soak.py --kills 300 --database sqlite
	$(RUN) python tests/server/soak.py --kills 300 --database postgres

# Attacks a server while people play on it, and tells what they notice, on both databases for ten minutes each:
# make fuzz FLAGS="--seconds 120 --seed 7 --database postgres"
fuzz: $(UV)
	$(RUN) python tests/server/fuzz $(FLAGS)

# Measures again what the documents say and is no longer so, one figure after the other; it may be stopped at any
# time and goes on where it was: make figures FLAGS="--list", FLAGS="--only luck"
figures: $(UV)
	$(RUN) python benchmarks/figures.py $(FLAGS)

# What the parts of the test would otherwise make at the same time.
web-made: $(UV)
	$(RUN) python web/make.py types
	$(RUN) python web/make.py build

# The web client, with the Node that comes as a Python package.
web-check: $(UV)
	$(RUN) python web/make.py check

# Whole tasks in a real browser. CHROMIUM=PATH names another one; without any, one is unpacked.
web-e2e: $(UV)
	$(RUN) python web/make.py e2e

# Pictures of every page and state: make gallery FLAGS="--widths 390 --only home,table"
gallery: $(UV)
	$(RUN) python web/make.py gallery $(FLAGS)

# The pictures of the README and the documentation anew: make pictures FLAGS="--only door_table"
pictures: $(UV)
	$(RUN) python web/make.py pictures $(FLAGS)

# What is wrong with every page as it is drawn, at every size and in every language:
# make looks FLAGS="--only cards,tiles --sizes 667x375 --pictures pictures"
looks: $(UV)
	$(RUN) python web/make.py looks $(FLAGS)

web-dev: $(UV)
	$(RUN) python web/make.py dev

.tools/bin/uv:
	python3 -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv
