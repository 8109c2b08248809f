import { describe, expect, test } from "vitest";
import { makeChange } from "../effects/proposed-changes.ts";
import { cardCode } from "../language/cards.ts";
import { emptyState, makeGame } from "../new-game.ts";
import { beginEffect } from "../procedures/begin-effect.ts";
import { digestOf, hash } from "./digest.ts";
import { makeLibrary } from "./library.ts";
import { gameStreams } from "./random.ts";
import { makeNote } from "./report.ts";
import { hashText } from "./save.ts";
import {
  type Change,
  type Copied,
  cardId,
  type Disrupted,
  type LastKnown,
  type NamedWord,
  NOBODY,
  type State,
} from "./types.ts";
import type { Limited, TakenAction, UsedTrigger } from "./used.ts";

const empty = (): State => emptyState(makeGame({ library: makeLibrary([]) }), gameStreams("digest"));

/** One list of the text, byte for byte. */
const writtenIn = (state: State, list: string): string => JSON.stringify(JSON.parse(digestOf(state))[list]);

const PUT = { as: "put", exhausted: false, insane: false, committed: false, host: "none" } as const;
const GONE: LastKnown = {
  id: cardId(5),
  owner: "P2",
  controller: "P1",
  zone: "play",
  host: NOBODY,
  story: cardId(4),
  condition: "insane",
  layExhausted: false,
  faceDown: false,
  wounds: 2,
  tokens: 0,
  successP1: 0,
  successP2: 0,
  drained: false,
  since: 7,
  blank: false,
  type: "character",
  subtypes: ["Cultist"],
  faction: "none",
  keywords: ["Fast"],
  skill: 3,
  cost: 1,
  icons: [1, 0, 0, 0],
  attachments: [],
};
const CODE = cardCode("core-set-12");
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

  test.each<[NamedWord, string]>([
    [{ what: "icon", word: "terror" }, "terror"],
    [{ what: "faction", word: "hastur" }, "hastur"],
    [{ what: "subtype", word: "Cultist" }, "Cultist"],
  ])("for an effect that named %j", (named, written) => {
    const state = empty();
    const effect = beginEffect(state, {
      kind: "framework",
      timing: "",
      player: "P1",
      source: NOBODY,
      prepared: null,
    });
    effect.named = named;
    expect(writtenIn(state, "effects")).toContain(`"each":-1,"named":"${written}","done":true`);
  });

  test.each<[NamedWord | null, Copied | null, string]>([
    [null, null, ""],
    [{ what: "subtype", word: "Cultist" }, null, "Cultist"],
    [null, { code: CODE, keywords: { names: [], toughness: 0, fated: 0 } }, "core-set-12"],
    [
      null,
      { code: CODE, keywords: { names: ["Fast", "Toughness", "Fated"], toughness: 2, fated: 3 } },
      "core-set-12|Fast|Toughness +2|Fated 3",
    ],
  ])("for a lasting effect that named %j and copied %j", (named, copied, written) => {
    const state = empty();
    state.modifiers.push({
      id: 4,
      source: cardId(3),
      ability: { code: CODE, index: 1 },
      node: 2,
      player: "P1",
      subjects: [cardId(8)],
      lives: [1],
      until: "endOfPhase",
      values: [0, 1],
      named,
      copied,
      uses: 0,
    });
    expect(writtenIn(state, "modifiers")).toBe(
      `[{"id":4,"source":3,"ability":{"code":"core-set-12","index":1},"node":2,"player":"P1","subjects":[8],"lives":[1],"until":"endOfPhase","values":[0,1],"named":"${written}","uses":0}]`,
    );
  });

  test.each<[Partial<Change>, string]>([
    [{ how: null }, ""],
    [{ how: { as: "framework" } }, "framework"],
    [{ how: { as: "step" } }, "step"],
    [{ how: { as: "fatal" } }, "fatal"],
    [{ how: { as: "fallsBack" } }, "fallsBack"],
    [{ how: { as: "passed" } }, "passed"],
    [{ how: { as: "faceDown" } }, "faceDown"],
    [{ how: { as: "until", until: "endOfPhase" } }, "endOfPhase"],
    [{ how: { as: "deck", where: "bottom", faceUp: false } }, "bottom"],
    [{ how: { as: "deck", where: "shuffled", faceUp: false } }, "shuffled"],
    [{ how: { as: "deck", where: "top", faceUp: true } }, "topFaceUp"],
    [{ how: { as: "onto", host: "given" } }, "attached"],
    [{ how: { as: "onto", host: "chosen" } }, " attached"],
    [{ how: { ...PUT, exhausted: true, insane: false, host: "given" } }, "exhausted   attached"],
    [{ how: { ...PUT, insane: true, committed: true } }, " insane committed "],
    [{ how: { ...PUT, host: "chosen" } }, "    attached"],
    [{ how: { as: "fatal" }, resilient: "no" }, "declined"],
    [{ how: { as: "fatal" }, resilient: "yes" }, "resilient"],
    [{ kind: "moveCard", how: { as: "deck", where: "top", faceUp: false }, resilient: "yes" }, "top"],
  ])("for a change %j", (details, written) => {
    const state = empty();
    const one: Change = { ...makeChange(state, "destroy", { card: NOBODY }), ...details };
    const text = `{"kind":"${one.kind}","card":-1,"player":"P1","count":1,"other":-1,"to":"","how":"${written}","cause":"rule","source":-1,"replaced":[]}`;
    state.changes.push({ id: 4, parts: [one], struck: [0] });
    expect(writtenIn(state, "changes")).toBe(`[{"id":4,"parts":[${text}],"struck":[0]}]`);
    state.frames.push({ procedure: "changes", step: 1, locals: { groups: [[one]], next: 1 } });
    expect(writtenIn(state, "frames")).toBe(
      `[{"procedure":"changes","step":1,"locals":{"groups":[[${text}]],"next":1}}]`,
    );
  });

  test("for a trigger met by a card that left play, wherever it is kept", () => {
    const state = empty();
    const worn: LastKnown = { ...GONE, id: cardId(6), host: GONE.id };
    const one = makeNote(state, "cardLeftPlay", { player: "P2", was: { ...GONE, attachments: [worn] } });
    const text =
      '{"id":1,"event":"cardLeftPlay","effect":0,"card":-1,"player":"P2","story":-1,"other":-1,"icon":"","count":0,"cause":"rule","source":-1,"from":"","to":"","framework":false,"was":{"controller":"P1","type":"character","subtypes":["Cultist"],"insane":true,"blank":false,"wounds":2,"skill":3,"story":4,"host":-1,"faction":"none","keywords":["Fast"]},"cards":[]}';
    state.notes.push(one);
    expect(writtenIn(state, "notes")).toBe(`[${text}]`);
    const round = { player: "P1", passes: 1, notes: [one], abouts: [null], would: false };
    state.frames.push({ procedure: "disruptRound", step: 0, locals: round });
    expect(writtenIn(state, "frames")).toContain(
      `"locals":{"player":"P1","passes":1,"notes":[${text}],"abouts":[0],"would":false}`,
    );
    beginEffect(state, {
      kind: "ability",
      timing: "response",
      player: "P2",
      source: NOBODY,
      prepared: null,
      note: one,
    });
    expect(writtenIn(state, "effects")).toContain(`"ability":null,"trigger":${text},"about":0`);
  });

  test("for a change that stands in for another", () => {
    const state = empty();
    const replaced = [{ source: cardId(12), ability: 1 }];
    state.changes.push({ id: 4, parts: [{ ...makeChange(state, "wound", {}), replaced }], struck: [] });
    expect(writtenIn(state, "changes")).toContain('"source":-1,"replaced":["12/1"]}');
  });

  const ability = { code: CODE, index: 1 };
  const card = cardId(9);

  test.each<[Limited, string]>([
    [{ by: "copy", card, life: 3, ability }, "9.3/core-set-12.1"],
    [{ by: "title", title: "T-Men", player: "P2", ability }, "T-Men/P2/core-set-12.1"],
    [{ by: "dormant", player: "P1", story: card }, "dormant/P1/9"],
  ])("for a use %j", (what, written) => {
    const state = empty();
    state.uses.push({ what, until: "turn" });
    expect(writtenIn(state, "uses")).toBe(`[{"key":"${written}","until":"turn"}]`);
  });

  test.each<[UsedTrigger, string]>([
    [{ to: "note", note: 4, card, ability, player: null }, "4/9/core-set-12.1"],
    [{ to: "note", note: -1, card, ability, player: "P2" }, "-1/9/core-set-12.1/P2"],
    [{ to: "effect", effect: 5, card, ability }, "w5/9/core-set-12.1"],
  ])("for an answer %j", (used, written) => {
    const state = empty();
    state.usedTriggers.push(used);
    expect(writtenIn(state, "usedTriggers")).toBe(`["${written}"]`);
  });

  test.each<[TakenAction, string]>([
    [{ do: "play", card }, "1x9:9.."],
    [{ do: "use", card, ability }, "1x9:9..core-set-12.1"],
    [{ do: "makeDormant", card, on: cardId(4) }, "1x9:9.4."],
  ])("for an action %j", (action, written) => {
    const state = empty();
    state.windowSeen.push({ position: "1x9", action });
    expect(writtenIn(state, "windowSeen")).toBe(`["${written}"]`);
  });

  test("for the locals of a round and of other procedures", () => {
    const state = empty();
    const round = { player: "P1", passes: 0, notes: [], abouts: [PART, WHOLE, null], would: true };
    state.frames.push({ procedure: "disruptRound", step: 0, locals: round });
    state.frames.push({ procedure: "carryOut", step: 1, locals: { node: 3, before: true } });
    state.frames.push({ procedure: "eachPlayer", step: 1, locals: { node: 2, before: true, over: true } });
    expect(writtenIn(state, "frames")).toBe(
      '[{"procedure":"disruptRound","step":0,"locals":{"player":"P1","passes":0,"notes":[],"abouts":[323,-7,0],"would":true}},{"procedure":"carryOut","step":1,"locals":{"node":3,"before":true}},{"procedure":"eachPlayer","step":1,"locals":{"node":2,"inFull":true,"over":true}}]',
    );
  });
});
