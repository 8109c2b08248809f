/** Things of the air and of what lies above it. */
import { disc, type Echo, fill, line, type Subject } from "../drawing.ts";
import { outline } from "../pen.ts";
import type { Chance } from "../random.ts";
import { arms, eyes, type Reach, tentacle } from "./limbs.ts";

const wing = (sign: 1 | -1, chance: Chance): string => {
  const lift = chance.between(-14, 14);
  return outline([
    [8 * sign, -24],
    [60 * sign, -84 + lift],
    [112 * sign, -106 + lift],
    [190 * sign, -72 + lift],
    [214 * sign, -10 + lift],
    [176 * sign, -26],
    [158 * sign, 20],
    [128 * sign, -10],
    [104 * sign, 40],
    [78 * sign, 4],
    [44 * sign, 44],
    [10 * sign, 20],
  ]);
};

const FLOCK: readonly Echo[] = [
  { aside: -130, down: -60, size: 0.4 },
  { aside: 140, down: -40, size: 0.5 },
];

const FEELERS: readonly Reach[] = [
  { from: [-16, 10], towards: 150, length: 66, curl: -60, thick: 8 },
  { from: [16, 10], towards: 30, length: 66, curl: 60, thick: 8 },
];

/** Wide wings against the light, a tail below. */
export const winged: Subject = ({ chance, details }) => {
  const insect = details.includes("insect");
  const diving = details.includes("diving");
  const pair = details.includes("pair");
  const tail = tentacle({ from: [0, 36], towards: 96, length: 120, curl: chance.between(30, 70), thick: 26 });
  return {
    shape:
      wing(1, chance) +
      wing(-1, chance) +
      tail +
      "M0-66C-16-70-24-58-22-46L-38-58-26-34C-30-10-26 30 0 52 26 30 30-10 26-34L38-58 22-46C24-58 16-70 0-66Z" +
      arms(chance, [
        { from: [-14, 30], towards: 120, length: 74, curl: -40, thick: 11 },
        { from: [14, 30], towards: 60, length: 74, curl: 40, thick: 11 },
        ...(insect ? FEELERS : []),
      ]),
    over: [
      line("dusk", "M-12-20-112-104M-24-10-158 16M-20 0-104 36M12-20 112-104M24-10 158 16M20 0 104 36", 2),
      line("rim", "M-10-26-60-84-112-105-188-72", 2.4),
      eyes([-9, -50, 4], [9, -50, 4]),
      line("far", "M-14-10Q0 0 14-10M-16 6Q0 16 16 6M-14 22Q0 32 14 22", 2),
    ],
    drop: pair ? 14 : chance.whole(-10, 8),
    scale: diving ? 1.15 : 0.95,
    turn: diving ? 34 : chance.whole(-9, 9),
    ...(pair && { echoes: FLOCK }),
  };
};

/** Fungus and crab, with wings that need no air. */
export const miGo: Subject = ({ chance }) => ({
  shape:
    "M-8-60C-40-78-70-110-128-112-150-60-110-10-24-20ZM8-60C40-78 70-110 128-112 150-60 110-10 24-20Z" +
    "M0-96C-26-98-36-78-30-60-22-44-26-30-30-10-36 30-22 80 0 96 22 80 36 30 30-10 26-30 22-44 30-60 36-78 26-98 0-96Z" +
    arms(chance, [
      { from: [-26, -6], towards: 160, length: 104, curl: 56, thick: 16 },
      { from: [26, -6], towards: 20, length: 104, curl: -56, thick: 16 },
      { from: [-26, 26], towards: 140, length: 112, curl: 40, thick: 14 },
      { from: [26, 26], towards: 40, length: 112, curl: -40, thick: 14 },
      { from: [-16, 66], towards: 112, length: 84, curl: 24, thick: 12 },
      { from: [16, 66], towards: 68, length: 84, curl: -24, thick: 12 },
    ]),
  over: [
    line("rim", "M-12-62C-40-78-72-108-126-110", 2.4),
    line(
      "dusk",
      "M-20-50-120-84M-22-40-124-56M-24-30-104-30M20-50 120-84M22-40 124-56M24-30 104-30M-26-2Q0 8 26-2M-28 16Q0 28 28 16M-28 36Q0 48 28 36M-22 56Q0 68 22 56",
      2,
    ),
    line("spark", "M-12-94q-10-16-26-14M-4-96q-2-16-14-22M6-96q4-14 14-20M14-92q10-14 24-10", 2.4),
    fill(
      "spark",
      `${disc(-12, -78, 3)}${disc(-2, -70, 3)}${disc(10, -78, 3)}${disc(4, -84, 2)}${disc(-6, -86, 2)}${disc(14, -68, 2)}`,
    ),
    fill("dusk", "M-24-4C-30 30-18 72-2 90Q-14 40-10-6Z", 0.8),
  ],
  drop: 2,
});

/** A barrel of a body, ribbed, with a star for a head. */
export const elderThing: Subject = ({ chance }) => ({
  shape:
    "M-40-44C-62-10-60 50-36 92L-48 128H48L36 92C60 50 62-10 40-44Z" +
    "M0-124 12-92 56-108 30-76 66-54 24-56 0-40-24-56-66-54-30-76-56-108-12-92Z" +
    "M-44-20-110-84-172-60-130-34-164-4-110 2-120 38-50 26Z" +
    "M44-20 110-84 172-60 130-34 164-4 110 2 120 38 50 26Z" +
    arms(chance, [
      { from: [-44, 46], towards: 150, length: 90, curl: 60, thick: 18 },
      { from: [44, 46], towards: 30, length: 90, curl: -60, thick: 18 },
    ]),
  over: [
    line("dusk", "M-22-42Q-40 30-20 92M0-42V94M22-42Q40 30 20 92", 3),
    line("rim", "M-38-42C-58-10-56 50-34 90M-46-20-110-82-170-60", 2.6),
    eyes([0, -116, 4], [-52, -104, 4], [52, -104, 4], [-60, -57, 4], [60, -57, 4]),
    fill("rim", disc(0, -76, 7)),
  ],
  scale: 0.95,
});

/** From between the stars: one eye, hanging arms. */
export const starThing: Subject = ({ chance }) => ({
  shape:
    "M-76 3q-16-23-5-55 11-32 46-46 35-14 71 0 36 14 47 46 11 32-6 55-17 23-47 28-30 5-60 0-30-5-46-28z" +
    arms(
      chance,
      [-74, -46, -18, 14, 44, 74].map((x, at) => ({
        from: [x, 10 + (at % 2) * 12] as const,
        towards: 90 + (x > 0 ? -8 : 8),
        length: 120 + (at % 3) * 22,
        curl: x > 0 ? 40 : -40,
        thick: 24,
      })),
    ),
  over: [
    fill("dusk", "M-62-2q-22-18-11-47 11-29 42-42 31-13 36-1 5 12-20 32-25 20-25 48 0 28-22 10z", 0.85),
    fill("rim", "M-58-34Q0-86 58-34 0 6-58-34Z"),
    fill("ink", disc(0, -36, 21)),
    fill("spark", "M0-56q10 20 0 40-10-20 0-40z"),
    line("rim", "M-90-22C-88-60-64-92-20-108", 2.6),
    eyes([-70, 0, 4], [70, 0, 4], [-44, 16, 3], [44, 16, 3]),
  ],
  scale: 0.95,
});
