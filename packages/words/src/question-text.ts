/** What is asked, by what it is about. */
import type { AboutView, CardRef, View } from "@fhtagn/rules/view";
import { type Names, namesIn } from "./card-names.ts";
import type { QuestionWords } from "./contract/question-words.ts";
import { languageOf } from "./languages.ts";
import type { Speaker } from "./speaker.ts";

/** The part of a question that words are made of. */
export interface QuestionLike {
  readonly about: AboutView;
  readonly source: CardRef;
}

/** "Terror at story 1 (Nowhere to Hide): choose who goes insane", or the question after the card that asks it. */
export function questionText({ about, source }: QuestionLike, view: View, speaker: Speaker): string {
  const { questions, finish } = languageOf(speaker.locale);
  const names = namesIn(view, speaker);
  const question = asked(about, questions, names);
  return finish(
    source === 0 || about.about === "struggle" ? question : questions.by(names(source), question),
  );
}

function asked(about: AboutView, { asked: words }: QuestionWords, names: Names): string {
  switch (about.about) {
    case "sort":
      return words.sort({ to: about.to });
    case "takeTokens":
      return words.takeTokens({ story: names(about.story) });
    case "struggle":
      return words.struggle({ icon: about.icon, story: names(about.story) });
    default:
      return words[about.about];
  }
}
