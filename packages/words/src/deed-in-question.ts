/** What will be done to a card that is chosen, by what the question is about. */
import type { EffectKind, StruggleWithVictim } from "@fhtagn/rules";
import type { AboutView } from "@fhtagn/rules/view";

const VICTIMS: Readonly<Record<StruggleWithVictim, EffectKind>> = {
  terror: "driveInsane",
  combat: "wound",
  arcane: "ready",
};

/** What will be done to the card that is chosen, where it is known. */
export function deedIn(about: AboutView): EffectKind | undefined {
  switch (about.about) {
    case "target":
    case "pick":
    case "cost":
      return about.deed;
    case "struggle":
      return VICTIMS[about.icon];
    case "search":
      return "search";
    case "restore":
      return "restore";
    case "host":
      return "attach";
    case "heroicOrVillainous":
      return "discard";
    default:
      return undefined;
  }
}
