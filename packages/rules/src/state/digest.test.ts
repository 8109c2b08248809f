import { describe, expect, test } from "vitest";
import { emptyState, makeGame } from "../new-game.ts";
import { beginEffect } from "../procedures/initiate.ts";
import { digestOf, hash } from "./digest.ts";
import { makeLibrary } from "./library.ts";
import { hashText } from "./save.ts";
import { type Disrupted, NOBODY, type State } from "./types.ts";

const empty = (): State => emptyState(makeGame({ library: makeLibrary([]) }), "digest");

/** One list of the text, byte for byte. */
const writtenIn = (state: State, list: string): string => JSON.stringify(JSON.parse(digestOf(state))[list]);

const PART: Disrupted = { of: "change", change: 5, part: 2 };
const WHOLE: Disrupted = { of: "effect", effect: 7 };

describe("the text of a state under its hash is what it always was", () => {
  test("for a table with nothing on it", () => {
    expect(digestOf(empty())).toBe(
      '{"cards":[],"P1":{"deck":[],"hand":[],"discard":[],"domains":[],"resources":[],"won":[],"removed":[]},"P2":{"deck":[],"hand":[],"discard":[],"domains":[],"resources":[],"won":[],"removed":[]},"stories":[-1,-1,-1],"conspiracies":[],"storyDeck":[],"inPlay":[],"starter":"P1","active":"P1","turn":0,"phase":"setup","phaseCount":0,"frames":[],"effects":[],"changes":[],"notes":[],"usedTriggers":[],"modifiers":[],"uses":[],"delayed":[],"windowSeen":[],"unasked":0,"nextId":1,"random":[-1402248648,-677005286,-54365882,725519289,-1568092004,-805487666,-1107037035,1074772928,1095699425,1779382209,91775336,-1719488960,-1772392064,2144384444,69662376,-1225487728],"handles":[0,0,0],"question":null,"result":null}',
    );
    expect(hash(empty())).toBe(hashText(digestOf(empty())));
  });

  test.each<[Disrupted | null, number]>([
    [null, 0],
    [PART, 323],
    [WHOLE, -7],
  ])("for an effect about %j", (about, written) => {
    const state = empty();
    beginEffect(state, {
      kind: "ability",
      timing: "disrupt",
      player: "P2",
      source: NOBODY,
      prepared: null,
      about,
    });
    expect(writtenIn(state, "effects")).toBe(
      `[{"id":1,"kind":"ability","timing":"disrupt","player":"P2","source":-1,"ability":null,"trigger":null,"about":${written},"from":"removed","x":0,"domain":-1,"cost":0,"overpaid":0,"chosen":{},"answered":[],"thatPlayer":"P2","each":-1,"named":"","done":true,"cancelled":false,"costPaid":false,"announced":false}]`,
    );
  });

  test("for the locals of a round and of other procedures", () => {
    const state = empty();
    const round = { player: "P1", passes: 0, notes: [], abouts: [PART, WHOLE, null], would: true };
    state.frames.push({ procedure: "disruptRound", step: 0, locals: round });
    state.frames.push({ procedure: "carryOut", step: 1, locals: { node: 3 } });
    expect(writtenIn(state, "frames")).toBe(
      '[{"procedure":"disruptRound","step":0,"locals":{"player":"P1","passes":0,"notes":[],"abouts":[323,-7,0],"would":true}},{"procedure":"carryOut","step":1,"locals":{"node":3}}]',
    );
  });
});
