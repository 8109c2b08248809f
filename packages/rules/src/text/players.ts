/** Players as subjects and as owners of things, in both languages. */
import type { PlayerRef } from "../language/expressions.ts";
import type { Locale } from "../language/words.ts";
import { possessive } from "./english.ts";
import { de, type Gender, le, que, son } from "./french.ts";
import type { InEach, Say } from "./speech.ts";

/** The player already named as the one who acts: "he", "his". */
const isActor = (player: PlayerRef, say: Say): boolean =>
  player !== "you" && player === say.voice.actor && say.voice.form !== "none";

const ENGLISH: { readonly [P in PlayerRef]: string } = {
  you: "you",
  opponent: "your opponent",
  anyPlayer: "a player",
  thatPlayer: "that player",
  active: "the active player",
  controllerOfIt: "its controller",
  ownerOfIt: "its owner",
  controllerOfThat: "its controller",
  controllerOfHost: "its controller",
  theOtherPlayer: "the other player",
};

const FRENCH: { readonly [P in PlayerRef]: string } = {
  you: "vous",
  opponent: "votre adversaire",
  anyPlayer: "un joueur",
  thatPlayer: "ce joueur",
  active: "le joueur actif",
  controllerOfIt: "son contrôleur",
  ownerOfIt: "son propriétaire",
  controllerOfThat: "son contrôleur",
  controllerOfHost: "son contrôleur",
  theOtherPlayer: "l'autre joueur",
};

const PLAYER_NAMES: { readonly [L in Locale]: typeof FRENCH } = { en: ENGLISH, fr: FRENCH };
const HE: InEach = { en: "he", fr: "il" };

/** As the subject of a verb. */
export function player(who: PlayerRef, say: Say): string {
  if (isActor(who, say)) return HE[say.locale];
  return PLAYER_NAMES[say.locale][who];
}

/** "your", "his", "your opponent's". */
export function whose(who: PlayerRef, say: Say): string {
  if (who === "you") return "your";
  return isActor(who, say) ? "his" : possessive(ENGLISH[who]);
}

export interface FrenchThing {
  readonly noun: string;
  readonly gender: Gender;
  readonly plural?: boolean;
}

/** "votre main", "sa main", "la main de votre adversaire". */
export function frenchWhose(who: PlayerRef, thing: FrenchThing, say: Say): string {
  const { noun, gender, plural = false } = thing;
  if (who === "you") return `${plural ? "vos" : "votre"} ${noun}`;
  if (isActor(who, say)) return plural ? `ses ${noun}` : son(noun, gender);
  return `${plural ? `les ${noun}` : le(noun, gender)} ${de(FRENCH[who])}`;
}

/** "you control", "he controls". */
export const controlsText = (who: PlayerRef, say: Say): string =>
  `${player(who, say)} ${who === "you" ? "control" : "controls"}`;

/** "que vous contrôlez", "qu'il contrôle", "que contrôle votre adversaire". */
export function frenchControls(who: PlayerRef, say: Say): string {
  if (who === "you") return "que vous contrôlez";
  return isActor(who, say) ? "qu'il contrôle" : que(`contrôle ${FRENCH[who]}`);
}
