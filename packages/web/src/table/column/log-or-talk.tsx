/** The log; where people sit across a network, what they say lies behind it. */
import { Tabs } from "radix-ui";
import { useTranslations } from "use-intl";
import { useAcross, useGestures } from "../table-context.ts";
import css from "./log-or-talk.module.css";
import { LogPanel } from "./log-panel.tsx";

interface Props {
  readonly whole?: boolean;
}

export function LogOrTalk({ whole = false }: Props) {
  const across = useAcross();
  return across === undefined ? <LogPanel whole={whole} /> : <BothTabs whole={whole} />;
}

function BothTabs({ whole }: Required<Props>) {
  const t = useTranslations("online.talk");
  const across = useAcross();
  const tab = useGestures((gestures) => gestures.tab);
  const change = useGestures((gestures) => gestures.change);
  return (
    <Tabs.Root
      className={css.tabs}
      data-part="tabs"
      value={tab}
      onValueChange={(value) => change({ tab: value === "talk" ? "talk" : "log" })}
    >
      <Tabs.List className={css.list}>
        <Tabs.Trigger value="log" className={css.tab}>
          {t("tabLog")}
        </Tabs.Trigger>
        <Tabs.Trigger value="talk" className={css.tab}>
          {t("tab")} {across?.unread}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="log" tabIndex={-1} className={css.panel}>
        <LogPanel whole={whole} />
      </Tabs.Content>
      <Tabs.Content value="talk" tabIndex={-1} className={css.panel}>
        {across?.talk}
      </Tabs.Content>
    </Tabs.Root>
  );
}
