import type { ConstructedList } from "./constructed.ts";

export const INVESTIGATORS: readonly ConstructedList[] = [
  {
    factions: ["agency", "miskatonic"],
    list: `
      3 Undercover Security
      3 Blackwood File Clerk
      3 Freelance Occultist
      3 Monster Hunter
      3 Hired Muscle
      2 Kirby O'Donnell
      2 Steve Clarney
      2 Thomas F. Malone
      2 Local Sheriff
      2 T-Men
      1 G-Men
      2 Shotgun
      3 Shotgun Blast
      2 Short Fuse
      3 Laboratory Assistant
      3 Student Archaeologist
      3 Visiting Author
      2 Dr. Ali Kafour
      3 Unearthing the Ancients
      3 Freelance Agent`,
  },
  {
    factions: ["miskatonic", "syndicate"],
    list: `
      3 Laboratory Assistant
      3 Student Archaeologist
      3 Strange Librarian
      3 Itinerant Scholar
      3 Natural Philosopher
      3 Anthropology Advisor
      3 Visiting Author
      2 Dr. Ali Kafour
      2 Professor Nathaniel Peaslee
      2 Professor Albert Wilmarth
      2 Atwood Science Hall
      2 Open for Inspection
      2 Unearthing the Ancients
      3 Extortionist
      3 Bag Man
      2 Syndicate Liaison
      2 Freelance Photographer
      3 Low Blow
      2 Get On Yer Feet!
      2 Mystic Bounty Hunter`,
  },
  {
    factions: ["syndicate", "agency"],
    list: `
      3 Clover Club Torch Singer
      3 Hard Case
      3 Extortionist
      3 Triggerman
      3 Syndicate Liaison
      3 Bag Man
      2 Jack "Brass" Brady
      2 Dr. Marinus Bicknell Willett
      2 Richard Upton Pickman
      2 Freelance Photographer
      2 Dutch Courage
      2 Cathouse
      3 Low Blow
      2 Get On Yer Feet!
      3 Blackwood File Clerk
      3 Hired Muscle
      2 Freelance Occultist
      3 Shotgun Blast
      2 Short Fuse
      2 Freelance Agent`,
  },
];
