import { expect, test } from "vitest";
import * as dsl from "../dsl.ts";
import type { CardType } from "../language/words.ts";
import { describe as describeAbility, describeText, plain } from "./describe.ts";

const NARROW = "\u202f";
const { action, card, passive, response, whenWon } = dsl;

const lines = ({ text }: dsl.CardEntry, type: CardType) => ({
  en: describeText(text, { type }, "en").join("\n"),
  fr: describeText(text, { type }, "fr").join("\n").replaceAll(NARROW, " "),
});

/** The six examples of the survey, section 12. */
test("F6: a response with a trigger, a cost and a target", () => {
  const monsterHunter = card(
    6,
    "Monster Hunter",
    response({
      when: dsl.youWinStruggle({ margin: dsl.atLeast(2) }),
      cost: dsl.pay(2),
      effect: dsl.wound(dsl.aCharacter({ skill: dsl.atMost(2) })),
    }),
  );
  expect(lines(monsterHunter, "character")).toEqual({
    en: "**Response:** After you win a struggle by 2 or more icons, pay 2 to choose and wound a character with skill 2 or lower.",
    fr: "**Réaction :** après que vous avez remporté une lutte avec au moins 2 icônes d’écart, payez 2 pour choisir et blesser un personnage de compétence 2 ou moins.",
  });
});

test("F39: two verbs with one object, and a condition", () => {
  const { character, choose, gains, ifThen, inOrder, it, ready, restore, until, upTo } = dsl;
  const treatment = card(
    39,
    "Dr. Carson's Treatment",
    action({
      effect: inOrder(
        restore(choose(upTo(2), character({ insane: true }))),
        ready(it),
        ifThen(dsl.youOverpaid, until("endOfPhase", gains(it, { icons: { combat: 2 } }))),
      ),
    }),
  );
  expect(lines(treatment, "event")).toEqual({
    en: "**Action:** Choose, restore and ready up to 2 insane characters. If you overpaid, they gain +2 Combat icons until the end of the phase.",
    fr: "**Action :** choisissez, restaurez et redressez jusqu’à 2 personnages déments. Si vous avez surpayé, ils gagnent +2 icônes de Combat jusqu’à la fin de la phase.",
  });
});

test("F126: two nouns, each with its participle", () => {
  const guardian = card(
    126,
    "Ancient Guardian",
    action({
      cost: dsl.pay(1),
      effect: dsl.ready(
        dsl.choose(1, { anyOf: [dsl.character(), dsl.support()], exhausted: true, controller: "you" }),
      ),
    }),
  );
  expect(lines(guardian, "character")).toEqual({
    en: "**Action:** Pay 1 to choose and ready an exhausted character or support card you control.",
    fr: "**Action :** payez 1 pour choisir et redresser un personnage déchargé que vous contrôlez ou une carte de soutien déchargée que vous contrôlez.",
  });
});

test("F96: a target of which more is said, and its pronoun", () => {
  const agoraphobia = card(
    96,
    "Agoraphobia",
    action({ effect: dsl.toHand(dsl.aCharacter({ icon: { is: "terror", count: dsl.none } })) }),
  );
  expect(lines(agoraphobia, "event")).toEqual({
    en: "**Action:** Choose a character with no Terror icons. Return it to its owner's hand.",
    fr: "**Action :** choisissez un personnage sans icône de Terreur. Renvoyez-le dans la main de son propriétaire.",
  });
});

test("F163: each player, in the third person", () => {
  const frozen = card(
    163,
    "Frozen in Time",
    whenWon(
      dsl.eachPlayer(
        dsl.forEach(
          dsl.each(dsl.resource({ controller: "thatPlayer" })),
          dsl.either("thatPlayer", dsl.discard(dsl.top(2, "thatPlayer")), dsl.destroy(dsl.itself)),
        ),
      ),
    ),
  );
  expect(lines(frozen, "story")).toEqual({
    en: "Each player, for each resource on his domains, discards the top 2 cards of his deck or destroys that resource.",
    fr: "Chaque joueur, pour chaque ressource de ses domaines, défausse les 2 premières cartes de son deck ou détruit cette ressource.",
  });
});

test("F93: a ban without anybody who acts", () => {
  const loft = card(
    93,
    "Victoria's Loft",
    passive(dsl.cannot("restore", dsl.each(dsl.character({ insane: true })), { during: "refresh" })),
  );
  expect(lines(loft, "support")).toEqual({
    en: "Insane characters cannot be restored during refresh phases.",
    fr: "Les personnages déments ne peuvent pas être restaurés pendant les phases de régénération.",
  });
});

