/** For whoever listens rather than looks: the own time running out, who is gone and back, what is said. */
import type { Player } from "@fhtagn/rules";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { playCue } from "../../table/sound/use-sounds.ts";
import { useChatWords, useHeardLines } from "../chat-lines.ts";
import { isLow, leftNow } from "../clock-reading.ts";
import { useRoomState, useSeatedNames } from "../online-context.ts";
import { useNow } from "../use-now.ts";
import { useWhoAmI } from "../who-am-i.ts";

export function LineAnnouncer() {
  return (
    <>
      <LowTime />
      <Presence player="P1" />
      <Presence player="P2" />
      <Spoken />
    </>
  );
}

/** Each of them once as it comes: more would talk over the question. */
const SAID_AT = [20, 10, 5];
const SECOND = 1000;

function useLowSeconds(): number | null {
  const heard = useRoomState(({ clock }) => clock);
  const seat = useRoomState((state) => state.seat);
  const runs = heard !== null && seat !== null && heard.clock.running === seat;
  const now = useNow(runs, SECOND / 4);
  if (!runs) return null;
  const left = leftNow(heard, seat, now);
  if (!isLow(left, heard.clock)) return null;
  return SAID_AT.findLast((seconds) => left <= seconds * SECOND) ?? null;
}

function LowTime() {
  const t = useTranslations("online.table");
  const seconds = useLowSeconds();
  useEffect(() => {
    if (seconds !== null) playCue("lowTime", "alerts");
  }, [seconds]);
  return (
    <div className="visually-hidden" role="alert" aria-live="assertive" data-live="low-time">
      {seconds === null ? "" : t("lowTime", { seconds })}
    </div>
  );
}

/** Told when it changes, not when the table is opened. */
function Presence({ player }: { readonly player: Player }) {
  const t = useTranslations("online.table");
  const name = useSeatedNames()(player);
  const isOwn = useRoomState(({ seat }) => seat === player);
  const isHere = useRoomState(({ here }) => here?.[player] ?? null);
  const before = useRef(isHere);
  const [said, setSaid] = useState<"back" | "gone" | null>(null);
  useEffect(() => {
    if (before.current !== null && isHere !== null && before.current !== isHere)
      setSaid(isHere ? "back" : "gone");
    before.current = isHere;
  }, [isHere]);
  return (
    <div className="visually-hidden" role="status" data-live="presence">
      {said === null || isOwn ? "" : t(said, { name })}
    </div>
  );
}

/** What others say, from when the table was opened on. */
function Spoken() {
  const t = useTranslations("online.talk");
  const words = useChatWords();
  const me = useWhoAmI((who) => who.me?.id);
  const lines = useHeardLines();
  const [first] = useState(() => lines.at(-1)?.n ?? -1);
  const last = lines.findLast(({ by }) => by.id !== me);
  const isNew = last !== undefined && last.n > first;
  return (
    <div className="visually-hidden" role="log" data-live="talk">
      {isNew ? t("line", { name: last.by.name, text: words(last) }) : ""}
    </div>
  );
}
