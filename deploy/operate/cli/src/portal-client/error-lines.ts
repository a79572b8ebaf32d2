import type { ListedError } from '@portal/releases';
import { table } from '../command-line/output';
import type { AsJson } from './portal-client';

/** Errors of releases in browsers as a person reads them. */

export type SeenError = AsJson<ListedError>;
type Frame = SeenError['frames'][number];

/** As much as the reader sees. A built file has one line, so only the column says something. */
function placeText({ file, line, column, original }: Frame): string {
  if (file === null || line === null) return file ?? '';
  return original ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** The place that whoever owns the error looks at first: the innermost of their own. */
function ownPlace({ frames, package: owner }: SeenError): string {
  const frame = frames.find((one) => one.package === owner) ?? frames[0];
  return (frame && placeText(frame)) || '—';
}

const whose = ({ slot, package: owner }: SeenError) => (owner === '' || owner === slot ? slot : `${slot} (${owner})`);

function frameLine(frame: Frame): string {
  const place = placeText(frame);
  if (place === '') return `    ${frame.package}`;
  return `    ${frame.package}  ${place}${frame.original ? '' : '  (as built: there is no source map)'}`;
}

/** All that is known of one error. */
function wholeLines(error: SeenError): string[] {
  const { fingerprint, standing, standingBy, standingAt, reports, visitors, newIn } = error;
  const listed = (name: string, values: readonly string[]) =>
    values.length > 0 ? [`  ${name.padEnd(9)}${values.join(', ')}`] : [];
  return [
    `${fingerprint}  ${error.class || 'an error without a class'} in ${whose(error)}${newIn ? `, new in ${newIn}` : ''}`,
    ...(standing ? [`  ${standing} by ${standingBy} at ${standingAt}`] : []),
    `  ${reports} ${reports === 1 ? 'report' : 'reports'} of ${visitors} ${visitors === 1 ? 'visitor' : 'visitors'}, ${error.firstSeen} to ${error.lastSeen}`,
    ...error.frames.map(frameLine),
    ...listed('kinds', error.kinds),
    ...listed('pages', error.pages),
    ...listed('browsers', error.browsers),
    ...listed('tenants', error.tenants),
    ...listed(
      'releases',
      error.releases.map(({ release, reports: own }) => `${release} (${own})`),
    ),
    ...listed('numbers', error.numbers),
  ];
}

/** One error in full, several as a table. */
export function errorLines(errors: readonly SeenError[]): string[] {
  const [only] = errors;
  if (only && errors.length === 1) return wholeLines(only);
  return table(
    ['FINGERPRINT', 'SLOT', 'ERROR', 'WHERE', 'REPORTS', 'VISITORS', 'LAST SEEN', 'NEW IN', 'STATE'],
    errors.map((error) => [
      ...[error.fingerprint, whose(error), error.class || '—', ownPlace(error)],
      ...[String(error.reports), String(error.visitors), error.lastSeen, error.newIn ?? '', error.standing ?? ''],
    ]),
  );
}
