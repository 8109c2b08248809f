/** People from the waist up: clothes, head, hat or hair, and something in the hand. */
import {
  type Brush,
  type Drawing,
  type DrawingPart,
  type Echo,
  edged,
  fill,
  line,
  type Subject,
} from "../drawing.ts";
import type { Chance } from "../random.ts";
import { ITEMS, type ItemName } from "./items.ts";
import {
  CLOTHES,
  type Clothes,
  EXTRAS,
  type Extra,
  FACE,
  HEAD,
  HEADWEAR,
  type Headwear,
} from "./wardrobe.ts";

interface Outfit {
  readonly clothes: readonly [Clothes, ...Clothes[]];
  readonly headwear: readonly [Headwear, ...Headwear[]];
  readonly extras: readonly [Extra | "", ...(Extra | "")[]];
  readonly props: readonly [ItemName | "", ...(ItemName | "")[]];
}

const OUTFITS = {
  detective: {
    clothes: ["coat", "coat", "suit"],
    headwear: ["fedora", "fedora", "bowler", "cap", "cloche"],
    extras: ["", "", "cigarette", "moustache", "pipe"],
    props: ["", "", "pistol", "lantern", "papers"],
  },
  scholar: {
    clothes: ["suit", "suit", "coat"],
    headwear: ["parted", "bald", "short", "bun", "wild"],
    extras: ["glasses", "glasses", "beard", "pipe", "monocle"],
    props: ["", "tome", "papers", "scroll", "candle"],
  },
  gunman: {
    clothes: ["suit", "coat"],
    headwear: ["fedora", "bowler", "cap", "parted"],
    extras: ["", "scar", "cigarette", "moustache"],
    props: ["pistol", "shotgun", "pistol", "dagger", ""],
  },
  cultist: {
    clothes: ["robe"],
    headwear: ["hood", "cowl", "hood"],
    extras: [""],
    props: ["dagger", "candle", "", "skull", "idol"],
  },
  scientist: {
    clothes: ["labcoat"],
    headwear: ["wild", "bald", "short", "bun"],
    extras: ["glasses", "glasses", ""],
    props: ["", "syringe", "bottle", "papers"],
  },
  officer: {
    clothes: ["uniform"],
    headwear: ["peaked", "peaked", "short"],
    extras: ["", "moustache", "scar"],
    props: ["", "pistol", "papers", ""],
  },
  lady: {
    clothes: ["dress"],
    headwear: ["bob", "cloche", "bun", "long"],
    extras: ["", "", "cigarette"],
    props: ["", "", "mask", "candle"],
  },
  sorcerer: {
    clothes: ["robe", "coat"],
    headwear: ["turban", "wild", "hood", "bald"],
    extras: ["beard", "", "monocle"],
    props: ["amulet", "grimoire", "candle", "skull", "scroll"],
  },
  lodge: {
    clothes: ["suit", "robe"],
    headwear: ["tophat", "tophat", "hood", "bun"],
    extras: ["monocle", "moustache", "", "beard"],
    props: ["key", "candle", "", "scroll"],
  },
  explorer: {
    clothes: ["coat", "uniform"],
    headwear: ["pith", "fedora", "pith", "cap"],
    extras: ["beard", "", "moustache"],
    props: ["lantern", "scroll", "idol", "pistol"],
  },
  lunatic: {
    clothes: ["wraps", "suit"],
    headwear: ["wild", "bald", "long"],
    extras: ["", "blind", "glasses"],
    props: ["", "", "dagger"],
  },
  artist: {
    clothes: ["suit", "dress"],
    headwear: ["wild", "long", "bob", "cap"],
    extras: ["", "moustache"],
    props: ["palette", "mask", "", "candle"],
  },
  mummy: { clothes: ["wraps"], headwear: ["cowl"], extras: [""], props: [""] },
} as const satisfies Record<string, Outfit>;
export type OutfitName = keyof typeof OUTFITS;

interface Person {
  readonly clothes: Clothes;
  readonly headwear: Headwear;
  readonly extra: Extra | "";
  readonly prop: ItemName | "";
}

