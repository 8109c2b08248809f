/** A button, and a link that looks like one. */
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

export type ButtonLook = "main" | "plain" | "quiet";

interface Look {
  readonly look?: ButtonLook;
}

const classOf = (look: ButtonLook): string => `${styles.button} ${styles[look]}`;

export function Button({ look = "plain", ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={classOf(look)} />;
}

function Anchor({ look = "plain", ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} className={classOf(look)} />;
}

export const ButtonLink = createLink(Anchor);
