/** What has just happened or is about to, where a player may respond. */
import { capitalised } from "@fhtagn/rules/text";
import type { NoteView, View } from "@fhtagn/rules/view";
import { namesIn } from "./card-names.ts";
import type { EventFacts, EventLine } from "./contract/event-words.ts";
import { languageOf } from "./languages.ts";
import { nameOf, type Speaker } from "./speaker.ts";

/** What a response or a disrupt answers; empty where nothing is known of it. */
export function becauseText(view: View, speaker: Speaker): string {
  const { question } = view;
  const about = question === null || question.form === "other" ? null : question.about;
  if (about?.about !== "response" && about?.about !== "disrupt") return "";
  const { events, finish } = languageOf(speaker.locale);
  const when: keyof EventLine = about.about === "disrupt" ? "would" : "happened";
  const sentences = about.to.map((note) => events.lines[note.event][when](factsOf(note, view, speaker)));
  const different = [...new Set(sentences)];
  return different.length === 0 ? "" : finish(`${capitalised(events.together(different))}.`);
}

function factsOf({ card, player, story, icon, event }: NoteView, view: View, speaker: Speaker): EventFacts {
  const names = namesIn(view, speaker);
  return {
    card: names(card ?? 0),
    who: player === speaker.viewer ? "you" : { name: nameOf(speaker, player) },
    story: names(story ?? 0),
    get icon() {
      if (icon === undefined || icon === "") throw new Error(`"${event}" is of no struggle`);
      return icon;
    },
  };
}
