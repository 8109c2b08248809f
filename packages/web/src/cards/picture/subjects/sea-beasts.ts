/** Things of the water and the mud, with limbs that chance bends. */
import { disc, fill, line, type Subject } from "../drawing.ts";
import { blob, limb, outline, type Point, points } from "../pen.ts";
import { arms, eyes, tentacle } from "./limbs.ts";

const fin = (sign: 1 | -1): string =>
  outline([
    [52 * sign, -66],
    [104 * sign, -104],
    [94 * sign, -70],
    [124 * sign, -62],
    [96 * sign, -40],
    [116 * sign, -16],
    [60 * sign, -14],
  ]);

const SCALES =
  "M-96 70q14-10 28 0t28 0M-84 92q14-10 28 0t28 0 28 0M20 80q14-10 28 0t28 0M-104 116q14-10 28 0t28 0 28 0 28 0";

/** A wide bulging face with fins for ears, seen from the front. */
const deepOneFacing: Subject = ({ chance }) => ({
  shape: `M0-100C-54-100-82-66-80-36-78-2-52 22-30 30-66 38-104 54-120 92L-134 150H134L120 92C104 54 66 38 30 30 52 22 78-2 80-36 82-66 54-100 0-100Z${fin(1)}${fin(-1)}`,
  over: [
    fill("dusk", "M-4-95C-52-95-77-64-74-36-72-6-50 16-26 24L10 20Q-16-8-12-46T-4-95Z"),
    fill("far", "M-8-92C-48-92-72-62-70-40-62-66-40-84-8-92ZM-66-14Q-54 10-26 22-40 6-44-8Z", 0.9),
    fill("rim", disc(-44, -44, 19)),
    fill("spark", disc(44, -44, 18)),
    fill(
      "ink",
      "M-44-60q8 16 0 32-8-16 0-32zM44-59q8 15 0 30-8-15 0-30zM-66 0Q0-30 66 0 44 20 0 17-44 20-66 0Z",
    ),
    line("rim", "M-62-1l9-5 9 4 9-7 10 4 9-6 10 4 6-3M-56 8l10 3 9-4 10 5 9-4 10 4 12-3", 2.2),
    line("dusk", `${SCALES}M8-76q10 6 22 2M-6-20q6 4 12 0`, 2.2),
    line(
      "rim",
      `M-118 92Q-100 54-48 38M-80-40-${chance.whole(102, 110)}-88M-82-30-114-58M-76-18-104-22`,
      2.2,
    ),
  ],
  scale: 1.04,
  drop: 8,
});

/** In profile and bent forward, a comb of spines down the back. */
const deepOneStooping: Subject = ({ chance }) => ({
  shape:
    "M-128-34C-120-70-84-94-46-92-20-92 0-82 16-66 60-50 96-10 104 40L112 150H-30C-34 110-30 80-16 60-40 56-60 40-68 22-96 22-118 8-130-6L-104-18Z" +
    "M-40-90-20-126-8-88 18-112 22-66 56-84 54-44 88-50 78-16 112-12 94 20 128 34 104 54Z" +
    tentacle({ from: [10, 70], towards: 130, length: 130, curl: 30, thick: 34 }, 12),
  over: [
    fill("dusk", "M-120-34C-112-64-82-86-50-86-70-60-66-20-40 20L-64 18C-90 14-112 4-122-6L-98-18Z"),
    fill("far", "M-116-38C-106-64-82-82-56-84-78-70-90-54-94-36Z"),
    fill("spark", disc(-66, -48, 15)),
    fill("ink", "M-66-61q7 13 0 26-7-13 0-26zM-128-6-96-14-60-8Q-90 10-128-6Z"),
    line("rim", "M-124-6l8-4 7 3 8-6 8 5 9-5 8 4 8-4M-126-34C-116-68-82-90-46-90", 2.4),
    line("far", "M-28-10q10 12 4 26M-16-14q12 14 6 32M-4-18q14 16 8 38", 3),
    line(
      "dusk",
      `M30 10q14-10 28 0t28 0M10 40q14-10 28 0t28 0 ${chance.whole(24, 28)} 0M0 70q14-10 28 0t28 0 28 0M-4 100q14-10 28 0t28 0 28 0`,
      2.2,
    ),
  ],
  drop: 8,
});

export const deepOne: Subject = (brush) => {
  const stooping =
    brush.details.includes("stooping") || (!brush.details.includes("facing") && brush.chance.next() < 0.5);
  const drawing = stooping ? deepOneStooping(brush) : deepOneFacing(brush);
  const group = brush.details.includes("group");
  return {
    ...drawing,
    ...(group && {
      echoes: [
        { aside: 110, down: 16, size: 0.7 },
        { aside: -116, down: 26, size: 0.62 },
      ],
    }),
  };
};

