/** The whole game in a line: turns as ticks, moments as marks, the chance to win behind them. */
import { useTranslations } from "use-intl";
import { pointOfAnswer } from "../moves.ts";
import { useReplay, useSheet } from "../replay-context.ts";
import { type PlaceInGame, usePlaces } from "./moments.ts";
import css from "./timeline.module.css";

const WIDTH = 1000;
const HEIGHT = 100;
/** Two turn numbers side by side need so much of the width. */
const NEAR = 0.035;

export function Timeline() {
  const t = useTranslations("replay.table");
  const phases = useTranslations("table.phases");
  const { at, points, goTo } = useReplay((state) => state);
  const last = Math.max(1, points.length - 1);
  const point = points[at];
  const phase = phases(point?.phase ?? "setup");
  return (
    <div className={css.timeline}>
      <Picture last={last} />
      <input
        type="range"
        className={css.range}
        data-timeline=""
        min={0}
        max={last}
        value={at}
        disabled={points.length === 0}
        aria-label={t("timeline")}
        aria-valuetext={t("position", { turn: point?.turn ?? 0, phase, at: at + 1, count: points.length })}
        onChange={({ target }) => goTo(Number(target.value))}
      />
    </div>
  );
}

/** For the eye alone: the list beside it says the same in words. */
function Picture({ last }: { readonly last: number }) {
  const places = usePlaces();
  const turns = places.filter(({ kind }) => kind === "turn");
  const marks = places.filter(({ kind }) => kind !== "turn" && kind !== "insane");
  const left = (at: number) => ({ left: `${(100 * at) / last}%` });
  return (
    <div className={css.picture} aria-hidden="true">
      <Curve last={last} />
      {turns.map(({ at, turn }) => (
        <i key={turn} className={css.tick} style={left(at)} />
      ))}
      {spread(turns, last).map(({ at, turn }) => (
        <span key={turn} className={css.turn} style={left(at)}>
          {turn}
        </span>
      ))}
      {marks.map(({ at, kind, words }) => (
        <i
          key={`${at} ${kind} ${words}`}
          className={css.mark}
          data-kind={kind}
          style={left(at)}
          title={words}
        />
      ))}
    </div>
  );
}

/** Numbers that would run into one another are left out. */
function spread(turns: readonly PlaceInGame[], last: number): readonly PlaceInGame[] {
  const shown: PlaceInGame[] = [];
  for (const turn of turns) {
    const before = shown.at(-1);
    if (before === undefined || (turn.at - before.at) / last > NEAR) shown.push(turn);
  }
  return shown;
}

function Curve({ last }: { readonly last: number }) {
  const points = useReplay((state) => state.points);
  const seat = useReplay(({ eyes }) => eyes.seat);
  const sheet = useSheet();
  if (sheet === null) return null;
  const total = points.at(-1)?.answers ?? 0;
  const line = sheet.seats[seat].curve.map(({ at, chance }) => {
    const point = at >= total ? last : pointOfAnswer(points, at);
    return `${((WIDTH * point) / last).toFixed(1)},${(HEIGHT * (1 - chance)).toFixed(1)}`;
  });
  return (
    <svg
      className={css.curve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className={css.half} />
      <polyline points={line.join(" ")} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
