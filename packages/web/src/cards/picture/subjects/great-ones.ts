/** The Great Old Ones: each fills its picture. */
import { disc, edged, fill, line, type Subject } from "../drawing.ts";
import { outline, type Point, points } from "../pen.ts";
import { arms, type Reach, tentacle } from "./limbs.ts";

const fan = (xs: readonly number[], y: number, length: number): string =>
  xs
    .map((x, at) =>
      tentacle({
        from: [x, y],
        towards: 90 - x * 0.7,
        length: length + (at % 3) * 16,
        curl: x > 0 ? 66 - at * 6 : -66 + at * 6,
        thick: 19,
      }),
    )
    .join("");

const BEARD = fan([-38, -24, -8, 8, 24, 38], -22, 78);

/** Rises behind the sea: wings, shoulders, a beard of arms. */
export const sleeper: Subject = () => ({
  shape:
    "M-60 30-92-60-150-118-176-70-222-56-204-8-224 40-184 50-180 96-100 80Z" +
    "M60 30 92-60 150-118 176-70 222-56 204-8 224 40 184 50 180 96 100 80Z" +
    "M0-116C-50-116-72-78-64-40-60-20-52-8-44-4L-66 16C-120 26-140 60-146 136H146C140 60 120 26 66 16L44-4C52-8 60-20 64-40 72-78 50-116 0-116Z",
  over: [
    line("dusk", "M-70 10-150-116M-80 30-204-8M-84 50-184 50M70 10 150-116M80 30 204-8M84 50 184 50", 2.4),
    line(
      "rim",
      "M-62 20-92-60-150-116-174-70-220-56M-58-44C-62-76-44-106-6-109M-66 18C-116 28-136 60-142 130",
      2.8,
    ),
    fill("dusk", "M-54-44C-58-74-40-102-8-104-26-80-30-50-28-16L-42-10Z", 0.9),
    fill("spark", "M-50-50Q-32-66-14-42-32-34-50-50ZM50-50Q32-66 14-42 32-34 50-50Z"),
    line("ink", "M-20-96Q-8-80 0-94 8-80 20-96", 3),
    edged("mid", BEARD, 4),
    line("ink", "M-30-6Q-46 24-40 56M-10-4Q-18 30-10 66M12-4Q18 30 14 60M32-6Q46 24 44 50", 2),
  ],
  centred: true,
  drop: 4,
});

/** Out of the water to the waist, one arm around a stone. */
export const fatherOfTheDeep: Subject = () => ({
  shape:
    "M-20-108C-60-108-82-76-76-44-72-22-56-8-40-2-100 6-140 40-150 140H110C108 90 112 60 92 36L120 0 112-80 132-84 150-10 144 140H170L176-98 140-118 104-110 82-40C60-10 40-4 20-4 34-16 44-40 40-62 34-94 10-108-20-108Z" +
    "M-76-70-116-92-96-62-124-54-90-42ZM30-92 62-112 50-82 70-74 42-62Z",
  over: [
    fill("dusk", "M-24-102C-58-102-76-74-70-46-66-26-52-14-36-8-46-40-40-76-24-102Z", 0.9),
    fill("rim", disc(-42, -56, 13)),
    fill("spark", disc(8, -58, 12)),
    fill(
      "ink",
      "M-42-67q6 11 0 22-6-11 0-22zM8-68q5 10 0 20-5-10 0-20zM-60-22Q-18-42 24-22 10-8-18-10-46-8-60-22Z",
    ),
    line(
      "rim",
      "M-56-22l8-5 8 4 8-7 8 5 9-7 8 7 9-5 8 6 10-2M-42 0C-98 8-134 42-146 132M-74-46C-78-76-58-102-24-105",
      2.4,
    ),
    line(
      "dusk",
      "M-100 60q14-12 28 0t28 0 28 0M-112 88q14-12 28 0t28 0 28 0 28 0M-118 116q14-12 28 0t28 0 28 0 28 0 28 0",
      2.4,
    ),
  ],
  centred: true,
  drop: 2,
});

