import { chapterNamed, helpAddress } from './chapters';

/**
 * The address at the desk of what a chapter links to; null: it is not at the desk, for example a README of the sources.
 */
export function addressAtDesk(href: string): string | null {
  const [, file, anchor = ''] = /^(?:([a-z-]+)\.md)?(#.+)?$/.exec(decodeURI(href)) ?? [];
  if (file === undefined) return anchor || null;
  const chapter = chapterNamed(file);
  return chapter ? helpAddress(chapter) + anchor : null;
}
