/** A game that is over, on the table again. */
import type { WalkEyes } from "@fhtagn/host";
import { useNavigate, useParams, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { Loading } from "../../app/loading.tsx";
import { Shell } from "../../app/shell.tsx";
import { usePageTitle } from "../../app/use-page-title.ts";
import { createReplay, type Replay } from "../../replay/create-replay.ts";
import type { FoundGame } from "../../replay/find-game.ts";
import { OtherHand } from "../../replay/parts/other-hand.tsx";
import { ReplayControls } from "../../replay/parts/replay-controls.tsx";
import { ReplayPanels } from "../../replay/parts/replay-panels.tsx";
import { type ReplayPanel, ReplayProvider } from "../../replay/replay-context.ts";
import { openReplaySource } from "../../replay/replay-source.ts";
import { reviewOf } from "../../replay/review/review-run.ts";
import { useFoundGame } from "../../replay/use-found-game.ts";
import { useNamedSeats } from "../../replay/use-named-seats.ts";
import type { TableExits } from "../../table/table-context.ts";
import { TableScreen } from "../../table/table-screen.tsx";
import { saveRecord } from "../table/save-record.ts";
import { NotFoundGame, NotReplayed } from "./replay-problem.tsx";
import type { ReplaySearch } from "./replay-search.ts";

export function ReplayPage() {
  const t = useTranslations("replay.table");
  const { id } = useParams({ from: "/replay/$id" });
  const found = useFoundGame(id);
  usePageTitle(t("title"));
  if (found === null) return <Loading />;
  if (found.is !== "found")
    return (
      <Shell>
        <NotFoundGame id={id} why={found.is} />
      </Shell>
    );
  return <ReplayTable key={id} game={found} />;
}

const eyesOf = ({ seat }: ReplaySearch, { seat: own }: FoundGame): WalkEyes =>
  seat === "both" ? { seat: own, open: true } : { seat: seat ?? own, open: false };

function useOpenReplay(game: FoundGame): Replay | null {
  const search = useSearch({ from: "/replay/$id" });
  const [first] = useState(search);
  const seats = useNamedSeats(game.seats);
  const [replay, setReplay] = useState<Replay | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names in another language are no other game.
  useEffect(() => {
    const { at = 0, answer = null } = first;
    const { id: table, text } = game;
    const source = openReplaySource();
    const opened = createReplay({ table, text, seats, at, answer, eyes: eyesOf(first, game), source });
    setReplay(opened);
    return () => {
      setReplay(null);
      opened.replay.getState().close();
    };
  }, [game, first]);
  useEffect(() => replay?.session.setState({ seats }), [replay, seats]);
  return replay;
}

function ReplayTable({ game }: { readonly game: FoundGame }) {
  const replay = useOpenReplay(game);
  if (replay === null) return <Loading />;
  return <Watched game={game} replay={replay} />;
}

interface WatchedProps {
  readonly game: FoundGame;
  readonly replay: Replay;
}

function Watched({ game, replay: { session, replay } }: WatchedProps) {
  const { id } = game;
  const [panel, open] = useState<ReplayPanel | null>(null);
  const navigate = useNavigate();
  const exits = useExits(id);
  const opened = useStore(replay, (state) => state.opened);
  const failure = useStore(replay, (state) => state.failure);
  useAddress({ game, replay: { session, replay } });
  const tools = useMemo(
    () => ({
      id,
      replay,
      run: reviewOf(game),
      panel,
      open,
      toReview: () => void navigate({ to: "/replay/$id/review", params: { id } }),
      toTable: (next: string) => void navigate({ to: "/table/$id", params: { id: next } }),
    }),
    [id, replay, game, panel, navigate],
  );
  if (failure !== null) return <NotReplayed problem={{ is: "failed", message: failure }} />;
  if (opened !== null && opened.is !== "game") return <NotReplayed problem={opened} />;
  return (
    <ReplayProvider value={tools}>
      <TableScreen session={session} exits={exits} watching={WATCHING} />
    </ReplayProvider>
  );
}

const WATCHING = {
  controls: (
    <>
      <ReplayControls />
      <ReplayPanels />
    </>
  ),
  otherHand: <OtherHand />,
};

/** Often enough for a link, seldom enough for the browser: it counts changes of the address. */
const ADDRESS_PAUSE = 400;

/** Where one looks stands in the address, unless one is on the way to another page that is still loading. */
function useAddress({ game, replay: { replay } }: WatchedProps): void {
  const navigate = useNavigate({ from: "/replay/$id" });
  const { history } = useRouter();
  const [here] = useState(history.location.pathname);
  const at = useStore(replay, (state) => state.at);
  const eyes = useStore(replay, (state) => state.eyes);
  const ready = useStore(replay, ({ points }) => points.length > 0);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => {
      if (history.location.pathname !== here) return;
      const seat = eyes.open ? "both" : eyes.seat;
      void navigate({
        search: { at, ...(seat === game.seat ? {} : { seat }) },
        replace: true,
        resetScroll: false,
        viewTransition: false,
      });
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [ready, at, eyes, game, navigate, history, here]);
}

function useExits(id: string): TableExits {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      leave: () => void navigate({ to: "/replay" }),
      rematch: () => undefined,
      saveRecord: () => void saveRecord(id),
      saveStored: () => undefined,
      remove: () => undefined,
    }),
    [id, navigate],
  );
}
