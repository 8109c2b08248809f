/** What people say to each other at the table: phrases that each reads in his own language, and lines of their own. */
import { type ChatLine, PHRASES, type PlayerCard } from "@fhtagn/protocol/online";
import { SendHorizontal } from "lucide-react";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { focusRegion } from "../../table/keys/roving.ts";
import { useChatWords, useHeardLines } from "../chat-lines.ts";
import { useOnlineRoom, useRoomState } from "../online-context.ts";
import { setMuted, useOnlineHabits } from "../online-habits.ts";
import { useWhoAmI } from "../who-am-i.ts";
import css from "./talk-panel.module.css";

export function TalkPanel() {
  const t = useTranslations("online.talk");
  const seat = useRoomState((state) => state.seat);
  const mayTalk = useWhoAmI(({ me }) => me !== null);
  return (
    <section className={css.talk} aria-label={t("tab")} data-region="talk">
      {seat === null ? <p className={css.note}>{t("watchersOnly")}</p> : null}
      <Said />
      <MuteOther />
      {mayTalk ? <Saying /> : null}
    </section>
  );
}

function Said() {
  const t = useTranslations("online.talk");
  const lines = useHeardLines();
  const list = useRef<HTMLOListElement>(null);
  useLatestInSight(list, lines);
  return (
    <>
      {lines.length === 0 ? <p className={css.nothing}>{t("nothing")}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol ref={list} tabIndex={0} className={css.lines} aria-label={t("lines")}>
        {lines.map((line) => (
          <Line key={line.n} line={line} />
        ))}
      </ol>
    </>
  );
}

function useLatestInSight(list: RefObject<HTMLElement | null>, lines: readonly ChatLine[]): void {
  const count = lines.length;
  useEffect(() => {
    if (count > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [list, count]);
}

function Line({ line }: { readonly line: ChatLine }) {
  const words = useChatWords();
  const isOwn = useWhoAmI(({ me }) => me?.id === line.by.id);
  return (
    <li data-own={isOwn}>
      <b>{line.by.name}</b> {words(line)}
    </li>
  );
}

/** Whoever sits across; a computer player says nothing. */
function useOther(): PlayerCard | null {
  const seats = useRoomState(({ table }) => table?.seats ?? null);
  const seat = useRoomState((state) => state.seat);
  if (seats === null || seat === null) return null;
  const { player } = seats[seat === "P1" ? "P2" : "P1"];
  return player.kind === "level" ? null : player;
}

function MuteOther() {
  const t = useTranslations("online.talk");
  const other = useOther();
  const isMuted = useOnlineHabits(({ muted }) => other !== null && muted.includes(other.id));
  if (other === null) return null;
  const { id, name } = other;
  return (
    <div className={css.mute}>
      <p role="status">{isMuted ? t("muted", { name }) : ""}</p>
      <button type="button" onClick={() => setMuted(id, !isMuted)}>
        {t(isMuted ? "unmute" : "mute", { name })}
      </button>
    </div>
  );
}

const LONGEST = 300;

function Saying() {
  const t = useTranslations("online.talk");
  const room = useOnlineRoom();
  const [text, setText] = useState("");
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    room.sayText(said);
    setText("");
  };
  return (
    <>
      <NotSaid />
      <Phrases />
      <form className={css.form} onSubmit={send}>
        <input
          value={text}
          maxLength={LONGEST}
          aria-label={t("text")}
          placeholder={t("text")}
          autoComplete="off"
          data-talk=""
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === "Escape" && focusRegion("prompt")}
        />
        <button type="submit" aria-label={t("send")} title={t("send")}>
          <SendHorizontal size={17} aria-hidden="true" />
        </button>
      </form>
    </>
  );
}

function Phrases() {
  const t = useTranslations("online.talk");
  const room = useOnlineRoom();
  return (
    <fieldset className={css.phrases}>
      <legend className="visually-hidden">{t("phrases")}</legend>
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" onClick={() => room.sayPhrase(phrase)}>
          {t(`phrase.${phrase}`)}
        </button>
      ))}
    </fieldset>
  );
}

function NotSaid() {
  const t = useTranslations("online.talk.troubles");
  const trouble = useRoomState((state) => state.trouble);
  const word = trouble === "too often" || trouble === "muted" ? trouble : "other";
  return (
    <p role="status" className={css.trouble}>
      {trouble === null ? "" : t(word)}
    </p>
  );
}
