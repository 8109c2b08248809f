import { englishBuiltDecks } from "@fhtagn/words/en/built-decks";
import { about } from "./about.ts";
import { cards } from "./cards.ts";
import { common } from "./common.ts";
import { home } from "./home.ts";
import { learn } from "./learn.ts";
import { lobby } from "./lobby.ts";
import { offline } from "./offline.ts";
import { online } from "./online.ts";
import { ordering } from "./ordering.ts";
import { puzzles } from "./puzzles.ts";
import { refusals } from "./refusals.ts";
import { replayWords } from "./replay.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";
import { setupWords } from "./setup.ts";
import { states } from "./states.ts";
import { stats } from "./stats.ts";
import { storage } from "./storage.ts";
import { table } from "./table.ts";
import { turnChart } from "./turn-chart.ts";
import { zoom } from "./zoom.ts";

export const messages = {
  about,
  builtDecks: englishBuiltDecks,
  cards,
  common,
  home,
  learn,
  lobby,
  offline,
  online,
  ordering,
  puzzles,
  refusals,
  replay: replayWords,
  rules,
  settings,
  setup: setupWords,
  states,
  stats,
  storage,
  table,
  turnChart,
  zoom,
} as const;
