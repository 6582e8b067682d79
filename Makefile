# make        builds the site into output/
# make test   installs what the tests need, then runs all of them

.PHONY: site test tools format lint unit build browser screenshots clean
.NOTPARALLEL:

site:
	cargo run --release --locked --quiet -- build

test: format lint unit build tools browser

format:
	cargo fmt --check

lint:
	cargo clippy --locked --all-targets -- -D warnings

# The library's tests, the properties, the snapshots and the command line.
unit:
	cargo test --locked --no-fail-fast

# The real content has no fault, and the site is built from it.
build:
	cargo build --release --locked
	target/release/rulesheet check --lenient
	target/release/rulesheet build

# A browser, a validator and what measures a printed page.
tools:
	tests/browser/install.sh

browser:
	cd tests/browser && npm test

# The pictures of the README.
screenshots: build tools
	cd tests/browser && node screenshots.mjs

clean:
	cargo clean
	rm -rf tests/browser/node_modules tests/browser/artefacts
