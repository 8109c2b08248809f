import { aCharacter, attachment, blank, choose, endOfPhase, loses, until } from "@fhtagn/rules/dsl";
import { eventThat, MADNESS } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const pistols = ".45 Pistols";
const STRIP = eventThat("Strip", until(endOfPhase, loses(aCharacter(), { icons: "all" })));
const FREEZE = eventThat("Freeze", until(endOfPhase, blank(choose(1, attachment()))));
const armed = { "Mad Artist": { attached: [pistols] } };

test(".45 Pistols attach to a character of either player for nothing, and give a Combat icon", () => {
  given({ P1: { hand: [pistols], play: ["Forest Sister", "Shadowed Woods"] }, P2: { play: ["Bag Man"] } });
  when(`P1 plays ${pistols}`);
  then.offered("P1", ["Forest Sister", "Bag Man"]);
  when("P1 chooses Forest Sister");
  then.expect({
    "Forest Sister": { icons: "TC" },
    "Bag Man": { icons: "CCI" },
    [pistols]: { in: "attached to Forest Sister" },
  });
});

test(".45 Pistols cannot be played where there is no character", () => {
  given({ P1: { hand: [pistols], play: ["Shadowed Woods"] } });
  then.refused(`P1 plays ${pistols}`, "ATT-10");
});

test(".45 Pistols: two of them give two icons", () => {
  given({ P1: { play: [{ "Mad Artist": { attached: [pistols, pistols] } }] } });
  then.expect({ "Mad Artist": { icons: "CCCA" } });
});

test(".45 Pistols: the icon goes with all icons of the bearer, and comes back with them", () => {
  given({ P1: { hand: ["Strip"], play: [armed] } }, { cards: [STRIP] });
  when("P1 plays Strip; choose Mad Artist");
  then.expect({ "Mad Artist": { icons: "" }, [pistols]: { in: "attached to Mad Artist" } });
  when({ advance: "story before commits" });
  then.now({ "Mad Artist": { icons: "CCA" } });
});

test(".45 Pistols put on after the icons were lost give theirs", () => {
  given({ P1: { hand: ["Strip", pistols], play: ["Mad Artist"] } }, { cards: [STRIP] });
  when("P1 plays Strip; choose Mad Artist", `P1 plays ${pistols}; choose Mad Artist`);
  then.expect({ "Mad Artist": { icons: "C" } });
});

test(".45 Pistols give nothing while they are blank", () => {
  given({ P1: { hand: ["Freeze"], play: [armed] } }, { cards: [FREEZE] });
  when("P1 plays Freeze");
  then.expect({ "Mad Artist": { icons: "CA" } });
});

test(".45 Pistols are destroyed when the bearer goes insane", () => {
  given({ P1: { hand: ["Madness"], play: [armed] } }, { cards: [MADNESS] });
  when("P1 plays Madness; choose Mad Artist");
  then.expect({ [pistols]: { in: "P1 discard" }, "Mad Artist": { state: "insane", icons: "" } });
});
