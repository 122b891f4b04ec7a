"""Long play of everything with everything, every decision checked."""
