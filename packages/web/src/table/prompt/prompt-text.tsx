import { reasonText } from "@fhtagn/words";
import { useTranslations } from "use-intl";
import { cardByCode } from "../../cards/index.ts";
import { Explained } from "../../learn/keywords/explained.tsx";
import { RuleLink } from "../../rules-book/rule-link.tsx";
import { isOrdering } from "../model/asked-order.ts";
import { useSeatName } from "../seats/use-seat-name.ts";
import { codeOnTable, useGame, useGestures, useLaid, useTongue } from "../table-context.ts";
import { useBecause, useQuestionWords } from "../table-words.ts";
import css from "./prompt.module.css";

/** What is asked, because of what, and why the last thing tried was not possible. */
export function PromptText() {
  return (
    <div className={css.text}>
      <Question />
      <Because />
      <WhyNot />
    </div>
  );
}

/** So many letters never break into lines: the answers beside them get all the rest. */
const SHORT = 24;

function Question() {
  const t = useTranslations("table");
  const orderWords = useTranslations("ordering");
  const { view, board } = useLaid();
  const asked = useGame((game) => game.asked);
  const result = useGame((game) => game.result);
  const away = useGame(({ status }) => status === "taken" || status === "stuck");
  const words = useQuestionWords();
  const picked = useGestures((gestures) => gestures.picked);
  const opponent = useSeatName(board.sides.opponent.player);
  const title = picked === null ? null : (cardByCode(codeOnTable(view, picked) ?? "")?.facts.title ?? null);
  if (away) return null;
  // A lesson ends with its last note: nobody sends a result, the table shows it.
  if (result !== null || view.result !== null) return <p className={css.question}>{t("prompt.over")}</p>;
  if (asked === null) return <p className={css.waiting}>{t("prompt.waiting", { name: opponent })}</p>;
  if (isOrdering(asked)) return <p className={css.question}>{orderWords("question")}</p>;
  const whereTo = asked.form === "assign" ? t("prompt.whereCommit", { title: title ?? "" }) : null;
  const said = title === null ? words(asked) : (whereTo ?? t("prompt.whereTo", { title }));
  return (
    <p className={css.question} id="question" data-short={said.length <= SHORT}>
      {said}
    </p>
  );
}

/** Responses and disrupts: what has just happened or is about to. */
function Because() {
  const because = useBecause();
  return because === "" ? null : <p className={css.because}>{because}</p>;
}

function WhyNot() {
  const t = useTranslations("table");
  const locale = useTongue();
  const refused = useGestures((gestures) => gestures.refused);
  const notice = useGame((game) => game.notice);
  const reasons = refused?.reasons ?? notice?.reasons ?? [];
  if (refused === null && notice === null) return null;
  const [first] = reasons;
  return (
    <p className={css.refused} role="status">
      <Explained text={first === undefined ? t("prompt.nothingToDo") : reasonText(first, locale)} />{" "}
      {first !== undefined && <RuleLink id={first.rule} />}
    </p>
  );
}
