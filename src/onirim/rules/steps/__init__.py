"""Steps and questions that modules share; none of them names a module."""
