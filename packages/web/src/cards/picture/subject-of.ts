/** The subject that a card's facts ask for. */
import type { CardFacts } from "@fhtagn/rules";
import type { PlaceName } from "./places.ts";
import type { Chance } from "./random.ts";
import type { SubjectName } from "./subjects/subjects.ts";

interface PictureWanted {
  readonly subject: SubjectName;
  readonly details: readonly string[];
  readonly place?: PlaceName;
}

type Several = readonly [string, ...string[]];
type Ask = readonly [words: RegExp, subjects: Several];

/** "winged insect @sea": subject, details, place. */
function read(line: string): PictureWanted {
  const [subject = "", ...rest] = line.split(" ");
  const place = rest.find((word) => word.startsWith("@"))?.slice(1);
  // The tables below are the only source of these words, and a test draws every one of them.
  return {
    subject: subject as SubjectName,
    details: rest.filter((word) => !word.startsWith("@")),
    ...(place !== undefined && { place: place as PlaceName }),
  };
}

const CHARACTERS: readonly Ask[] = [
  [/Byakhee|Nightgaunt|Night-Gaunt|Hunting Horror|Polyp|Shantak/i, ["winged", "winged insect"]],
  [/Shoggoth/i, ["shoggoth"]],
  [/Mummy|Undead/i, ["mummy @desert"]],
  [/Hound|Tindalos|Wolf|Dog\b/i, ["hound"]],
  [/Elder Thing/i, ["elderThing"]],
  [/Mi-Go/, ["miGo"]],
  [/Deep One|Innsmouth/, ["deepOne @sea", "deepOne @docks"]],
  [/Dark Young/, ["darkYoung @wood"]],
  [/Gug\b/, ["gug"]],
  [/Ghoul|Ghast|Yeti/, ["ghoul @graveyard", "ghoul group @graveyard", "ghoul"]],
  [/Serpent|Yig|Chthonian/, ["serpent"]],
  [/Zoog|Creature|Spider|Rat\b|Rats\b|Swarm/, ["crawler", "ghoul", "winged insect"]],
  [/Phantom|Ghost|Spectral|Spirit/, ["ghost"]],
  [/Yithian/, ["elderThing", "starThing"]],
  [/Avatar|Ancient One/, ["starThing", "sleeper", "kingInRags", "motherOfThousands", "watcher", "spheres"]],
  [/Scientist/, ["scientist"]],
  [/Artist|Musician/, ["artist"]],
  [/Lunatic|Madness/, ["lunatic"]],
  [/Explorer|Hunter/, ["explorer", "explorer @desert"]],
  [/Government/, ["officer", "detective", "detective group"]],
  [/Faculty|Student/, ["scholar"]],
  [/Lodge|Society|Conspirator/, ["lodge", "lady", "lodge"]],
  [/Criminal/, ["gunman", "gunman", "lady @stage"]],
  [/Sorcerer|High Priest|Initiate/, ["sorcerer", "cultist"]],
  [/Cultist/, ["cultist", "cultist group", "lady"]],
  [/Dreamer/, ["lady @void", "scholar @void", "lonely @void"]],
  [
    /Monster|Servitor|Independent|Construct/,
    ["starThing", "winged", "crawler", "shoggoth", "serpent", "changing", "ghoul"],
  ],
  [/Investigator|Messenger/, ["detective", "scholar", "detective", "lady"]],
];

const SUPPORTS: readonly Ask[] = [
  [/Shotgun|Rifle|Thompson|Winchester/i, ["shotgun"]],
  [/Pistol|Revolver|Gun\b|\.45/i, ["pistol"]],
  [/Sword|Machete|Blade|Axe\b|Knife|Dagger|Spear|Sickle/i, ["sword", "dagger"]],
  [/Lamp|Lantern|Torch|Light/i, ["lamp", "lantern"]],
  [/Key\b/i, ["key"]],
  [/Mask/i, ["mask"]],
  [/Library|Museum|Hall\b|School|University|Court|Police|Station/i, ["hall @hills", "hall @city"]],
  [/Asylum|Hospital|Prison|Sanit/i, ["asylum"]],
  [/Club|Hotel|Theat|Speakeasy|Bar\b|Saloon|Shop|Lounge/i, ["club @street"]],
  [/Woods?\b|Forest|Grove/i, ["roots @wood"]],
  [/Reef|Island|Harbor|Dock|Ship|Yacht|Boat/i, ["reef @sea", "ship @sea"]],
  [/Tower|Lighthouse|Spire/i, ["tower"]],
  [/Shrine|Temple|Stones?\b|Altar|Circle/i, ["shrine", "altar"]],
  [/Skull/i, ["skull"]],
  [/Candle/i, ["candle"]],
  [/Vehicle/, ["wagon @street", "wagon @city"]],
  [/Tome/, ["tome @library", "grimoire @library", "tome", "grimoire"]],
  [/Weapon/, ["sword", "dagger", "pistol", "shotgun"]],
  [/Artifact|Relic/, ["idol", "amulet", "skull", "key", "mask", "hourglass"]],
  [
    /Location|Lost Civilization|Dreamlands/,
    ["manor", "hall", "shrine", "tower", "portal", "club @street", "asylum"],
  ],
  [/Environment/, ["eyesInTheDark", "spiral", "roots", "watcher"]],
  [/Curse|Madness|Condition|Mutable/, ["changing", "eyesInTheDark", "spiral", "hands"]],
  [/Ritual|Spell/, ["ritual", "scroll", "portal"]],
  [/Elixir/, ["bottle"]],
  [/Item/, ["amulet", "bottle", "lantern", "camera", "key", "papers", "bag"]],
  [/./, ["papers", "key", "hands", "candle", "mask"]],
];

