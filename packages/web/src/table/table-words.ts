/** The words of the table: what is asked, what an option does, what happened, in the language of the page. */
import type { Asked, AskedOption } from "@fhtagn/protocol";
import type { TableEnding } from "@fhtagn/protocol/online";
import type { Choice } from "@fhtagn/rules";
import type { CardRef, HappeningView } from "@fhtagn/rules/view";
import {
  answerText,
  becauseText,
  boardSummary,
  logLine,
  namesIn,
  type OptionWords,
  optionWords,
  orderedThing,
  questionText,
  type Speaker,
} from "@fhtagn/words";
import { useTranslations } from "use-intl";
import { cardByCode } from "../cards/index.ts";
import type { SessionLogEntry } from "../session/session.ts";
import { useSeatNames } from "./seats/use-seat-name.ts";
import { useGame, useLooksOn, useTongue } from "./table-context.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function useSpeaker(): Speaker {
  const locale = useTongue();
  const seat = useGame((game) => game.seat);
  const viewer = useLooksOn() ? "spectator" : seat;
  return { locale, book: cardByCode, viewer, name: useSeatNames() };
}

export function useQuestionWords(): (asked: Asked) => string {
  const speaker = useSpeaker();
  const view = useGame((game) => game.view);
  return (asked) => (view === null ? "" : questionText(asked, view, speaker));
}

/** What a response or a disrupt answers. */
export function useBecause(): string {
  const speaker = useSpeaker();
  const view = useGame((game) => game.view);
  const kind = useGame(({ asked }) => asked?.kind);
  const answers = kind === "response" || kind === "disrupt";
  return view === null || !answers ? "" : becauseText(view, speaker);
}

export function useOptionWords(): (option: AskedOption) => OptionWords {
  const speaker = useSpeaker();
  const view = useGame((game) => game.view);
  const asked = useGame((game) => game.asked);
  return (option) =>
    view === null || asked === null ? { label: "" } : optionWords(option, { view, ...asked }, speaker);
}

/** A thing to be put in order: the card, and what its effect does. */
export function useOrderedWords(): (option: AskedOption) => string {
  const speaker = useSpeaker();
  const view = useGame((game) => game.view);
  const asked = useGame((game) => game.asked);
  return (option) =>
    view === null || asked === null ? "" : orderedThing(option, { view, ...asked }, speaker);
}

/** A card by its handle, or where it has none by its code. */
export function useNames(): (ref: CardRef, code?: string) => string {
  const speaker = useSpeaker();
  const view = useGame((game) => game.view);
  const names = view === null ? () => "" : namesIn(view, speaker);
  return (ref, code) => capital(code === undefined ? names(ref) : (cardByCode(code)?.facts.title ?? code));
}

export function useHappeningWords(): (happening: HappeningView) => string {
  const speaker = useSpeaker();
  return (happening) => capital(logLine(happening, speaker));
}

export function useLogWords(): (entry: Pick<SessionLogEntry, "happening">) => string {
  const words = useHappeningWords();
  return ({ happening }) => words(happening);
}

/** "Commit 2 characters: T-Men → story 1, Local Sheriff → story 3"; nothing while another question stands. */
export function useChoiceWords(): (choice: Choice) => string {
  const speaker = useSpeaker();
  const view = useGame((game) => game.view);
  const asked = useGame((game) => game.asked);
  return (choice) =>
    view === null || asked === null ? "" : (answerText({ asked, view, choice }, speaker) ?? "");
}

/** For `R`: turn, phase, score by story, whose decision, how many options. */
export function useBoardSummary(): string {
  const speaker = useSpeaker();
  const view = useGame((game) => game.view);
  const asked = useGame((game) => game.asked);
  const count = asked?.form === "assign" ? asked.items.length : (asked?.options.length ?? 0);
  return view === null ? "" : boardSummary(view, count, speaker);
}

/** Whoever looks on is told who has won, not whether he has. */
export function useEndingWords(): (result: TableEnding) => string {
  const t = useTranslations("table.end");
  const replay = useTranslations("replay.result");
  const you = useGame((game) => game.seat);
  const looksOn = useLooksOn();
  const names = useSeatNames();
  return ({ winner }) => {
    if (winner === "draw") return t("draw");
    if (looksOn) return replay("won", { name: names(winner) });
    return t(winner === you ? "won" : "lost");
  };
}
