"""What a viewer may know: who sees which card, and the state as one viewer observes it.

Whatever a seat is told goes one of three roads. Its view and its facts are made from the observed
state, or from what lies open and its own hand. Events carry an audience, which follows from the
same sight and marks.
"""
