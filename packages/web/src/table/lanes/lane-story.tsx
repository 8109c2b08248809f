import type { StoryView } from "@fhtagn/rules/view";
import { useTranslations } from "use-intl";
import { cardByCode, StoryCard } from "../../cards/index.ts";
import { TableCard } from "../card/table-card.tsx";
import { useLooking } from "../card/use-looking.ts";
import type { Lane } from "../model/board.ts";
import { markOf } from "../model/options.ts";
import { clickThing } from "../player-moves.ts";
import { useGame, useGestures, useLaid, useTools } from "../table-context.ts";
import css from "./lane.module.css";

const NEEDED = 5;
const ATTACHED_HEIGHT = 56;

function useStoryRing(story: StoryView): "canBeChosen" | "source" | undefined {
  const picked = useGestures((gestures) => gestures.picked);
  return useGame(({ asked }) => {
    if (asked === null) return undefined;
    const mark = markOf(asked, story.handle, picked);
    if (mark !== null) return "canBeChosen";
    return asked.source === story.handle ? "source" : undefined;
  });
}

/** The struggles of the story now, and which of them is fought; -1 for none. */
function useStruggles(story: StoryView) {
  const { story: resolving, struggle } = useLaid().view.moment;
  const struggles = useGame(
    ({ figures }) => figures?.lanes.find((one) => one.story === story.handle)?.struggles,
  );
  const isFought = resolving === story.handle && struggle !== null;
  return { struggles, current: isFought ? (struggles ?? []).indexOf(struggle) : -1 };
}

/** The story itself: a button that chooses it, resolves it, or is where a picked character goes. */
export function LaneStory({ lane }: { readonly lane: Lane }) {
  if (lane.story === null) return null;
  return <Told lane={lane} story={lane.story} />;
}

function Told({ lane, story }: { readonly lane: Lane; readonly story: StoryView }) {
  const t = useTranslations("table");
  const tools = useTools();
  const ring = useStoryRing(story);
  const { isClick, ...looking } = useLooking({ code: story.code, handle: story.handle });
  const { struggles, current } = useStruggles(story);
  const label = t("lanes.storyLabel", {
    title: cardByCode(story.code)?.facts.title ?? "",
    opponent: lane.success.opponent,
    you: lane.success.you,
    choosable: ring === "canBeChosen" ? "yes" : "no",
  });
  return (
    <div className={css.storyPlace}>
      <button
        type="button"
        className={css.story}
        data-item=""
        data-handle={story.handle}
        aria-label={label}
        onClick={({ currentTarget }) => isClick() && clickThing(tools, story.handle, currentTarget)}
        {...looking}
      >
        <StoryCard
          code={story.code}
          success={lane.success}
          needed={NEEDED}
          {...(struggles && { struggles })}
          {...(current >= 0 && { current })}
          {...(ring && { ring })}
        />
      </button>
      {lane.attached.length > 0 && <AttachedHere cards={lane.attached} />}
    </div>
  );
}

function AttachedHere({ cards }: { readonly cards: Lane["attached"] }) {
  return (
    <div className={css.attached}>
      {cards.map((card) => (
        <TableCard key={card.handle} card={card} height={ATTACHED_HEIGHT} at="under" />
      ))}
    </div>
  );
}
