import type { LegalParty } from '@portal/platform/src/kernel/tenant/legal-party';
import { demoIdentities } from '../tenants/demo-identities';

/** The demonstration's tenants, as the releases seed them, and the letters that keep their rows apart. */
export interface DemoTenant {
  readonly code: string;
  readonly letter: string;
  /** The folder with its news, figures and partners. */
  readonly content: string;
  /** The company is stored here, because the tenant's releases may not exist yet when the demonstration is filled. */
  readonly party: LegalParty;
}

export const demoTenants: readonly DemoTenant[] = [
  {
    code: 'localhost',
    letter: 'L',
    content: 'localhost',
    party: { platformName: '供应链金融服务平台', ...demoIdentities.localhost },
  },
  {
    code: 'jinqiao.localhost',
    letter: 'J',
    content: 'jinqiao.localhost',
    party: { platformName: '金桥供应链', ...demoIdentities['jinqiao.localhost'] },
  },
];

/** It always gives the same code for the same thing, so that seeding again finds the existing rows. */
export const demoCode = (kind: string, tenant: DemoTenant, name: string) => `${kind}demo${tenant.letter}${name}`;
