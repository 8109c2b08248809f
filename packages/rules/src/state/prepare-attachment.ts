/** The face of a card that is no support while it is attached. */
import type { Printed, PrintedKeywords } from "./game.ts";

const NO_KEYWORDS: PrintedKeywords = { names: [], toughness: 0, fated: 0 };
const NO_ICONS_PRINTED: Printed["icons"] = [0, 0, 0, 0];

/** ATT-04, ATT-05: title, uniqueness, faction and cost are left; what text it has the attaching effect says (ATT-15). */
export function attachmentOf(printed: Printed): Printed {
  return {
    ...printed,
    facts: { ...printed.facts, type: "support", subtypes: ["Attachment"], keywords: [], transient: false },
    type: "support",
    skill: 0,
    skillIsX: false,
    icons: NO_ICONS_PRINTED,
    boosters: NO_ICONS_PRINTED,
    struggles: [],
    keywords: NO_KEYWORDS,
    alignment: 0,
    attachTo: null,
    playOnly: null,
    abilities: [],
    own: [],
    continuous: [],
    hears: [],
    actsFrom: [],
    hasWhenever: false,
    worksAsResource: false,
    costTexts: [],
  };
}
