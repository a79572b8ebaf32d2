import { type CallReply, type HelpCategory, helpCategories } from '@portal/shared/contract';

/** Selects the entries that the help page shows. Pure. */

export type HelpArticle = CallReply<'articleList'>['rows'][number];

export interface HelpQuery {
  readonly category: HelpCategory | undefined;
  readonly keyword: string;
}

export interface HelpGroup {
  readonly category: HelpCategory;
  readonly title: string;
  readonly articles: readonly HelpArticle[];
}

const isCategory = (text: string | null): text is HelpCategory => text !== null && Object.hasOwn(helpCategories, text);

export function readHelpQuery(parameters: URLSearchParams): HelpQuery {
  const category = parameters.get('category');
  return {
    category: isCategory(category) ? category : undefined,
    keyword: (parameters.get('keyword') ?? '').trim().slice(0, 50),
  };
}

export function helpSearch({ category, keyword }: HelpQuery): string {
  const parameters = new URLSearchParams({ ...(category ? { category } : {}), ...(keyword ? { keyword } : {}) });
  const search = parameters.toString();
  return search && `?${search}`;
}

/** Every word of the keyword has to be in the title or the text. */
export function matches(text: string, keyword: string): boolean {
  const where = text.toLowerCase();
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** The matching entries by category, in the order of the portal's table; empty categories are left out. */
export function helpGroups(
  articles: readonly HelpArticle[],
  { category, keyword }: HelpQuery,
  textOf: (html: string) => string,
): HelpGroup[] {
  const fitting = articles.filter(({ title, content = '' }) => matches(`${title} ${textOf(content)}`, keyword));
  return Object.entries(helpCategories)
    .filter(([code]) => category === undefined || code === category)
    .map(([code, title]) => ({
      category: code as HelpCategory,
      title,
      articles: fitting.filter(({ type }) => type === code),
    }))
    .filter((group) => group.articles.length > 0);
}
