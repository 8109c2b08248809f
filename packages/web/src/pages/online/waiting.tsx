/** An open table of one's own: the link to send, and what is awaited. */
import type { OnlineTable } from "@fhtagn/protocol/online";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { withdrawTable } from "../../online/online-api.ts";
import type { OnlineRoom } from "../../online/online-room.ts";
import { QrPicture } from "../../online/qr/qr-picture.tsx";
import { useDeed } from "../../online/use-deed.ts";
import { TroubleLine } from "../lobby/trouble-line.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./online-page.module.css";
import { TermsList } from "./terms-list.tsx";

interface Props {
  readonly room: OnlineRoom;
  readonly table: OnlineTable;
}

const TEXTS = {
  link: "linkText",
  lobby: "lobbyText",
  player: "playerText",
  level: "linkText",
} as const satisfies Record<OnlineTable["for"], string>;

export function WaitingTable({ room, table }: Props) {
  const t = useTranslations("online.waiting");
  usePageTitle(t("title"));
  useEffect(() => room.wait(), [room]);
  return (
    <Page title={t("title")} under={t(TEXTS[table.for])}>
      <div className={styles.waiting}>
        <TheLink address={addressOf(table)} />
        <TermsList table={table} />
        <p className={styles.note}>{t("leaveText")}</p>
        <Withdraw table={table} room={room} />
      </div>
    </Page>
  );
}

const addressOf = ({ id }: OnlineTable): string => `${location.origin}/online/${id}`;

function TheLink({ address }: { readonly address: string }) {
  const t = useTranslations("online.waiting");
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.invite}>
      <div className={styles.link}>
        <label htmlFor={field}>{t("link")}</label>
        <input
          ref={input}
          id={field}
          readOnly
          value={address}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.deeds}>
          <CopyLink address={address} />
          <Share address={address} />
        </div>
      </div>
      <figure className={styles.qr}>
        <QrPicture text={address} label={t("qr")} />
        <figcaption>{t("qrText")}</figcaption>
      </figure>
    </div>
  );
}

function CopyLink({ address }: { readonly address: string }) {
  const t = useTranslations("online.waiting");
  const [outcome, setOutcome] = useState<"copied" | "copyFailed" | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
    } catch {
      setOutcome("copyFailed");
    }
  };
  return (
    <>
      <Button look="main" onClick={() => void copy()}>
        {t("copy")}
      </Button>
      <span role="status">{outcome === null ? "" : t(outcome)}</span>
    </>
  );
}

/** Phones have a way of their own to send something. */
function Share({ address }: { readonly address: string }) {
  const t = useTranslations("online.waiting");
  const { share } = navigator as { readonly share?: Navigator["share"] };
  if (share === undefined) return null;
  const send = (): void =>
    void share.call(navigator, { url: address, text: t("shareText") }).catch(() => undefined); // he thought better of it
  return <Button onClick={send}>{t("share")}</Button>;
}

function Withdraw({ table, room }: Props) {
  const t = useTranslations("online.waiting");
  const navigate = useNavigate();
  const { busy, trouble, run } = useDeed();
  const withdraw = (): void =>
    run(
      () => withdrawTable(table.id),
      (closed) => {
        room.noteTable(closed);
        return navigate({ to: "/lobby" });
      },
    );
  return (
    <>
      <TroubleLine trouble={trouble} />
      <div className={styles.deeds}>
        <Button disabled={busy} onClick={withdraw}>
          {t("withdraw")}
        </Button>
        <ButtonLink look="quiet" to="/play/ai">
          {t("computer")}
        </ButtonLink>
      </div>
    </>
  );
}
