import type { Identity, SessionState } from './state';

/** The names of both in the browser's storage. */
export const identityKey = 'portal-session';
export const deviceKey = 'portal-device';

/** Raised whenever a saved field changes its meaning: older snapshots are dropped, never converted. */
const version = 1;

/**
 * The fields that a tab may keep for itself over a reload. No token and no key; the cookies tell whether it is locked.
 */
const identityFields = [
  'compInfo',
  'company',
  'auth',
  'menus',
  'comps',
  'cacheAuthProducts',
  'authed',
  'prodCode',
] as const satisfies readonly (keyof Identity)[];

/** The data that stay in the browser for everybody: they tell nothing about a person. */
export interface DeviceSnapshot {
  readonly browserID: string;
  /** Milliseconds between this machine's clock and the server's. */
  readonly clockOffset: number;
}

interface Saved<T> {
  readonly version: number;
  readonly value: T;
}

function parse<T>(text: string | null): T | null {
  if (text === null) return null;
  try {
    const saved = JSON.parse(text) as Saved<T> | null;
    return saved?.version === version ? saved.value : null;
  } catch {
    return null;
  }
}

const pack = <T>(value: T): string => JSON.stringify({ version, value } satisfies Saved<T>);

interface TabSnapshot {
  readonly epoch: string;
  /** The releases of the page. They declare pages and menus, so the person's resources hold for them alone. */
  readonly releases: string;
  readonly identity: Partial<Identity>;
}

export function packIdentity(state: SessionState, { epoch, releases }: Omit<TabSnapshot, 'identity'>): string {
  const identity = Object.fromEntries(identityFields.map((field) => [field, state[field]]));
  return pack({ epoch, releases, identity } satisfies TabSnapshot);
}

/**
 * The saved identity, if it belongs to the current person and company; only fields of the allow-list. With other
 * releases the resources are asked for again.
 */
export function unpackIdentity(
  text: string | null,
  { epoch, releases }: Omit<TabSnapshot, 'identity'>,
): Partial<Identity> | null {
  const saved = parse<TabSnapshot>(text);
  if (saved?.epoch !== epoch) return null;
  const stale: readonly string[] = saved.releases === releases ? [] : ['auth', 'menus'];
  const fields: readonly string[] = identityFields.filter((field) => !stale.includes(field));
  return Object.fromEntries(Object.entries(saved.identity).filter(([name]) => fields.includes(name)));
}

export const packDevice = (device: DeviceSnapshot): string => pack(device);

export function unpackDevice(text: string | null): DeviceSnapshot | null {
  const saved = parse<DeviceSnapshot>(text);
  if (!saved || !/^\d{1,16}$/.test(saved.browserID) || !Number.isFinite(saved.clockOffset)) return null;
  return { browserID: saved.browserID, clockOffset: saved.clockOffset };
}
