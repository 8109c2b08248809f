import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const artist = "Aspiring Artist";
const domains = [["hastur"]];
const deck = ["T-Men", "...5"];

test("Aspiring Artist: a player who has won no story may draw a card for playing it", () => {
  given({ P1: { hand: [artist], deck, domains } });
  when(`P1 plays ${artist}`, `P1 uses ${artist}`);
  then.expect({ P1: { hand: 1, holds: ["T-Men"], deck: 5 }, P2: { hand: 0 } });
});

test("Aspiring Artist: who has won a story draws nothing", () => {
  given({ P1: { hand: [artist], deck, won: ["Opening Night"], domains } });
  when(`P1 plays ${artist}`);
  then.refused(`P1 uses ${artist}`);
});

test("Aspiring Artist: stories of the opponent do not matter", () => {
  given({ P1: { hand: [artist], deck, domains }, P2: { won: ["Opening Night"] } });
  when(`P1 plays ${artist}`, `P1 uses ${artist}`);
  then.expect({ P1: { holds: ["T-Men"] } });
});

test("Aspiring Artist: put into play by a card it was not played", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      discard: [artist],
      deck,
      domains: [["yog-sothoth", "yog-sothoth"]],
    },
  });
  when(`P1 plays Unspeakable Resurrection; X 1; choose ${artist}`);
  then.expect({ [artist]: { in: "play" }, P1: { hand: 0 } });
  then.refused(`P1 uses ${artist}`);
});
