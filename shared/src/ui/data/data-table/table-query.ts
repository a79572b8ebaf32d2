export interface TableSort {
  field: string;
  order: 'asc' | 'desc';
}

/** The query of a list. */
export interface TableQuery {
  pageNum: number;
  pageSize: number;
  /** Only the filters that are set. */
  filters: Readonly<Record<string, string>>;
  sort: TableSort | null;
  /** The mark after which the wanted rows begin, in a list without page numbers. */
  after?: string;
}

export const pageSizes = [10, 20, 50] as const;

const firstPage = { pageNum: 1, pageSize: pageSizes[0] as number };

/** The order as addresses and calls have it: the field, with `-` from its largest value on. */
export const sortText = (sort: TableSort | null): string | undefined =>
  sort ? `${sort.order === 'desc' ? '-' : ''}${sort.field}` : undefined;

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

function readSort(text: string | null, sortable: readonly string[]): TableSort | null {
  if (text === null) return null;
  const field = text.replace(/^-/, '');
  return sortable.includes(field) ? { field, order: text.startsWith('-') ? 'desc' : 'asc' } : null;
}

/** Reads the page's address. Values that make no sense are ignored. */
export function readQuery(
  search: URLSearchParams,
  filterNames: readonly string[],
  sortable: readonly string[],
): TableQuery {
  const size = wholeNumber(search.get('size'));
  const filters: Record<string, string> = {};
  for (const name of filterNames) {
    const value = search.get(name)?.trim();
    if (value) filters[name] = value;
  }
  return {
    pageNum: wholeNumber(search.get('page')) ?? firstPage.pageNum,
    pageSize: size !== null && (pageSizes as readonly number[]).includes(size) ? size : firstPage.pageSize,
    filters,
    sort: readSort(search.get('sort'), sortable),
  };
}

/**
 * The address for a query: only the values that differ from the first ones, and the other parameters of the address.
 */
export function writeQuery(
  query: TableQuery,
  filterNames: readonly string[],
  present: URLSearchParams,
): URLSearchParams {
  const search = new URLSearchParams(present);
  for (const name of ['page', 'size', 'sort', ...filterNames]) search.delete(name);
  for (const name of filterNames) {
    const value = query.filters[name]?.trim();
    if (value) search.set(name, value);
  }
  const sort = sortText(query.sort);
  if (sort !== undefined) search.set('sort', sort);
  if (query.pageSize !== firstPage.pageSize) search.set('size', String(query.pageSize));
  if (query.pageNum !== firstPage.pageNum) search.set('page', String(query.pageNum));
  return search;
}

/** Two queries with the same key are the same question. */
export function queryKey(query: TableQuery): string {
  return JSON.stringify([query.pageNum, query.pageSize, Object.entries(query.filters).sort(), query.sort]);
}
