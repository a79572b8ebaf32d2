import { expect, test } from '../../support/own-tenant';
import { portalCommand } from '../../support/portal-command';

interface Changed {
  readonly changeSet: number;
  readonly watch: { readonly until: string; readonly ifBad: string };
  readonly slots: readonly { slot: string; changed: boolean; from: string; to?: string; release?: string }[];
}

test('the command line moves slots together, and takes back what moved; the document says by which change it was made', async ({
  request,
  tenant,
}) => {
  const made = async () => (await (await request.get(`${tenant.url}/-/boot`)).json()).changeSet;
  const [{ package: name, build }] = await portalCommand<[{ package: string; build: string }]>(
    ...['releases', '--package', 'site-jinqiao', '--limit', '1'],
  );
  const other = `${name}@${build}`;
  const moved = await portalCommand<Changed>('assign', tenant.code, other);
  expect(moved).toMatchObject({ slots: [{ slot: 'site', changed: true, release: other }], watch: { ifBad: 'tell' } });
  await expect.poll(made).toEqual({ number: moved.changeSet, canaries: [] });

  const back = await portalCommand<Changed>('rollback', tenant.code, 'site', '--set');
  expect(back.slots).toMatchObject([{ slot: 'site', changed: true, from: other, to: moved.slots[0]?.from }]);
  await expect.poll(made).toEqual({ number: back.changeSet, canaries: [] });
  // What every slot began with has nothing before it, and all of it is said.
  await expect(portalCommand('rollback', tenant.code, 'host', 'account')).rejects.toThrow(
    /host ran nothing else[\s\S]*account ran nothing else/,
  );
  const changes = await portalCommand<{ action: string; changeSet: number }[]>(
    ...['audit', '--tenant', tenant.code, '--slot', 'site', '--limit', '2'],
  );
  expect(changes.map(({ action, changeSet }) => [action, changeSet])).toEqual([
    ['rollback', back.changeSet],
    ['assign', moved.changeSet],
  ]);
});
