import { type NewsType, newsTypes } from '@portal/shared/contract';

/** The list's query, read from its address. Pure: it is kept only in the address. */
export interface NewsQuery {
  readonly type: NewsType | undefined;
  readonly keyword: string;
  /** As the visitor wrote it, so that the page can say what is wrong with it (`dates/date-fault.ts`). */
  readonly from: string;
  readonly to: string;
  readonly page: number;
  readonly size: number;
}

export const pageSizes = [10, 20, 50] as const;

const dayOf = (text: string | null): string => (text ?? '').trim().slice(0, 11);
const typeOf = (text: string | null): NewsType | undefined =>
  text !== null && Object.hasOwn(newsTypes, text) ? (text as NewsType) : undefined;

/** Reads any address into a query that the platform accepts, but for its dates. */
export function readNewsQuery(parameters: URLSearchParams): NewsQuery {
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  return {
    type: typeOf(parameters.get('type')),
    keyword: (parameters.get('keyword') ?? '').trim().slice(0, 50),
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    size: pageSizes.find((one) => one === size) ?? pageSizes[0],
  };
}

/** The query part of the list's address. It leaves out default values. */
export function newsSearch(query: NewsQuery): string {
  const parameters = new URLSearchParams();
  if (query.type) parameters.set('type', query.type);
  if (query.keyword) parameters.set('keyword', query.keyword);
  if (query.from) parameters.set('from', query.from);
  if (query.to) parameters.set('to', query.to);
  if (query.page > 1) parameters.set('page', String(query.page));
  if (query.size !== pageSizes[0]) parameters.set('size', String(query.size));
  const search = parameters.toString();
  return search && `?${search}`;
}

/** Whether filters narrow the list: then an empty list has another reason, and the visitor can clear them. */
export function isFiltered({ keyword, from, to }: NewsQuery): boolean {
  return Boolean(keyword || from || to);
}

export const withoutFilters = (query: NewsQuery): NewsQuery => ({ ...query, keyword: '', from: '', to: '', page: 1 });

/** The body of the platform's call. */
export function newsRequest({ type, keyword, from, to, page, size }: NewsQuery) {
  return {
    kind: 'news' as const,
    ...(type ? { type } : {}),
    ...(keyword ? { keyword } : {}),
    ...(from ? { startDate: from } : {}),
    ...(to ? { endDate: to } : {}),
    pageNum: page,
    pageSize: size,
  };
}
