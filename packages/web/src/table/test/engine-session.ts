/** A session straight on the engine, for tests of the table: P1 is the player, P2 is answered for at once. */
import { botNamed } from "@fhtagn/bots";
import { coreStories, library, presetNamed, presets } from "@fhtagn/cards";
import type { Asked, CardFigures, Figures, LogEntry } from "@fhtagn/protocol";
import { USUAL_PASSING } from "@fhtagn/protocol";
import {
  apply,
  type CardId,
  type Choice,
  clone,
  concede,
  countIcons,
  type Happening,
  iconsOf,
  isLegal,
  keywordsOf,
  makeGame,
  makeLibrary,
  makeRng,
  newGame,
  onlyAnswer,
  type Player,
  pending,
  type Setup,
  type State,
  skillOf,
  struggleOrder,
  subtypesOf,
  totalSkill,
  toughnessOf,
  whyNot,
} from "@fhtagn/rules";
import { happeningFor, view } from "@fhtagn/rules/view";
import { createStore } from "zustand";
import type { Session, SessionState, SessionStore } from "../../session/session.ts";

export interface EngineTable {
  readonly session: SessionStore;
  readonly state: () => State;
  /** Lets the bot answer for both sides until the test says stop. */
  readonly playUntil: (stop: (state: State) => boolean) => void;
}

export function coreSetup(deck = "agency-cthulhu+2", against = "syndicate-hastur+2"): Setup {
  const codes = (name: string): readonly string[] => presetNamed(name)?.codes ?? presets()[0]?.codes ?? [];
  return {
    library: makeLibrary(library()),
    decks: { P1: codes(deck), P2: codes(against) },
    stories: coreStories().map(({ code }) => code),
  };
}

const YOU: Player = "P1";

const idOf = (state: State, handle: number | string | undefined): CardId | undefined =>
  state.cards.find(({ handleP1 }) => handleP1 === handle && handle !== 0)?.id;

function cardFigures(state: State, id: CardId): CardFigures {
  const [terror = 0, combat = 0, arcane = 0, investigation = 0] = iconsOf(state, id);
  return {
    skill: skillOf(state, id),
    icons: [terror, combat, arcane, investigation],
    toughness: toughnessOf(state, id),
    keywords: [...keywordsOf(state, id)],
    subtypes: [...subtypesOf(state, id)],
  };
}

const ICONS = ["terror", "combat", "arcane", "investigation"] as const;

function laneFigures(state: State, id: CardId): Figures["lanes"][number] {
  const of = (player: Player): [number, number, number, number] => [
    countIcons(state, id, ICONS[0])[player],
    countIcons(state, id, ICONS[1])[player],
    countIcons(state, id, ICONS[2])[player],
    countIcons(state, id, ICONS[3])[player],
  ];
  return {
    story: state.cards[id]?.handleP1 ?? 0,
    struggles: struggleOrder(state, id),
    icons: { P1: of("P1"), P2: of("P2") },
    skill: { P1: totalSkill(state, id, "P1"), P2: totalSkill(state, id, "P2") },
  };
}

function figuresOf(state: State): Figures {
  const open = state.inPlay.filter((id) => state.cards[id]?.handleP1 !== 0);
  return {
    inPlay: Object.fromEntries(open.map((id) => [state.cards[id]?.handleP1, cardFigures(state, id)])),
    costs: {},
    domains: {},
    lanes: [...state.stories, ...state.conspiracies]
      .filter((id) => id >= 0)
      .map((id) => laneFigures(state, id)),
  };
}

function askedOf(state: State): Asked | null {
  const { question } = view(state, YOU);
  if (question === null || question.form === "other") return null;
  const common = { id: question.id, about: question.about, steps: [] };
  if (question.form === "choose")
    return {
      ...common,
      source: question.source,
      form: "choose",
      kind: question.kind,
      options: question.options,
      items: [],
      places: [],
      must: [],
    };
  const { kind, items, places } = question;
  const must = items.map(() => -1);
  return { ...common, source: 0, form: "assign", kind, options: [], items, places, must };
}

const NOTHING: Omit<SessionState, "view" | "figures" | "asked" | "result" | "log" | "lastChanges"> = {
  table: "test",
  status: "playing",
  seat: YOU,
  shared: false,
  masked: false,
  curtain: null,
  seats: {
    P1: { kind: "person", name: "" },
    P2: { kind: "bot", name: "Dr. Armitage", level: "student" },
  },
  seed: "test",
  ruleset: "lcg",
  missing: null,
  staged: null,
  thinking: null,
  busy: false,
  canStepBack: false,
  canUndo: false,
  mayUndo: true,
  canHint: false,
  turningPoints: [],
  passing: USUAL_PASSING,
  assisted: false,
  notice: null,
  losing: null,
  undoAsked: null,
  undoAwaited: false,
  fault: null,
};

