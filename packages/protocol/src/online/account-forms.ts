/** Names and passwords, as they are sent. */
import { z } from "../zod.ts";
import { playerName } from "./identity.ts";

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200;

const password = z.string().check(z.minLength(SHORTEST_PASSWORD), z.maxLength(LONGEST_PASSWORD));

export const renaming = z.strictObject({ name: playerName });
export const registration = z.strictObject({ name: playerName, password });
/** Names of long ago may be of another form. */
export const logInForm = z.strictObject({
  name: z.string().check(z.maxLength(64)),
  password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
});
export const passwordChange = z.strictObject({
  old: z.string().check(z.maxLength(LONGEST_PASSWORD)),
  next: password,
});

export const ACCOUNT_TROUBLES = [
  "name taken",
  "wrong name or password",
  "not allowed",
  "malformed",
  "too often",
] as const;
export type AccountTrouble = (typeof ACCOUNT_TROUBLES)[number];
