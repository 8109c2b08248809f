import {
  action,
  attachTo,
  becomes,
  blank,
  character as characterIs,
  choose,
  destroy,
  discard,
  draw,
  each,
  entersDiscardPile,
  exactly,
  exhaust,
  gains,
  host,
  passive,
  pay,
  putIntoPlay,
  resource,
  response,
  thisCard,
  worksAsResource,
  wound,
  you,
} from "@fhtagn/rules/dsl";
import { BLAST } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { freeCharacter, freeEvent, freeSupport } from "./free-cards.ts";
import { CLERK, GUARD } from "./timing-cards.ts";

const AZATHOTH = freeSupport("Called by Azathoth", {
  ...attachTo(characterIs()),
  abilities: [passive(blank(host, { printed: true }))],
});
const blanked = (title: string) => ({ [title]: { attached: ["Called by Azathoth"] } });

const SCHOLAR = freeCharacter(
  "Scholar",
  [action({ effect: draw(you, 1) }), passive(gains(each(characterIs()), { skill: 1 }))],
  {
    faction: "hastur",
    cost: 2,
    skill: 3,
    icons: "TA",
    subtypes: ["Cultist"],
    keywords: ["Fast", "Toughness +1"],
  },
);

test("TEXT-01 the text box is subtypes and game text, keywords included", () => {
  given({ P1: { play: ["Scholar", "Clerk"] } }, { cards: [SCHOLAR, AZATHOTH, CLERK] });
  then.expect({
    Scholar: { subtypes: ["Cultist"], keywords: ["Fast", "Toughness +1"], blank: false },
    Clerk: { skill: 1 },
  });
  given({ P1: { play: [blanked("Scholar"), "Clerk"] } }, { cards: [SCHOLAR, AZATHOTH, CLERK] });
  then.expect({ Scholar: { subtypes: [], keywords: [], blank: true }, Clerk: { skill: 0 } });
  then.refused("P1 uses Scholar");
});

test("TEXT-02 cost, faction, skill and type are outside it", () => {
  const hunt = freeEvent("Hunt", [
    action({ effect: destroy(choose(1, characterIs({ faction: "hastur", printed: { cost: exactly(2) } }))) }),
  ]);
  given(
    { P1: { hand: ["Hunt"], play: ["Clerk"] }, P2: { play: [blanked("Scholar")] } },
    { cards: [SCHOLAR, AZATHOTH, hunt, CLERK] },
  );
  then.expect({ Scholar: { skill: 3, cost: 2, icons: "TA" }, P2: { characters: 1 } });
  when("P1 plays Hunt");
  then.expect({ turn: 7, Scholar: { in: "P2 discard" }, Clerk: { in: "play" } });
});

test("TEXT-03 struggle icons are not in the text box, large booster icons are", () => {
  const shoggoth = freeCharacter("Elder Shoggoth", [], { skill: 4, icons: "TTC", boosters: "TT" });
  const at = { phase: "story", at: "after opposing" } as const;
  const cards = [shoggoth, AZATHOTH];
  given({ ...at, P1: { play: [{ "Elder Shoggoth": { story: "S1" } }] } }, { cards });
  then.expect({ S1: { struggles: "TTTCAI" } });
  given(
    { ...at, P1: { play: [{ "Elder Shoggoth": { story: "S1", attached: ["Called by Azathoth"] } }] } },
    { cards },
  );
  then.expect({ S1: { struggles: "TCAI" }, "Elder Shoggoth": { icons: "TTC" } });
  when({ advance: "after resolution" });
  then.expect({ log: ["struggle T at S1 won by P1", "struggle C at S1 won by P1"] });
});

const DEEP = freeCharacter(
  "Deep",
  [action({ effect: draw(you, 1) }), response({ when: entersDiscardPile(thisCard), effect: draw(you, 1) })],
  { subtypes: ["Deep One"] },
);

