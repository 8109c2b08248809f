/** A sentence of the book: ids and cards are links, icons and domains are drawn, sources say what they are. */
import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FactionSigil } from "../cards/faction-sigil.tsx";
import { StruggleIcon } from "../cards/struggle-icon.tsx";
import { useFollow } from "./follow.ts";
import css from "./running-text.module.css";
import { isSource } from "./sources.ts";
import { type Resource, type Token, tokensOf } from "./tokens.ts";

export function RunningText({ text }: { readonly text: string }) {
  return tokensOf(text).map((token, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of one text never change places.
    <Shown key={at} token={token} />
  ));
}

function Shown({ token }: { readonly token: Token }): ReactNode {
  const { Rule, Section, Card } = useFollow();
  switch (token.is) {
    case "words":
      return token.text;
    case "strong":
      return <strong>{token.text}</strong>;
    case "emphasis":
      return <em>{token.text}</em>;
    case "code":
      return <Code text={token.text} />;
    case "rule":
      return <Rule id={token.id} />;
    case "section":
      return <Section slug={token.slug}>{token.text}</Section>;
    case "card":
      return <Card code={token.code}>{token.text}</Card>;
    case "tags":
      return <Tags tags={token.tags} />;
    case "icon":
      return <IconMark icon={token.icon} />;
    case "domain":
      return <DomainMark text={token.text} resources={token.resources} />;
  }
}

/** Names such as "story.resolveEmpty" may be broken between their words. */
function Code({ text }: { readonly text: string }) {
  const [first = "", ...rest] = text.split(/(?<=\.|_)|(?=[A-Z][a-z])/);
  return (
    <code className={css.code}>
      {first}
      {rest.map((word) => (
        <Fragment key={word}>
          <wbr />
          {word}
        </Fragment>
      ))}
    </code>
  );
}

function IconMark({ icon }: { readonly icon: "terror" | "combat" | "arcane" | "investigation" }) {
  const t = useTranslations("rules.icons");
  return (
    <span className={css.icon} title={t(icon)}>
      <StruggleIcon icon={icon} />
      <span className="visually-hidden">{t(icon)}</span>
    </span>
  );
}

/** The notation of the examples as a small picture: one piece for each resource. */
function DomainMark({ text, resources }: { readonly text: string; readonly resources: readonly Resource[] }) {
  const [name = "D"] = text.split("[");
  return (
    <span className={css.domain}>
      <span className={css.domainName}>{name}</span>
      {resources.map((resource, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two resources may be alike, and they stay where they are.
        <ResourceMark key={at} resource={resource} />
      ))}
    </span>
  );
}

function ResourceMark({ resource: { faction, name, count } }: { readonly resource: Resource }) {
  return (
    <span className={css.resource}>
      {faction === null ? null : <FactionSigil faction={faction} />}
      {name}
      {count > 1 ? ` ×${count}` : ""}
    </span>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <span className={css.tags}>
      {tags.map((tag) => (
        <TagMark key={tag} tag={tag} />
      ))}
    </span>
  );
}

/** Every chapter has the list of what the signs mean; whoever points at one need not look there. */
function TagMark({ tag }: { readonly tag: string }) {
  const t = useTranslations("rules.sources");
  return isSource(tag) ? (
    <abbr className={css.tag} title={t(tag)}>
      {tag}
    </abbr>
  ) : (
    <span className={css.tag}>{tag}</span>
  );
}
