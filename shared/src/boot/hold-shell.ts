/** Placeholders on screen that stand where the HTML of the document already shows the content. */
let placeholders = 0;
const waiting = new Set<() => void>();

/** A placeholder calls it when it appears, and the returned function when it goes: the document's HTML stays so long. */
export function holdShell(): () => void {
  placeholders += 1;
  return () => {
    placeholders -= 1;
    if (placeholders > 0) return;
    for (const resume of waiting) resume();
    waiting.clear();
  };
}

/** Calls back as soon as no placeholder is on screen. */
export function whenShellIsFree(resume: () => void): void {
  if (placeholders === 0) resume();
  else waiting.add(resume);
}
