import { type RefObject, useRef } from 'react';
import { type KeyAct, useKeys } from './use-keys';

/** The link of a row that leads to its page. The list's keys move between these. */
export const rowLink = { 'data-row-link': '' };

function step(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const { activeElement } = document;
  const row = activeElement?.closest('tr, li');
  const at = links.findIndex((link) => link === activeElement || row?.contains(link));
  const next = at < 0 ? (by > 0 ? 0 : links.length - 1) : at + by;
  links[next]?.focus();
}

/**
 * Lets `j` and `k` move the focus from row to row; Enter opens the row, as with any link. The answer goes to the element
 * around the list.
 */
export function useRowKeys(title: string, more: readonly KeyAct[] = []): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useKeys(title, [
    { keys: 'j', label: '下一行', run: () => step(list.current, 1) },
    { keys: 'k', label: '上一行', run: () => step(list.current, -1) },
    ...more,
  ]);
  return list;
}
