/** The picture of a card: a pure function of its facts and the art version. */
import type { CardFacts } from "@fhtagn/rules";
import { type Drawing, partSvg } from "./drawing.ts";
import { ORNAMENTS } from "./ornaments.ts";
import { INKS, mix, type Palette, paletteOf } from "./palette.ts";
import { HEIGHT, WIDTH } from "./pen.ts";
import type { Land } from "./places/land.ts";
import { PLACES } from "./places.ts";
import { type Chance, chanceFrom } from "./random.ts";
import { type Recipe, recipeFor } from "./recipe.ts";
import { drawDisc, engrave, type SkyLight } from "./sky.ts";
import { SUBJECTS } from "./subjects/subjects.ts";

/** Raised when the pictures change, so that stored ones are drawn anew. */
export const ART_VERSION = 1;

/** Letters in a picture; one that would be longer goes without its ornament, then with fewer lines. */
export const LARGEST = 6000;

interface Scene {
  readonly recipe: Recipe;
  readonly ink: Palette;
  readonly light: SkyLight;
  readonly land: Land;
  readonly drawing: Drawing;
  /** The lines around the light. */
  readonly engraving: string;
  /** 1 where the light is on the left, -1 on the right. */
  readonly facing: 1 | -1;
}

const all = `M0 0h${WIDTH}v${HEIGHT}H0z`;

function definitions({ ink, light: { at, size }, facing }: Scene): string {
  const [x, y] = at;
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop${offset === 0 ? "" : ` offset="${offset}"`} stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;
  const down = (id: string, top: string, bottom: string) =>
    `<linearGradient id="${id}" x2="0" y2="1">${stop(0, top)}${stop(1, bottom)}</linearGradient>`;
  return (
    `<defs>${`<linearGradient id="k" x2="0" y2="1">${stop(0, ink.night)}${stop(0.5, ink.dusk)}${stop(0.9, ink.glow)}</linearGradient>`}` +
    `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${size * 4}">${stop(0.12, ink.disc, 0.85)}${stop(0.4, ink.glow, 0.5)}${stop(1, ink.glow, 0)}</radialGradient>` +
    down("f", ink.far, mix(ink.far, ink.glow, 0.55)) +
    down("m", ink.mid, mix(ink.mid, ink.glow, 0.3)) +
    down("n", ink.near, ink.ink) +
    `<linearGradient id="w">${stop(0.18, "#fff")}${stop(0.62, "#000")}</linearGradient>` +
    `<mask id="q" maskContentUnits="objectBoundingBox"><path fill="url(#w)" d="M0 0h1v1H0z"/></mask>` +
    `<pattern id="h" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(${facing * 34})"><path d="M0 1h5" stroke="${ink.rim}" stroke-width="1.1"/></pattern>` +
    `<radialGradient id="v" r=".72">${stop(0.55, ink.ink, 0)}${stop(1, ink.ink, 0.85)}</radialGradient></defs>`
  );
}

function sky({ recipe, ink, light, engraving }: Scene): string {
  const [x, y] = light.at;
  return (
    `<path fill="url(#k)" d="${all}"/>` +
    `<circle cx="${x}" cy="${y}" r="${light.size * 4}" fill="url(#g)"/>` +
    `<g fill="none" stroke="${mix(ink.glow, ink.disc, 0.4)}" opacity=".42">${engraving}</g>` +
    drawDisc(recipe.disc, light, ink)
  );
}

function backdrop({ land: { layers, lights = "" }, ink }: Scene): string {
  const [far, middle] = layers;
  return (
    `<path fill="url(#f)" d="${far}"/>` +
    `<path id="l" fill="url(#m)" d="${middle}"/><use href="#l" fill="url(#h)" opacity=".16"/>` +
    (lights === "" ? "" : `<path fill="${ink.spark}" d="${lights}" opacity=".85"/>`)
  );
}

const parts = (list: Drawing["over"], ink: Palette): string =>
  (list ?? []).map((part) => partSvg(part, ink)).join("");

function echoes({ drawing, ink }: Scene): string {
  return (drawing.echoes ?? [])
    .map(
      ({ aside, down, size }) =>
        `<g transform="translate(${aside} ${down})scale(${size})"><use href="#s" fill="${ink.far}" transform="translate(-2 -1)"/><use href="#s" fill="${ink.near}"/></g>`,
    )
    .join("");
}

/** Edge of light, dark form, hatching on the lit side, then what is drawn on it. */
function subject(scene: Scene): string {
  const { drawing, ink, facing, light } = scene;
  const { scale = 1, drop = 0, turn = 0, held } = drawing;
  const aside = drawing.centred || light.at[0] === WIDTH / 2 ? 0 : facing * 22;
  const form =
    drawing.shape === ""
      ? ""
      : `<defs><path id="s" d="${drawing.shape}"/></defs>${echoes(scene)}<use href="#s" fill="${ink.rim}" transform="translate(-2.4 -1.4)"/><use href="#s" fill="url(#n)"/><g mask="url(#q)"><use href="#s" fill="url(#h)" opacity=".5"/></g>`;
  return (
    `<g transform="translate(${WIDTH / 2 + aside} ${HEIGHT / 2 + drop})scale(${facing * scale} ${scale})${turn === 0 ? "" : `rotate(${turn})`}">` +
    parts(drawing.under, ink) +
    form +
    parts(drawing.over, ink) +
    (held ? `<g transform="${held.placed}">${parts(held.parts, ink)}</g>` : "") +
    parts(drawing.grip, ink) +
    "</g>"
  );
}

function compose(scene: Scene, ornament: string): string {
  const { land } = scene;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    definitions(scene) +
    sky(scene) +
    backdrop(scene) +
    subject(scene) +
    ornament +
    `<path fill="url(#n)" d="${land.layers[2]}"/>` +
    `<path fill="url(#v)" d="${all}"/></svg>`
  );
}

/** Where the light hangs: to one side, so that it has something to fall on. */
function lightOf(chance: Chance, recipe: Recipe): SkyLight & { readonly facing: 1 | -1 } {
  const facing = chance.pick([1, -1] as const);
  const size = recipe.disc === "gate" ? chance.whole(50, 66) : chance.whole(34, 58);
  const x = Math.round(WIDTH / 2 - facing * chance.between(60, 104));
  return { at: [x, recipe.disc === "sun" ? 128 : chance.whole(54, 84)], size, facing };
}

/** The last one is the smallest. */
function firstThatFits(tries: readonly (() => string)[]): string {
  let picture = "";
  for (const draw of tries) {
    picture = draw();
    if (picture.length <= LARGEST) return picture;
  }
  return picture;
}

export function drawPicture(facts: CardFacts): string {
  const chance = chanceFrom(`${facts.code} ${ART_VERSION}`);
  const recipe = recipeFor(facts, chance);
  const ink = paletteOf(INKS[recipe.side][recipe.inks]);
  const { facing, ...light } = lightOf(chance, recipe);
  const land = PLACES[recipe.place](chance);
  const drawing = SUBJECTS[recipe.subject]({ chance, details: recipe.details });
  const scene: Scene = {
    recipe,
    ink,
    light,
    land,
    drawing,
    engraving: engrave(recipe.lines, chance, light),
    facing,
  };
  const ornament = ORNAMENTS[recipe.ornament](chance, ink);
  const tries = [
    () => compose(scene, ornament),
    () => compose(scene, ""),
    () => compose({ ...scene, engraving: engrave("rays", chance, light) }, ""),
    () => compose({ ...scene, engraving: "" }, ""),
  ];
  return firstThatFits(tries);
}
