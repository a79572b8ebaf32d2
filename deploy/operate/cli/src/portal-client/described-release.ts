import type { DescribedRelease as Described, SlotUse } from '@portal/releases';
import { whyCanaryEnded } from './canary-words';
import type { AsJson } from './portal-client';
import { whyWatchDecided } from './watch-words';

/** One published release as the deploy API describes it, and in words. */
export interface DescribedRelease extends Omit<AsJson<Described>, 'standing' | 'verdict'> {
  /** The name is shown, whatever it is. */
  standing: { name: string; reason: string; by: string; at: string } | null;
  verdict: {
    at: string;
    as: 'canary' | 'release';
    tenant: string;
    slot: string;
    detail: Record<string, unknown> | null;
  } | null;
}

export const releasePath = (release: string): string => `/releases/${encodeURIComponent(release)}`;

const placeNames = { release: '', canary: ' (canary)', 'fall-back': ' (fall-back only)' } as const;

export const placeText = ({ tenant, slot, as }: SlotUse): string => `${tenant}/${slot}${placeNames[as]}`;

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function scriptsText({ bytes, before }: DescribedRelease['scripts']): string {
  if (bytes === null) return 'not known';
  if (!before) return `${inKilobytes(bytes)}, the first release of its package`;
  if (before.bytes === null) return `${inKilobytes(bytes)}, ${before.build} before: not known`;
  const more = bytes - before.bytes;
  return `${inKilobytes(bytes)}, ${more < 0 ? '−' : '+'}${inKilobytes(Math.abs(more))} against ${before.build} before`;
}

function verdictText({ at, as, tenant, slot, detail }: NonNullable<DescribedRelease['verdict']>): string {
  const why = whyCanaryEnded(detail) ?? whyWatchDecided(detail);
  return `rolled back by itself at ${at} as ${as === 'canary' ? 'a canary' : 'the release'} of ${tenant}/${slot}${why ? `: ${why}` : ''}`;
}

export function describedLines(release: DescribedRelease): string[] {
  const { publishedBy, publishedAt, standing, verdict, scripts, modules, pages, runs, links, bytesRemovedAt } = release;
  const known = (name: string, text: string | null) => (text === null ? [] : [`${name.padEnd(10)} ${text}`]);
  return [
    `${release.package}@${release.build} (${release.version}), slot ${release.slot}`,
    ...known('state', standing && `${standing.name} by ${standing.by} at ${standing.at}: ${standing.reason}`),
    ...known('verdict', verdict && verdictText(verdict)),
    ...known('files', bytesRemovedAt && `bytes removed at ${bytesRemovedAt}: publish the same build again to run it`),
    ...known('published', `${publishedAt} by ${publishedBy}`),
    ...known('commit', release.commit),
    ...known('author', release.author),
    ...known('note', release.note),
    ...known('scripts', `${scriptsText(scripts)} (brotli)`),
    ...(runs.length > 0 ? runs.map((place) => `runs at    ${placeText(place)}`) : ['runs at    no tenant']),
    ...(links > 0 ? [`links      ${links} in force (portal override list)`] : []),
    ...pages.map(({ path, title, permission }) => `page       ${title}  ${path}${permission ? '' : '  (open)'}`),
    ...modules.map(({ request, range }) => `module     ${request}  ${range}`),
  ];
}
