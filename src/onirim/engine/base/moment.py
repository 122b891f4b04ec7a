"""A moment at which several modules have something to do, one after the other."""

from __future__ import annotations

from onirim.engine.hooks import GO, Step
from onirim.engine.native import i64
from onirim.engine.table import Table


class Moment(Step):
    """Argument: how many modules were told << 16 | moment << 8 | the moment's own argument."""

    def name(self) -> str:
        return "moment"

    def run(self, g: Table) -> i64:
        arg = g.arg()
        moment = (arg >> 8) & 255
        told = arg >> 16
        modules = g.rules.at_moment[moment]
        if told == len(modules):
            g.done()
            return GO
        g.set_arg(arg + 65536)
        modules[told].at_moment(g, moment, arg & 255)
        return GO