/** Words of titles that say what is to be seen. */
const BY_TITLE: readonly Ask[] = [
  [/Fire|Burn|Torch|Flame|Inferno/i, ["fire"]],
  [/Shot|Gun\b|Guns|Blast|Explo|Bomb/i, ["blast", "dynamite"]],
  [/Gate|Door|Portal|Threshold|Beyond/i, ["portal", "doorway"]],
  [
    /Book|Tome|Lore|Librar|Pages?\b|Secret|Forbidden|Research/i,
    ["tome @library", "grimoire @library", "papers @room"],
  ],
  [/Sacrific|Altar|Blood|Offering/i, ["altar", "dagger", "ritual"]],
  [/Sea\b|Drown|Deep|Water|Tide|Ocean|Flood|Innsmouth/i, ["pulledUnder @sea", "ship @sea", "reef @sea"]],
  [/Fight|Punch|Blow|Fist|Brawl|Strike/i, ["fist"]],
  [/Time|Clock|Hour|Eternal|Aeon/i, ["clock", "hourglass"]],
  [
    /Death|Dead|Grave|Skull|Bones|Tomb|Corpse|Rot/i,
    ["skull @graveyard", "hands @graveyard", "tomb @graveyard"],
  ],
  [/Dream|Sleep|Nightmare/i, ["lonely @void", "watcher @void", "lady robe long @void"]],
  [/Woods?\b|Forest|Tree|Branch|Root/i, ["roots @wood"]],
  [/Moon|Night|Dark|Shadow/i, ["eyesInTheDark", "lonely"]],
  [/Mask|Masquerade|Carnival|Theat|Stage|Play\b/i, ["mask @stage"]],
  [/Ice|Snow|Frozen|Cold|Polar|Arctic/i, ["lonely @mountains", "elderThing @mountains"]],
  [/King|Crown|Yellow|Carcosa/i, ["kingInRags", "mask @stage"]],
  [/Mad|Insan|Mind|Terror|Fear|Horror|Panic/i, ["spiral", "eyesInTheDark", "changing"]],
  [/Police|Arrest|Law|Agen|Evidence|Case\b|Files?\b/i, ["papers @room", "detective group @street"]],
  [/Money|Bribe|Deal|Heist|Rob|Smuggl|Bootleg|Whisk/i, ["bag", "bottle @docks"]],
  [/Star|Sky|Void|Cosmos|Space/i, ["starThing @void", "spheres @void", "watcher @void"]],
];

const EVENTS: readonly Ask[] = [
  [/Ritual|Spell|Blessing/, ["ritual", "portal", "candle", "scroll", "spheres"]],
  [/Madness|Curse/, ["spiral", "eyesInTheDark", "watcher", "changing", "mask"]],
  [/Disaster/, ["fire", "pulledUnder", "watcher", "roots", "blast"]],
  [/Tactic|Government/, ["crowd", "fist", "blast", "papers", "detective group"]],
  [/Research|Yithian/, ["tome @library", "papers @library", "hourglass", "tomb @desert"]],
  [/Polar/, ["lonely @mountains", "shoggoth @mountains"]],
  [
    /./,
    [
      "hands",
      "lonely",
      "doorway",
      "eyesInTheDark",
      "clock",
      "papers",
      "crowd",
      "skull",
      "fist",
      "mask",
      "candle",
      "spiral",
      "watcher",
    ],
  ],
];

const TALES: readonly Ask[] = [
  [
    /./,
    [
      "lonely",
      "watcher",
      "portal",
      "doorway",
      "manor",
      "crowd placards",
      "ritual",
      "ship @sea",
      "eyesInTheDark",
      "tomb @desert",
      "clock",
      "sleeper @sea",
    ],
  ],
];

const ASKS: { readonly [T in CardFacts["type"]]: readonly Ask[] } = {
  character: CHARACTERS,
  support: SUPPORTS,
  event: [...BY_TITLE, ...EVENTS],
  conspiracy: [...BY_TITLE, ...TALES],
  story: [...BY_TITLE, ...TALES],
};

/** Every line of the tables, for the test that draws them all. */
export const askedLines = (): readonly string[] =>
  Object.values(ASKS).flatMap((asks) => asks.flatMap(([, subjects]) => subjects));

/** Titles and descriptors count as words too: "Mad Genius", "Haunted Police Detective". */
export function subjectOf(facts: CardFacts, chance: Chance): PictureWanted {
  const words = [facts.title, facts.descriptor ?? "", ...facts.subtypes].join(" ");
  const subjects = ASKS[facts.type].find(([pattern]) => pattern.test(words))?.[1] ?? ["lonely"];
  return read(chance.pick(subjects));
}