/** A game from a seed, or a position given. */
export function engineTable(seed: string, setup: Setup = coreSetup(), given?: State): EngineTable {
  const journal: Happening[] = [];
  let state = given ?? newGame({ ...setup, journal }, seed);
  state.journal = journal;
  const prior = { game: given?.game ?? makeGame(setup), decks: setup.decks, stories: setup.stories };
  const bot = botNamed("greedy", { prior, rng: makeRng(`${seed} bot`) });
  let told = 0;

  const step = (): boolean => {
    const decision = pending(state);
    if (decision === null) return false;
    const only = onlyAnswer(state);
    if (only === null && decision.player === YOU) return false;
    apply(state, only ?? bot.choose(view(state, decision.player)));
    return true;
  };
  const settle = (): void => {
    while (step());
  };
  const news = (): readonly LogEntry[] => {
    const fresh = journal.slice(told).map((happening, at) => ({
      at: told + at,
      turn: state.turn,
      happening: happeningFor(happening, YOU),
    }));
    told = journal.length;
    return fresh;
  };
  const shot = (old: readonly LogEntry[], count: number) => {
    const fresh = news();
    return {
      view: view(state, YOU),
      figures: figuresOf(state),
      asked: askedOf(state),
      result: state.result,
      status: state.result === null ? ("playing" as const) : ("over" as const),
      staged: null,
      log: [...old, ...fresh],
      lastChanges: { count, news: fresh, cards: [] },
    };
  };

  settle();
  const session: SessionStore = createStore<Session>((set, get) => {
    const refresh = (): void => set(shot(get().log, get().lastChanges.count + 1));
    const take = (choice: Choice): void => {
      const next = clone(state);
      next.journal = journal;
      apply(next, choice);
      state = next;
      settle();
      refresh();
    };
    return {
      ...NOTHING,
      ...shot([], 0),
      answer: take,
      stage: (item, place) => {
        const { asked, staged } = get();
        if (asked === null) return;
        const places = staged?.places ?? asked.items.map(() => -1);
        const one = asked.kind === "setup" && place >= 0;
        const moved = places.map((now, at) => (at === item ? place : one && now === place ? -1 : now));
        set({ staged: { decision: asked.id, places: moved }, canStepBack: moved.some((at) => at >= 0) });
      },
      unstageAll: () => set({ staged: null, canStepBack: false }),
      answerStaged: () => {
        const { asked, staged } = get();
        if (asked === null) return;
        const assign = staged?.places ?? asked.items.map(() => -1);
        if (isLegal(state, assign)) take({ assign });
      },
      stepBack: () => set({ staged: null, canStepBack: false }),
      undo: () => undefined,
      answerUndo: () => undefined,
      concede: () => {
        state = clone(state);
        state.journal = journal;
        concede(state, YOU);
        refresh();
      },
      why: async ({ do: verb, card, on }) => {
        const id = idOf(state, card);
        const onto = idOf(state, on);
        return whyNot(state, YOU, {
          do: verb,
          ...(id !== undefined && { card: id }),
          ...(onto !== undefined && { on: onto }),
        });
      },
      foresee: async () => ({ happenings: [], certain: false }),
      explain: async (handle) => {
        const id = idOf(state, handle);
        return id === undefined ? [] : [{ what: "skill", amount: skillOf(state, id) }];
      },
      hint: async () => null,
      setPassing: (change) => set({ passing: { ...get().passing, ...change } }),
      toggleStop: (stop) => set({ passing: { ...get().passing, stops: [stop] } }),
      passUntil: (until) => set({ passing: { ...get().passing, until } }),
      hurry: () => undefined,
      setPace: () => undefined,
      record: async () => null,
      liftCurtain: () => set({ status: "playing", curtain: null }),
      clearNotice: () => set({ notice: null }),
      reopen: () => undefined,
      close: () => undefined,
    };
  });

  const playUntil: EngineTable["playUntil"] = (stop) => {
    while (pending(state) !== null && !stop(state)) {
      const decision = pending(state);
      if (decision === null) break;
      apply(state, onlyAnswer(state) ?? bot.choose(view(state, decision.player)));
    }
    const { log, lastChanges } = session.getState();
    session.setState(shot(log, lastChanges.count + 1));
  };
  return { session, state: () => state, playUntil };
}
