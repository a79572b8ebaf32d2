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
  readonly content: number;
  readonly admin: { readonly made: boolean; readonly link?: string };
}

const initOptions = [
  ...['--host', customerHost, '--staff-host', staffHost],
  ...['--name', operator.name, '--legal-name', operator.legalName],
  ...['--credit-code', operator.creditCode, '--legal-person', operator.legalPerson],
];

/** `portal init`. Gives the one-time link of the first administrator. */
export async function firstRun(installation: Installation): Promise<string> {
  const { admin } = await test.step('portal init: tenants, releases, texts', async () => {
    const first = await installation.command<FirstRun>('init', ...initOptions);
    expect(first.published).toBeGreaterThan(0);
    expect(first.content).toBeGreaterThan(0);
    return first;
  });
  await test.step('portal init again changes nothing', async () => {
    const again = await installation.command<FirstRun>('init', ...initOptions);
    expect(again).toMatchObject({ published: 0, filled: [], content: 0, admin: { made: false } });
  });
  return admin.link ?? '';
}
