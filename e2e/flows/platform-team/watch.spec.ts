import { publishNext } from '../../support/next-release';
import { expect, type OwnTenant, test } from '../../support/own-tenant';
import { portalCommand } from '../../support/portal-command';
import { lastChange, newVisitor, pageOf, sees, siteOf } from './canary-tenant';
import { isGenuine, Receiver } from './receiver';
import { type Opened, opens, tells } from './telling-visitor';

/** A release that goes to everybody at once, and what its watch makes of it. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const before = '公司简介';
const after = '公司一览';
const visitors = 30;

const receiver = new Receiver();
let hook: { id: string; secret: string };
let tenant: OwnTenant;
let release = '';
let stable = '';

test.beforeAll(async ({ tenant: own }) => {
  test.setTimeout(180_000);
  tenant = own;
  release = await publishNext('site', 'src/pages/about/page.tsx', before, after);
  stable = (await siteOf(tenant, newVisitor()))?.release ?? '';
  await portalCommand('tenants', 'set', tenant.code, '--watch', 'goBack');
  hook = await portalCommand('hooks', 'add', await receiver.open(1), '--events', 'watch-went-back');
});

test.afterAll(async () => {
  if (hook) await portalCommand('hooks', 'remove', hook.id);
  await receiver.close();
});

interface Slot {
  slot: string;
  release: string;
  watch: { state: string; release: string; reason: string | null } | null;
}

const siteNow = async () => {
  const tenants = await portalCommand<{ code: string; slots: Slot[] }[]>('tenants');
  return tenants.find(({ code }) => code === tenant.code)?.slots.find(({ slot }) => slot === 'site');
};

test('[threat: bad release] a release that fails for its visitors goes back by itself within 30 seconds', async ({
  browser,
}) => {
  const page = await pageOf(browser, tenant, newVisitor());
  await sees(page, before);
  /** All of them have opened it before the first one reports. */
  const visit = async (net: number, outcome: string) => {
    const opened: Opened[] = [];
    for (let n = 0; n < visitors; n += 1) opened.push(await opens(page, tenant, `10.${net}.${n}.1`));
    for (const one of opened) expect(await tells(page, one, outcome)).toBe(204);
    return new Set(opened.map(({ about }) => `${about.package}@${about.build}`));
  };
  expect(await visit(7, 'loaded')).toEqual(new Set([stable]));
  await portalCommand('assign', tenant.code, 'site', release);
  await sees(page, after);
  expect(await siteNow()).toMatchObject({ release, watch: { state: 'watching' } });
  expect(await visit(8, 'failed')).toEqual(new Set([release]));
  await expect.poll(async () => (await siteNow())?.release, { timeout: 30_000 }).toBe(stable);
  expect(await lastChange(tenant)).toMatchObject({
    ...{ who: '自动回退', action: 'watch-rollback', fromBuild: release, toBuild: stable },
    detail: { reason: 'error-rate' },
  });
  expect(await siteNow()).toMatchObject({ watch: { state: 'went-back', release, reason: 'error-rate' } });
  await sees(page, before);
});

test('[threat: bad release] it is not assigned again without a word', async () => {
  await expect(portalCommand('assign', tenant.code, 'site', release)).rejects.toThrow(/rolled back by itself.*--yes/s);
  const { verdict } = await portalCommand<{ verdict: object }>('releases', 'show', release);
  expect(verdict).toMatchObject({ as: 'release', tenant: tenant.code, slot: 'site' });
});

test('[threat: replay] the operator’s server is told with a signature, and once more after it has failed', async () => {
  await expect.poll(() => receiver.told.length, { timeout: 60_000 }).toBe(2);
  const [first, second] = receiver.told;
  for (const told of receiver.told) expect(isGenuine(told, '/portal', hook.secret)).toBe(true);
  expect(first?.headers['x-port-key']).toBe(hook.id);
  expect(first?.headers['x-portal-delivery']).toBe(second?.headers['x-portal-delivery']);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    ...{ event: 'watch-went-back', tenant: tenant.code },
    moves: [{ slot: 'site', from: release, to: stable }],
    detail: { slot: 'site', reason: 'error-rate' },
  });
  expect(await portalCommand('hooks')).toMatchObject(
    expect.arrayContaining([{ id: hook.id, waiting: 0 }].map(expect.objectContaining)),
  );
});
