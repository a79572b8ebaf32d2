import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('reference data', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
  }, 60_000);
  afterAll(() => platform.close());

  test('provinces, areas, industries and dictionaries are for everybody', async () => {
    const client = platform.client();
    const provinces = await client.ok('provinceList', {});
    const zhejiang = provinces.find(({ name }) => name === '浙江省');
    const cities = await client.ok('areaList', { query: { pid: zhejiang?.id ?? '' } });
    expect(cities.map(({ name }) => name)).toContain('杭州市');
    const sections = await client.ok('linkageList', {});
    const divisions = await client.ok('linkageChildren', { query: { pid: sections[2]?.code ?? '' } });
    expect(divisions.length).toBeGreaterThan(30);
    expect((await client.ok('registrationDict', {})).compRole).toHaveLength(6);
  });

  test('bad input is refused', async () => {
    const client = platform.client();
    expect((await client.call('areaList', { query: { pid: "' or 1=1" } })).envelope.status).toBe('400');
    expect((await client.call('linkageChildren', { query: {} as never })).envelope.status).toBe('400');
    const person = await signedIn(platform, '13800000001', 'A');
    expect((await person.call('bankBranchList', { body: {} as never })).envelope.status).toBe('400');
  });

  test('banks need a token', async () => {
    const client = platform.client();
    expect((await client.call('bankList', {})).httpStatus).toBe(401);
    expect((await client.call('bankBranchList', { body: { bankCode: '102' } })).httpStatus).toBe(401);
  });

  test('branches by bank, place and words, fifty at most', async () => {
    const client = await signedIn(platform, '13800000009', 'A');
    const [bank] = await client.ok('bankList', {});
    const bankCode = bank?.bankCode ?? '';
    expect(await client.ok('bankBranchList', { body: { bankCode } })).toHaveLength(50);
    const hangzhou = await client.ok('bankBranchList', { body: { bankCode, areaCode: '330106' } });
    expect(hangzhou.map(({ branchName }) => branchName)).toContain('中国工商银行杭州高新支行');
    expect(hangzhou).toHaveLength(3);
    const found = await client.ok('bankBranchList', { body: { bankCode, areaCode: '330000', keyword: '宁波' } });
    expect(found.every(({ branchName }) => branchName.includes('宁波'))).toBe(true);
    expect(found.every(({ branchNo }) => /^\d{12}$/.test(branchNo))).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });
});
