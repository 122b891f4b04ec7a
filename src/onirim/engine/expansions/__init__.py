"""The expansions, one file each. None imports another; only the catalogue names them."""
