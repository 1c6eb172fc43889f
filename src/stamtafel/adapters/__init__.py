"""The games as environments of the usual toolkits; each needs an extra of its own.

stamtafel[pettingzoo]   adapters.pettingzoo: all seats, one after another or at once
stamtafel[gymnasium]    adapters.gymnasium: one seat against bots, alone or many at once
stamtafel[openspiel]    adapters.openspiel: exact games with chance, for search and solvers
"""
