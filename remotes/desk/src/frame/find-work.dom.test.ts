import '../testing/mock-staff-call';

import { beforeEach, expect, test } from '@jest/globals';
import type { CallReply } from '@portal/shared/contract';
import type { Tenant } from '../session/tenants';
import { answer } from '../testing/staff-answers';
import { findWork } from './find-work';

type Companies = CallReply<'staffCompanyList'>;

const company = (tenant: string, compNo: string) =>
  ({ compCode: compNo, compName: '华东精工制造有限公司', compNo, tenant }) as Companies['rows'][number];
const tenant = (code: string, platformName: string) => ({ code, platformName, audience: 'customers' }) as Tenant;
const [home, other] = [tenant('localhost', '供应链金融服务平台'), tenant('jinqiao.localhost', '金桥供应链')];

beforeEach(() => {
  answer('staffCompanyList', {
    rows: [company(home.code, 'QY1'), company(other.code, 'QY2')],
    next: null,
  } as unknown as Companies);
});

async function notesFor(tenants: readonly Tenant[]) {
  const [group] = await findWork([{ path: '/desk/companies' }], tenants)('华东', new AbortController().signal);
  return group?.rows.map(({ notes }) => notes.filter(Boolean));
}

test('two companies of one name are told apart by their tenants', async () => {
  expect(await notesFor([home, other])).toEqual([
    ['QY1', '供应链金融服务平台'],
    ['QY2', '金桥供应链'],
  ]);
});

test('who works for one tenant does not read its name in each row', async () => {
  expect(await notesFor([home])).toEqual([['QY1'], ['QY2']]);
});
