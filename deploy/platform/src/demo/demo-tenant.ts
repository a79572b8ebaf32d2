/** The demonstration's tenants, as the releases seed them, and the letter that keeps their rows apart. */
export interface DemoTenant {
  readonly code: string;
  readonly letter: string;
}

export const demoTenants: readonly DemoTenant[] = [
  { code: 'localhost', letter: 'L' },
  { code: 'jinqiao.localhost', letter: 'J' },
];

/** Always the same code for the same thing: seeding again finds what is there. */
export const demoCode = (kind: string, tenant: DemoTenant, name: string) => `${kind}demo${tenant.letter}${name}`;