const isIn = <T extends object>(table: T, word: string): word is string & keyof T =>
  Object.hasOwn(table, word);

/** Chance dresses him; the words of a hand-tuned line come after and win. */
function dress(outfit: Outfit, { chance, details }: Brush): Person {
  let person: Person = {
    clothes: chance.pick(outfit.clothes),
    headwear: chance.pick(outfit.headwear),
    extra: chance.pick(outfit.extras),
    prop: chance.pick(outfit.props),
  };
  if (details.length > 0) person = { ...person, extra: "", prop: "" };
  for (const word of details) {
    if (isIn(CLOTHES, word)) person = { ...person, clothes: word };
    else if (isIn(HEADWEAR, word)) person = { ...person, headwear: word };
    else if (isIn(EXTRAS, word)) person = { ...person, extra: word };
    else if (isIn(ITEMS, word)) person = { ...person, prop: word };
  }
  return person;
}

const ARM = "M-96 150C-98 112-88 92-66 78L-52 88C-64 100-66 122-64 150Z";
const HAND = fill("rim", "M-70 84q-4-14 8-16 14 0 14 12-4 12-14 12z");

/** How a thing is held where it is not simply held up. */
const HOLDS: { readonly [I in ItemName]?: string } = {
  pistol: "translate(-62 40)rotate(-82)scale(.4)",
  shotgun: "translate(-52 46)rotate(-58)scale(.62)",
  dagger: "translate(-52 40)rotate(-40)scale(.5)",
  sword: "translate(-62 20)scale(.6)",
  tome: "translate(-46 66)rotate(-8)scale(.42)",
  palette: "translate(-62 62)scale(.44)",
  microphone: "translate(-66 30)rotate(12)scale(.42)",
  syringe: "translate(-62 40)rotate(70)scale(.4)",
};

const held = (name: ItemName, chance: Chance): Pick<Drawing, "held" | "grip"> => {
  const { shape, over = [] } = ITEMS[name]({ chance, details: [] });
  const placed = HOLDS[name] ?? "translate(-64 36)scale(.4)";
  return {
    held: { parts: [edged("ink", shape, 8), ...over.slice(0, 5)], placed },
    grip: [HAND],
  };
};

const COMPANIONS: readonly Echo[] = [
  { aside: -88, down: 8, size: 0.86 },
  { aside: 92, down: 4, size: 0.9 },
];

function draw({ clothes, headwear, extra, prop }: Person, { chance, details }: Brush): Drawing {
  const covered = headwear === "hood" || headwear === "cowl";
  const extras: readonly DrawingPart[] = extra === "" || covered ? [] : EXTRAS[extra];
  const arm = prop === "" ? "" : ARM;
  return {
    shape: CLOTHES[clothes].shape + HEAD + HEADWEAR[headwear].shape + arm,
    over: [
      ...CLOTHES[clothes].over,
      ...(covered ? [] : FACE),
      ...extras,
      ...HEADWEAR[headwear].over,
      ...(arm === "" ? [] : [line("rim", "M-94 150C-96 112-86 92-66 79", 2)]),
    ],
    ...(prop !== "" && held(prop, chance)),
    ...(details.includes("group") && { echoes: COMPANIONS }),
    scale: chance.whole(122, 140) / 100,
    drop: 36,
  };
}

const person =
  (outfit: Outfit): Subject =>
  (brush) =>
    draw(dress(outfit, brush), brush);

/** A name for each outfit. */
export const PEOPLE = {
  detective: person(OUTFITS.detective),
  scholar: person(OUTFITS.scholar),
  gunman: person(OUTFITS.gunman),
  cultist: person(OUTFITS.cultist),
  scientist: person(OUTFITS.scientist),
  officer: person(OUTFITS.officer),
  lady: person(OUTFITS.lady),
  sorcerer: person(OUTFITS.sorcerer),
  lodge: person(OUTFITS.lodge),
  explorer: person(OUTFITS.explorer),
  lunatic: person(OUTFITS.lunatic),
  artist: person(OUTFITS.artist),
  mummy: person(OUTFITS.mummy),
} as const satisfies { readonly [O in OutfitName]: Subject };
