/** The order in which figures count icons. The rules' own list would bring the engine into the page. */
import type { Icon } from "@fhtagn/rules";

export const ICON_ORDER = ["terror", "combat", "arcane", "investigation"] as const satisfies readonly Icon[];
