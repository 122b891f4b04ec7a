"""What the rule tools share: the list of ids, the tags in the code, the marks in the tests."""
