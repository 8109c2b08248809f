import type { CardRow } from "@fhtagn/cards";
import type { ReactNode } from "react";
import {
  AttachedStack,
  Card,
  CardBack,
  DomainPile,
  FACTION_LETTERS,
  type FactionSide,
  FactionSigil,
  Picture,
  StoryCard,
  StruggleIcon,
} from "../index.ts";

const SIDES = Object.keys(FACTION_LETTERS) as readonly FactionSide[];
const SAMPLE = [1, 22, 41, 66, 81, 101, 121, 148, 14, 33, 74, 114, 18, 57, 116, 140].map(
  (n) => `core-set-${n}`,
);
const ROW = { display: "flex", flexWrap: "wrap", gap: 16, padding: 16, alignItems: "flex-start" } as const;

const Row = ({ children }: { children: ReactNode }) => <div style={ROW}>{children}</div>;

export function FacesPage() {
  return (
    <>
      <Row>
        {SAMPLE.slice(0, 5).map((code) => (
          <Card key={code} code={code} width={250} />
        ))}
      </Row>
      <Row>
        {SAMPLE.slice(8, 14).map((code) => (
          <Card key={code} code={code} width={205} />
        ))}
      </Row>
      <Row>
        {SAMPLE.slice(0, 9).map((code) => (
          <Card key={code} code={code} width={130} />
        ))}
      </Row>
      <Row>
        {SAMPLE.map((code) => (
          <Card key={code} code={code} width={84} />
        ))}
      </Row>
      <Row>
        {["core-set-156", "core-set-160", "core-set-155"].map((code) => (
          <StoryCard key={code} code={code} width={350} success={{ opponent: 2, you: 4 }} />
        ))}
      </Row>
    </>
  );
}

const MALONE = "core-set-1";
const GMEN = "core-set-13";

export function StatesPage() {
  return (
    <>
      {[96, 140].map((width) => (
        <Row key={width}>
          <Card code={MALONE} width={width} />
          <Card code={MALONE} width={width} condition="exhausted" />
          <Card code={MALONE} width={width} condition="insane" />
          <Card code={null} width={width} condition="insane" />
          <Card code={GMEN} width={width} wounds={2} />
          <Card code={GMEN} width={width} committed={true} condition="ready" />
          <Card code={MALONE} width={width} committed={true} condition="exhausted" />
          <Card code={MALONE} width={width} ring="canAct" />
          <Card code={MALONE} width={width} ring="canBeChosen" />
          <Card code={MALONE} width={width} ring="chosen" order={2} of={3} />
          <Card code={MALONE} width={width} ring="source" />
          <Card code={MALONE} width={width} unusable={true} />
          <Card code={MALONE} width={width} changed="dot" tokens={2} copies={3} />
          <Card code={MALONE} width={width} now={{ skill: 7, icons: [1, 3, 2, 2] }} />
          <Card code={MALONE} width={width} now={{ skill: 3, icons: [0, 1, 0, 0] }} />
        </Row>
      ))}
      <Row>
        <div style={{ width: 96 }}>
          <AttachedStack
            attached={[
              <Card key="a" code="core-set-14" width={96} />,
              <Card key="b" code="core-set-15" width={96} />,
            ]}
          >
            <Card code={MALONE} width={96} />
          </AttachedStack>
        </div>
        <div style={{ position: "relative", width: 96, height: 123, containerType: "inline-size" }}>
          <CardBack />
        </div>
        {[1, 2, 3].map((number) => (
          <div key={number} style={{ width: 130 }}>
            <DomainPile
              number={number}
              resources={SAMPLE.slice(number * 2, number * 3 + 2)}
              drained={number === 2}
              {...(number === 3 && { ring: "canBeChosen" as const })}
            />
          </div>
        ))}
        <div style={{ width: 285, height: 132 }}>
          <StoryCard code="core-set-161" success={{ opponent: 3, you: 4 }} ring="canBeChosen" />
        </div>
        <div style={{ width: 285, height: 90 }}>
          <StoryCard code="core-set-158" success={{ opponent: 0, you: 1 }} />
        </div>
      </Row>
      <Row>
        {SIDES.map((side) => (
          <FactionSigil key={side} faction={side} size={48} />
        ))}
        {(["terror", "combat", "arcane", "investigation"] as const).map((icon) => (
          <StruggleIcon key={icon} icon={icon} size={40} />
        ))}
      </Row>
    </>
  );
}

export function PicturesPage({ cards }: { cards: readonly CardRow[] }) {
  return (
    <div style={{ ...ROW, gap: 8 }}>
      {cards.map(({ code, number, title }) => (
        <figure key={code} style={{ width: 226, margin: 0, fontSize: 11 }}>
          <Picture code={code} />
          <figcaption>{`${number} ${title}`}</figcaption>
        </figure>
      ))}
    </div>
  );
}
