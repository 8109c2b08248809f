/** Buildings and what drives or floats between them; they stand on the ground at 92. */
import { disc, fill, line, type Subject } from "../drawing.ts";

const panes = (xs: readonly number[], ys: readonly number[], [w, h]: readonly [number, number]): string =>
  ys.flatMap((y) => xs.map((x) => `M${x} ${y}h${w}v${h}h-${w}z`)).join("");

export const hall: Subject = () => ({
  shape: "M-150 130V-20H-140V-34H-70L0-96 70-34H140V-20H150V130Z",
  over: [
    fill("dusk", "M-64-34 0-90 0-34Z"),
    fill("far", "M-138-14H-126V110H-138ZM-104-14H-92V110H-104ZM-70-14H-58V110H-70ZM-36-14H-24V110H-36Z"),
    fill("mid", "M24-14H36V110H24ZM58-14H70V110H58ZM92-14H104V110H92ZM126-14H138V110H126Z"),
    fill(
      "spark",
      `M-14 130V40Q-14 20 0 20T14 40V130Z${panes([-120, -86, -52, 42, 76, 110], [10, 54], [10, 24])}`,
      0.9,
    ),
    line("rim", "M-150-20H0M-140-34H-70L0-95M-150 112H-14", 2.4),
    line("spark", "M0-72a11 11 0 1 0 1 0", 2.4),
  ],
  centred: true,
});

export const manor: Subject = ({ chance }) => ({
  shape: `M-160 130V10L-130-30-100 10V-4L-60-62-20-4V-40H-8L14-112 36-40H48V0L96-56 144 0V130Z M-${chance.whole(118, 124)}-20v-46h14v60z M104-46v-44h14v58z`,
  over: [
    fill(
      "spark",
      `${panes([-140, -118, -84, -56, 70, 92, 114], [26, 66], [10, 20])}M2-10h24v30H2zM-40 20h12v22h-12z`,
    ),
    fill("ink", "M12-10h3v30h-3zM2 4h24v3H2z"),
    line("rim", "M-160 10-130-28-100 10M-100-2-60-60-20-2M-8-38 14-110", 2.6),
    line("dusk", "M-88 14-60-30M48 12 96-44M30-36 14-90M-14 130V70Q-14 50 4 50T22 70V130", 2.4),
  ],
  centred: true,
});

export const asylum: Subject = () => ({
  shape: "M-180 130V-4H-170V-24H-120V-4H-60V-50H-40V-84L0-118 40-84V-50H60V-4H120V-24H170V-4H180V130Z",
  over: [
    fill("spark", panes([-166, -142, -100, -80, 72, 92, 134, 158], [20, 58, 96], [9, 20]), 0.85),
    fill("ink", panes([-162, -138, -96, -76, 76, 96, 138, 162], [20, 58, 96], [2, 20])),
    fill("rim", disc(0, -66, 15)),
    line("ink", "M0-66V-76M0-66 7-62", 2.4),
    fill("near", "M-40-30H40V130H-40Z"),
    fill("spark", "M-16 130V60Q0 40 16 60V130Z"),
    line("ink", "M-8 130V56M0 130V50M8 130V56", 2.4),
    line("rim", "M-178-3H-170V-22H-120M-60-48V-4H-120M-40-82 0-116M-60-48H-40V-84", 2.6),
  ],
  centred: true,
});

export const club: Subject = () => ({
  shape: "M-150 130V-70H-130V-84H130V-70H150V130Z",
  over: [
    fill("near", "M-138-62H138V-24H-138Z"),
    line(
      "spark",
      "M-124-43l12-12 12 12-12 12zM-88-43H-40M40-43H88M124-43l-12-12-12 12 12 12zM0-60a8 8 0 1 1-7 12 8 8 0 1 0 4 12 8 8 0 1 0 6 0 8 8 0 1 0 4-12 8 8 0 1 1-7-12M0-44V-26M-88-51H-40M-88-35H-40M40-51H88M40-35H88",
      3,
    ),
    fill("spark", `M-112 4H-52V60H-112ZM52 4H112V60H52Z`, 0.85),
    fill(
      "ink",
      "M-84 4H-80V60H-84ZM80 4H84V60H80ZM-104 60 -94 30-88 60ZM60 60 66 34 76 60ZM92 60q-2-30 8-30t8 30z",
    ),
    fill("rim", "M-24 20H24V130H-24Z", 0.5),
    fill("ink", "M-20 24H-2V130H-20ZM2 24H20V130H2Z"),
    line("rim", "M-148-68H-130V-82H120M-40 16H40L30 4H-30Z", 2.6),
    line("spark", "M-34 10H34", 3),
  ],
  centred: true,
});