test("the lines of a card come in the order of the card: host, restriction, abilities", () => {
  const wagon = card(
    1,
    "x",
    passive(dsl.gains(dsl.host, { keyword: "Toughness", amount: 1 })),
    dsl.playOnly(dsl.yourOperations),
    dsl.attachTo(dsl.character({ insane: true })),
  );
  expect(describeText(wagon.text, { type: "support" }, "fr")).toEqual([
    "À attacher à un personnage dément.",
    "À jouer uniquement pendant votre phase d’opérations.",
    "Le personnage attaché gagne Résistance +1.",
  ]);
});

test("the host is what the card attaches to", () => {
  const booster = card(1, "x", dsl.attachTo(dsl.story()), passive(dsl.addStruggle(dsl.host, "terror")));
  expect(lines(booster, "support")).toEqual({
    en: "Attach to a story.\nThe attached story gains 1 Terror struggle.",
    fr: "À attacher à une histoire.\nL’histoire à laquelle cette carte est attachée gagne 1 lutte de Terreur.",
  });
});

test("boosters stand in the text box and are told with it", () => {
  const attached = card(1, "x", dsl.attachTo(dsl.story())).text;
  const inspection = { type: "support", boosters: { investigation: 2, arcane: 1 } } as const;
  expect(describeText(attached, inspection, "en")).toEqual([
    "Attach to a story.",
    "The attached story gains 1 Arcane struggle and 2 Investigation struggles.",
  ]);
  expect(describeText(attached, inspection, "fr")).toEqual([
    "À attacher à une histoire.",
    "L’histoire à laquelle cette carte est attachée gagne 1 lutte Occulte et 2 luttes d’Investigation.",
  ]);
  const gun = card(1, "x", dsl.attachTo(dsl.character())).text;
  expect(describeText(gun, { type: "support", boosters: { combat: 2 } }, "en")).toEqual([
    "Attach to a character.",
    "The story the attached character is committed to gains 2 Combat struggles.",
  ]);
  const shoggoth = { type: "character", boosters: { terror: 1 } } as const;
  expect(describeText({ abilities: [] }, shoggoth, "en")).toEqual([
    "The story this character is committed to gains 1 Terror struggle.",
  ]);
  expect(describeText({ abilities: [] }, shoggoth, "fr")).toEqual([
    "L’histoire dans laquelle ce personnage est engagé gagne 1 lutte de Terreur.",
  ]);
});

test("a granted ability is quoted and speaks of the card that has it", () => {
  const taint = card(
    1,
    "x",
    dsl.attachTo(dsl.character()),
    passive(
      dsl.gains(dsl.host, {
        ability: passive(dsl.whileTrue(dsl.isTurnOf("you"), dsl.cannot("commit", dsl.thisCard))),
      }),
    ),
  );
  expect(lines(taint, "support").en).toContain(
    "gains “During your turn, this character cannot commit to stories.”",
  );
  expect(lines(taint, "support").fr).toContain(
    "gagne « Pendant votre tour, ce personnage ne peut pas s’engager dans les histoires. »",
  );
});

test("a cost before an effect without an actor is followed by a colon", () => {
  const ability = action({
    cost: dsl.pay(1),
    effect: dsl.until("endOfPhase", dsl.gains(dsl.thisCard, { skill: 1 })),
  });
  expect(describeAbility(ability, "en", { type: "character" })).toBe(
    "**Action:** Pay 1: this character gains +1 skill until the end of the phase.",
  );
  expect(describeAbility(ability, "fr", { type: "character" })).toBe(
    `**Action${NARROW}:** payez 1${NARROW}: ce personnage gagne +1 en compétence jusqu’à la fin de la phase.`,
  );
});

test("the two limits differ: per copy and per title (TRIG-26)", () => {
  const limited = (limit: dsl.CardEntry["text"]["abilities"][number]["limit"]) => ({
    ...action({ effect: dsl.draw("you", 1) }),
    ...(limit && { limit }),
  });
  const told = (limit: Parameters<typeof limited>[0], locale: "en" | "fr") =>
    plain(describeAbility(limited(limit), locale, { type: "character" }));
  expect(told(dsl.once("turn"), "en")).toBe("Action: Draw 1 card. Limit once per turn.");
  expect(told(dsl.limit1("phase"), "en")).toBe("Action: Draw 1 card. Limit 1 per phase.");
  expect(told(dsl.once("turn"), "fr")).toContain("Limite une fois par tour.");
  expect(told(dsl.limit1("turn"), "fr")).toContain("Limite 1 par tour.");
});

