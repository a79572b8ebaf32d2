import type { StatusTagProps } from '@portal/shared/ui';
import { deployEnd, deployMake, deployRead } from '../../../client/deploy-call';

export interface TrialLink {
  readonly id: string;
  readonly kind: 'override' | 'standalone';
  readonly tenant: string;
  readonly slot: string;
  readonly package: string;
  readonly build: string;
  /** A developer's own server; null: a published build. */
  readonly origin: string | null;
  /** The page to which it leads; null: the first page. */
  readonly path: string | null;
  readonly expiresAt: string;
  readonly createdBy: string;
  readonly createdAt: string;
  readonly openedAt: string | null;
  readonly revokedAt: string | null;
}

/** The links of the reader's tenants that have not expired, newest first. */
export const readLinks = async (signal: AbortSignal): Promise<readonly TrialLink[]> =>
  (await deployRead<{ overrides: readonly TrialLink[] }>('/overrides', signal)).overrides;

export interface LinkChoice {
  readonly release: string;
  readonly minutes: number;
  readonly standalone: boolean;
  readonly path?: string;
}

export interface MadeLink {
  readonly address: string;
  readonly until: string;
}

export async function makeLink(tenant: string, choice: LinkChoice): Promise<MadeLink> {
  const made = await deployMake<{ path: string; until: string; address: string | null }>(
    `/tenants/${encodeURIComponent(tenant)}/overrides`,
    choice,
  );
  return { address: new URL(made.path, made.address ?? location.origin).href, until: made.until };
}

export const endLink = (id: string): Promise<void> => deployEnd(`/overrides/${encodeURIComponent(id)}`);

export const isEnded = ({ revokedAt }: TrialLink): boolean => revokedAt !== null;

/** Not yet opened, in use in one browser, or taken back. */
export function linkState({ revokedAt, openedAt }: TrialLink): StatusTagProps['entry'] {
  if (revokedAt) return { label: '已撤销', colorClass: 'gray' };
  return openedAt ? { label: '使用中', colorClass: 'green' } : { label: '未打开', colorClass: 'blue' };
}

export const kindText = ({ kind }: TrialLink): string => (kind === 'standalone' ? '独立运行' : '替换到平台中');

export const whatText = ({ origin, package: name, build }: TrialLink): string => origin ?? `${name}@${build}`;
