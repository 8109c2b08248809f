import { card, mixAlignments, passive, you } from "@fhtagn/rules/dsl";

export const syndicate = [card(15, "Tyler Scindere", passive(mixAlignments(you)))];
