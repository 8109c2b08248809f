/** What an option says beside its cards, as a step of a scenario writes it. */
import { detailOf, type Option } from "@fhtagn/rules";

/** "Terror", "3", "P1"; an ability is named by its card. */
export function wordIn(option: Option): string | undefined {
  return option.do === "use" || option.do === "begin" ? undefined : detailOf(option) || undefined;
}
