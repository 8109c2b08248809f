/** People to whom something happens. */
import { disc, fill, line, type Subject } from "../drawing.ts";
import { limb, type Point } from "../pen.ts";
import { tentacle } from "./limbs.ts";

/** An arm from below with spread fingers; `size` 1 is 150 high. */
const handAt = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  return (
    limb([at(0, 150), at(-4, 70), at(0, 20)], 40 * size, 44 * size) +
    limb([at(-14, 22), at(-28, -16), at(-34, -52)], 15 * size, 7 * size) +
    limb([at(-6, 14), at(-10, -34), at(-10, -78)], 16 * size, 8 * size) +
    limb([at(8, 14), at(12, -32), at(16, -72)], 15 * size, 7 * size) +
    limb([at(18, 22), at(32, -10), at(42, -44)], 14 * size, 6 * size) +
    limb([at(-18, 46), at(-46, 26), at(-58, -2)], 16 * size, 8 * size)
  );
};

export const hands: Subject = ({ chance }) => ({
  shape:
    handAt(0, 14, 1.1) +
    handAt(-118, 60, 0.8) +
    handAt(116, 54, 0.85) +
    (chance.next() < 0.5 ? handAt(-56, 92, 0.5) : handAt(60, 96, 0.5)),
  over: [
    line("rim", "M-20 160-24 80-22 30M-136 150-138 100M98 150 98 96", 2.4),
    line("dusk", "M0 130Q10 90 6 50M-10 60q10 8 22 4", 2.4),
  ],
  drop: 6,
});

export const pulledUnder: Subject = ({ chance }) => ({
  shape:
    handAt(0, -6, 0.9) +
    [-120, -60, 64, 120]
      .map((x) =>
        tentacle({
          from: [x, 140],
          towards: x > 0 ? -104 : -76,
          length: 190 + chance.between(0, 40),
          curl: x > 0 ? -70 : 70,
          thick: 34,
        }),
      )
      .join(""),
  over: [
    line("rim", "M-16 120-20 60-18 10", 2.4),
    line("far", "M-220 96q18-12 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0", 3),
    line("far", "M-60 112q30-14 60 0t60 0", 3),
  ],
  centred: true,
});

export const doorway: Subject = () => ({
  shape: "M-226 140V-128H-50V110H50V-128H226V140Z",
  under: [fill("disc", "M-50 110V-100H50V110Z"), fill("glow", "M-50 110H50L150 140H-150Z", 0.8)],
  over: [
    fill("near", "M50-108 104-124V134L50 112Z"),
    line("rim", "M-50 110V-100H50", 3),
    fill("spark", disc(62, 8, 4)),
    fill("ink", "M-12 112-18 30Q-26 0-12-8-18-30 0-34 18-30 12-8 26 0 18 30L12 112Z"),
    fill("ink", "M-12 110H12L70 140H-70Z", 0.6),
    line("dusk", "M-190 140V-128M-150 140V-128M-110 140V-128M150 140V-128M190 140V-128", 2),
  ],
  centred: true,
});

/** Seen from behind, small before what is there, with a long shadow. */
export const lonely: Subject = ({ chance }) => ({
  shape:
    "M-30 30Q-34-2-14-10L-12-22Q-14-40 0-42 14-40 12-22L14-10Q34-2 30 30L40 92H18L14 128H4L0 96-4 128H-14L-18 92H-40ZM-28-34Q0-50 28-34 16-28 0-30-16-28-28-34ZM-15-37-12-60Q-4-66 0-60 6-66 13-60L15-37Z" +
    "M28 24 52 60 48 64 26 40Z",
  under: [fill("ink", `M-14 126H16L${chance.whole(60, 110)} 176H-20Z`, 0.6)],
  over: [
    fill("spark", "M44 66h14v22h-14z"),
    fill("disc", disc(51, 77, 4)),
    line("rim", "M-38 90-30 30Q-33 0-14-9M-27-34Q-14-42-2-42M-14-38-12-59M-8-8Q0 4 0 90", 2.2),
  ],
  scale: 1.2,
  drop: -14,
});

