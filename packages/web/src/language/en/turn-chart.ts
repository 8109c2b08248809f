/** The turn as a picture: what each of its boxes and windows is. */
export const turnChart = {
  title: "The turn, as a picture",
  under: "Choose a step: it says what happens there and which rules apply. Arrow keys go from step to step.",
  picture: "The steps of a turn",
  start: "start",
  end: "end",
  rules: "Rules",
  whole: "The whole machine, for those who want it exact",
  phases: {
    refresh: "Refresh phase",
    draw: "Draw phase",
    resource: "Resource phase",
    operations: "Operations phase",
    story: "Story phase",
    endOfTurn: "End of turn",
  },
  kinds: {
    box: "Box",
    responses: "Responses",
    window: "Action window",
    check: "Check",
  },
  kindTexts: {
    box: "The rules run this without a break. Nobody takes an action here.",
    responses: "What the box before has set off may be answered now.",
    window: "The players act in turn, the active player first, until both pass one after the other.",
    check: "The rules look at the game and decide which way it goes.",
  },
  allowed: {
    title: "What may be used here",
    actions: "Actions",
    responses: "Responses",
    disrupts: "Disrupts",
    forced: "Forced responses",
    passives: "Passives",
    yes: "yes",
    no: "no",
  },
  steps: {
    phaseStart: {
      name: "Start of the phase",
      what: "Texts that speak of the start of the phase work, with disrupts before and responses after. At the start of the refresh phase it is the start of the turn as well.",
    },
    phaseEnd: {
      name: "End of the phase",
      what: "Texts that speak of the end of the phase work; nobody may respond to them. Then whatever lasts until the end of the phase is over.",
    },
    refreshBox: {
      name: "Restore, ready, refresh",
      what: "The active player restores one of his insane characters, exhausted. Then all his other exhausted cards ready and all his drained domains are refreshed.",
    },
    refreshResponses: {
      name: "Responses to refreshing",
      what: "What was restored, readied or refreshed may be answered.",
    },
    w1: { name: "Actions after refreshing", what: "The first chance of the turn to act." },
    drawBox: {
      name: "Draw two cards",
      what: "The active player draws two cards, one after the other; one card only on the very first turn. Whoever has no card left in his deck loses.",
    },
    drawResponses: { name: "Responses to drawing", what: "Each card drawn may be answered." },
    w2: { name: "Actions after drawing", what: "The new cards can be used for the first time." },
    resourceBox: {
      name: "Attach a resource",
      what: "The active player may attach one card from his hand to one of his domains.",
    },
    resourceResponses: { name: "Responses to attaching", what: "The new resource may be answered." },
    w3: { name: "Actions after the resource", what: "The last chance before cards are played." },
    w4: {
      name: "Play cards",
      what: "The active player may also play characters, supports and conspiracies here and make cards Dormant. Each of them is an action: the opponent may act after it.",
    },
    gate: {
      name: "Is it the first turn?",
      what: "On the very first turn of the game there is no story phase: the turn goes straight to its end.",
    },
    w5: { name: "Actions before committing", what: "Nobody is committed yet." },
    commitActive: {
      name: "The active player commits",
      what: "He names all his commits together; the characters exhaust and go to their stories. If he has nobody at any story now, the phase goes straight to uncommitting.",
    },
    commitActiveResponses: { name: "Responses to committing", what: "The commits may be answered." },
    w6: { name: "Actions before the defence", what: "It is known who attacks, not yet who defends." },
    commitOpponent: {
      name: "The opponent commits",
      what: "He may send ready characters, all together, to stories where the active player has somebody.",
    },
    commitOpponentResponses: { name: "Responses to the defence", what: "The commits may be answered." },
    w7: { name: "Actions before the stories", what: "The last chance before the struggles." },
    resolveBox: {
      name: "Resolve the stories",
      what: "The active player picks the stories one by one. At each the struggles are fought in the order printed on it, then skill is compared. All of it is one box: only disrupts and forced responses come between.",
    },
    resolveResponses: {
      name: "Responses to the stories",
      what: "Everything that happened at the stories may be answered now, all at once.",
    },
    w8: {
      name: "Actions after the stories",
      what: "Characters at stories that were not won are still committed.",
    },
    uncommitBox: {
      name: "Uncommit",
      what: "All characters leave their stories, ready or exhausted as they are.",
    },
    endTurnBox: {
      name: "The turn ends",
      what: "Texts that speak of the end of the turn work, and whatever lasts until then is over. Then the other player is the active one.",
    },
  },
} as const;
