import { useEffect, useId, useRef } from 'react';
import { create } from 'zustand';
import type { Verdict } from '../verdicts/verdicts';

/** An act that a key starts. */
export interface KeyAct {
  /** As `tinykeys` writes it: `j`, `Enter`, `[Shift]+?`, or one key after the other: `g c`. */
  readonly keys: string;
  readonly label: string;
  /** The act gives a verdict, or asks for it. */
  readonly verdict?: Verdict;
  readonly run: () => void;
}

interface KeyGroup {
  readonly id: string;
  readonly title: string;
  readonly acts: readonly KeyAct[];
}

/** This key opens the palette. */
export const paletteKey = '$mod+k';

/** The keys of all that is on screen. The listener, the list of keys and the palette read this. */
export const useKeyGroups = create<{ groups: readonly KeyGroup[] }>(() => ({ groups: [] }));

const without = (id: string) => useKeyGroups.getState().groups.filter((group) => group.id !== id);

/** Returns a part of the screen its keys, as long as it is there. A later group wins over an earlier one. */
export function useKeys(title: string, acts: readonly KeyAct[]): void {
  const id = useId();
  const latest = useRef(acts);
  latest.current = acts;
  const written = acts.map(({ keys, label }) => `${keys}\n${label}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a group is told anew when its keys or words change
  useEffect(() => {
    const told = latest.current.map((act, at) => ({ ...act, run: () => latest.current[at]?.run() }));
    useKeyGroups.setState({ groups: [...without(id), { id, title, acts: told }] });
    return () => useKeyGroups.setState({ groups: without(id) });
  }, [id, title, written]);
}