interface Marcher {
  readonly at: Point;
  readonly size: number;
  /** Runs forward by so much. */
  readonly lean: number;
}

/** Head, body and one arm raised. */
function marcher({ at: [x, y], size, lean }: Marcher): string {
  const spot = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const body = [spot(lean, -52), spot(0, -10), spot(-lean * 0.4, 30)];
  const arm = [spot(lean, -40), spot(34, -60), spot(44, -88)];
  const head = disc(Math.round(x + lean * size), Math.round(y - 62 * size), Math.round(12 * size));
  return head + limb(body, 34 * size, 30 * size) + limb(arm, 11 * size, 6 * size);
}

const placardOf = ({ at: [x, y], size }: Marcher): readonly [number, number] => [
  Math.round(x + 44 * size),
  Math.round(y - 92 * size),
];

/** Many small figures, running or marching. */
export const crowd: Subject = ({ chance, details }) => {
  const marching = details.includes("placards");
  const people = Array.from({ length: 7 }, (_, at): Marcher => {
    const x = -180 + at * 58 + chance.between(-10, 10);
    return { at: [x, 78 + (at % 2) * 34], size: chance.between(1, 1.3), lean: marching ? 0 : 14 };
  });
  const placards = marching ? people.filter((_, at) => at % 2 === 0).map(placardOf) : [];
  const posts = placards.map(([x, y]) => `M${x - 2} ${y + 10}v-60h4v60z`);
  const boards = placards.map(([x, y]) => `M${x - 26} ${y - 76}h52v34h-52z`);
  const words = placards.map(([x, y]) => `M${x - 18} ${y - 66}h36m-36 9h24m-24 8h30`);
  return {
    shape: [...people.map(marcher), ...posts].join(""),
    over: marching ? [fill("rim", boards.join("")), line("ink", words.join(""), 3)] : [],
    centred: true,
    drop: 2,
  };
};

/** Half of it is still a man. */
export const changing: Subject = ({ chance }) => ({
  shape:
    "M-17-84C-34-80-40-50-36-34-32-16-20-6-12-2-40 6-80 16-92 70L-100 150H100C104 100 96 60 76 36 60 16 30 4 12-2 40-20 46-60 30-84 16-98-6-96-17-84Z" +
    [30, 54, 76]
      .map((x, at) =>
        tentacle({
          from: [x * 0.7, -40 + at * 34],
          towards: -30 + at * 24,
          length: 120 - at * 8,
          curl: chance.between(-70, -40),
          thick: 26,
        }),
      )
      .join(""),
  over: [
    fill("rim", "M-14-80C-30-74-34-50-31-34-28-18-18-8-8-6L-4-12-8-18 0-24-6-30 4-38-2-50 0-82Z"),
    fill("ink", "M-26-52q8-6 14 0-8 5-14 0z"),
    fill("spark", `${disc(18, -56, 9)}${disc(32, -28, 6)}${disc(20, -8, 5)}`),
    fill("ink", `${disc(19, -56, 4)}${disc(32, -28, 3)}M2-14l14-6 4 12-12 8z`),
    line("rim", "M-90 70Q-80 18-30 4M-97 140-90 70", 2.6),
    line("dusk", "M-60 60-66 140M-30 40-34 140M0 30V140", 2.4),
  ],
});

/** Round and round, and somebody falling in. */
export const spiral: Subject = () => {
  const arm = (turn: number) =>
    limb(
      Array.from({ length: 16 }, (_, at): Point => {
        const angle = turn + at * 0.52;
        const reach = 150 - at * 9.4;
        return [Math.cos(angle) * reach * 1.3, Math.sin(angle) * reach];
      }),
      30,
      2,
    );
  return {
    shape: arm(0) + arm(2.1) + arm(4.2),
    under: [fill("disc", disc(0, 0, 16))],
    over: [
      fill(
        "rim",
        "M-4-38a7 7 0 1 1 9 2L4-26 22-40 25-35 7-14 6 4 22 22 17 26-1 10-14 28-19 24-6 4-6-14-24-22-22-27-4-26Z",
      ),
    ],
    centred: true,
  };
};
