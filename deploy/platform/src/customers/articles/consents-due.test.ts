import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { article, consentGiven } from '@portal/database/schema/platform';
import { and, desc, eq } from 'drizzle-orm';
import { storedId } from '../../domain/content/article-id';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { logIn } from '../../testing/log-in';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('consents that changed', (database) => {
  let platform: TestPlatform;
  let person: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    person = platform.client();
    await logIn(platform, person, '13800000001');
  }, 60_000);
  afterAll(() => platform.close());

  const renew = (consent: string, version: string) =>
    database()
      .db.update(article)
      .set({ version })
      .where(eq(article.id, storedId('localhost', `consent-${consent}`)));
  const due = async () => (await person.ok('consentsDue', {})).map(({ consent, version }) => `${consent} ${version}`);

  test('a person who agreed to the texts in force is asked nothing', async () => {
    expect(await due()).toEqual([]);
  });

  test('a new version is asked for, before a company is chosen; another tenant’s people are not asked', async () => {
    await renew('PRIVACY', '2026-12');
    const [asked] = await person.ok('consentsDue', {});
    expect(asked).toMatchObject({ consent: 'PRIVACY', version: '2026-12', title: '隐私政策', first: false });
    expect(asked?.content).toContain('<h2>');
    const other = platform.client('jinqiao.localhost');
    await logIn(platform, other, '13800000002');
    expect(await other.ok('consentsDue', {})).toEqual([]);
  });

  test('the text of a face check is asked for elsewhere', async () => {
    await renew('FACE', '2026-12');
    expect(await due()).toEqual(['PRIVACY 2026-12']);
  });

  test('nobody agrees to a version that is not in force', async () => {
    const body = { agreed: [{ consent: 'PRIVACY', version: '2026-01' }] } as const;
    const { envelope } = await person.call('consentsAgree', { body: { agreed: [...body.agreed] } });
    expect(envelope).toMatchObject({ status: '409', msg: '协议刚刚更新，请重新阅读' });
    expect(await due()).toEqual(['PRIVACY 2026-12']);
  });

  test('agreeing is noted with version and address, and ends the question', async () => {
    await person.ok('consentsAgree', { body: { agreed: [{ consent: 'PRIVACY', version: '2026-12' }] } });
    expect(await due()).toEqual([]);
    const [noted] = await database()
      .db.select()
      .from(consentGiven)
      .where(and(eq(consentGiven.userCode, 'UdemoL13800000001'), eq(consentGiven.consent, 'PRIVACY')))
      .orderBy(desc(consentGiven.at))
      .limit(1);
    expect(noted).toMatchObject({ version: '2026-12', address: expect.stringMatching(/./) });
  });

  test('a person who was added by others has agreed to nothing yet', async () => {
    await database().db.delete(consentGiven).where(eq(consentGiven.userCode, 'UdemoL13800000001'));
    const asked = await person.ok('consentsDue', {});
    expect(asked.map(({ consent, first }) => [consent, first])).toEqual([
      ['PRIVACY', true],
      ['SERVICE', true],
    ]);
  });
});
