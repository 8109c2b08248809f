/** After the cases of a switch over a union: a member without a case does not compile. */
export function assertNever(member: never): never {
  throw new Error(`no case for ${JSON.stringify(member)}`);
}
