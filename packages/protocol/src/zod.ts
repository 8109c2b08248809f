/** The small build of zod: 4 kB in the browser. */
// biome-ignore lint/performance/noBarrelFile: the one place that names the library
export { z } from "zod/mini";
