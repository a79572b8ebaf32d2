import { useEffect } from 'react';
import { createKeybindingsHandler, defaultKeybindingsHandlerIgnore } from 'tinykeys';
import { type KeyAct, useKeyGroups } from './use-keys';

/** A layer over the page has its own keys. One that was closed may stay in the document, hidden. */
const layerIsOpen = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((one) => !one.closest('[style*="display: none"]'));

/** Enter and space belong to the control that has the focus. */
const pressable = 'a, button, summary, [role="menuitem"], [role="option"], [role="tab"]';

function isOthers(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || layerIsOpen()) return true;
  const presses = event.key === 'Enter' || event.key === ' ';
  return presses && target instanceof Element && target.closest(pressable) !== null;
}

const isSequence = ({ keys }: KeyAct) => keys.includes(' ');

/** The first that matches runs. So `g j` stands before `j`. */
const bindingsOf = (acts: readonly KeyAct[], afterwards: () => void) =>
  Object.fromEntries(
    [...acts.filter(isSequence), ...acts.filter((act) => !isSequence(act))].map(({ keys, run }) => [
      keys,
      (event: KeyboardEvent) => {
        event.preventDefault();
        run();
        afterwards();
      },
    ]),
  );

/** An act with Ctrl writes no letter, so it works while somebody types, too. */
const isCommand = ({ keys }: KeyAct) => keys.startsWith('$mod+');

/** Listens for the keys of all groups. */
export function useKeyListener(): void {
  const groups = useKeyGroups((state) => state.groups);
  useEffect(() => {
    const acts = groups.flatMap((group) => group.acts);
    const [plain, commands] = [acts.filter((act) => !isCommand(act)), acts.filter(isCommand)];
    // After `g s`, tinykeys still waits for the ends of other sequences: the next `j` would be that of `g j`.
    const begin = () => {
      handlers = [
        createKeybindingsHandler(bindingsOf(plain, begin), {
          ignore: (event) => isOthers(event) || defaultKeybindingsHandlerIgnore(event),
        }),
        createKeybindingsHandler(bindingsOf(commands, begin), { ignore: layerIsOpen }),
      ];
    };
    let handlers: readonly ((event: KeyboardEvent) => void)[] = [];
    begin();
    const handle = (event: KeyboardEvent) => {
      for (const one of handlers) one(event);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [groups]);
}