/** Rags, a crown, and no face. */
export const kingInRags: Subject = ({ chance }) => {
  const hem = Array.from(
    { length: 11 },
    (_, at): Point => [-150 + at * 30, at % 2 === 0 ? 140 : 78 + chance.between(0, 34)],
  );
  return {
    shape:
      "M0-86C-40-84-54-50-52-20-96 0-128 40-140 100L-150 140H150L140 100C128 40 96 0 52-20 54-50 40-84 0-86Z" +
      "M-46-74-62-124-34-98-16-126 0-100 16-126 34-98 62-124 46-74Q0-88-46-74Z" +
      tentacle({ from: [-110, 60], towards: 190, length: 100, curl: 50, thick: 34 }) +
      tentacle({ from: [110, 60], towards: -10, length: 110, curl: -60, thick: 34 }) +
      tentacle({ from: [100, 90], towards: 10, length: 100, curl: 40, thick: 26 }) +
      outline([[-150, 140], ...hem]),
    over: [
      fill("ink", "M0-70C-26-68-34-44-30-22-26-2-12 12 0 14 12 12 26-2 30-22 34-44 26-68 0-70Z"),
      fill("disc", "M0-60C-20-58-26-40-23-22-20-6-10 6 0 8V-60Z"),
      fill("far", "M0-60C20-58 26-40 23-22 20-6 10 6 0 8Z"),
      line("rim", "M-46-76-61-120-34-97-16-124 0-99M-52-18C-94 2-124 40-136 98", 2.8),
      line("dusk", "M-40 0-90 140M-14 24-34 140M14 24 34 140M40 0 90 140M-64 12-126 130M64 12 126 130", 3),
      fill("spark", `${disc(0, -92, 5)}${disc(-30, -86, 3)}${disc(30, -86, 3)}`),
    ],
    centred: true,
  };
};

/** Where, and how large. */
type Ball = readonly [x: number, y: number, r: number];

const BALLS: readonly Ball[] = [
  ...points("0 -6").map(([x, y]): Ball => [x, y, 54]),
  ...points("-78 28, 80 18").map(([x, y]): Ball => [x, y, 38]),
  ...points("-56 -62, 52 -72, -8 76").map(([x, y]): Ball => [x, y, 32]),
  ...points("-128 -24, 132 -40, 62 84, -86 90").map(([x, y]): Ball => [x, y, 20]),
  ...points("0 -104, 138 66").map(([x, y]): Ball => [x, y, 14]),
];

/** A disc of a share of the radius, towards the light by another share. */
const lit = (size: number, aside: number): string =>
  BALLS.map(([x, y, r]) =>
    disc(Math.round(x - r * aside), Math.round(y - r * aside), Math.max(2, Math.round(r * size))),
  ).join("");

/** The gate and the key: spheres that touch. */
export const spheres: Subject = ({ chance }) => {
  return {
    shape: lit(1, 0),
    under: [line("spark", `M-200 ${chance.whole(-20, 20)}Q-60-140 0 0T200 0M-170 90Q0-60 170 100`, 2.4)],
    over: [
      fill("dusk", lit(0.96, 0)),
      fill("glow", lit(0.52, 0.3), 0.75),
      fill("disc", lit(0.16, 0.43)),
      line("spark", "M-54-6Q0 34 54-6M0-60Q-30-6 0 48", 1.6),
      fill("ink", "M0-26q20 22 0 44-20-22 0-44z"),
      fill("spark", disc(0, -4, 4)),
    ],
    centred: true,
    scale: 1.05,
  };
};

const GRASPING: readonly Reach[] = [
  { from: [-120, 60], towards: 194, length: 116, curl: -55, thick: 30 },
  { from: [-88, 60], towards: 204, length: 116, curl: -55, thick: 30 },
  { from: [88, 60], towards: -30, length: 116, curl: 55, thick: 30 },
  { from: [120, 60], towards: -38, length: 116, curl: 55, thick: 30 },
];

