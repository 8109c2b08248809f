#!/usr/bin/env python3
"""A small bot for Fhtagn's line protocol (docs/bot-protocol.md): plays what it can, commits with everybody.

    npx fhtagn bot random --against "python3 docs/examples/bot.py"
"""
import json
import random
import sys

LIKED = {"attach": 4, "play": 3, "use": 2, "yes": 2, "keep": 1, "pass": -1}


def choose(question, chance):
    """The index of one of the options it likes best."""
    likings = [LIKED.get(option["do"], 0) for option in question["options"]]
    best = max(likings)
    return chance.choice([at for at, liking in enumerate(likings) if liking == best])


def assign(question, legal, chance):
    """For each item an index into its places, or -1. What `legal` already places must stay there."""
    if question["kind"] == "setup":
        return legal
    return [
        chance.randrange(len(places)) if at == -1 and places else at
        for at, places in zip(legal, question["places"])
    ]


def answer(message, chance):
    question = message["view"]["question"]
    reply = {"type": "answer", "decision": question["id"]}
    if question["form"] == "choose":
        return {**reply, "choose": choose(question, chance)}
    return {**reply, "assign": assign(question, message["legal"]["assign"], chance)}


chance = random.Random(0)
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        reply = {"type": "hello", "protocol": 1, "name": "example in Python"}
    elif kind == "new":
        chance = random.Random(message["seed"])
        reply = {"type": "ready"}
    elif kind == "ask":
        reply = answer(message, chance)
    else:
        reply = {"type": "bye" if kind == "bye" else "ready"}
    print(json.dumps(reply), flush=True)
    if kind == "bye":
        break
