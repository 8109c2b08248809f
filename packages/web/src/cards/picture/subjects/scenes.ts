/** Things that happen by themselves: rites, fires, gates. */
import { disc, fill, line, type Subject } from "../drawing.ts";
import { outline, type Point } from "../pen.ts";
import { tentacle } from "./limbs.ts";

const flame = ([x, y]: Point, w: number, h: number): string =>
  `M${x} ${y}q-${w} -${Math.round(h * 0.3)}-${Math.round(w * 0.3)}-${Math.round(h * 0.62)}q${Math.round(w * 0.2)} ${Math.round(h * 0.1)} ${Math.round(w * 0.3)} ${Math.round(h * 0.2)}q0-${Math.round(h * 0.3)} ${Math.round(w * 0.2)}-${Math.round(h * 0.58)}q${w} ${Math.round(h * 0.5)} ${Math.round(w * 0.5)} ${Math.round(h * 0.7)}q-${Math.round(w * 0.2)} ${Math.round(h * 0.3)}-${Math.round(w * 0.7)} ${Math.round(h * 0.4)}z`;

export const fire: Subject = ({ chance }) => ({
  shape: "M-110 130V-10L-40-64 40-64 110-10V130Z",
  under: [fill("spark", flame([-30, 20], 90, 150) + flame([50, 30], 80, 170) + flame([0, 10], 70, 130), 0.9)],
  over: [
    fill("spark", `M-84 20H-44V60H-84ZM-20 20H20V60H-20ZM44 20H84V60H44ZM-22 130V84H22V130Z`),
    fill(
      "disc",
      flame([-62, 62], 24, 74) +
        flame([64, 62], 26, 88) +
        flame([0, 62], 24, chance.whole(60, 90)) +
        flame([2, 130], 18, 40),
    ),
    line("rim", "M-108-10-40-62H40L108-10", 2.6),
    fill(
      "spark",
      [-130, -90, -20, 60, 104, 140].map((x, at) => disc(x, -100 + ((at * 37) % 60), 2 + (at % 3))).join(""),
    ),
  ],
  centred: true,
});

export const blast: Subject = ({ chance }) => {
  const spikes = Array.from({ length: 22 }, (_, at): Point => {
    const turn = (at / 22) * Math.PI * 2;
    const reach = at % 2 === 0 ? 62 + chance.between(20, 64) : 44;
    return [40 + Math.cos(turn) * reach * 1.25, -10 + Math.sin(turn) * reach];
  });
  return {
    shape: "M-226-10-60-30-58 8-226 50Z",
    under: [
      fill("spark", outline(spikes)),
      fill("disc", outline(spikes.map(([x, y]): Point => [40 + (x - 40) * 0.58, -10 + (y + 10) * 0.58]))),
    ],
    over: [
      line("rim", "M-226-10-60-29M-224 18-60-12", 3),
      fill("ink", disc(-58, -11, 10)),
      fill(
        "disc",
        Array.from({ length: 16 }, () =>
          disc(chance.whole(90, 220), chance.whole(-100, 90), chance.whole(1, 4)),
        ).join(""),
      ),
    ],
    centred: true,
  };
};

/** A place on the circle, seen aslant. */
const onCircle = (turn: number, reach: number): readonly [number, number] => [
  Math.round(Math.sin(turn) * reach),
  Math.round(44 - Math.cos(turn) * reach * 0.42),
];

const CIRCLES =
  "M-160 44a160 67 0 1 0 320 0a160 67 0 1 0-320 0zM-134 44a134 56 0 1 0 268 0a134 56 0 1 0-268 0z";

/** Seen from above and aside: circle, star, candles. */
export const ritual: Subject = ({ chance }) => {
  const corners = chance.whole(5, 8);
  const skip = corners > 6 ? 3 : 2;
  const turn = (step: number) => (step / corners) * Math.PI * 2;
  const star = Array.from({ length: corners + 1 }, (_, step) => onCircle(turn(step * skip), 132).join(" "));
  const candles = Array.from({ length: corners }, (_, step) => onCircle(turn(step), 158));
  return {
    shape: candles.map(([x, y]) => `M${x - 6} ${y - 22}h12v26h-12z`).join(""),
    under: [
      fill("ink", "M-190 44a190 80 0 1 0 380 0a190 80 0 1 0-380 0z", 0.7),
      line("spark", CIRCLES, 3),
      line("disc", `M${star.join("L")}`, 2.4),
      fill("glow", "M-40 44 -90-130H90L40 44q-40 18-80 0z", 0.4),
      fill("disc", "M-16 44-40-130H40L16 44q-16 8-32 0z", 0.45),
    ],
    over: [
      fill("spark", candles.map(([x, y]) => `M${x} ${y - 46}q9 14 0 24-9-10 0-24z`).join("")),
      fill("disc", `${disc(0, -40, 5)}${disc(-14, -70, 3)}${disc(10, -92, 3)}${disc(6, 0, 3)}`),
    ],
    centred: true,
    drop: 6,
  };
};

