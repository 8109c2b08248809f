import type { ConstructedList } from "./constructed.ts";

export const MYTHOS: readonly ConstructedList[] = [
  {
    factions: ["cthulhu", "hastur"],
    list: `
      3 Keeper of the Golden Path
      3 Young Deep One
      3 Lord of the Silver Twilight
      3 Guardian Shoggoth
      3 Adult Deep One
      3 Ravager from the Deep
      2 Shadow-spawned Hunting Horror
      2 Mature Deep One
      1 Dagon
      2 Cthulhu
      2 Shadowed Reef
      2 Sword of Y'ha-tallo
      3 Deep One Assault
      3 Sacrificial Offerings
      3 Victoria Glasser
      3 Byakhee Servant
      2 Demon Lover
      2 Messenger from Beyond
      2 Power Drain
      3 Blind Submission`,
  },
  {
    factions: ["hastur", "yog-sothoth"],
    list: `
      3 Victoria Glasser
      3 Demon Lover
      3 Mad Artist
      3 Messenger from Beyond
      3 Byakhee Servant
      3 Bearer of the Yellow Sign
      2 Performance Artist
      2 Yellow Muse
      2 Predatory Byakhee
      2 Thing from the Stars
      2 Hastur
      1 Victoria's Loft
      2 Sedated
      2 Agoraphobia
      2 Blind Submission
      3 Power Drain
      3 Arcane Initiate
      3 Fishers from Outside
      2 Spell-bound Shoggoth
      2 A Single Glimpse
      2 Overzealous Initiate`,
  },
  {
    factions: ["yog-sothoth", "shub-niggurath"],
    list: `
      3 Servant from Out of Time
      3 Arcane Initiate
      3 Son of Yeb
      3 Servant of Nodens
      3 Disciple of the Gate
      3 Fishers from Outside
      2 Spell-bound Shoggoth
      2 Living Mummy
      2 Hound of Tindalos
      2 Guardian Elder Thing
      2 Yog-Sothoth
      2 Forbidden Shrine
      1 Blackmoor Estate
      3 A Single Glimpse
      2 Unspeakable Resurrection
      2 Gathering at the Stones
      3 Forest Sister
      3 Mi-Go Warrior
      2 Hungry Dark Young
      2 Watcher of the Woods
      2 Burrowing Beneath`,
  },
  {
    factions: ["shub-niggurath", "cthulhu"],
    list: `
      3 Priestess of Bubastis
      3 Degenerate Ghoul
      3 Forest Sister
      3 Mi-Go Scout
      3 Mi-Go Warrior
      3 Watcher of the Woods
      3 Hungry Dark Young
      2 Ancient Guardian
      2 Y'Golonac
      2 Small Ghouls
      1 Slavering Gug
      2 Shub-Niggurath
      2 Altar of the Blessed
      2 Shadowed Woods
      2 Regeneration
      2 Burrowing Beneath
      3 Keeper of the Golden Path
      3 Young Deep One
      3 Guardian Shoggoth
      3 Sacrificial Offerings`,
  },
];
