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

/** The first word after a picture is heard at once, the rest after the next one. A page nobody sees hears at once. */
export function betweenPictures<T>(hear: (...words: T[]) => void): (word: T) => void {
  let waiting: T[] | null = null;
  const hearRest = (): void => {
    const words = waiting?.splice(0, MOST) ?? [];
    if (words.length === 0) {
      waiting = null;
      return;
    }
    afterPicture(hearRest);
    hear(...words);
  };
  return (word) => {
    if (waiting !== null) {
      waiting.push(word);
      return;
    }
    if (!document.hidden) {
      waiting = [];
      afterPicture(hearRest);
    }
    hear(word);
  };
}