test("an ability that works from elsewhere says so", () => {
  const fromHand = action({ from: "hand", effect: dsl.discard(dsl.thisCard) });
  expect(plain(describeAbility(fromHand, "en", { type: "character" }))).toBe(
    "Action: Discard this character. Use only while this card is in your hand.",
  );
  expect(plain(describeAbility({ ...fromHand, anyPlayer: true }, "fr", { type: "character" }))).toContain(
    "N’importe quel joueur peut utiliser cette capacité.",
  );
});

test("a replacement ends with instead", () => {
  const relic = passive(
    dsl.replaces(dsl.would(dsl.leavesPlay(dsl.thisCard)), dsl.toDeck(dsl.thisCard, "shuffled")),
  );
  expect(describeAbility(relic, "en", { type: "support" })).toBe(
    "When this card would leave play, it is shuffled into its owner's deck instead.",
  );
  expect(describeAbility(relic, "fr", { type: "support" })).toBe(
    "Quand cette carte est sur le point de quitter le jeu, elle est mélangée dans le deck de son propriétaire à la place.",
  );
});

test("what was named just before is a pronoun, unless something came between", () => {
  const ghost = passive(
    dsl.whileTrue(dsl.isCommitted(dsl.thisCard), dsl.gains(dsl.thisCard, { keyword: "Fast" })),
  );
  expect(describeAbility(ghost, "fr", { type: "character" })).toBe(
    "Tant que ce personnage est engagé dans une histoire, il gagne Rapide.",
  );
  const pickman = action({
    effect: dsl.andThen(
      dsl.copies(dsl.thisCard, dsl.aCharacter(), ["keywords"]),
      dsl.blank(dsl.it, { printed: true }),
    ),
  });
  expect(plain(describeAbility(pickman, "en", { type: "character" }))).toBe(
    "Action: Choose a character. This card gains the keywords of that character. Then, treat that character as if its printed text box were blank.",
  );
  expect(plain(describeAbility(pickman, "fr", { type: "character" }))).toContain(
    "Cette carte gagne les mots-clefs du personnage choisi. Ensuite, le rectangle de texte imprimé du personnage choisi",
  );
});

test("a struggle of the named type", () => {
  const information = action({
    effect: dsl.inOrder(
      dsl.target(dsl.aStory()),
      dsl.name("icon"),
      dsl.until("endOfPhase", dsl.removeStruggle(dsl.it, "chosen")),
    ),
  });
  expect(plain(describeAbility(information, "fr", { type: "event" })).replaceAll(NARROW, " ")).toBe(
    "Action : choisissez une histoire. Nommez un type d’icône. L’histoire choisie perd 1 lutte de ce type jusqu’à la fin de la phase.",
  );
});

test("a cost leads to what cards cost, and to what a card becomes, with a verb of its own", () => {
  const cheaper = card(
    1,
    "x",
    dsl.action({
      cost: dsl.pay(1),
      effect: dsl.until(
        dsl.endOfTurn,
        dsl.costs(dsl.character({ controller: dsl.you }), -1, { min: 1, uses: 2 }),
      ),
    }),
  );
  expect(lines(cheaper, "character")).toEqual({
    en: "**Action:** Pay 1 to make the next 2 characters you play this turn cost 1 less (minimum 1).",
    fr: "**Action :** payez 1 pour que les 2 prochains personnages que vous jouez pendant ce tour coûtent 1 de moins (minimum de 1).",
  });
  const dearer = card(
    1,
    "x",
    dsl.action({ cost: dsl.pay(1), effect: dsl.until(dsl.endOfPhase, dsl.costs(dsl.anyCard(), 1)) }),
  );
  expect(lines(dearer, "support").en).toBe(
    "**Action:** Pay 1 to make cards cost 1 more to play until the end of the phase.",
  );
  const back = card(1, "x", dsl.action({ cost: dsl.pay(1), effect: dsl.becomes(dsl.thisCard, "printed") }));
  expect(lines(back, "support")).toEqual({
    en: "**Action:** Pay 1 to make this card become a support card again.",
    fr: "**Action :** payez 1 pour que cette carte redevienne une carte de soutien.",
  });
});

test("a target that need not be there says so", () => {
  const exhausts = card(
    1,
    "x",
    dsl.action({ effect: dsl.exhaust(dsl.choose(1, dsl.character(), { ifAble: true })) }),
  );
  expect(lines(exhausts, "event")).toEqual({
    en: "**Action:** Choose and exhaust a character, if able.",
    fr: "**Action :** choisissez et déchargez un personnage, si possible.",
  });
});
