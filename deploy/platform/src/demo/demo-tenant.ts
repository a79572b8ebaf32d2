import { demoIdentities } from '@portal/database/legal-identity';
import type { LegalParty } from '../core/tenant/legal-party';

/** The demonstration's tenants, as the releases seed them, and the letter that keeps their rows apart. */
export interface DemoTenant {
  readonly code: string;
  readonly letter: string;
  /** Their releases may not be there yet when the demonstration is filled. */
  readonly party: LegalParty;
}

export const demoTenants: readonly DemoTenant[] = [
  {
    code: 'localhost',
    letter: 'L',
    party: { platformName: '供应链金融服务平台', ...demoIdentities.localhost },
  },
  {
    code: 'jinqiao.localhost',
    letter: 'J',
    party: { platformName: '金桥供应链', ...demoIdentities['jinqiao.localhost'] },
  },
];

/** Always the same code for the same thing: seeding again finds what is there. */
export const demoCode = (kind: string, tenant: DemoTenant, name: string) => `${kind}demo${tenant.letter}${name}`;
