import { ICONS } from "@fhtagn/rules";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { messages as en } from "../language/en/messages.ts";
import { messages as fr } from "../language/fr/messages.ts";
import { AttachedStack } from "./attached.tsx";
import { Card } from "./card.tsx";
import { CardBack } from "./card-back.tsx";
import { DomainPile } from "./domain-pile.tsx";
import { EdgePattern } from "./edge-pattern.tsx";
import { FactionSigil } from "./faction-sigil.tsx";
import { FACTION_LETTERS, type FactionSide } from "./factions.ts";
import { useCardLabel } from "./label.ts";
import { shortTitle } from "./short-title.ts";
import { StoryCard } from "./story-card.tsx";
import { StruggleIcon } from "./struggle-icon.tsx";
import { showElement } from "./test/render-card.tsx";

const SIDES = Object.keys(FACTION_LETTERS) as readonly FactionSide[];

function labels(locale: "en" | "fr") {
  const messages = locale === "fr" ? (fr as unknown as typeof en) : en;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
  return renderHook(() => useCardLabel(), { wrapper }).result.current;
}

test("a story: title, struggles in their order, text, and a track for each side", () => {
  const root = showElement(<StoryCard code="core-set-160" success={{ opponent: 2, you: 4 }} current={1} />);
  expect(root.textContent).toContain("The Call of Cthulhu");
  expect(root.textContent).toContain("Each player searches");
  expect([...root.querySelectorAll("svg[data-icon]")].map((icon) => icon.getAttribute("data-icon"))).toEqual([
    "terror",
    "combat",
    "arcane",
    "investigation",
  ]);
  expect(root.querySelectorAll('[data-current="true"] svg[data-icon="combat"]')).toHaveLength(1);
  const [opponent, you] = ["opponent", "you"].map((side) => root.querySelector(`[data-side="${side}"]`));
  expect(opponent?.textContent).toBe("2/5");
  expect(opponent?.getAttribute("data-close")).toBe("false");
  expect(you?.querySelectorAll('i[data-filled="true"]')).toHaveLength(4);
  expect(you?.getAttribute("data-close")).toBe("true");
});

test("a story shows the struggles now fought, extra ones included", () => {
  const root = showElement(<StoryCard code="core-set-160" struggles={["terror", "terror", "arcane"]} />);
  expect(root.querySelectorAll('svg[data-icon="terror"]')).toHaveLength(2);
  expect(root.querySelectorAll("[data-side]")).toHaveLength(0);
});

test("a conspiracy in the hand is a card, zoomed it is landscape", () => {
  const inHand = showElement(<Card code="core-set-155" width={150} />);
  expect(inHand.firstElementChild?.getAttribute("data-face")).toBe("table");
  cleanup();
  const zoomed = showElement(<Card code="core-set-155" width={300} />);
  expect(zoomed.querySelectorAll("svg[data-icon]")).toHaveLength(4);
});

test("a domain: a sliver for each resource with its faction's letters, the count, a chain when drained", () => {
  const resources = ["core-set-1", "core-set-41", null];
  const root = showElement(<DomainPile number={2} resources={resources} />);
  const slivers = [...root.querySelectorAll("[data-side]")];
  expect(slivers.map((sliver) => sliver.textContent)).toEqual(["AG", "CT", "NE"]);
  expect(slivers.every((sliver) => sliver.querySelector("[data-pattern]"))).toBe(true);
  expect(root.textContent).toContain("D2");
  expect(root.textContent?.endsWith("3")).toBe(true);
  expect(root.querySelector('[data-mark="drained"]')).toBeNull();
  cleanup();
  const drained = showElement(<DomainPile number={2} resources={resources} pays={4} drained={true} />);
  expect(drained.querySelector('[data-mark="drained"]')).not.toBeNull();
  expect(drained.textContent?.endsWith("4")).toBe(true);
});

test("attached cards lie under their host, each with its own place", () => {
  const root = showElement(
    <AttachedStack attached={[<button key="a" type="button" />, <button key="b" type="button" />]}>
      <Card code="core-set-1" width={90} />
    </AttachedStack>,
  );
  expect(root.querySelectorAll("button")).toHaveLength(2);
  const places = [...root.querySelectorAll<HTMLElement>("button")].map(({ parentElement }) =>
    parentElement?.style.getPropertyValue("--peek"),
  );
  expect(places).toEqual(["2", "1"]);
});

test("nine sigils and four icons, all of them different; eight edge patterns and a plain one", () => {
  const paths = (elements: readonly ReactNode[]) =>
    elements.map((element) =>
      showElement(<div>{element}</div>)
        .querySelector("path")
        ?.getAttribute("d"),
    );
  expect(new Set(paths(SIDES.map((side) => <FactionSigil key={side} faction={side} />))).size).toBe(9);
  expect(new Set(paths(ICONS.map((icon) => <StruggleIcon key={icon} icon={icon} />))).size).toBe(4);
  expect(new Set(paths(SIDES.map((side) => <EdgePattern key={side} faction={side} />))).size).toBe(9);
});

test("a back tells nothing", () => {
  expect(showElement(<CardBack />).textContent).toBe("");
});

test("the label says everything the card shows", () => {
  const label = labels("en")({
    code: "core-set-13",
    condition: "exhausted",
    wounds: 1,
    story: 2,
    attached: ["Shotgun"],
    ring: "canAct",
  });
  expect(label).toBe(
    "G-Men, The Agency, character, cost 6, skill 6, icons Combat Combat Combat Combat Combat, exhausted, 1 wound of 4, committed to story 2, attached: Shotgun, action available",
  );
});

test("the label in French, of a chosen card and of one that cannot be played", () => {
  const label = labels("fr");
  expect(label({ code: "core-set-1", ring: "chosen", order: 2, of: 3 })).toBe(
    "Thomas F. Malone, L’Agence, personnage, coût 4, compétence 5, icônes Combat Combat, choisie, 2 sur 3",
  );
  expect(label({ code: "core-set-14", reason: "trop cher" })).toContain(
    "ne peut pas être jouée\u202f: trop cher",
  );
  expect(label({ code: null, condition: "insane" })).toBe("carte face cachée, démente");
  const both = label({ code: null, condition: "insane", layExhausted: true });
  expect(both).toBe("carte face cachée, démente, déchargée");
});

test("short names for the token face", () => {
  const short = (title: string, unique = false) => shortTitle({ title, unique, type: "character" });
  expect(short("Local Sheriff")).toBe("Local Sheriff");
  expect(short("Professor Nathaniel Peaslee", true)).toBe("N. Peaslee");
  expect(short("Shadow-spawned Hunting Horror").length).toBeLessThanOrEqual(28);
});
