import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useSettings } from "../settings/settings-store.ts";
import { Card, type CardProps } from "./card.tsx";
import { faceForWidth } from "./card-state.ts";
import { showElement } from "./test/render-card.tsx";

const MALONE = "core-set-1";
const GMEN = "core-set-13";
const SHOTGUN = "core-set-14";

afterEach(() => {
  useSettings.getState().reset();
});

const card = (props: Partial<CardProps>, locale: "en" | "fr" = "en") => {
  const root = showElement(<Card code={MALONE} width={150} {...props} />, locale).firstElementChild;
  if (root === null) throw new Error("nothing drawn");
  return root;
};
const mark = (root: Element, name: string) => root.querySelector(`[data-mark="${name}"]`);

test("the width picks the face", () => {
  expect([250, 200, 199, 110, 109, 44].map(faceForWidth)).toEqual([
    "full",
    "full",
    "table",
    "table",
    "token",
    "token",
  ]);
  expect(card({ width: 90 }).getAttribute("data-face")).toBe("token");
});

test("the full face has name, descriptor, subtypes, keywords, text, set and number", () => {
  const text = card({ width: 250 }).textContent ?? "";
  for (const part of [
    "Thomas F. Malone",
    "Haunted Police Detective",
    "Agency · character",
    "Investigator.",
    "Heroic.",
    "Response:",
    "Core Set 1",
  ]) {
    expect(text).toContain(part);
  }
});

test("the full face speaks French, titles excepted", () => {
  const text = card({ width: 250 }, "fr").textContent ?? "";
  for (const part of ["Thomas F. Malone", "Agence · personnage", "Investigateur.", "Héroïque.", "Réaction"]) {
    expect(text).toContain(part);
  }
});

test("the table face has no text box, the token face a short name", () => {
  expect(card({}).textContent).not.toContain("Response:");
  cleanup();
  const peaslee = card({ code: "core-set-24", width: 80 });
  expect(peaslee.textContent).toContain("N. Peaslee");
});

test("icons: one disc each, or one for each kind with its number where they are many", () => {
  expect(card({}).querySelectorAll('svg[data-icon="combat"]')).toHaveLength(2);
  cleanup();
  const crowded = card({ now: { icons: [1, 3, 2, 2] } });
  expect(crowded.querySelectorAll("svg[data-icon]")).toHaveLength(4);
  expect(crowded.querySelector('[data-icon="combat"]')?.textContent).toBe("3");
});

test("numbers as they are now, with a sign whether higher or lower than printed", () => {
  const raised = card({ now: { skill: 7 } }).querySelector('[data-changed="up"]');
  expect(raised?.textContent).toBe("7");
  cleanup();
  expect(card({ now: { skill: 2 } }).querySelector('[data-changed="down"]')?.textContent).toBe("2");
  cleanup();
  expect(card({ now: { skill: 5 } }).querySelector("[data-changed]")).toBeNull();
});

test("exhausted: tilted, with a corner mark; upright while committed", () => {
  const exhausted = card({ condition: "exhausted" });
  expect(exhausted.getAttribute("data-upright")).toBe("false");
  expect(mark(exhausted, "exhausted")).not.toBeNull();
  cleanup();
  const committed = card({ condition: "exhausted", committed: true });
  expect(committed.getAttribute("data-upright")).toBe("true");
  expect(mark(committed, "exhausted")).not.toBeNull();
});

test("a committed character that is ready has a mark of its own", () => {
  expect(mark(card({ condition: "ready", committed: true }), "ready")).not.toBeNull();
  cleanup();
  expect(mark(card({ condition: "ready" }), "ready")).toBeNull();
});

test("insane: the back with a spiral, and the name only if it is known", () => {
  const known = card({ condition: "insane" });
  expect(known.querySelector('[data-insane="true"]')?.textContent).toBe("Thomas F. Malone");
  expect(known.querySelector("img")).toBeNull();
  cleanup();
  expect(card({ code: null, condition: "insane" }).textContent).toBe("");
});

test("insane and exhausted at once, as the older rules have it: the back with a spiral, lying across", () => {
  const both = card({ condition: "insane", layExhausted: true });
  expect(both.querySelector('[data-insane="true"]')).not.toBeNull();
  expect(both.getAttribute("data-upright")).toBe("false");
  expect(mark(both, "exhausted")).not.toBeNull();
  cleanup();
  const insane = card({ condition: "insane", layExhausted: false });
  expect(insane.getAttribute("data-upright")).toBe("true");
  expect(mark(insane, "exhausted")).toBeNull();
});

test("wounds: a notch for each that can be taken, and the same in figures", () => {
  const wounded = mark(card({ code: GMEN, wounds: 2 }), "wounds");
  expect(wounded?.querySelectorAll("i")).toHaveLength(4);
  expect(wounded?.querySelectorAll('i[data-taken="true"]')).toHaveLength(2);
  expect(wounded?.textContent).toBe("2/4");
  cleanup();
  expect(mark(card({}), "wounds")).toBeNull();
  cleanup();
  expect(mark(card({ now: { toughness: 1 }, wounds: 1 }), "wounds")?.textContent).toBe("1/2");
  cleanup();
  expect(mark(card({ code: SHOTGUN, wounds: 1 }), "wounds")).toBeNull();
});

test("each ring has a mark, and a chosen card its number", () => {
  for (const ring of ["canAct", "canBeChosen", "chosen", "source"] as const) {
    const root = card({ ring, order: 2, of: 3 });
    expect(root.getAttribute("data-ring")).toBe(ring);
    expect(mark(root, ring)?.textContent).toBe(ring === "chosen" ? "2" : "");
    cleanup();
  }
});

test("unusable, changed, tokens and copies show", () => {
  const root = card({ unusable: true, changed: "dot", tokens: 3, copies: 4 });
  expect(root.getAttribute("data-unusable")).toBe("true");
  expect(mark(root, "dot")).not.toBeNull();
  expect(root.textContent).toContain("3");
  expect(root.textContent).toContain("×4");
});

test("the picture is hidden from assistive technology and left out of text-only cards", () => {
  expect(card({}).querySelector("img")?.getAttribute("alt")).toBe("");
  cleanup();
  useSettings.getState().change({ textOnlyCards: true });
  const textOnly = card({});
  expect(textOnly.querySelector("img")).toBeNull();
  expect(textOnly.textContent).toContain("Response:");
});

test("struggle icons are letters for those who want letters", () => {
  useSettings.getState().change({ letterIcons: true });
  expect(card({}).querySelector('svg[data-icon="combat"]')?.textContent).toBe("C");
});

test("a card that is not written yet says so", () => {
  const unwritten = card({ code: "secrets-of-arkham-4", width: 250 });
  expect(unwritten.textContent).toContain("This card cannot be played yet.");
});
