/** What an attack on all stories would bring, judged at a glance: the strongest three against the strongest three. */

/** The three largest numbers given, in falling order. */
export type Three = [number, number, number];

export function put(three: Three, value: number): void {
  if (value <= three[2]) return;
  if (value <= three[1]) {
    three[2] = value;
    return;
  }
  three[2] = three[1];
  if (value <= three[0]) {
    three[1] = value;
    return;
  }
  three[1] = three[0];
  three[0] = value;
}

/** Nobody is there; a character without skill still keeps a story from being left alone. */
export const nobody = (): Three => [-1, -1, -1];

/** `twice` and `once`: what two tokens and one are worth to the attacker at his three stories, best first. */
export interface Stakes {
  readonly once: Three;
  readonly twice: Three;
}

/** A story without blocker gives two tokens, with a weaker one one. */
export function threat(attackers: Three, blockers: Three, { once, twice }: Stakes): number {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    const attacker = attackers[k] ?? -1;
    const blocker = blockers[k] ?? -1;
    if (attacker < 1) return sum;
    if (blocker < 1) sum += twice[k] ?? 0;
    else if (attacker > blocker) sum += once[k] ?? 0;
  }
  return sum;
}