/** A round gate between pillars, somebody small before it. */
export const portal: Subject = () => ({
  shape:
    "M-150 140V-110H-112V140ZM112 140V-110H150V140ZM-164-108V-126H-98V-108ZM98-108V-126H164V-108ZM-170 140V118H170V140ZM-8 118-14 84Q-16 66-6 62-12 50 0 46 12 50 6 62 16 66 14 84L8 118Z",
  under: [
    fill("disc", disc(0, -6, 96), 0.9),
    fill("spark", disc(0, -6, 74), 0.85),
    fill("night", disc(0, -6, 50)),
    line("disc", "M-34-6a34 34 0 1 1 34 34 24 24 0 1 1 24-24 15 15 0 1 1-15 15", 4),
  ],
  over: [
    line("rim", "M-148 136V-106M114 118V-106M-162-110V-124H-100", 2.6),
    line("dusk", "M-138 100V-100M-126 100V-100M128 100V-100M138 100V-100", 2),
  ],
  centred: true,
});

interface Gaze {
  readonly at: Point;
  readonly size: number;
}

/** A pair: the lids, and the pupils in them. */
const lids = ({ at: [x, y], size }: Gaze): string => {
  const w = Math.round(13 * size);
  const lid = `q${w}-${w} ${w * 2} ${Math.round(w * 0.3)}q-${w} ${Math.round(w * 0.8)}-${w * 2}-${Math.round(w * 0.3)}z`;
  return `M${x - w * 2} ${y}${lid}M${x + Math.round(8 * size)} ${y}${lid}`;
};
const pupils = ({ at: [x, y], size }: Gaze): string => {
  const r = Math.round(3 * size);
  return disc(x - Math.round(13 * size), y, r) + disc(x + Math.round(21 * size), y, r);
};

export const eyesInTheDark: Subject = ({ chance }) => {
  const gazes = Array.from({ length: 9 }, (): Gaze => {
    const at: Point = [chance.whole(-150, 150), chance.whole(-90, 80)];
    return { at, size: chance.between(0.7, 1.9) };
  });
  const dark = "M0 150q-240 0-240-120 0-120 70-145 70-25 170-25 100 0 170 25 70 25 70 145 0 120-240 120z";
  return {
    shape: "",
    under: [fill("ink", dark, 0.72)],
    over: [fill("spark", gazes.map(lids).join("")), fill("ink", gazes.map(pupils).join(""))],
    centred: true,
  };
};

export const moth: Subject = () => ({
  shape:
    "M-6-10C-40-80-110-100-140-70-150-30-110 0-60 4-100 20-104 60-80 78-40 84-14 40-6 10ZM6-10C40-80 110-100 140-70 150-30 110 0 60 4 100 20 104 60 80 78 40 84 14 40 6 10ZM0-40Q12-10 8 30 4 60 0 66-4 60-8 30-12-10 0-40Z",
  under: [fill("spark", "M0-120Q40-60 20-20 0 0-20-20-40-60 0-120Z", 0.9)],
  over: [
    fill("dusk", "M-12-10C-44-66-104-86-130-64-136-34-100-8-50-4Z"),
    fill("mid", "M12-10C44-66 104-86 130-64 136-34 100-8 50-4Z"),
    fill("spark", `${disc(-86, -46, 11)}${disc(86, -46, 11)}`),
    fill("ink", `${disc(-86, -46, 5)}${disc(86, -46, 5)}`),
    line("rim", "M-4-40Q-20-80-44-88M4-40Q20-80 44-88M-138-68C-110-98-42-78-8-12", 2.4),
    line("far", "M-20-10-110-74M-24-4-120-40M-20 14-80 66M20-10 110-74M24-4 120-40M20 14 80 66", 1.8),
  ],
  drop: 8,
});

export const tomb: Subject = () => ({
  shape: "M-70 130V-60Q-66-112 0-114 66-112 70-60V130ZM-110 130V108H110V130Z",
  over: [
    fill("far", "M-58 124V-58Q-54-98-2-102V124Z"),
    fill("dusk", "M58 124V-58Q54-98 2-102V124Z"),
    fill("rim", "M-26-62Q-26-88 0-88T26-62V-46Q26-22 0-18-26-22-26-46Z"),
    fill("ink", "M-18-58q7-6 13 0-6 5-13 0zM18-58q-7-6-13 0 6 5 13 0zM-8-34h16v3h-16z"),
    line(
      "spark",
      "M-50-10H50M-50 4H50M-40 30 0 16 40 30M-40 50H40M-30 68 0 54 30 68M-30 88H30M-44-62Q-46-30-34-4M44-62Q46-30 34-4",
      3,
    ),
    line("rim", "M-68 126V-60Q-64-108-4-112", 2.6),
  ],
});

/** An old tree with a hollow that looks back. */
export const roots: Subject = ({ chance }) => ({
  shape:
    "M-40-30C-46 20-44 60-80 96L-150 140H150L84 98C44 60 46 20 42-30 30-46-30-46-40-30Z" +
    [-158, -128, -98, -72, -46, -20]
      .map((towards, at) =>
        tentacle(
          {
            from: [-34 + at * 14, -20],
            towards,
            length: 130 + ((at * 37) % 40),
            curl: chance.between(-26, 26),
            thick: 30,
          },
          2,
        ),
      )
      .join(""),
  over: [
    fill("dusk", "M-34-26C-40 20-38 62-70 98L-110 128H-40Q-20 60-14-34Z", 0.8),
    fill("ink", "M-22 6Q-6-12 6 8 0 26-12 26-24 22-22 6ZM14 34q14-8 18 6-10 12-18-6z"),
    fill("spark", `${disc(-10, 8, 4)}${disc(23, 38, 3)}`),
    line("rim", "M-40-26C-44 22-42 60-78 96L-140 136M4 50Q-2 90-20 130M24 60Q30 96 60 128", 2.4),
  ],
  centred: true,
});
