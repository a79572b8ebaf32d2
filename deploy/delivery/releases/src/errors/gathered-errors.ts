import { createHash } from 'node:crypto';
import type { releaseErrorSeen } from '@portal/database/schema/release-errors';
import type { PageError } from './page-error';

/** Adds errors up to rows of the table: pure. */

export type SeenRow = typeof releaseErrorSeen.$inferSelect;

/** The most entries of each list. The last ones stay. */
const longest = { visitors: 200, networks: 3, kinds: 8, pages: 20, browsers: 10, numbers: 20 } as const;
type Lists = Pick<SeenRow, keyof typeof longest>;

/** As many visitors are counted of an error in one release at one tenant; it may have had more. */
export const maxVisitors = longest.visitors;

const withLast = (list: readonly string[], value: string | undefined, most: number): string[] =>
  value === undefined ? [...list] : [...list.filter((one) => one !== value), value].slice(-most);

/** Another mark for each error, so nobody can follow a visitor or a network from one to another. */
const ownMark = (fingerprint: string, mark: string): string =>
  createHash('sha256').update(`${fingerprint}\n${mark}`).digest('base64url').slice(0, 8);

const none: Lists = { visitors: [], networks: [], kinds: [], pages: [], browsers: [], numbers: [] };

/** The row with one more report. */
export function withReport(known: SeenRow | undefined, fingerprint: string, error: PageError): SeenRow {
  const { tenant: tenantCode, package: packageName, build, at } = error;
  const row = known ?? {
    ...{ fingerprint, tenantCode, package: packageName, build },
    ...{ firstSeen: at, lastSeen: at, reports: 0, ...none },
  };
  return {
    ...row,
    firstSeen: new Date(Math.min(at.getTime(), row.firstSeen.getTime())),
    lastSeen: new Date(Math.max(at.getTime(), row.lastSeen.getTime())),
    reports: row.reports + 1,
    visitors: withLast(row.visitors, ownMark(fingerprint, error.visitor), longest.visitors),
    networks: withLast(row.networks, ownMark(fingerprint, error.network), longest.networks),
    kinds: withLast(row.kinds, error.kind, longest.kinds),
    pages: withLast(row.pages, error.page, longest.pages),
    browsers: withLast(row.browsers, error.browser, longest.browsers),
    numbers: withLast(row.numbers, error.number, longest.numbers),
  };
}

/** The key of a row among those of one error. */
export const rowKey = ({
  fingerprint,
  tenantCode,
  package: name,
  build,
}: Omit<SeenRow, keyof Lists | 'firstSeen' | 'lastSeen' | 'reports'>) =>
  [fingerprint, tenantCode, name, build].join('\n');
