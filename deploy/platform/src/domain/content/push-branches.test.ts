import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { type Database, DataKeys, openDatabase, sealWith } from '@portal/database';
import { bankBranch, contentVersion } from '@portal/database/schema/platform';
import { createPostgresDatabase, describeDatabase, postgresAvailable } from '@portal/database/testing';
import { asc, count, eq } from 'drizzle-orm';
import { latestVersion } from './content-versions';
import { type BranchPush, type PushedBranches, pushBranches } from './push-branches';
import { checkContent, pushContent } from './push-content';

const now = new Date();
// Guides are files, and files are sealed.
sealWith({ sealer: new DataKeys('x'.repeat(43)), writes: 'sealed' });
const banks = 'code,name\n102,中国工商银行\n103,中国农业银行\n';

/** Texts of a tenant, and two banks without branches. */
const root = fileURLToPath(new URL('../../../../operate/content/', import.meta.url));
const folder = Object.fromEntries(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path) && path !== 'branches.csv')
    .map((path) => [path, path === 'banks.csv' ? banks : readFileSync(`${root}${path}`, 'utf8')]),
);

const head = '行号,行名,省份,城市';
const list = [
  head,
  '102331000018,中国工商银行股份有限公司杭州西湖支行,浙江省,杭州市',
  '103290000028,"中国农业银行股份有限公司上海分行,营业部",上海市,上海',
  '',
].join('\r\n');

const pushList = (database: Database, push: Partial<BranchPush>): Promise<PushedBranches> =>
  pushBranches(
    database,
    { text: list, knownBanks: false, check: false, base: null, by: 'ops', note: '', ...push },
    now,
  );

const begin = (database: Database) => pushContent(database, { tenant: 'one', files: folder, by: 'ops', note: '' }, now);

