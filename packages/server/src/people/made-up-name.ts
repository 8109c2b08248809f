/** A name for somebody who was not asked for one. The same in every language. */
import { randomInt } from "node:crypto";

// biome-ignore format: a list is read in lines
const FIRST = [
  "Ada", "Agnes", "Alma", "Ambrose", "Amos", "Anselm", "Arthur", "Augusta", "Basil", "Beatrix", "Bertram", "Cecil",
  "Clara", "Cora", "Cyril", "Daphne", "Edith", "Edmund", "Elias", "Elsie", "Enid", "Ernest", "Esther", "Eugene",
  "Felix", "Flora", "Florence", "Gilbert", "Hazel", "Hector", "Helena", "Hugo", "Ida", "Iris", "Isidore", "Ivy",
  "Jasper", "Josephine", "Julian", "Lavinia", "Leopold", "Lionel", "Louisa", "Lucius", "Mabel", "Magnus", "Martha",
  "Maude", "Milton", "Minerva", "Mortimer", "Myrtle", "Neville", "Octavia", "Olive", "Oscar", "Percy", "Philippa",
  "Quentin", "Reginald", "Rosalind", "Rufus", "Sybil", "Theodora", "Tobias", "Ursula", "Vera", "Victor", "Violet",
  "Winifred",
] as const;
// biome-ignore format: a list is read in lines
const LAST = [
  "Abney", "Ashcombe", "Blackthorn", "Brandreth", "Calloway", "Carmody", "Chilcott", "Cobb", "Corwin", "Crane",
  "Dallimore", "Darrow", "Delacroix", "Drummond", "Eastlake", "Fairweather", "Farrow", "Finch", "Garland", "Gedney",
  "Grimshaw", "Hallam", "Harrow", "Hathaway", "Holloway", "Inglis", "Jessop", "Keating", "Kestrel", "Lanyon",
  "Larkin", "Lockhart", "Marlowe", "Merriweather", "Nightingale", "Oakley", "Pemberton", "Penrose", "Pryor",
  "Quill", "Radley", "Ravenel", "Rookwood", "Sadler", "Selwyn", "Sinclair", "Stanhope", "Tarrant", "Thackeray",
  "Tremayne", "Underhill", "Vance", "Wainwright", "Waverley", "Whitlock", "Winslow", "Wren", "Yardley",
] as const;

const HIGHEST = 100;

/** Long lists and a number: two guests seldom meet under one name, and nothing depends on it. */
export function madeUpName(): string {
  const first = FIRST[randomInt(FIRST.length)] ?? FIRST[0];
  const last = LAST[randomInt(LAST.length)] ?? LAST[0];
  return `${first} ${last} ${randomInt(1, HIGHEST)}`.slice(0, LONGEST);
}

const LONGEST = 24;
