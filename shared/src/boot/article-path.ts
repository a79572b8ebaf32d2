import { articlePrefix } from '../codes/landing-addresses';

/** The readable end of an article's address. The portal does not read it: the id alone finds the article. */
export function slugOf(title: string): string {
  const words = title.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '-');
  return Array.from(words.replace(/^-|-$/g, '')).slice(0, 60).join('') || 'article';
}

/** The one address of an article, in every tenant's public site: search engines know it by this. */
export function articlePath({ id, title }: { id: string; title: string }): string {
  return `${articlePrefix}/${encodeURIComponent(id)}/${encodeURIComponent(slugOf(title))}`;
}
