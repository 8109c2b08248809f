import type { Reason } from "@fhtagn/rules";
import { reasonText } from "@fhtagn/words";
import { useTranslations } from "use-intl";
import { cardByCode } from "../../cards/index.ts";
import { Explained } from "../../learn/keywords/explained.tsx";
import { RuleLink } from "../../rules-book/rule-link.tsx";
import type { Notice } from "../../session/session.ts";
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

/** A card that cannot be used is told by the rules against it, an answer that was not taken by its refusal. */
function WhyNot() {
  const refused = useGestures((gestures) => gestures.refused);
  const notice = useGame((game) => game.notice);
  if (refused !== null) return <Refused reason={refused.reasons[0]} />;
  return notice === null ? null : <NotTaken refusal={notice.refusal} />;
}

function Refused({ reason }: { readonly reason: Reason | undefined }) {
  const t = useTranslations("table");
  const locale = useTongue();
  return (
    <p className={css.refused} role="status">
      <Explained text={reason === undefined ? t("prompt.nothingToDo") : reasonText(reason, locale)} />{" "}
      {reason !== undefined && <RuleLink id={reason.rule} />}
    </p>
  );
}

function NotTaken({ refusal }: Notice) {
  const t = useTranslations("refusals");
  return (
    <p className={css.refused} role="status">
      {t(refusal)}
    </p>
  );
}
