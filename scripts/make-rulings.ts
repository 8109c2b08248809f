// npm run rulings: writes the rulings that the zoom of a card shows, from docs/rules/card-rulings.md.
import { readFileSync, writeFileSync } from "node:fs";
import { rulingsByCard } from "./rulings-by-card.ts";

const PAGE = new URL("../docs/rules/card-rulings.md", import.meta.url);
const OUT = new URL("../packages/web/src/cards/rulings.json", import.meta.url);

writeFileSync(OUT, `${JSON.stringify(rulingsByCard(readFileSync(PAGE, "utf8")), null, 1)}\n`);
