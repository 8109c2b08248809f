// biome-ignore lint/performance/noBarrelFile: loaded on its own, after the table is drawn
export { domMax } from "motion/react";
