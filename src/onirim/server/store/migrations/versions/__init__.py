"""One file a migration; they are never changed once released."""
