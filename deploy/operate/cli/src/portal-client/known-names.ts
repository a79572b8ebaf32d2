/** Asks a portal for all names of a kind, for somebody who has mistyped one. It answers only what the token may read. */

interface Slotted {
  slot: string;
}

interface Listed {
  '/tenants': { tenants: { code: string; slots: Slotted[]; emptySlots: Slotted[] }[] };
  '/releases?limit=500': { releases: (Slotted & { package: string; build: string; version: string })[] };
  '/tokens': { tokens: { name: string; revokedAt: string | null }[] };
}

export type Ask = <Path extends keyof Listed>(path: Path) => Promise<Listed[Path]>;

const unique = (names: readonly string[]) => [...new Set(names)];

const ways: Readonly<Record<string, (ask: Ask, wanted: string) => Promise<string[]>>> = {
  tenant: async (ask) => (await ask('/tenants')).tenants.map(({ code }) => code),
  async slot(ask) {
    const [{ tenants }, { releases }] = [await ask('/tenants'), await ask('/releases?limit=500')];
    const own = tenants.flatMap(({ slots, emptySlots }) => [...slots, ...emptySlots]);
    return unique([...own, ...releases].map(({ slot }) => slot));
  },
  async release(ask, wanted) {
    const { releases } = await ask('/releases?limit=500');
    const names = unique(releases.flatMap((one) => [`${one.package}@${one.build}`, `${one.package}@${one.version}`]));
    const ofPackage = names.filter((name) => name.split('@')[0] === wanted.split('@')[0]);
    return ofPackage.length > 0 ? ofPackage : names;
  },
  token: async (ask) =>
    (await ask('/tokens')).tokens.filter(({ revokedAt }) => revokedAt === null).map(({ name }) => name),
};

/** Undefined: there are no names of this kind, or they cannot be read. */
export async function knownNames(ask: Ask, what: string, wanted: string): Promise<string[] | undefined> {
  return ways[what]?.(ask, wanted).catch(() => undefined);
}