describeDatabase('a list of bank branches', (database) => {
  const stored = () => database().db.select().from(bankBranch).orderBy(asc(bankBranch.branchNo));

  test('needs content beside which it stands', async () => {
    expect(await pushList(database(), {})).toMatchObject({
      faults: [{ text: expect.stringContaining('push a folder') }],
    });
    await begin(database());
  });

  test('is looked at first, then stored as it is: columns by their names, cities by theirs', async () => {
    const changes = { branches: 2, added: 2, changed: 0, removed: 0, leftOut: {} };
    expect(await pushList(database(), { check: true })).toEqual({ ...changes, version: 1 });
    expect(await stored()).toEqual([]);
    expect(await pushList(database(), { base: 1 })).toEqual({ ...changes, version: 2 });
    expect(await stored()).toEqual([
      {
        branchNo: '102331000018',
        bankCode: '102',
        areaCode: '330100',
        branchName: '中国工商银行股份有限公司杭州西湖支行',
      },
      {
        branchNo: '103290000028',
        bankCode: '103',
        areaCode: '310100',
        branchName: '中国农业银行股份有限公司上海分行,营业部',
      },
    ]);
    expect(await pushList(database(), {})).toEqual({ ...changes, added: 0, version: 2 });
    expect(await pushList(database(), { base: 1, text: `${head}\n` })).toHaveProperty('faults');
  });

  test('says what the next one adds, changes and removes; who looked at an earlier state is told', async () => {
    const next = [head, '102331000018,工行杭州西湖支行,浙江省,杭州市', '102100000021,工行北京分行,,北京市'].join('\n');
    expect(await pushList(database(), { text: next, base: 1 })).toEqual({ moved: 2 });
    expect(await pushList(database(), { text: next, base: 2 })).toMatchObject({
      added: 1,
      changed: 1,
      removed: 1,
      version: 3,
    });
  });

  test('stays where a folder has no branches, and is a version like others', async () => {
    const files = { ...folder, 'banks.csv': `${banks}104,中国银行\n` };
    const { changes } = await checkContent(database().db, 'one', files);
    expect(changes.map(({ file, change }) => [file, change])).toEqual([['banks.csv', 'changed']]);
    await pushContent(database(), { tenant: 'one', files, by: 'ops', note: '' }, now);
    expect((await latestVersion(database().db, '')).files['branches.csv']).toContain(
      '102100000021,102,110100,工行北京分行',
    );
    expect(await stored()).toHaveLength(2);
  });

  test('all faults are told with their lines, and nothing is stored', async () => {
    const bad = [
      head,
      '10233100001,少一位,浙江省,杭州市',
      '102331000018,甲,浙江省,杭州市',
      '102331000018,乙,浙江省,杭州市',
      '102331000026,,浙江省,杭州市',
      '501331000018,外资,浙江省,杭州市',
      '102331000034,丙,浙江省,1000',
    ].join('\n');
    const refused = await pushList(database(), { text: bad });
    expect('faults' in refused && refused.faults.map(({ line, text }) => [line, text])).toEqual([
      [2, '"10233100001" is no branch number: twelve digits'],
      [4, '102331000018 stands here twice'],
      [5, 'the name is missing'],
      [6, 'bank 501 is not in banks.csv'],
      [7, '"1000" is no city: its name, or its code of six digits'],
    ]);
    expect(await pushList(database(), { text: '行号,行名\n' })).toMatchObject({
      faults: [{ line: 1, text: expect.stringContaining('no column for city (area, 城市, 地市 …)') }],
    });
    const many = [head, ...Array.from({ length: 50 }, (_, n) => `${n},甲,浙江省,杭州市`)].join('\n');
    const lines = await pushList(database(), { text: many });
    expect('faults' in lines && lines.faults).toHaveLength(21);
    expect('faults' in lines && lines.faults.at(-1)).toMatchObject({ line: 51, text: 'and 30 more like these' });
    expect(await stored()).toHaveLength(2);
  });

  test('a quotation mark that is never closed is a fault of its line', async () => {
    expect(await pushList(database(), { text: `${head}\n102331000018,"甲,浙江省,杭州市\n` })).toMatchObject({
      faults: [{ line: 2, text: expect.stringContaining('Quote Not Closed') }],
    });
  });

  test('rows of banks that nobody can choose are left out if somebody wants it', async () => {
    const text = `${list}501331000018,外资,浙江省,杭州市\n501331000026,外资,浙江省,杭州市\n`;
    expect(await pushList(database(), { text, knownBanks: true, check: true })).toMatchObject({
      branches: 2,
      leftOut: { 501: 2 },
    });
  });
});

/** Every number of branches that a reader sees until the signal. */
async function readCounts({ db }: Database, signal: AbortSignal): Promise<Set<number>> {
  const seen = new Set<number>();
  while (!signal.aborted) {
    const [all] = await db.select({ n: count() }).from(bankBranch);
    seen.add(all?.n ?? 0);
  }
  return seen;
}

const whole = postgresAvailable ? test : test.skip;

whole(
  'the whole list, 150,000 branches, in seconds; readers have the old one or the new one',
  async () => {
    const made = await createPostgresDatabase('branches');
    const database = await openDatabase({ url: made.url });
    try {
      await begin(database);
      const rows = (name: string) =>
        [
          head,
          ...Array.from(
            { length: 150_000 },
            (_, n) => `102${String(n).padStart(9, '0')},${name}${n}支行,浙江省,杭州市`,
          ),
        ].join('\n');
      const [first, second] = [rows('中国工商银行股份有限公司杭州'), rows('中国工商银行股份有限公司杭州市')];
      await pushList(database, { text: first });
      const stop = new AbortController();
      const seen = readCounts(database, stop.signal);
      const began = performance.now();
      const done = await pushList(database, { text: second }).finally(() => stop.abort());
      const seconds = (performance.now() - began) / 1_000;
      expect(done).toMatchObject({ branches: 150_000, changed: 150_000, removed: 0 });
      expect([...(await seen)]).toEqual([150_000]);
      expect(seconds).toBeLessThan(30);
      const versions = await database.db
        .select({ n: count() })
        .from(contentVersion)
        .where(eq(contentVersion.tenant, ''));
      expect(versions).toEqual([{ n: 3 }]);
    } finally {
      await database.close();
      await made.drop();
    }
  },
  180_000,
);
