import { blob, type Point, WIDTH } from "../pen.ts";
import type { Chance } from "../random.ts";
import { ground, type Land } from "./land.ts";

/** Shelves of books on either side of a tall window. */
export function libraryRoom(chance: Chance): Land {
  const shelf = (from: number, to: number, y: number): string => {
    let path = `M${from} ${y}`;
    for (let x = from; x < to - 6; ) {
      const width = chance.whole(9, 20);
      const height = chance.whole(20, 36);
      path += `v-${height}h${width}v${height}h${chance.pick([1, 1, 1, 3, 8])}`;
      x += width + 2;
    }
    return `${path}z`;
  };
  const rows = [52, 102, 152, 202, 252];
  const books = rows.map((y) => shelf(6, 118, y) + shelf(336, 448, y)).join("");
  const boards = rows.map((y) => `M0 ${y}h122v5H0zM332 ${y}h122v5h-122z`).join("");
  return {
    layers: [
      "M126 260V70Q130 8 226 8T326 70V260h-12V74Q310 20 226 20T138 74V260zM222 20h8v240h-8z",
      books,
      `${boards}M0 0h5v260H0zM447 0h5v260h-5zM118 0h9v260h-9zM327 0h9v260h-9z`,
    ],
    indoors: true,
  };
}

/** Panelled walls, a window, a floor. */
export function room(chance: Chance): Land {
  const x = chance.pick([70, 292]);
  const frame = `M${x} 24h92v120h-92zm6 6v50h37v-50zm43 0v50h37v-50zm-43 56v52h37v-52zm43 0v52h37v-52z`;
  const panels = [8, 116, 238, 346].map((left) => `M${left} 168h98v44h-98zm5 5v34h88v-34z`).join("");
  return {
    layers: [
      `${frame}M0 152h452v8H0z`,
      `${panels}M0 158h452v5H0z`,
      ground([
        [-4, 222],
        [456, 222],
      ]),
    ],
    indoors: true,
  };
}

/** Curtains to either side, boards below. */
export function stage(chance: Chance): Land {
  const fold = (from: number, to: number) =>
    Array.from(
      { length: 5 },
      (_, at): Point => [from + ((to - from) * at) / 5, at % 2 === 0 ? 214 : 226 + chance.between(0, 6)],
    );
  const drape = (sign: 1 | -1): string => {
    const x = (value: number) => (sign === 1 ? value : WIDTH - value);
    return blob([
      [x(-20), -30],
      [x(150), -30],
      [x(116), 60],
      [x(72), 130],
      [x(92), 214],
      ...fold(92, -20).map(([at, y]): Point => [x(at), y]),
    ]);
  };
  return {
    layers: [
      "M0 0h452v34q-28 22-56 0t-56 0-57 0-57 0-56 0-57 0-57 0-56 0z",
      drape(1) + drape(-1),
      ground([
        [-4, 226],
        [456, 226],
      ]),
    ],
    indoors: true,
  };
}