export const shoggoth: Subject = ({ chance }) => {
  const rim = Array.from({ length: 15 }, (_, at): Point => {
    const turn = Math.PI * (1 + at / 14);
    const reach = chance.between(0.78, 1.1);
    return [Math.cos(turn) * 150 * reach, 100 + Math.sin(turn) * 158 * reach];
  });
  const spots = Array.from(
    { length: 9 },
    () => [chance.whole(-96, 96), chance.whole(-26, 90), chance.whole(5, 13)] as const,
  );
  return {
    shape:
      blob([[-190, 160], ...rim, [190, 160]]) +
      arms(chance, [
        { from: [-96, 10], towards: -130, length: 110, curl: 60, thick: 34 },
        { from: [100, 0], towards: -50, length: 120, curl: -60, thick: 34 },
        { from: [20, -30], towards: -100, length: 84, curl: 40, thick: 26 },
      ]),
    over: [
      fill("dusk", "M-85 65q-25-25 0-55 25-30 55-37 30-7 50 5 20 12 0 27-20 15-50 50-30 35-55 10z", 0.7),
      eyes(...spots),
      fill("ink", spots.map(([x, y, r]) => disc(x + 1, y + 1, Math.round(r / 2.2))).join("")),
      fill("ink", "M-58 46Q-10 24 44 48 10 78-58 46Z"),
      line("rim", "M-52 46l10 6 8-9 8 10 9-11 9 11 9-12 10 11 9-10 9 9 10-6", 2.4),
    ],
    scale: 0.92,
    drop: 14,
  };
};

/** Shell, claws, too many legs; with companions. */
export const crawler: Subject = ({ chance }) => ({
  shape:
    "M-84 20C-84-30-40-56 0-56S84-30 84 20C60 44-60 44-84 20ZM-78 0C-120-10-130-50-112-78L-104-50-88-74C-84-50-74-30-60-20ZM78 0C120-10 130-50 112-78L104-50 88-74C84-50 74-30 60-20Z" +
    arms(chance, [
      { from: [-70, 20], towards: 150, length: 96, curl: -60, thick: 14 },
      { from: [-54, 30], towards: 130, length: 92, curl: -50, thick: 14 },
      { from: [-34, 36], towards: 112, length: 84, curl: -40, thick: 12 },
      { from: [70, 20], towards: 30, length: 96, curl: 60, thick: 14 },
      { from: [54, 30], towards: 50, length: 92, curl: 50, thick: 14 },
      { from: [34, 36], towards: 68, length: 84, curl: 40, thick: 12 },
    ]),
  over: [
    fill("dusk", "M-78 16C-78-28-40-50-6-50-30-30-40 0-40 30Z", 0.85),
    line("rim", "M-82 18C-82-28-40-54 0-54M-112-74C-126-50-118-12-80-4", 2.4),
    line("ink", "M-40-34Q0-10 40-34M-56-6Q0 18 56-6", 3),
    eyes([-22, 18, 6], [22, 18, 6], [0, 24, 4]),
  ],
  echoes: [
    { aside: -128, down: 40, size: 0.5 },
    { aside: 132, down: 30, size: 0.56 },
  ],
  scale: 0.95,
  drop: 12,
});

const COIL = points("170 140, 120 104, 20 112, -90 104, -110 66, -40 52, 40 58, 50 10, 0 -20, -14 -70");

/** Reared up, its hood spread. */
export const serpent: Subject = ({ chance }) => ({
  shape:
    limb(COIL, 70, 44) +
    "M-14-30C-60-34-78-70-62-104-44-124 16-124 34-104 50-70 32-34-14-30ZM-14-100C-40-102-58-94-74-74L-84-58-58-50Q-36-44-14-52 6-60 8-80Z",
  over: [
    fill("dusk", "M-18-36C-54-42-70-72-57-100-52-84-54-60-18-36Z"),
    line(
      "far",
      "M-48-50q16 10 34 10t32-10M20 110q16 12 34 2M-50 54q10 14 30 10M-80 104q6-16 26-18M30 40q16 8 28 2M8 0q14 4 24-6",
      3,
    ),
    fill("rim", "M-82-58-74-74C-58-92-40-98-18-98-36-88-48-74-52-60Z"),
    fill("spark", disc(-46, -78, 6)),
    fill("ink", "M-47-83q3 5 0 10-3-5 0-10zM-82-57-54-62-26-58-56-50Z"),
    line("rim", "M-74-58l2 14 6-12M-56-56l2 12 5-12M-62-104C-78-70-60-36-16-32", 2.4),
    line("spark", `M-82-54q-22 4-34 ${chance.whole(8, 16)}m4-14 8 12`, 2.4),
  ],
  drop: 6,
});
