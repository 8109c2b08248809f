/** A line of the log. */
import { describeHappening } from "@fhtagn/rules/text";
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
