/** Texts of many kilobytes: only where they part is worth reading. */
export function expectSame(found: string, wanted: string, where: string): void {
  if (found === wanted) return;
  let at = 0;
  while (found[at] === wanted[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 160), at + 80);
  throw new Error(`${where}: they part at ${at}\n  found  ${around(found)}\n  wanted ${around(wanted)}`);
}