/** Horns over the wood, and what hangs beneath. */
export const motherOfThousands: Subject = ({ chance }) => ({
  shape:
    "M-34-40C-90-44-128-76-124-124-96-92-70-86-30-82 -16-94 16-94 30-82 70-86 96-92 124-124 128-76 90-44 34-40Z" +
    "M0-90C-46-88-52-52-44-24-104-8-142 40-150 140H150C142 40 104-8 44-24 52-52 46-88 0-90Z" +
    arms(chance, GRASPING),
  over: [
    fill("dusk", "M-4-84C-40-82-46-52-38-22-96-6-132 40-140 132L-70 132Q-60 30-14-10Z", 0.75),
    fill("spark", "M-32-56 -10-46-14-38Q-30-42-32-56ZM32-56 10-46 14-38Q30-42 32-56Z"),
    fill(
      "ink",
      "M-14-22 0-12 14-22 8 2H-8ZM-70 60Q-40 40-10 62-40 80-70 60ZM14 84Q46 64 78 86 46 106 14 84ZM-46 110q20-10 38 2-20 12-38-2z",
    ),
    line(
      "rim",
      "M-122-120C-96-90-70-84-30-80M-44-22C-100-6-138 40-146 136M-62 60l10 5 9-8 9 9 9-9 9 7M22 84l10 5 9-8 9 9 9-9 9 7",
      2.6,
    ),
    line("far", "M-116-104q10 20 30 32M116-104q-10 20-30 32M-94-92q10 16 28 24M94-92q-10 16-28 24", 3),
  ],
  centred: true,
  drop: 2,
});

/** No head; mouths in the palms. */
export const headless: Subject = () => ({
  shape:
    "M-60-70C-30-90 30-90 60-70 96-60 112-30 118 0L170-60Q176-96 200-92 222-84 214-50L140 66C120 60 110 40 104 30 110 70 112 100 108 140H-108C-112 100-110 70-104 30-110 40-120 60-140 66L-214-50Q-222-84-200-92-176-96-170-60L-118 0C-112-30-96-60-60-70Z",
  over: [
    fill(
      "dusk",
      "M-58-64C-40-76-10-80 0-80-30-40-40 40-40 140H-100C-104 100-102 60-94 20-104-10-92-52-58-64Z",
      0.85,
    ),
    fill("ink", "M-210-64Q-196-82-182-62-190-44-210-64ZM210-64Q196-82 182-62 190-44 210-64Z"),
    line(
      "rim",
      "M-208-64l6-5 5 6 5-6 6 6M208-64l-6-5-5 6-5-6-6 6M-60-68C-92-58-108-30-114 4L-170-58M-116 4-212-50",
      2.4,
    ),
    line("dusk", "M-60 0Q0 30 60 0M-50 40Q0 66 50 40M-40 84Q0 104 40 84M0-76V-40", 3),
    fill("spark", "M-26-72Q0-60 26-72 0-84-26-72Z"),
  ],
  centred: true,
  drop: 6,
});

/** Something vast behind everything: only its eye. */
export const watcher: Subject = ({ chance }) => ({
  shape:
    "M-175 42q-55-42 0-87 55-45 115-60 60-15 120 0 60 15 115 60 55 45 0 87-55 42-115 55-60 13-120 0-60-13-115-55z",
  over: [
    fill("rim", "M-196 0Q0-156 196 0 0 140-196 0Z"),
    fill("far", "M-196 0Q0-156 196 0 0-70-196 0Z"),
    fill("dusk", disc(0, -4, 66)),
    line(
      "glow",
      Array.from({ length: 18 }, (_, at) => {
        const turn = (at / 18) * Math.PI * 2;
        const [inner, outer] = [30, 56 + chance.between(0, 8)];
        return `M${Math.round(Math.cos(turn) * inner)} ${Math.round(Math.sin(turn) * inner - 4)}L${Math.round(Math.cos(turn) * outer)} ${Math.round(Math.sin(turn) * outer - 4)}`;
      }).join(""),
      2,
    ),
    fill("ink", "M0-56q26 52 0 104-26-52 0-104z"),
    fill("disc", disc(-22, -28, 9)),
    line("dusk", "M-150-8Q-110-40-70-20M-140 16Q-110 10-80 24M150-8Q110-40 70-20M140 16Q110 10 80 24", 2),
  ],
  centred: true,
});
