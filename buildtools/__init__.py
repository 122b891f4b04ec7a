"""Used only while a wheel is built: compiles the engine, or says why it stays interpreted."""
