interface Pattern<T> {
  page: T;
  test: RegExp;
  rank: string;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function expressionOf(segment: string): string {
  if (segment === '*') return '(?:/.*)?';
  if (!segment.startsWith(':')) return `/${escapeRegExp(segment)}`;
  return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
}

/** Sorts what the router would prefer first: a written segment before a parameter, both before the rest of a path. */
function rankOf(segment: string): string {
  if (segment === '*') return 'c';
  return segment.startsWith(':') ? 'b' : 'a';
}

/** Pages by the router's patterns: `/index/news/detail/:id/:name`, `:id?`, and `*` at the end. */
export class PageTable<T extends { readonly path: string }> {
  readonly #exact = new Map<string, T>();
  readonly #patterns: Pattern<T>[] = [];

  constructor(pages: readonly T[]) {
    for (const page of pages) {
      const segments = segmentsOf(page.path);
      if (segments.every((segment) => rankOf(segment) === 'a')) {
        this.#exact.set(`/${segments.join('/')}`, page);
        continue;
      }
      this.#patterns.push({
        page,
        test: new RegExp(`^${segments.map(expressionOf).join('')}$`),
        rank: segments.map(rankOf).join(''),
      });
    }
    this.#patterns.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  }

  find(path: string): T | undefined {
    return this.#exact.get(path) ?? this.#patterns.find(({ test }) => test.test(path))?.page;
  }
}
