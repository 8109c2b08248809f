/** What a player does by a click, a key or a line of the action list. There is one way for all three. */
import type { Asked, AttemptView } from "@fhtagn/protocol";
import { cardIn, placeIn } from "@fhtagn/rules/options";
import type { CardRef } from "@fhtagn/rules/view";
import { currentSettings } from "../settings/settings-store.ts";
import { forgetMove } from "./gestures.ts";
import { clickOn, defaultOption, type Numbered, optionsAt } from "./model/options.ts";
import { firstFree, isComplete, missingMusts, stagedCount, stagedPlace } from "./model/staging.ts";
import { codeOnTable, type TableTools } from "./table-context.ts";

const askedNow = ({ session }: TableTools): Asked | null => session.getState().asked;

export function answerWith({ session, gestures }: TableTools, { index }: Pick<Numbered, "index">): void {
  gestures.getState().change({ ...forgetMove, panel: null });
  session.getState().answer({ choose: index });
}

/** A finger covers what it touches: the first tap only shows what the card would do, beside it. */
export function tapThing(tools: TableTools, ref: CardRef, anchor: HTMLElement): void {
  const { tapped, picked, change } = tools.gestures.getState();
  const options = optionsAt(askedNow(tools), ref, picked);
  const direct = tapped === ref || picked !== null || options.length === 0;
  if (direct || clickOn(askedNow(tools), ref, picked).does === "pick") clickThing(tools, ref, anchor);
  else change({ tapped: ref, refused: null, offered: { ref, options, anchor } });
}

/** A click on a card, a story or a domain. */
export function clickThing(tools: TableTools, ref: CardRef, anchor: HTMLElement): void {
  const { gestures } = tools;
  const asked = askedNow(tools);
  const { picked, change } = gestures.getState();
  change({ refused: null, offered: null });
  const click = clickOn(asked, ref, picked);
  if (asked?.form === "assign") clickInAssignment(tools, asked, ref);
  else if (picked === ref) change({ picked: null });
  else if (click.does === "answer") answerAt(tools, click.index, { ref, anchor });
  else if (click.does === "pick") change({ picked: ref });
  else if (click.does === "ask") change({ offered: { ref, options: click.options, anchor } });
  else refuse(tools, ref);
}

/** A click that would also choose the only domain that can pay: who wants to be asked sees it first. */
function answerAt(
  tools: TableTools,
  index: number,
  { ref, anchor }: { readonly ref: CardRef; readonly anchor: HTMLElement },
): void {
  const option = askedNow(tools)?.options[index];
  if (option === undefined) return;
  const one: Numbered = { index, option };
  const asksDomain = option.pays !== undefined && option.do !== "drain" && currentSettings().askDomain;
  if (asksDomain) tools.gestures.getState().change({ offered: { ref, options: [one], anchor } });
  else answerWith(tools, one);
}

function clickInAssignment(tools: TableTools, asked: Asked, ref: CardRef): void {
  const { session, gestures } = tools;
  const { picked, change } = gestures.getState();
  const { staged, stage } = session.getState();
  const at = asked.items.indexOf(ref);
  if (at >= 0) {
    const isPut = stagedPlace(asked, staged, ref) !== null;
    if (isPut) stage(at, -1);
    else if (asked.kind === "setup") stage(at, firstFree(asked, staged, ref));
    change({ picked: isPut || asked.kind === "setup" || picked === ref ? null : ref });
  } else if (picked !== null) putAt(tools, asked, { item: picked, place: ref });
  else refuse(tools, ref);
}

/** Puts an item at a place of the open assignment; a place it may not go to says why. */
export function putAt(
  tools: TableTools,
  asked: Asked,
  { item, place }: { readonly item: CardRef; readonly place: CardRef },
): void {
  const at = asked.items.indexOf(item);
  const to = (asked.places[at] ?? []).indexOf(place);
  if (to < 0) refuse(tools, item, { do: "commit", card: item, on: place });
  else {
    tools.session.getState().stage(at, to);
    tools.gestures.getState().change({ picked: null, refused: null });
  }
}

