import { outline, type Point, WIDTH } from "../pen.ts";
import type { Chance } from "../random.ts";
import { ground, type Land, ridge } from "./land.ts";

export const swell = (chance: Chance, base: number, length: number): string => {
  const start = -chance.whole(4, length);
  let path = `M${start} ${base}`;
  for (let x = start; x < WIDTH + 8; x += length) path += `q${length >> 1}-${chance.whole(3, 9)} ${length} 0`;
  return `${path}V260H-40z`;
};

export function sea(chance: Chance): Land {
  const cliff = chance.pick(["left", "right"]);
  const rocks = ridge(chance, { base: 168, rise: 44, steps: 12 }).map(
    ([x, y]): Point => [x, (cliff === "left" ? x < 190 : x > 270) ? y : 178],
  );
  return {
    layers: [ground(rocks), swell(chance, 190, 44) + swell(chance, 208, 64), swell(chance, 232, 90)],
  };
}

function trunk(chance: Chance, x: number, wide: number): string {
  const lean = chance.between(-16, 16);
  const fork = chance.between(50, 120);
  const reach = chance.pick([-1, 1]) * chance.between(26, 54);
  const half = wide / 2;
  const bend = x + lean * 0.6;
  return (
    outline([
      [x - half * 1.7, 262],
      [x - half, 220],
      [bend - half * 0.7, 110],
      [x + lean - half * 0.4, -8],
      [x + lean + half * 0.4, -8],
      [bend + half * 0.7, 110],
      [x + half, 220],
      [x + half * 1.7, 262],
    ]) +
    outline([
      [bend, fork + wide * 0.4 + 8],
      [bend + reach * 0.5, fork - 10],
      [bend + reach, fork - 50],
      [bend + reach * 0.4, fork - 18],
      [bend, fork - 4],
    ])
  );
}

export function wood(chance: Chance): Land {
  const trees = (count: number, wide: number) =>
    Array.from({ length: count }, (_, at) => {
      const x = ((at + chance.between(0.1, 0.9)) * WIDTH) / count;
      return trunk(chance, x, wide * chance.between(0.7, 1.3));
    }).join("");
  return {
    layers: [
      trees(7, 9) + ground(ridge(chance, { base: 205, rise: 18, steps: 10 })),
      trees(4, 18) + ground(ridge(chance, { base: 226, rise: 14, steps: 10 })),
      trunk(chance, chance.between(6, 34), 44) +
        trunk(chance, chance.between(418, 446), 40) +
        ground(ridge(chance, { base: 246, rise: 14, steps: 14 })),
    ],
  };
}

export function desert(chance: Chance): Land {
  const peak = chance.between(70, 150);
  const apex = chance.between(90, 118);
  return {
    layers: [
      outline([
        [peak - 96, 204],
        [peak, apex],
        [peak + 90, 204],
      ]) +
        outline([
          [peak + 150, 204],
          [peak + 214, apex + 32],
          [peak + 282, 204],
        ]) +
        ground([
          [-4, 196],
          [456, 190],
        ]),
      "M230 280q-270 0-270-33 0-33 55-42 55-9 120 4 65 13 135-3 70-16 150-4 80 12 80 45 0 33-270 33z",
      "M230 300q-290 0-290-25 0-25 90-27 90-2 160-13 70-11 140 2 70 13 130 6 60-7 60 25 0 32-290 32z",
    ],
  };
}

/** No ground: drifting rock and the arcs of somewhere else. */
export function voidOfStars(chance: Chance): Land {
  const rock = (x: number, y: number, size: number): string =>
    outline(
      Array.from({ length: 8 }, (_, at) => {
        const turn = (at / 8) * Math.PI * 2;
        const reach = size * chance.between(0.6, 1);
        return [x + Math.cos(turn) * reach * 1.5, y + Math.sin(turn) * reach * (at > 3 ? 0.5 : 1)] as const;
      }),
    );
  const arc = (lift: number) =>
    `M-10 ${lift + 60}Q226 ${lift - 70} 462 ${lift + 60}v5Q226 ${lift - 62}-10 ${lift + 64}z`;
  return {
    layers: [
      arc(chance.between(110, 150) | 0) + arc(chance.between(170, 190) | 0),
      rock(chance.between(20, 90), chance.between(70, 150), 20) +
        rock(chance.between(370, 430), chance.between(60, 150), 26) +
        rock(chance.between(110, 340), 226, 18),
      rock(chance.between(-10, 60), 236, 46) + rock(chance.between(390, 460), 226, 52),
    ],
  };
}

export function mountains(chance: Chance): Land {
  const peaks = (base: number, rise: number, count: number) =>
    ground(
      Array.from({ length: count * 2 + 1 }, (_, at): Point => {
        const up = at % 2 === 1;
        return [
          (WIDTH * (at + chance.between(-0.3, 0.3))) / (count * 2),
          up ? base - rise * chance.between(0.5, 1) : base - rise * chance.between(0, 0.25),
        ];
      }),
    );
  return { layers: [peaks(180, 120, 4), peaks(214, 80, 5), peaks(256, 34, 6)] };
}

export function hills(chance: Chance): Land {
  const stone = (x: number, y: number) => {
    const height = chance.between(24, 46);
    return outline([
      [x, y],
      [x + 2, y - height],
      [x + 9, y - height - 5],
      [x + 15, y - height + 3],
      [x + 17, y],
    ]);
  };
  const stones = [40, 96, 330, 396]
    .map((x) => stone(x + chance.between(-14, 14), chance.between(204, 214)))
    .join("");
  return {
    layers: [
      "M230 290q-270 0-270-50 0-50 65-65 65-15 135 3 70 18 145-5 75-23 135-3 60 20 60 70 0 50-270 50z",
      `M230 290q-270 0-270-42 0-42 80-38 80 4 170-8 90-12 190-1 100 11 100 50 0 39-270 39z${stones}`,
      ground(ridge(chance, { base: 246, rise: 9, steps: 24 })),
    ],
  };
}
