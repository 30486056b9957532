# Each target is one call; what is longer stands in scripts/.
.DEFAULT_GOAL := help
.PHONY: help play setup page test test-all check bench fmt clean

help:  ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

play:  ## install, then open the table in a browser (PORT=8000)
	@scripts/install
	@exec .venv/bin/grandstand serve $(if $(PORT),--port $(PORT))

setup:  ## make .venv with everything that developing needs
	@scripts/setup

page:  ## build the page
	@scripts/page

test: check  ## all checks and tests, but for the slow ones
	@scripts/test

test-all: check  ## all checks and tests
	@scripts/test -m ""

check: setup  ## lint, formatting, types, citations of the rules
	@scripts/check

bench: setup  ## measure the speed
	@.venv/bin/grandstand bench

fmt:  ## format the code, and mend what can be mended
	@scripts/fmt

clean:  ## remove all that the other targets made
	@scripts/clean