test("TEXT-04 a resource cannot use its text and is no choice among cards in play", () => {
  const call = freeEvent("Call", [
    action({ effect: wound(choose(1, characterIs({ subtype: "Deep One" }))) }),
  ]);
  const quake = freeEvent("Quake", [action({ effect: discard(choose(1, resource())) })]);
  const cards = [DEEP, call, quake];
  for (const ruleset of ["lcg", "ccg"] as const) {
    given({ P1: { hand: ["Call", "Quake"], domains: [["Deep"]] } }, { cards, ruleset });
    then.refused("P1 uses Deep");
    then.refused("P1 plays Call", "TGT-02");
    when("P1 plays Quake; choose Deep");
    then.refused("P1 uses Deep");
    then.expect({ turn: 7, Deep: { in: "P1 discard" }, P1: { hand: 1 } });
  }
});

test("TEXT-04 unless its text says so", () => {
  const zoog = freeCharacter("Zoog", {
    ...worksAsResource,
    abilities: [action({ from: "resource", cost: pay(1), effect: draw(you, 1) })],
  });
  given({ P1: { domains: [["Zoog"]] } }, { cards: [zoog] });
  when("P1 uses Zoog; drain D1");
  then.expect({ P1: { hand: 1 } });
});

test("TEXT-05 a card naming itself means that copy only", () => {
  const porter = freeCharacter("Porter", [action({ cost: exhaust(thisCard), effect: draw(you, 1) })]);
  given({ P1: { play: ["Porter", "Porter"] }, P2: { play: ["Porter"] } }, { cards: [porter] });
  when("P1 uses Porter#2");
  then.expect({
    "P1 Porter": { state: "ready" },
    "P1 Porter#2": { state: "exhausted" },
    "P2 Porter": { state: "ready" },
    P1: { hand: 1 },
  });
});

test("TEXT-07 an effect that names cards on domains reads them as printed", () => {
  const gate = freeEvent("Twilight Gate", [
    action({
      effect: putIntoPlay(
        choose(1, characterIs({ in: "resource", controller: you, not: { subtype: "Ancient One" } })),
      ),
    }),
  ]);
  const cards = [gate, CLERK, GUARD, BLAST];
  given(
    { P1: { hand: ["Twilight Gate"], domains: [["Cthulhu", "Blast"]] }, P2: { domains: [["Clerk"]] } },
    { cards },
  );
  then.refused("P1 plays Twilight Gate", "TGT-02");
  given({ P1: { hand: ["Twilight Gate"], domains: [["Cthulhu"], ["Clerk", "Guard"]] } }, { cards });
  when("P1 plays Twilight Gate");
  then.offered("P1", ["Clerk", "Guard"]);
  when("P1 chooses Clerk");
  then.expect({ Clerk: { in: "play" }, Cthulhu: { in: "P1.D1" } });
});

test("TEXT-08 a lasting effect made by a text goes on when that text is blanked later", () => {
  const pillar = freeSupport("Guardian Pillar", [
    action({
      cost: exhaust(thisCard),
      effect: becomes(thisCard, {
        type: "character",
        skill: 4,
        icons: { terror: 1, combat: 3 },
        keywords: ["Invulnerability"],
      }),
    }),
  ]);
  const ground = freeSupport("Neutral Ground", [
    passive(blank(each(characterIs({ neutral: true })), { printed: true })),
  ]);
  const cards = [pillar, ground, freeCharacter("Man", [], { keywords: ["Fast"] })];
  given({ P1: { hand: ["Neutral Ground"], play: ["Guardian Pillar", "Man"] } }, { cards });
  when("P1 uses Guardian Pillar", "P2 passes", "P1 plays Neutral Ground");
  then.expect({
    turn: 7,
    Man: { keywords: [], blank: true },
    "Guardian Pillar": { skill: 4, icons: "TCCC", keywords: ["Invulnerability"] },
    P1: { characters: 2 },
  });
});
