/** What the host tells between two pictures is heard together, so that the table is drawn once for all of it. */

/** Where pictures come late, or none at all, nobody waits longer: in milliseconds. */
const LONGEST = 100;

/** When the next picture has been drawn. */
function afterPicture(then: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    then();
  };
  const timer = setTimeout(once, LONGEST);
  requestAnimationFrame(() => setTimeout(once));
}

/** More of them would be too much to draw at once: the rest waits for one more picture. */
const MOST = 4;

const never = (): boolean => false;

/**
 * The first word after a picture is heard at once, the rest after the next one. A page nobody sees hears at once.
 * A word that leans on the next is heard together with it, or after a picture if none comes.
 */
export function betweenPictures<T>(
  hear: (...words: T[]) => void,
  leansOnNext: (word: T) => boolean = never,
): (word: T) => void {
  let waiting: T[] | null = null;
  /** All that waits leans on the next word. */
  let isLeaning = false;
  const hearRest = (): void => {
    const words = waiting?.splice(0, MOST) ?? [];
    const [last] = words.slice(-1);
    isLeaning = false;
    if (last === undefined) {
      waiting = null;
      return;
    }
    if (words.length > 1 && leansOnNext(last)) {
      words.pop();
      waiting?.unshift(last);
      isLeaning = waiting?.length === 1;
    }
    afterPicture(hearRest);
    hear(...words);
  };
  return (word) => {
    if (waiting !== null && !isLeaning) {
      waiting.push(word);
      return;
    }
    if (waiting === null && document.hidden) {
      hear(word);
      return;
    }
    const words = [...(waiting ?? []), word];
    if (waiting === null) afterPicture(hearRest);
    isLeaning = leansOnNext(word);
    waiting = isLeaning ? words : [];
    if (!isLeaning) hear(...words);
  };
}
