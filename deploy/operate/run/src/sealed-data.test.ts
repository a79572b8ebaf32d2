import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { openDatabase } from '@portal/database';
import { readSettings } from './read-settings';
import { dataActOf, dataLines, sealedData } from './sealed-data';

jest.setTimeout(120_000);

const dataDir = mkdtempSync(join(tmpdir(), 'sealed-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('an operator sees what is clear, and seals it', async () => {
  const settings = readSettings({ PORT: '8080' }, dataDir);
  const database = await openDatabase({ dataDir });
  await database.db.execute(`insert into platform."user"
    (user_code, tenant, mobile, user_name, password_hash, password_changed_at, created_at, id_no)
    values ('U1', 'localhost', '13800000001', '陈立群', '', now(), now(), '110105198503120012')`);
  await database.close();

  const before = await sealedData(settings, 'status');
  expect(before).toEqual({ state: 'sealed', waiting: [{ place: 'user.id_no', values: 1 }] });
  expect(dataLines(before)).toContain('user.id_no: 1 still to be sealed under the first key');
  expect(await sealedData(settings, 'seal')).toEqual({ state: 'sealed', waiting: [] });

  const again = await openDatabase({ dataDir });
  const { rows } = await again.db.execute(`select id_no from platform."user"`);
  const { rows: noted } = await again.db.execute(`select action from platform.audit_event`);
  await again.close();
  expect(rows).toEqual([{ id_no: expect.stringMatching(/^v1:[\w-]{8}:/) }]);
  expect(noted).toEqual([{ action: 'data.seal' }]);
});

test('a wrong key is a failure that says so, and changes nothing', async () => {
  const wrong = readSettings({ PORT: '8080', DATA_KEY: randomBytes(32).toString('base64') }, dataDir);
  for (const act of ['status', 'seal'] as const)
    await expect(sealedData(wrong, act)).rejects.toThrow(
      'DATA_KEY does not open what is stored (user.id_no: 1): it was sealed under another key.',
    );
  const own = readFileSync(join(dataDir, 'data-key'), 'utf8').trim();
  const both = readSettings({ PORT: '8080', DATA_KEY: `${wrong.dataKey} ${own}` }, dataDir);
  expect(await sealedData(both, 'status')).toEqual({ state: 'sealed', waiting: [{ place: 'user.id_no', values: 1 }] });
});

test('any other word is refused', () => {
  for (const words of [[], ['drop'], ['seal', 'now']]) expect(() => dataActOf(words)).toThrow('status or seal');
});
