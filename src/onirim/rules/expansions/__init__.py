"""The expansions, a file or a package each. None imports another; only the catalogue names them."""