/** What the player seems to have wanted with a card that offers nothing now. */
function attemptAt(tools: TableTools, ref: CardRef): AttemptView | null {
  const { view, asked, seat } = tools.session.getState();
  if (view === null) return null;
  if (asked?.form === "assign" && asked.kind !== "setup") return { do: "commit", card: ref };
  if (view[seat].hand.cards.some(({ handle }) => handle === ref)) return { do: "play", card: ref };
  if (view[seat].domains.some(({ handle }) => handle === ref)) return { do: "drain", card: ref };
  if (!view.inPlay.some(({ handle }) => handle === ref)) return null;
  const choosing = asked !== null && (asked.kind === "target" || asked.kind === "pick");
  return choosing ? { do: "choose", card: ref } : { do: "use", card: ref };
}

/** Everything illegal can say why. */
export function refuse(tools: TableTools, ref: CardRef, tried?: AttemptView): void {
  const { session, gestures } = tools;
  const attempt = tried ?? attemptAt(tools, ref);
  const { view, why } = session.getState();
  const code = view === null ? null : codeOnTable(view, ref);
  gestures.getState().change({ looked: { code, handle: ref } });
  if (attempt === null) return;
  void why(attempt).then((reasons) => gestures.getState().change({ refused: { ref, reasons } }));
}

const hasReadyCharacters = (asked: Asked): boolean => asked.items.length > 0;

/** Sends what is staged; committing nobody though somebody could go is asked back for. */
export function sendStaged(tools: TableTools): void {
  const { session, gestures } = tools;
  const { asked, staged, answerStaged } = session.getState();
  if (asked === null || asked.form !== "assign" || !isComplete(asked, staged)) return;
  const [missing] = missingMusts(asked, staged);
  const go = (): void => {
    gestures.getState().change({ ...forgetMove, panel: null });
    answerStaged();
  };
  const idle = asked.kind === "commit" && stagedCount(asked, staged) === 0 && hasReadyCharacters(asked);
  if (missing !== undefined) refuse(tools, missing, { do: "commit", card: missing });
  else if (idle && currentSettings().confirm.idleStoryPhase)
    gestures.getState().change({ panel: { is: "confirm", of: "idle", deed: go } });
  else go();
}

/** Space: the default of the prompt. False if there is none. */
export function takeDefault(tools: TableTools): boolean {
  const asked = askedNow(tools);
  if (asked === null) return false;
  if (asked.form === "assign") {
    sendStaged(tools);
    return true;
  }
  const option = defaultOption(asked);
  if (option !== null) answerWith(tools, option);
  return option !== null;
}

/** Escape: close what is open, put back what is picked, then take the last step back. */
export function stepBack({ session, gestures }: TableTools): void {
  const { picked, offered, hint, foreseen, refused, change } = gestures.getState();
  const { canStepBack, stepBack: back } = session.getState();
  if (offered !== null || foreseen !== null || hint !== null || refused !== null)
    change({ offered: null, foreseen: null, hint: null, refused: null });
  else if (picked !== null) change({ picked: null });
  else if (canStepBack) back();
}

export function undo(tools: TableTools): void {
  const { canStepBack, canUndo, stepBack: back, undo: undoLast } = tools.session.getState();
  tools.gestures.getState().change(forgetMove);
  if (canStepBack) back();
  else if (canUndo) undoLast();
}

export async function askHint({ session, gestures }: TableTools): Promise<void> {
  const { change } = gestures.getState();
  if (!session.getState().canHint) return;
  change({ hint: "asking" });
  const hint = await session.getState().hint();
  if (gestures.getState().hint === "asking") change({ hint: hint ?? "none" });
}

/** What would surely follow: of what is staged, of the picked card, or of the default. */
export async function foreseeNow(tools: TableTools, isWanted = (): boolean => true): Promise<void> {
  const { session, gestures } = tools;
  const { asked, staged, foresee } = session.getState();
  if (asked === null) return;
  const { picked, change } = gestures.getState();
  const focused = document.activeElement?.getAttribute("data-handle");
  const wanted = picked ?? (focused === null ? null : Number(focused));
  const option = asked.options.findIndex((one) => cardIn(one) === wanted || placeIn(one) === wanted);
  const chosen = option >= 0 ? option : (defaultOption(asked)?.index ?? 0);
  const choice =
    asked.form === "assign"
      ? { assign: staged?.decision === asked.id ? staged.places : asked.items.map(() => -1) }
      : { choose: chosen };
  const foreseen = await foresee(choice);
  if (isWanted()) change({ foreseen });
}
