/** A line of the log, and what a refusal says. */
import type { Locale, Reason } from "@fhtagn/rules";
import { describeHappening, describeReason } from "@fhtagn/rules/text";
import type { HappeningView } from "@fhtagn/rules/view";
import { type Speaker, titleOf } from "./speaker.ts";

/** What a viewer was told of a happening holds only what he may know: it is told whole. */
export function logLine(happening: HappeningView, speaker: Speaker): string {
  const { viewer, locale, name } = speaker;
  return describeHappening(happening, locale, {
    viewer,
    title: (code) => titleOf(speaker, code),
    ...(name && { name }),
  });
}

/** The reason in a sentence; its rule id is shown beside it. */
export const reasonText = (reason: Reason, locale: Locale): string => describeReason(reason, locale);