export const tower: Subject = () => ({
  shape: "M-60 130-46-40H-58L0-124 58-40H46L60 130Z",
  over: [
    fill("spark", "M-14-20Q0-44 14-20V10H-14ZM-8 40h16v22H-8zM-8 84h16v22H-8z"),
    fill("dusk", "M-50 126-38-36-18-36-26 126Z", 0.8),
    line("rim", "M-58-40 0-122M-46-38-58 126", 2.6),
  ],
  centred: true,
});

export const reef: Subject = () => ({
  shape:
    "M-200 130-176 60-150 76-124-6-98 40-70-40-44 10-22-92 6-20 30-58 60 20 88-14 112 60 140 30 170 84 200 130Z",
  over: [
    fill("dusk", "M-124-2-98 42-92 120-140 120ZM-70-34-46 12-50 120-84 120ZM-22-84-2-20-12 120-40 20Z", 0.9),
    line("rim", "M-176 62-150 78-124-4-98 42-70-38-44 12-22-90 4-22", 2.6),
    fill("spark", "M-18-20h8v14h-8zM36-10h6v12h-6zM-66 10h6v12h-6zM92 30h5v10h-5z"),
    line("far", "M-200 104q20-10 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0", 3),
  ],
  centred: true,
  drop: -4,
});

export const shrine: Subject = () => ({
  shape:
    "M-170 130-164-20-140-30-122-16-118 130ZM118 130 122-16 140-32 166-18 172 130ZM-100 130-96-52-74-64-58-50-56 130ZM56 130 60-50 78-62 98-50 102 130ZM-110-60-104-82 108-78 112-56ZM-50 130V70H-36V56H36V70H50V130Z",
  over: [
    fill("dusk", "M-162-16-140-26-140 126H-166ZM-94-48-76-58-76 126H-96Z", 0.9),
    line("rim", "M-164-18-140-28-124-16M-96-50-76-62M-108-62-104-80 100-77M-36 58H36", 2.6),
    fill("spark", "M0 10Q22 34 10 52 0 58-10 52-22 34 0 10Z"),
    line("spark", "M-76 10 -84 24-70 38-80 52M80 6 70 20 84 34 74 48M-26 84H26M-18 98 0 84 18 98", 2.4),
  ],
  centred: true,
});

export const altar: Subject = () => ({
  shape:
    "M-120 130V70H-136V40H136V70H120V130ZM-30 40-44-20Q-70-60-44-96L-34-70Q0-88 34-70L44-96Q70-60 44-20L30 40Z",
  over: [
    fill(
      "spark",
      "M-26-40-8-32-12-26Q-24-28-26-40ZM26-40 8-32 12-26Q24-28 26-40ZM-96 40V20q-8-12 0-26 8 14 0 26zM96 40V20q-8-12 0-26 8 14 0 26z",
    ),
    fill("dusk", "M-26 38-40-20Q-40-60-6-74-18-20-6 38Z", 0.85),
    line("rim", "M-134 42H-30M-118 72V126M-44-22Q-66-60-45-90", 2.6),
    line("glow", "M-90 84H90M-60 100a10 10 0 1 0 20 0M40 100a10 10 0 1 0 20 0M-10 96 0 116 10 96Z", 2.4),
  ],
  centred: true,
});

export const wagon: Subject = () => ({
  shape:
    "M-160 70V-50Q-160-62-148-62H20Q30-62 34-54L62-6H128Q150-2 154 30V70H132A30 30 0 0 0 72 70H-68A30 30 0 0 0-128 70Z M-98 44a27 27 0 1 0 1 0zM102 44a27 27 0 1 0 1 0z",
  over: [
    fill("spark", "M152 12l60-14v50l-60-16z", 0.75),
    fill("rim", "M-4-46H16L42-8H-4Z"),
    fill("dusk", "M-150-50H-22V-10H-150Z"),
    line("ink", "M-130-50V-10M-110-50V-10M-90-50V-10M-70-50V-10M-50-50V-10", 4),
    line("rim", "M-158-50Q-156-60-146-60H20Q28-60 32-54L60-4H128", 2.6),
    fill("far", `${disc(-98, 71, 12)}${disc(102, 71, 12)}`),
    line("glow", "M-150 8H60M-150 22H140", 2),
    fill("disc", disc(151, 22, 8)),
  ],
  drop: 24,
});

export const ship: Subject = () => ({
  shape: "M-176 50H176L150 110H-140ZM-110 50V10H-60V-20H30V10H90V50ZM-30-20V-84H0V-20ZM56 10V-110H61V10Z",
  over: [
    fill("spark", panes([-98, -80, -46, -20, 6, 44, 66], [22], [9, 10])),
    line("rim", "M-176 51H176M-110 12H-60V-18H-30V-82H0M58-108-110 12M58-108 150 50", 2.2),
    line("far", "M-170 66H168M-160 84H158", 2),
    line("glow", "M-16-90Q-30-108-8-116T20-140", 10),
  ],
  drop: 8,
});
