import { expect, test } from '@playwright/test';
import { customerHost, type Installation, staffHost } from '../installation/installation';

/** The company that runs the platform. */
const operator = {
  name: '恒信供应链',
  legalName: '恒信供应链科技有限公司',
  creditCode: '91310000MA1K4BU037',
  legalPerson: '周立成',
} as const;

interface FirstRun {
  readonly published: number;
  readonly drafted: number;
  readonly waiting: readonly { readonly tenant: string; readonly missing: readonly string[]; readonly draft?: true }[];
  readonly admin: { readonly made: boolean; readonly link?: string; readonly loginName?: string };
}

const initOptions = [
  ...['--host', customerHost, '--staff-host', staffHost],
  ...['--name', operator.name, '--legal-name', operator.legalName],
  ...['--credit-code', operator.creditCode, '--legal-person', operator.legalPerson],
];

/** What customers are told of the operator. Until it is said, they see that the platform opens soon. */
const openingOptions = [
  ...['--address', '上海市浦东新区世纪大道 1 号', '--hotline', '400-820-6000'],
  ...['--filings', '沪ICP备00000000号-3'],
];

/** `portal init`. Gives the one-time link of the first administrator. */
export async function firstRun(installation: Installation): Promise<string> {
  const { admin } = await test.step('portal init: tenants, releases, and texts as a draft', async () => {
    const first = await installation.command<FirstRun>('init', ...initOptions);
    expect(first.published).toBeGreaterThan(0);
    expect(first.drafted).toBeGreaterThan(0);
    const texts = ['text:SERVICE', 'text:PRIVACY', 'text:CERTIFICATE', 'text:FACE'];
    const missing = ['fact:hotline', 'fact:address', 'fact:filingsContent', ...texts];
    expect(first.waiting).toMatchObject([{ tenant: customerHost, missing, draft: true }]);
    expect(first.admin.loginName).toBe('admin');
    return first;
  });
  await test.step('portal init again changes nothing', async () => {
    const again = await installation.command<FirstRun>('init', ...initOptions);
    expect(again).toMatchObject({ published: 0, filled: [], drafted: 0, admin: { made: false } });
  });
  await test.step('the operator says who it is, and confirms the texts: with that the platform opens', async () => {
    const set = await installation.command<{ opened: boolean }>('tenants', 'set', customerHost, ...openingOptions);
    expect(set.opened).toBe(false);
    const confirm = ['content', 'confirm', '--tenant', customerHost, '--yes'];
    expect(await installation.command(...confirm)).toMatchObject({ opened: true });
    expect(await installation.command('tenants', 'check', customerHost)).toMatchObject({ state: 'open', missing: [] });
  });
  return admin.link ?? '';
}
