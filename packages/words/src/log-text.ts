/** A line of the log. */
import type { Happening, Library, Locale, LogTeller } from "@fhtagn/rules";
import { capitalised } from "@fhtagn/rules/text";
import type { HappeningView } from "@fhtagn/rules/view";
import type { LogFacts, ToldPlace } from "./contract/log-words.ts";
import { languageOf } from "./languages.ts";
import { cardTitle, nameOf, type Speaker } from "./speaker.ts";

type Reader = Pick<Speaker, "viewer" | "locale" | "name"> & { readonly title: (code: string) => string };

/** What a viewer was told of a happening holds only what he may know: it is told whole. */
export function logLine(happening: HappeningView, speaker: Speaker): string {
  return lineFor(happening, { ...speaker, title: (code) => cardTitle(speaker, code) });
}

/** Tells the log of a record, which hides nothing. */
export function recordTeller({ cards }: Library, locale: Locale): LogTeller {
  const title = (code: string): string => cards.get(code)?.title ?? code;
  return (happening: Happening) => lineFor(happening, { viewer: "spectator", locale, title });
}

function lineFor(happening: HappeningView, reader: Reader): string {
  const { log, finish } = languageOf(reader.locale);
  return finish(`${capitalised(log[happening.what](toldOf(happening, reader)))}.`);
}

type Always = Pick<LogFacts, "who" | "card" | "place" | "tokens" | "timing">;

function alwaysTold(happening: HappeningView, reader: Reader): Always {
  const { player, code, count = 1, timing } = happening;
  return {
    who: player === undefined ? null : player === reader.viewer ? "you" : { name: nameOf(reader, player) },
    card: code === undefined || code === "" ? null : reader.title(code),
    place: placeOf(happening, reader),
    tokens: count,
    timing,
  };
}

function toldOf(happening: HappeningView, reader: Reader): LogFacts {
  const known = <T>(fact: T | undefined): T => {
    if (fact === undefined) throw new Error(`"${happening.what}" does not say enough for a line of the log`);
    return fact;
  };
  return {
    ...alwaysTold(happening, reader),
    get icon() {
      return known(happening.icon);
    },
    get phase() {
      return known(happening.phase);
    },
    get turn() {
      return known(happening.turn);
    },
    get step() {
      return known(happening.step);
    },
    get because() {
      return known(happening.because);
    },
    get word() {
      return known(happening.word);
    },
  };
}

/** What lies in no row is a card. */
function placeOf({ place, onCode }: HappeningView, reader: Reader): ToldPlace | null {
  if (place === undefined && onCode === undefined) return null;
  const title = onCode ? reader.title(onCode) : null;
  return place === undefined ? { in: "card", title } : { in: place.row, number: place.number, title };
}
