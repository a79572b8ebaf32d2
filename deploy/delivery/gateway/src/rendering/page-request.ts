import type { ReadFieldRecord } from '@portal/release-record';
import type { Call } from '@portal/shared/contract/call';
import { publicCall } from '@portal/shared/contract/public-call';
import { questionOf } from '@portal/shared/rendering/question';
import type { PageChoice } from '../selection/page-choice';
import type { SlotView } from '../selection/tenant-view';

/** One public call of a page. */
export interface Question {
  /** Equal questions have equal keys, here and in the page. */
  readonly key: string;
  readonly call: Call;
  readonly body: Readonly<Record<string, string | number>>;
}

/** The address of a page that the gateway draws itself. */
export interface PageAddress {
  /** The path with the names of the query that the page knows. Two addresses with the same one show the same. */
  readonly address: string;
  readonly query: URLSearchParams;
  /** False for a search: there are too many to keep. */
  readonly kept: boolean;
}

/** The release's script, and the questions whose answers it draws a page from. */
export interface PageSource {
  readonly slot: SlotView;
  readonly server: string;
  readonly questions: readonly Question[];
}

/** Longer queries come from no link of the portal. */
const maxQueryLength = 400;

function fieldValue(
  field: ReadFieldRecord,
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): string | number | undefined {
  if (typeof field !== 'object') return field;
  if ('param' in field) return params[field.param];
  const given = query.get(field.query) || undefined;
  if (typeof field.otherwise !== 'number') return given ?? field.otherwise;
  return given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : field.otherwise;
}

/** Undefined if the gateway does not draw the page. */
export function pageAddress({ slot, page, path }: PageChoice, search: string): PageAddress | undefined {
  if (!page?.reads || !slot?.release.record.server || search.length > maxQueryLength) return undefined;
  const query = new URLSearchParams();
  if (search === '') return { address: path, query, kept: true };
  const given = new URLSearchParams(search);
  let kept = true;
  for (const [name, kind] of Object.entries(page.reads.query ?? {})) {
    // A form that the browser sends by itself keeps the spaces around a word.
    const value = given.get(name)?.trim();
    if (!value) continue;
    query.set(name, value);
    kept &&= kind === 'kept';
  }
  return { address: query.size > 0 ? `${path}?${query}` : path, query, kept };
}

/** Undefined if the page reads a call that is not for everybody. */
export function pageSource({ slot, page, path }: PageChoice, { query }: PageAddress): PageSource | undefined {
  const server = slot?.release.record.server;
  if (!slot || !server || !page?.reads) return undefined;
  const params = slot.release.pages.match(path)?.params ?? {};
  const questions = page.reads.calls.flatMap(({ call: name, body: fields = {} }): Question[] => {
    const call = publicCall(name);
    const values = Object.entries(fields).map(([field, from]) => [field, fieldValue(from, params, query)] as const);
    const body = Object.fromEntries(
      values.filter((entry): entry is [string, string | number] => entry[1] !== undefined),
    );
    return call ? [{ key: questionOf(name, { body }), call, body }] : [];
  });
  return questions.length === page.reads.calls.length ? { slot, server, questions } : undefined;
}
