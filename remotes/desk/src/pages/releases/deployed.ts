import { formatMinute } from '@portal/shared/format';
import { deployRead } from '../../client/deploy-call';

/** What the gateway tells of releases: they are its own, so they stand in no contract of the platform's calls. */

export interface DeployedSlot {
  readonly slot: string;
  /** `<package>@<build>` */
  readonly release: string;
  readonly version: string;
  readonly standing: 'deprecated' | 'blocked' | null;
  /** Who brought it here, when, and in which change; null where the audit no longer knows. */
  readonly placed: { readonly by: string; readonly at: string; readonly changeSet: number | null } | null;
  readonly lastGood: string | null;
  /** What became of it after it was placed; null: it was not watched. */
  readonly watch: {
    /** The release that was watched. It is another one where the slot went back. */
    readonly release: string;
    readonly state: 'watching' | 'passed' | 'told' | 'went-back';
    readonly until: string;
    readonly reason: string | null;
    /** The slot whose release was bad. */
    readonly because: string | null;
  } | null;
  readonly canary: {
    readonly release: string;
    readonly version: string;
    readonly percent: number;
    readonly since: string;
    readonly by: string | null;
  } | null;
}

export interface DeployedTenant {
  readonly code: string;
  readonly platformName: string;
  readonly isDefault: boolean;
  readonly hostNames: readonly string[];
  /** What follows if a release is found bad after a change. */
  readonly watch: 'tell' | 'goBack';
  readonly slots: readonly DeployedSlot[];
}

/** The host first: all others run in it. */
export const inOrder = (one: DeployedSlot, other: DeployedSlot) =>
  Number(other.slot === 'host') - Number(one.slot === 'host') || one.slot.localeCompare(other.slot);

/** The tenants of the reader, with what they run. */
export const readDeployed = async (signal: AbortSignal): Promise<readonly DeployedTenant[]> =>
  (await deployRead<{ tenants: readonly DeployedTenant[] }>('/tenants', signal)).tenants;

export interface PublishedRelease {
  readonly package: string;
  readonly version: string;
  readonly build: string;
  readonly kind: string;
  readonly slot: string;
  readonly publishedBy: string;
  readonly publishedAt: string;
  readonly standing: 'deprecated' | 'blocked' | null;
  /** Its files are gone: it cannot run. */
  readonly bytesRemovedAt: string | null;
}

/** Published releases, newest first. */
export const readPublished = async (signal: AbortSignal): Promise<readonly PublishedRelease[]> =>
  (await deployRead<{ releases: readonly PublishedRelease[] }>('/releases?limit=500', signal)).releases;

export interface DescribedRelease extends Omit<PublishedRelease, 'kind' | 'standing'> {
  readonly commit: string | null;
  readonly author: string | null;
  readonly note: string | null;
  readonly standing: { readonly name: 'deprecated' | 'blocked'; readonly reason: string } | null;
  /** It was rolled back by itself. */
  readonly verdict: {
    readonly at: string;
    readonly as: 'canary' | 'release';
    readonly tenant: string;
    readonly slot: string;
    readonly detail: { readonly reason?: string } | null;
  } | null;
  readonly scripts: { readonly bytes: number | null };
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  readonly runs: readonly {
    readonly tenant: string;
    readonly slot: string;
    readonly as: 'release' | 'canary' | 'fall-back';
  }[];
  readonly links: number;
}

export const readRelease = (name: string, signal: AbortSignal): Promise<DescribedRelease> =>
  deployRead(`/releases/${encodeURIComponent(name)}`, signal);

export const standingTags = {
  deprecated: { label: '已弃用', colorClass: 'yellow' },
  blocked: { label: '已禁用', colorClass: 'red' },
} as const;

/** `<package>@<build>` */
export const releaseNameOf = ({ package: name, build }: PublishedRelease) => `${name}@${build}`;

export const canRun = ({ standing, bytesRemovedAt }: PublishedRelease) =>
  standing !== 'blocked' && bytesRemovedAt === null;

/** A release in a list of choices. */
export function releaseLabel(release: PublishedRelease, running: string | undefined): string {
  const { version, publishedAt, standing } = release;
  const marks = [
    ...(releaseNameOf(release) === running ? ['正在运行'] : []),
    ...(standing ? [standingTags[standing].label] : []),
  ];
  const told = marks.length > 0 ? `（${marks.join('，')}）` : '';
  return `${releaseNameOf(release)}${told} · ${formatMinute(publishedAt)} · ${version}`;
}
