import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const elder = "Guardian Elder Thing";
const committed = { phase: "story", at: "after opposing" } as const;
const at = (story: string) => ({ story });

test("Guardian Elder Thing wounds everybody at its story for 2, itself included", () => {
  given({
    ...committed,
    P1: { play: [{ [elder]: at("S1") }, { "Bag Man": at("S1") }, "Peeler"], domains: [["hastur", "agency"]] },
    P2: { play: [{ "Hired Muscle": at("S1") }, { Cthulhu: at("S1") }, "Mad Artist"] },
  });
  when(`P1 uses ${elder}`);
  then.expect({
    [elder]: { in: "S1", wounds: 1 },
    "Bag Man": { in: "P1 discard" },
    "Hired Muscle": { wounds: 1 },
    Cthulhu: { in: "S1", wounds: 0 },
    Peeler: { in: "play" },
    "Mad Artist": { in: "play" },
    "P1.D1": { drained: true },
  });
});

test("Guardian Elder Thing has no such ability while it is not committed", () => {
  given({
    ...committed,
    P1: { play: [elder, { "Bag Man": at("S1") }], domains: [["hastur", "agency"]] },
    P2: { play: [{ "Mad Artist": at("S1") }] },
  });
  then.refused(`P1 uses ${elder}`);
});

test("Guardian Elder Thing leaves other stories alone", () => {
  given({
    ...committed,
    P1: { play: [{ [elder]: at("S1") }, { "Bag Man": at("S2") }], domains: [["hastur", "agency"]] },
    P2: { play: [{ "Mad Artist": at("S2") }, { "Mad Genius": at("S1") }] },
  });
  when(`P1 uses ${elder}`);
  then.expect({
    "Mad Genius": { in: "P2 discard" },
    "Bag Man": { in: "S2" },
    "Mad Artist": { in: "S2" },
  });
});

test("Guardian Elder Thing's third use is its last", () => {
  given({
    ...committed,
    P1: {
      play: [{ [elder]: at("S1") }],
      domains: [
        ["hastur", "agency"],
        ["hastur", "agency"],
        ["hastur", "agency"],
      ],
    },
    P2: { play: [{ "G-Men": at("S1") }] },
  });
  when(`P1 uses ${elder}; drain D1`, `P1 uses ${elder}; drain D2`);
  then.expect({ [elder]: { wounds: 2 }, "G-Men": { wounds: 2 } });
  when(`P1 uses ${elder}; drain D3`);
  then.expect({ [elder]: { in: "P1 discard" }, "G-Men": { in: "S1", wounds: 3 } });
});

test("Guardian Elder Thing can be used when it defends, by its controller, for 2 resources of one domain", () => {
  const position = (domains: string[][]) =>
    ({
      ...committed,
      P1: { play: [{ "Mad Artist": at("S1") }], domains: [["agency", "agency"]] },
      P2: { play: [{ [elder]: at("S1") }], domains },
    }) as const;
  given(position([["hastur", "hastur"]]));
  then.refused(`P1 uses ${elder}`);
  when(`P2 uses ${elder}`);
  then.expect({ "Mad Artist": { in: "P1 discard" }, [elder]: { wounds: 1 }, phase: "story", active: "P1" });

  given(position([["hastur"], ["hastur"]]));
  then.refused(`P2 uses ${elder}`, "PAY-01");
});

test("Guardian Elder Thing's wounds can be cancelled one by one", () => {
  given({
    ...committed,
    P1: { play: [{ [elder]: at("S1") }], domains: [["hastur", "agency"]] },
    P2: { play: [{ "Forest Sister": at("S1") }, { "Mad Artist": at("S1") }], domains: [["agency"]] },
  });
  when(`P1 uses ${elder}`, "P2 uses Forest Sister");
  then.expect({
    "Forest Sister": { in: "S1" },
    "Mad Artist": { in: "P2 discard" },
    [elder]: { wounds: 1 },
  });
});
