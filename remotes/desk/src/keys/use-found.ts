import { useEffect, useState } from 'react';

export interface FoundGroup {
  readonly title: string;
  readonly rows: readonly { readonly path: string; readonly title: string; readonly notes: readonly string[] }[];
}

export type Find = (keyword: string, signal: AbortSignal) => Promise<readonly FoundGroup[]>;

/** A single letter finds too much. */
const fewestLetters = 2;
/** The server is asked when the person pauses. */
const pauseMs = 250;

interface Answer {
  readonly keyword: string;
  readonly groups: readonly FoundGroup[];
  readonly failed: boolean;
}

const nothing: Answer = { keyword: '', groups: [], failed: false };

/** The groups that the server found for what is typed. */
export function useFound(typed: string, find: Find): Answer & { readonly searching: boolean } {
  const keyword = typed.trim();
  const asks = keyword.length >= fewestLetters;
  const [answer, setAnswer] = useState(nothing);
  useEffect(() => {
    if (!asks) return setAnswer(nothing);
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const groups = await find(keyword, controller.signal).catch(() => null);
      if (!controller.signal.aborted) setAnswer({ keyword, groups: groups ?? [], failed: groups === null });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, keyword, find]);
  return { ...answer, searching: asks && answer.keyword !== keyword };
}
